#!/usr/bin/python3
"""A Qt window to type and dictate into, for tests and the demonstration.

Usage: qt_fields.py 5|6 NAME fields|editor
Every change is a JSON line on standard output; commands are JSON lines on standard input (see fields.py).
All fields share one input context; its client string is QIBusInputContext, whatever NAME is.
"""

import sys

version, name, look = sys.argv[1:4]
if version == "5":
    from PyQt5 import QtCore, QtGui, QtWidgets
else:
    from PyQt6 import QtCore, QtGui, QtWidgets

import fields

STYLE = """
QPlainTextEdit { font: 22px "DejaVu Sans"; background: #fdfcf8; color: #22303c; border: 0; }
QLabel#heading { font: bold 15px "DejaVu Sans"; background: #d9dee4; color: #22303c; padding: 11px; }
QLabel#status { font: 13px "DejaVu Sans"; background: #e9e6df; color: #5a6470; padding: 6px 14px; }
"""


def watching(base):
    """A subclass that tells about its preview text, and about keys that no input method wanted."""

    class Watching(base):
        def inputMethodEvent(self, event):
            super().inputMethodEvent(event)
            if hasattr(self, "on_preedit"):
                self.on_preedit(event.preeditString())

        def keyReleaseEvent(self, event):
            super().keyReleaseEvent(event)
            self.on_release(event.nativeVirtualKey())

    return Watching


class QtFields(fields.Fields):
    def start(self):
        self.app = QtWidgets.QApplication(sys.argv[:1])
        self.window = QtWidgets.QWidget()
        self.window.setWindowTitle(name)
        layout = QtWidgets.QVBoxLayout(self.window)
        if look == "editor":
            self.build_editor(layout)
        else:
            password = watching(QtWidgets.QLineEdit)()
            password.setEchoMode(QtWidgets.QLineEdit.EchoMode.Password)
            self.add("entry", watching(QtWidgets.QLineEdit)(), layout)
            self.add("view", watching(QtWidgets.QPlainTextEdit)(), layout)
            self.add("password", password, layout)
            self.widgets["view"].setTabChangesFocus(True)
            self.window.resize(420, 260)
        self.focused = None
        self.app.focusObjectChanged.connect(self.focus_changed)
        self.app.applicationStateChanged.connect(
            lambda state: self.tell("active", on=state == QtCore.Qt.ApplicationState.ApplicationActive))
        self.commands = QtCore.QSocketNotifier(0, QtCore.QSocketNotifier.Type.Read)
        self.commands.activated.connect(self.commands_arrived)
        self.window.show()
        next(iter(self.widgets.values())).setFocus()
        self.window.windowHandle().installEventFilter(self.exposure())
        sys.exit(self.app.exec())

    def commands_arrived(self, *ignored):
        self.read_commands()

    def exposure(self):
        """Tells when the window is on the screen."""
        fields_of_window = self

        class Filter(QtCore.QObject):
            def eventFilter(self, window, event):
                if event.type() == QtCore.QEvent.Type.Expose and window.isExposed():
                    window.removeEventFilter(self)
                    fields_of_window.tell("ready", window=int(fields_of_window.window.winId()))
                return False

        self.filter = Filter()
        return self.filter

    def build_editor(self, layout):
        self.window.setStyleSheet(STYLE)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        heading = QtWidgets.QLabel("Notes", objectName="heading")
        heading.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(heading)
        self.add("view", watching(QtWidgets.QPlainTextEdit)(), layout)
        # Not a padding: Qt tells input methods where the caret is without it.
        self.widgets["view"].document().setDocumentMargin(32)
        layout.addWidget(
            QtWidgets.QLabel("Qt %s    Utter    hold Right Control to speak" % version, objectName="status"))
        self.window.resize(900, 520)

    def add(self, field, widget, layout):
        self.widgets[field] = widget
        layout.addWidget(widget)
        widget.textChanged.connect(lambda *a: self.changed(field))
        widget.on_release = lambda keysym: self.tell("released", keysym=keysym)
        widget.on_preedit = lambda text: self.tell("preedit", field=field, text=text)

    def focus_changed(self, widget):
        for field, known in self.widgets.items():
            if known is self.focused:
                self.tell("focus", field=field, on=False)
        for field, known in self.widgets.items():
            if known is widget:
                self.tell("focus", field=field, on=True)
        self.focused = widget

    def text(self, field):
        widget = self.widgets[field]
        return widget.toPlainText() if isinstance(widget, QtWidgets.QPlainTextEdit) else widget.text()

    def set_text(self, field, text):
        widget = self.widgets[field]
        (widget.setPlainText if isinstance(widget, QtWidgets.QPlainTextEdit) else widget.setText)(text)

    def place_cursor(self, field, position):
        widget = self.widgets[field]
        # Qt counts UTF-16 units.
        position = len(self.text(field)[:position].encode("utf-16-le")) // 2
        if isinstance(widget, QtWidgets.QPlainTextEdit):
            cursor = widget.textCursor()
            cursor.setPosition(position)
            widget.setTextCursor(cursor)
        else:
            widget.setCursorPosition(position)

    def focus(self, field):
        self.widgets[field].setFocus()

    def paint(self, done):
        self.window.repaint()
        # The platform's queue is flushed when the events of this round are done.
        QtCore.QTimer.singleShot(0, done)

    def quit(self):
        self.app.quit()


QtFields().start()
