#!/usr/bin/python3
"""Plays at a table without seeing it, as a screen reader does: over AT-SPI, by names, roles, states and events.

blind_client.py PROGRAM DATABASE [--older]

--older: one that knows no announcements and reads notifications, like the Orca of Debian 12.
Starts the program, and writes what went wrong to descriptor 3, or "done". It needs an accessibility bus: start it
with dbus-run-session.
"""
import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 20  # seconds
TAPPED = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.ENTRY)
loop = GLib.MainContext.default()


class Lost(Exception):
    """Something was not there, or not told."""


class Reader:
    def __init__(self, older):
        self.said = []
        self.focused = []
        self.activated = 0
        self.listener = Atspi.EventListener.new(self.hear)
        news = "object:state-changed:showing" if older else "object:announcement"
        for event in (news, "object:state-changed:focused", "window:activate"):
            self.listener.register(event)
        self.window = None

    def hear(self, event):
        if event.type.startswith("object:announcement"):
            self.said.append(event.any_data)
        elif event.type.startswith("window:activate"):
            self.activated += 1
        elif event.type.startswith("object:state-changed:showing"):
            if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                self.said.append(event.source.get_name())
        elif event.detail1:
            self.focused.append(event.source.get_name())

    def wait_for(self, what, condition, patience=PATIENCE):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            while loop.iteration(False):
                pass
            found = condition()
            if found:
                return found
            time.sleep(0.02)
        raise Lost(f"waited in vain for {what}; there are {[self.line(item) for item in self.items()]}; said {self.said}")

    def open(self):
        def window():
            desktop = Atspi.get_desktop(0)
            for i in range(desktop.get_child_count()):
                program = desktop.get_child_at_index(i)
                if program and program.get_name() == "Consigliere":
                    return program.get_child_at_index(0)
            return None

        self.window = self.wait_for("the program", window)
        if self.window.get_role() != Atspi.Role.FRAME:
            raise Lost("the window is no frame")

    def items(self):
        if self.window is None:
            return []
        return [self.window.get_child_at_index(i) for i in range(self.window.get_child_count())]

    @staticmethod
    def line(item):
        try:
            return f"{item.get_role_name()} {item.get_name()}" if item else "nothing"
        except GLib.Error:
            return "gone"

    def reads(self, part):
        return any(part in self.line(item) for item in self.items())

    def thing(self, name):
        """Something that can be tapped: of this name, or one that begins so."""

        def there():
            for is_it in (lambda item: item.get_name() == name, lambda item: item.get_name().startswith(name)):
                for item in self.items():
                    try:
                        if item and item.get_role() in TAPPED and is_it(item):
                            return item
                    except GLib.Error:
                        continue  # It went meanwhile.
            return None

        return self.wait_for(f"“{name}”", there)

    def tap(self, name):
        # Too soon after a change of the player, a tap does not count, as with a finger.
        self.wait_for(f"a tap on “{name}”", lambda: self.thing(name).do_action(0))

    def hears(self, part):
        self.wait_for(f"somebody to say “{part}”", lambda: any(part in said for said in self.said))


def check(is_so, what):
    if not is_so:
        raise Lost(what)


def has(item, state):
    return item.get_state_set().contains(state)


def look_around(reader):
    """Every thing has a name, and a reason if it is disabled; places are inside the window."""
    window = reader.window.get_extents(Atspi.CoordType.WINDOW)
    for item in reader.items():
        check(item.get_name(), f"a {item.get_role_name()} has no name")
        enabled = has(item, Atspi.StateType.ENABLED)
        check(enabled or item.get_description(), f"{reader.line(item)} does not say why it is disabled")
        check(item.get_text(0, -1) or item.get_role() == Atspi.Role.ENTRY, f"{reader.line(item)} has no text")
        place = item.get_extents(Atspi.CoordType.WINDOW)
        inside = place.x >= 0 and place.y >= 0 and place.x + place.width <= window.width + 1
        check(inside, f"{reader.line(item)} lies outside the window")


def lay_the_table(reader):
    reader.tap("Ca$h ’n Guns")
    four = reader.thing("4")
    check(has(four, Atspi.StateType.CHECKED), "four players are not chosen")
    check(four.get_role() == Atspi.Role.TOGGLE_BUTTON, "a choice is no toggle button")
    name = reader.thing("Player 1")
    check(name.get_role() == Atspi.Role.ENTRY, "a name is no entry")
    for write, written in ((lambda: name.set_text_contents("Zoë"), "Zoë"),
                           (lambda: name.insert_text(3, " K.", 3), "Zoë K."),
                           (lambda: name.delete_text(0, 4), "K."), (lambda: name.set_text_contents(""), "")):
        check(write(), "nothing can be written into a name")
        reader.wait_for(f"the name “{written}”", lambda: name.get_text(0, -1) == written)
    look_around(reader)
    reader.tap("Start the evening")
    reader.hears("Round 1")
    reader.tap("Skip")
    undo = reader.thing("Undo")
    check(not has(undo, Atspi.StateType.SENSITIVE), "there is something to undo")
    check(undo.get_description() == "Nothing to undo.", f"Undo says {undo.get_description()}")
    look_around(reader)


def play(reader):
    lay_the_table(reader)
    rules = reader.thing("Rules")
    rules.grab_focus()
    reader.wait_for("the focus", lambda: reader.focused[-1:] == ["Rules"])
    check(has(reader.thing("Rules"), Atspi.StateType.FOCUSED), "the focus is elsewhere")

    for card in ["$20,000"] * 4 + ["Painting"] * 2 + ["Clip", "First aid kit"]:
        reader.tap(card + ":")
    reader.hears("Who does Player 1 aim at?")
    # Nobody aims at himself: it is refused, with the reason and the rule.
    reader.tap("Player 1")
    reader.hears("You aim at another player, not at yourself: Player 1")
    check(reader.reads("CG-3.1"), "the rule is not told")
    reader.tap("Close")
    for aims in ["Player 3", "Player 1", "Player 1"]:
        reader.tap(aims)
        time.sleep(0.6)
    reader.hears("Who does Player 4 aim at?")
    reader.tap("Undo")
    reader.wait_for("the question", lambda: reader.reads("Undo 1 entry?"))
    reader.tap("Undo")
    reader.wait_for("Player 3 again", lambda: reader.reads("Who does Player 3 aim at?"))
    time.sleep(0.6)
    reader.tap("Player 2")
    time.sleep(0.6)
    reader.wait_for("Player 4 again", lambda: reader.reads("Who does Player 4 aim at?"))
    reader.tap("Player 3")
    reader.hears("Who lies down?")
    reader.tap("Everyone stands")
    reader.hears("Bullet cards")
    reader.tap("Player 1: Bang!")
    reader.tap("All other cards: Click!")
    reader.hears("Player 1 takes a share")
    reader.wait_for("ten entries", lambda: reader.reads("10, "))

    reader.tap("More")
    reader.tap("Score now")
    # What somebody has taken is hidden until the end, from everybody.
    reader.wait_for("the score", lambda: reader.reads("Loot count") and reader.reads("hidden"))
    look_around(reader)
    for said in set(reader.said):
        check(reader.said.count(said) == 1 or "aim at?" in said, f"“{said}” was said again")
    check(reader.activated == 1, "the window was not activated once")


def flood():
    """Asks for everything again and again, and reads nothing of it."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)
    accessible = "org.a11y.atspi.Accessible"
    root = "/org/a11y/atspi/accessible/root"
    programs = bus.call_sync("org.a11y.atspi.Registry", root, accessible, "GetChildren", None, None, 0, -1)
    (name, path), = programs.unpack()[0]
    (window,), = bus.call_sync(name, path, accessible, "GetChildren", None, None, 0, -1).unpack()
    print("begins", flush=True)
    while True:
        bus.call(name, window[1], accessible, "GetChildren", None, None, 0, -1)
        time.sleep(0.0005)


def play_among_others(reader):
    """The same with two others on the bus: one asks without end, the other hangs."""
    others = []
    for _ in range(2):
        other = subprocess.Popen([sys.executable, __file__, "--flood"], stdout=subprocess.PIPE)
        other.stdout.readline()
        others.append(other)
    time.sleep(0.5)
    others[1].send_signal(signal.SIGSTOP)
    try:
        begin = time.monotonic()
        for _ in range(3):
            reader.tap("Settings")
            reader.tap("Back")
        check(time.monotonic() - begin < PATIENCE, "the program was slow")
    finally:
        for other in others:
            other.kill()
            other.wait()


def main():
    program = subprocess.Popen(sys.argv[1:2] + ["--db", sys.argv[2]])
    older = "--older" in sys.argv
    reader = Reader(older)
    try:
        reader.open()
        if not older:
            play_among_others(reader)
        play(reader)
        check(program.poll() is None, "the program ended")
        verdict = "done"
    except Lost as lost:
        verdict = str(lost)
    finally:
        program.kill()
        program.wait()
    os.write(3, (verdict.replace("\n", " ") + "\n").encode())


if sys.argv[1] == "--flood":
    flood()
else:
    main()
