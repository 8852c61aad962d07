"""Shared by the source generators: each writes one file from one table, or checks that it is current."""
import json
import os
import sys


def main(source, target, swift):
    """Writes `target`, or with --check compares it. `swift` makes its text from the content of `source`."""
    with open(source, encoding="utf-8") as file:
        text = swift(json.load(file))
    if "--check" in sys.argv[1:]:
        with open(target, encoding="utf-8") as file:
            current = file.read() == text
        sys.exit(0 if current else os.path.basename(target) + " is stale: run " + sys.argv[0])
    with open(target, "w", encoding="utf-8") as file:
        file.write(text)
