# Utter: `make help` lists what this file does.

PREFIX     ?= /usr
BINDIR     ?= $(PREFIX)/bin
LIBEXECDIR ?= $(PREFIX)/libexec
DATADIR    ?= $(PREFIX)/share
# Swift's libraries, for our programs alone.
LIBDIR     ?= $(PREFIX)/lib/utter
UNITDIR    ?= $(PREFIX)/lib/systemd/user
MANDIR     ?= $(DATADIR)/man
BASHDIR    ?= $(DATADIR)/bash-completion/completions
ZSHDIR     ?= $(DATADIR)/zsh/site-functions
FISHDIR    ?= $(DATADIR)/fish/vendor_completions.d
# Desktops look there for what they start at login, whatever our prefix is.
AUTOSTARTDIR ?= /etc/xdg/autostart

# IBus reads components from its own folder only, whatever our prefix is.
COMPONENTDIR = $(shell pkg-config --variable=pkgdatadir ibus-1.0)/component

PKGCONFIG := .build/pkgconfig
SWIFT_BUILD = swift build --pkg-config-path $(PKGCONFIG)
BUILD   := .build/release
# The Swift runtime in the engine needs little of the C++ library: as an archive it takes a megabyte less of its memory.
LIBSTDCXX := .build/archives/libstdc++.a
ENGINE   = ibus-engine-utter
PROGRAMS = utter utter-settings
LIBEXEC  = $(ENGINE) utterd utter-recognizer utter-edit
SCHEMAS  = $(wildcard data/*.gschema.xml)
SERVICES = $(wildcard data/org.*.service.in)
UNITS    = data/utterd.service.in
INTERFACES = $(filter-out $(METAINFO),$(wildcard data/org.freedesktop.IBus.Utter*.xml))
METAINFO = $(wildcard data/*.metainfo.xml)
COMPONENTS = $(wildcard ibus-component/*.xml.in)
AUTOSTART = data/org.freedesktop.IBus.Utter.Listen.desktop.in
DESKTOP  = $(filter-out $(AUTOSTART),$(wildcard ibus-component/*.desktop.in data/*.desktop.in))
# What `utter` says about itself: its manual page, and its completions for the shells.
SELF    := .build/self
MANUALS  = $(wildcard data/man/*.1) $(SELF)/utter.1
SETUP    = ibus-component/ibus-setup-utter.in
LANGUAGES = $(basename $(notdir $(wildcard data/po/*.po)))
LOCALE  := .build/locale
# What the desktop reads of us, in every language.
DESCRIBED := .build/described
ICONS    = $(patsubst data/icons/%,%,$(shell find data/icons -type f 2>/dev/null))
FILL     = sed -e 's|@bindir@|$(BINDIR)|g' -e 's|@libexecdir@|$(LIBEXECDIR)|g' -e 's|@datadir@|$(DATADIR)|g'

# On a new machine what is built with has to be installed first.
.NOTPARALLEL:
.PHONY: all help deps check-deps sherpa-onnx run screenshots test soak bench deb check-packages install uninstall messages format lint clean

all: check-deps sherpa-onnx $(PKGCONFIG) $(LIBSTDCXX) ## build for use (release)
	$(SWIFT_BUILD) -c release
	@Scripts/messages compile $(LOCALE)
	@mkdir -p $(SELF) $(DESCRIBED)
	@set -e; for file in $(METAINFO) $(DESKTOP) $(AUTOSTART); do Scripts/messages fill "$$file" > $(DESCRIBED)/$${file##*/}; done
	@LC_ALL=C $(BUILD)/utter --experimental-dump-help | Scripts/man-page data/man/utter.more > $(SELF)/utter.1
	@set -e; for shell in bash zsh fish; do for program in $(PROGRAMS); do \
	  LC_ALL=C $(BUILD)/$$program --generate-completion-script $$shell > $(SELF)/$$program.$$shell; done; done

help: ## this list
	@sed -n 's/^\([a-z-]*\):.* ## /\1	/p' Makefile | expand -t 12

deps: ## install the Debian packages that are missing, and say which (GNOME=1: GNOME Shell too)
	@Scripts/install-packages build run test $(if $(GNOME),gnome)

check-deps:
	@CHECK=1 Scripts/install-packages build
	@Scripts/check-swift

sherpa-onnx:
	@Scripts/fetch-sherpa-onnx

$(PKGCONFIG): Package.swift Scripts/pkg-config-files
	@Scripts/pkg-config-files $@
	@touch $@

# Where there is none, the shared library is taken.
$(LIBSTDCXX):
	@mkdir -p $(@D)
	@archive=$$(clang -print-file-name=libstdc++.a); case $$archive in /*) ln -sf "$$archive" $@ ;; esac

run: deps sherpa-onnx $(PKGCONFIG) $(LIBSTDCXX) ## the main job, in a private session: speak into a text field (SPEECH=file FIELD=gtk3|gtk4|qt5|qt6 RECOGNIZER=id)
	$(SWIFT_BUILD) -c release
	@$(BUILD)/utter-demo \
	  $(if $(SPEECH),--speech '$(SPEECH)') $(if $(FIELD),--field '$(FIELD)') $(if $(RECOGNIZER),--recognizer '$(RECOGNIZER)')

screenshots: deps sherpa-onnx $(PKGCONFIG) $(LIBSTDCXX) ## every page of the settings window, in light and dark, into .build/screenshots
	$(SWIFT_BUILD) -c release
	@mkdir -p .build/screenshots
	@$(BUILD)/utter-demo --screenshots $(CURDIR)/.build/screenshots

test: deps sherpa-onnx $(PKGCONFIG) ## all the tests (SUITE=name: only that one; GNOME=1: on GNOME Shell too)
	UTTER_STRICT=1 $(SWIFT_BUILD) --build-tests
	@Scripts/run-tests $(SUITE)

soak: deps sherpa-onnx $(PKGCONFIG) ## kill processes at random while somebody dictates (DICTATIONS=n, default 2000; SEED=n)
	UTTER_STRICT=1 $(SWIFT_BUILD) --build-tests
	@UTTER_FAULT_DICTATIONS=$(or $(DICTATIONS),2000) UTTER_FAULT_SEED=$(SEED) \
	  .build/debug/utterPackageTests.xctest --testing-library swift-testing \
	  --filter 'DictationServiceTests.FaultTests|IntegrationTests.EngineFaultTests'

bench: deps sherpa-onnx $(PKGCONFIG) $(LIBSTDCXX) ## the measurements (BENCH=name: only that one), into .build/bench.json too
	$(SWIFT_BUILD) -c release
	@$(BUILD)/utter-bench $(BENCH)

deb: all ## two Debian packages, in .build (they hold what `make` built): Utter, and the window of its settings
	@Scripts/install-packages package
	DEB_BUILD_OPTIONS=noautodbgsym debian/rules clean binary

check-packages: ## what lintian and other validators say of the packages, and their life in a clean Debian (downloads one; root)
	@Scripts/install-packages package
	@Scripts/check-packages .build/ibus-utter_*.deb .build/utter-settings_*.deb
	@Scripts/try-packages .build/ibus-utter_*.deb .build/utter-settings_*.deb

install: ## install what `make` built (PREFIX, DESTDIR)
	@test -x $(BUILD)/ibus-engine-utter -a -s $(SELF)/utter.fish || { echo 'Nothing is built yet: run `make` first.' >&2; exit 1; }
	@test -n '$(COMPONENTDIR:/component=)' || { echo 'pkg-config does not know IBus: run `make deps` first.' >&2; exit 1; }
	@set -e; place() { install -D -m "$$1" "$$2" '$(DESTDIR)'"$$3"; echo "$(DESTDIR)$$3"; }; \
	fill() { $(FILL) "$$1" > .build/filled; place "$${3:-644}" .build/filled "$$2"; }; \
	$(foreach f,$(PROGRAMS),place 755 $(BUILD)/$(f) '$(BINDIR)/$(f)';) \
	$(foreach f,$(LIBEXEC),place 755 $(BUILD)/$(f) '$(LIBEXECDIR)/$(f)';) \
	finish() { strip "$(DESTDIR)$$1/$$2"; if [ $$2 = $(ENGINE) ]; then chrpath -d "$(DESTDIR)$$1/$$2"; else \
	  chrpath -r "\$$ORIGIN/$$(realpath -m --relative-to="$$1" '$(LIBDIR)')" "$(DESTDIR)$$1/$$2" > /dev/null; fi; }; \
	$(foreach f,$(PROGRAMS),finish '$(BINDIR)' $(f);) \
	$(foreach f,$(LIBEXEC),finish '$(LIBEXECDIR)' $(f);) \
	for library in $$(Scripts/swift-libraries $(addprefix $(BUILD)/,$(PROGRAMS) $(filter-out $(ENGINE),$(LIBEXEC)))); do \
	  place 644 "$$library" "$(LIBDIR)/$${library##*/}"; strip --strip-unneeded "$(DESTDIR)$(LIBDIR)/$${library##*/}"; done; \
	for library in .build/sherpa-onnx/lib/*.so; do \
	  place 644 "$$library" "$(LIBEXECDIR)/sherpa-onnx/$${library##*/}"; done; \
	place 644 data/models.json '$(DATADIR)/utter/models.json'; \
	$(foreach f,$(SCHEMAS),place 644 $(f) '$(DATADIR)/glib-2.0/schemas/$(notdir $(f))';) \
	$(foreach f,$(INTERFACES),place 644 $(f) '$(DATADIR)/dbus-1/interfaces/$(notdir $(f))';) \
	$(foreach f,$(SERVICES),fill $(f) '$(DATADIR)/dbus-1/services/$(basename $(notdir $(f)))';) \
	$(foreach f,$(UNITS),fill $(f) '$(UNITDIR)/$(basename $(notdir $(f)))';) \
	$(foreach f,$(METAINFO),place 644 $(DESCRIBED)/$(notdir $(f)) '$(DATADIR)/metainfo/$(notdir $(f))';) \
	$(foreach f,$(COMPONENTS),Scripts/component-file < $(f) > .build/component; \
	  fill .build/component '$(COMPONENTDIR)/$(basename $(notdir $(f)))';) \
	$(foreach f,$(DESKTOP),fill $(DESCRIBED)/$(notdir $(f)) '$(DATADIR)/applications/$(basename $(notdir $(f)))';) \
	$(foreach f,$(AUTOSTART),fill $(DESCRIBED)/$(notdir $(f)) '$(AUTOSTARTDIR)/$(basename $(notdir $(f)))';) \
	$(foreach f,$(SETUP),fill $(f) '$(LIBEXECDIR)/$(basename $(notdir $(f)))' 755;) \
	$(foreach f,$(ICONS),place 644 data/icons/$(f) '$(DATADIR)/icons/$(f)';) \
	$(foreach f,$(MANUALS),place 644 $(f) '$(MANDIR)/man1/$(notdir $(f))';) \
	$(foreach l,$(LANGUAGES),place 644 $(LOCALE)/$(l)/LC_MESSAGES/utter.mo '$(DATADIR)/locale/$(l)/LC_MESSAGES/utter.mo';) \
	for program in $(PROGRAMS); do \
	  place 644 $(SELF)/$$program.bash "$(BASHDIR)/$$program"; \
	  place 644 $(SELF)/$$program.zsh "$(ZSHDIR)/_$$program"; \
	  place 644 $(SELF)/$$program.fish "$(FISHDIR)/$$program.fish"; done
	@Scripts/after-install '$(DESTDIR)' '$(DATADIR)' installed

uninstall: ## remove what `make install` put there (the same PREFIX and DESTDIR)
	rm -f $(foreach f,$(PROGRAMS),'$(DESTDIR)$(BINDIR)/$(f)') $(foreach f,$(LIBEXEC),'$(DESTDIR)$(LIBEXECDIR)/$(f)')
	rm -rf '$(DESTDIR)$(LIBEXECDIR)/sherpa-onnx' '$(DESTDIR)$(DATADIR)/utter' '$(DESTDIR)$(LIBDIR)'
	rm -f $(foreach f,$(SCHEMAS),'$(DESTDIR)$(DATADIR)/glib-2.0/schemas/$(notdir $(f))')
	rm -f $(foreach f,$(INTERFACES),'$(DESTDIR)$(DATADIR)/dbus-1/interfaces/$(notdir $(f))')
	rm -f $(foreach f,$(SERVICES),'$(DESTDIR)$(DATADIR)/dbus-1/services/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(UNITS),'$(DESTDIR)$(UNITDIR)/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(METAINFO),'$(DESTDIR)$(DATADIR)/metainfo/$(notdir $(f))')
	rm -f $(foreach f,$(COMPONENTS),'$(DESTDIR)$(COMPONENTDIR)/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(DESKTOP),'$(DESTDIR)$(DATADIR)/applications/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(AUTOSTART),'$(DESTDIR)$(AUTOSTARTDIR)/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(SETUP),'$(DESTDIR)$(LIBEXECDIR)/$(basename $(notdir $(f)))')
	rm -f $(foreach f,$(ICONS),'$(DESTDIR)$(DATADIR)/icons/$(f)')
	rm -f $(foreach f,$(MANUALS),'$(DESTDIR)$(MANDIR)/man1/$(notdir $(f))')
	rm -f $(foreach l,$(LANGUAGES),'$(DESTDIR)$(DATADIR)/locale/$(l)/LC_MESSAGES/utter.mo')
	rm -f $(foreach f,$(PROGRAMS),'$(DESTDIR)$(BASHDIR)/$(f)' '$(DESTDIR)$(ZSHDIR)/_$(f)' '$(DESTDIR)$(FISHDIR)/$(f).fish')
	@Scripts/after-install '$(DESTDIR)' '$(DATADIR)' removed

messages: ## bring the catalogues of the translators (data/po) up to date with the sources
	@Scripts/messages merge

format: ## write the sources as swift-format has them
	swift format -i -r Package.swift Sources Tests

lint: ## what swift-format objects to
	swift format lint -s -r Package.swift Sources Tests

clean: ## remove what was built
	swift package clean
	rm -f .build/bench.json
