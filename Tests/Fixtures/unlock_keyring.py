"""Unlocks the login keyring of gnome-keyring by its password, where a desktop would ask for it in a window.

Usage: unlock_keyring.py (the password comes on standard input, as gnome-keyring-daemon takes it)
"""
import sys

from gi.repository import Gio, GLib

SERVICE = "/org/freedesktop/secrets"
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(interface, method, arguments):
    return bus.call_sync("org.freedesktop.secrets", SERVICE, interface, method, arguments, None, 0, -1, None)


# Without encryption between the two: nobody listens here.
plain = GLib.Variant("(sv)", ("plain", GLib.Variant("s", "")))
session = call("org.freedesktop.Secret.Service", "OpenSession", plain).unpack()[1]
secret = (session, b"", sys.stdin.buffer.read(), "text/plain")
call(
    "org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface", "UnlockWithMasterPassword",
    GLib.Variant("(o(oayays))", (SERVICE + "/collection/login", secret)))
