"""Runs a program on a terminal, waits for its prompt (a text that ends with ": "), and types what stands on standard input.

    python3 on_terminal.py PROGRAM ARGUMENT... < what-is-typed

Prints all that a person would have seen, then whether the terminal echoes again, and ends as the program did.
"""
import os
import pty
import sys
import termios

typed = sys.stdin.buffer.readline()
process, terminal = pty.fork()
if process == 0:
    os.execv(sys.argv[1], sys.argv[1:])
seen = b""
is_typed = False
while True:
    try:
        part = os.read(terminal, 4096)
    except OSError:  # how Linux says that the last program on the terminal ended
        break
    if not part:
        break
    seen += part
    if not is_typed and seen.endswith(b": "):
        os.write(terminal, typed)
        is_typed = True
status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
echoes = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
print(seen.decode(errors="replace"))
print("typed:", is_typed)
print("echoes:", echoes)
sys.exit(status)
