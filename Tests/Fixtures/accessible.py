"""What a screen reader and its user do with a window: finds widgets by role and name, and uses them.

Usage: accessible.py APPLICATION
Commands come as JSON, one a line, on standard input; an answer goes out for each, {"value": …} or {"error": "…"}.
What is looked for is waited for: whoever asks has the patience.
"""
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def has(widget, state):
    return widget.get_state_set().contains(getattr(Atspi.StateType, state.upper()))


def children(parent):
    for index in range(parent.get_child_count()):
        child = parent.get_child_at_index(index)
        if child is not None:
            yield child


def everything(parent):
    """What is there for the user, be it further down."""
    yield parent
    for child in children(parent):
        if has(child, "visible"):
            yield from everything(child)


def application(name):
    while True:
        try:
            for app in children(Atspi.get_desktop(0)):
                if app.get_name() == name:
                    return app
        except gi.repository.GLib.Error:
            pass  # not there yet, or gone while it was looked at
        time.sleep(0.05)


def text_of(widget):
    if "Text" not in widget.get_interfaces():
        return ""
    return Atspi.Text.get_text(widget, 0, Atspi.Text.get_character_count(widget))


def find(app, role, name):
    """The first of a role that is to be seen, and whose name or text is that; `*` at an end of the name stands for
    anything."""
    def fits(found):
        if name.startswith("*"):
            return found.endswith(name[1:])
        return found.startswith(name[:-1]) if name.endswith("*") else found == name

    while True:
        try:
            for widget in everything(app):
                if widget.get_role_name() == role and (fits(widget.get_name()) or fits(text_of(widget))):
                    return widget
        except gi.repository.GLib.Error:
            pass  # gone while it was looked at
        time.sleep(0.05)


def focus(app):
    """The names of what has the keyboard and of all around it, from the outside in, and the role of the first."""
    def path(widget):
        if has(widget, "focused"):
            return [widget.get_name(), widget.get_role_name()]
        for child in children(widget):
            if has(child, "visible") and (found := path(child)):
                return [widget.get_name()] + found
        return []

    while True:
        try:
            return path(app)
        except gi.repository.GLib.Error:
            pass  # gone while it was looked at


CONTROLS = {"push button", "toggle button", "check box", "combo box", "entry", "text", "spin button"}


def shown(parent):
    """Widgets on the page that is seen; the lists that choices open are no part of it."""
    for child in children(parent):
        if not has(child, "visible") or child.get_role_name() in ("popup menu", "list box"):
            continue
        if "Component" in child.get_interfaces():
            yield child
        yield from shown(child)


def faults(app, width):
    """A window that grew beyond the width it was given, as it does where something on a page does not fit, and controls
    that have no name but that of their class, one a line. What changes is looked at until it rests."""
    def look():
        found = []
        for widget in shown(app):
            role, name = widget.get_role_name(), widget.get_name()
            place = Atspi.Component.get_extents(widget, Atspi.CoordType.WINDOW)
            if role == "frame" and place.width > width:
                found.append(f"the window is {place.width} pixels wide, not {width}")
            if role in CONTROLS and has(widget, "focusable") and (not name or name.startswith(("Gtk", "Adw"))):
                found.append(f"{role} at {place.x}, {place.y} has no name ({name})")
        return "\n".join(found)

    last, same = None, 0
    while same < 20:
        try:
            found = look()
        except gi.repository.GLib.Error:
            found, last = "gone while it was looked at", None
        if not found:
            return ""
        same = same + 1 if found == last else 0
        last = found
        time.sleep(0.05)
    return last


def perform(app, command):
    verb = command["do"]
    if verb == "judge":
        return faults(app, command["width"])
    if verb == "tree":
        return [[widget.get_role_name(), widget.get_name() or text_of(widget)] for widget in everything(app)]
    if verb == "focus":
        return focus(app)
    widget = find(app, command["role"], command["name"])
    if verb == "find":
        return text_of(widget) or widget.get_name()
    if verb == "press":
        while not has(widget, "sensitive"):
            time.sleep(0.05)
        Atspi.Action.do_action(widget, 0)
    elif verb == "select":
        names = [child.get_name() for child in children(widget)]
        Atspi.Selection.select_child(widget, names.index(command["item"]))
    elif verb == "set":
        Atspi.Value.set_current_value(widget, command["value"])
    elif verb == "value":
        return Atspi.Value.get_current_value(widget)
    elif verb == "write":
        Atspi.EditableText.set_text_contents(widget, command["text"])
    elif verb == "is":
        return has(widget, command["state"])
    elif verb == "becomes":
        while has(widget, command["state"]) != command["on"]:
            time.sleep(0.05)
    else:
        raise ValueError(verb)
    return True


def main():
    app = application(sys.argv[1])
    print(json.dumps({"value": True}), flush=True)
    for line in sys.stdin:
        try:
            answer = {"value": perform(app, json.loads(line))}
        except Exception as error:  # the test is to read of it
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


main()
