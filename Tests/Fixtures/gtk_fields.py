#!/usr/bin/python3
"""A GTK window to type and dictate into, for tests and the demonstration.

Usage: gtk_fields.py 3|4 NAME fields|editor
Every change is a JSON line on standard output; commands are JSON lines on standard input (see fields.py).
NAME is the window's title and the program's name, so the IBus client string is gtk3-im:NAME or gtk4-im:NAME.
"""

import sys

import gi

version, name, look = sys.argv[1:4]
gi.require_version("Gtk", version + ".0")
gi.require_version("Gdk", version + ".0")
from gi.repository import Gdk, GLib, Gtk

import fields

GLib.set_prgname(name)

STYLE = b"""
window.editor textview, window.editor textview text { font: 22px "DejaVu Sans"; background: #fdfcf8; color: #22303c; }
window.editor textview { padding: 28px 36px; }
window.editor .status { padding: 6px 14px; font: 13px "DejaVu Sans"; background: #e9e6df; color: #5a6470; }
"""


class GtkFields(fields.Fields):
    """The fields of one window. What differs between GTK 3 and 4 is in the two subclasses."""

    def build(self):
        self.window.set_title(name)
        self.box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        if look == "editor":
            self.build_editor()
        else:
            for field, widget in [("entry", Gtk.Entry()), ("view", Gtk.TextView()), ("password", self.password())]:
                self.add(field, widget)
                self.pack(widget, expand=field == "view")
            self.window.set_default_size(420, 260)
        self.put_in_window(self.box)

    def build_editor(self):
        provider = Gtk.CssProvider()
        provider.load_from_data(STYLE)
        self.apply(provider)
        self.window.get_style_context().add_class("editor")
        bar = Gtk.HeaderBar()
        self.title(bar, "Notes")
        self.window.set_titlebar(bar)
        view = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD)
        self.add("view", view)
        self.pack(view, expand=True)
        status = Gtk.Label(label="GTK %s    Utter    hold Right Control to speak" % version, xalign=0)
        status.get_style_context().add_class("status")
        self.pack(status, expand=False)
        self.window.set_default_size(900, 520)

    def add(self, field, widget):
        self.widgets[field] = widget
        if isinstance(widget, Gtk.TextView):
            widget.get_buffer().connect("changed", lambda b: self.changed(field))
            preedit = widget
        else:
            widget.connect("changed", lambda w: self.changed(field))
            preedit = self.inner(widget)
        preedit.connect("preedit-changed", lambda w, text: self.tell("preedit", field=field, text=text))
        self.watch_focus(field, self.inner(widget))

    def text(self, field):
        widget = self.widgets[field]
        if isinstance(widget, Gtk.TextView):
            buffer = widget.get_buffer()
            return buffer.get_text(buffer.get_start_iter(), buffer.get_end_iter(), True)
        return widget.get_text()

    def set_text(self, field, text):
        widget = self.widgets[field]
        (widget.get_buffer() if isinstance(widget, Gtk.TextView) else widget).set_text(
            *([text, -1] if isinstance(widget, Gtk.TextView) else [text]))

    def place_cursor(self, field, position):
        widget = self.widgets[field]
        if isinstance(widget, Gtk.TextView):
            buffer = widget.get_buffer()
            buffer.place_cursor(buffer.get_iter_at_offset(position))
        else:
            widget.set_position(position)

    def focus(self, field):
        self.widgets[field].grab_focus()

    def paint(self, done):
        clock = self.window.get_frame_clock()

        def painted(clock):
            clock.disconnect(handler)
            self.window.get_display().sync()
            done()

        handler = clock.connect("after-paint", painted)
        self.window.queue_draw()


class Gtk3Fields(GtkFields):
    def start(self):
        self.window = Gtk.Window()
        self.build()
        self.window.connect("destroy", Gtk.main_quit)
        self.window.connect("focus-in-event", lambda *a: self.tell("active", on=True))
        self.window.connect("focus-out-event", lambda *a: self.tell("active", on=False))
        # After everybody else: the engine has seen the key by then and did not want it.
        self.window.connect_after("key-release-event", lambda w, event: self.tell("released", keysym=event.keyval))
        self.window.connect("map-event", lambda *a: self.ready(self.window.get_window()))
        self.window.show_all()
        Gtk.main()

    def ready(self, surface):
        gi.require_version("GdkX11", "3.0")
        from gi.repository import GdkX11

        x11 = isinstance(surface, GdkX11.X11Window)
        self.tell("ready", window=surface.get_xid() if x11 else 0)

    def password(self):
        return Gtk.Entry(visibility=False, input_purpose=Gtk.InputPurpose.PASSWORD)

    def inner(self, widget):
        return widget

    def watch_focus(self, field, widget):
        widget.connect("focus-in-event", lambda *a: self.tell("focus", field=field, on=True))
        widget.connect("focus-out-event", lambda *a: self.tell("focus", field=field, on=False))

    def pack(self, widget, expand):
        self.box.pack_start(widget, expand, expand, 0)

    def put_in_window(self, widget):
        self.window.add(widget)

    def title(self, bar, text):
        bar.set_title(text)
        bar.set_show_close_button(True)

    def apply(self, provider):
        Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 600)

    def quit(self):
        Gtk.main_quit()


class Gtk4Fields(GtkFields):
    def start(self):
        self.loop = GLib.MainLoop()
        Gtk.init()
        self.window = Gtk.Window()
        self.build()
        self.window.connect("notify::is-active", lambda *a: self.tell("active", on=self.window.is_active()))
        keys = Gtk.EventControllerKey()
        keys.connect("key-released", lambda controller, keysym, *a: self.tell("released", keysym=keysym))
        self.window.add_controller(keys)
        self.window.connect("map", lambda *a: GLib.idle_add(self.ready))
        self.window.present()
        self.loop.run()

    def ready(self):
        surface = self.window.get_surface()
        number = 0
        try:
            gi.require_version("GdkX11", "4.0")
            from gi.repository import GdkX11

            number = surface.get_xid() if isinstance(surface, GdkX11.X11Surface) else 0
        except (ImportError, ValueError):
            pass
        self.tell("ready", window=number)

    def password(self):
        return Gtk.PasswordEntry()

    def inner(self, widget):
        return widget if isinstance(widget, Gtk.TextView) else widget.get_delegate()

    def watch_focus(self, field, widget):
        controller = Gtk.EventControllerFocus()
        controller.connect("enter", lambda *a: self.tell("focus", field=field, on=True))
        controller.connect("leave", lambda *a: self.tell("focus", field=field, on=False))
        widget.add_controller(controller)

    def pack(self, widget, expand):
        widget.set_vexpand(expand)
        self.box.append(widget)

    def put_in_window(self, widget):
        self.window.set_child(widget)

    def title(self, bar, text):
        bar.set_title_widget(Gtk.Label(label=text))

    def apply(self, provider):
        Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 600)

    def quit(self):
        self.loop.quit()


app = Gtk3Fields() if version == "3" else Gtk4Fields()
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, lambda *a: app.read_commands())
app.start()
