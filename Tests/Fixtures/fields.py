"""What the windows of all toolkits have in common: events out, commands in, both as JSON lines.

Events: ready {window: X11 number or 0}, text {field, text}, preedit {field, text}, focus {field, on}, active {on},
released {keysym} (of a key that no input method wanted), answer {number, text}.
Commands, each with a number that its answer repeats: focus {field}, text {field}, set {field, text},
cursor {field, position}, paint (answered when all is on the screen), quit.
"""

import json
import os


class Fields:
    def __init__(self):
        self.widgets = {}
        self.rest = b""

    def tell(self, event, **more):
        os.write(1, (json.dumps({"event": event, **more}) + "\n").encode())

    def changed(self, field):
        self.tell("text", field=field, text=self.text(field))

    def read_commands(self):
        """Returns whether there may be more: the end of the input is the end of the program."""
        data = os.read(0, 65536)
        if not data:
            self.quit()
            return False
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.execute(json.loads(line))
        return True

    def execute(self, command):
        field, text = command.get("field"), ""
        if command["do"] == "focus":
            self.focus(field)
        elif command["do"] == "text":
            text = self.text(field)
        elif command["do"] == "set":
            self.set_text(field, command["text"])
        elif command["do"] == "cursor":
            self.place_cursor(field, command["position"])
        elif command["do"] == "paint":
            return self.paint(lambda: self.tell("answer", number=command["number"], text=""))
        elif command["do"] == "quit":
            self.quit()
        self.tell("answer", number=command["number"], text=text)
