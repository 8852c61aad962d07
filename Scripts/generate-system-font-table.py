#!/usr/bin/env python3
"""Writes SystemFontTable.swift from system-font-advances.json; --check says whether it is current.

The numbers were fitted from frames stored in public Interface Builder documents; no font file was
read. `docs/text-measurement.md` says how far they can be trusted.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "system-font-advances.json")
TARGET = os.path.join(
    HERE, "..", "Sources", "StackCore", "Measurement", "SystemFont", "SystemFontTable.swift"
)
PRINTABLE = [chr(code) for code in range(0x20, 0x7F)]
WEIGHTS = "ultraLight thin light regular medium semibold bold heavy black".split()


def lines_of(values):
    """Comma-separated values, wrapped below 100 columns."""
    lines, line = [], ""
    for value in values:
        if len(line) + len(value) > 86:
            lines.append(line.rstrip())
            line = ""
        line += value + ", "
    return "".join("        %s\n" % text.rstrip() for text in lines + [line])


def array(name, comment, values, element="Double"):
    head = "    /// %s\n    static let %s: [%s] = [\n" % (comment, name, element)
    return head + lines_of(values) + "    ]\n"


def number(value):
    return "%.5f" % value if value else "0"


def per_character(table, missing):
    return [number(table[c]) if c in table else missing for c in PRINTABLE]


def weight_widths(data):
    """What a weight adds to every character; the lightest one continues the slope of `thin`."""
    known = {name: entry["d"] for name, entry in data["weights"].items()}
    known["regular"] = 0
    slope = known["thin"] / data["weight_value"]["thin"]
    known.setdefault("ultraLight", slope * data["weight_value"]["ultraLight"])
    return [number(known[w]) for w in WEIGHTS]


def tracking(data, era):
    entries = sorted((float(size), entry["t"]) for size, entry in data["tracking_em"][era].items())
    return [["%g" % size for size, _ in entries], [number(t) for _, t in entries]]


def kerning(data):
    pairs = sorted((ord(p[0]) << 8 | ord(p[1]), v["k"]) for p, v in data["kern_em"].items())
    return [["0x%04X" % key for key, _ in pairs], [number(k) for _, k in pairs]]


def swift(data):
    advances = {c: entry["adv"] for c, entry in data["advances_em"].items()}
    pairs, kerns = kerning(data)
    oldest, old, new = (tracking(data, era) for era in ("oldest", "old", "new"))
    sections = [
        array("advances", "Advance of U+0020…U+007E in em, regular 17 pt; negative: unknown.",
              per_character(advances, "-1")),
        array("weightShifts", "Extra em of the same characters for each unit of weight value.",
              per_character(data["weight_char_em"], "0")),
        array("displayShifts", "Extra em of the same characters from 19.5 pt.",
              per_character(data["display_char_em"], "0")),
        array("weightValues", "Weight values, ultraLight to black.",
              [number(data["weight_value"][w]) for w in WEIGHTS]),
        array("weightWidths", "Extra em of any character for each weight, ultraLight to black.",
              weight_widths(data)),
        "    /// Extra em of any character for each unit of weight value, from 19.5 pt.\n"
        "    static let displayWeight = %s\n" % number(data["display_weight_em"]),
        array("oldestTrackingSizes", "Point sizes of `oldestTracking`, ascending.", oldest[0]),
        array("oldestTracking", "Extra em of any character up to Xcode 8.", oldest[1]),
        array("oldTrackingSizes", "Point sizes of `oldTracking`, ascending.", old[0]),
        array("oldTracking", "Extra em of any character from Xcode 9 to 11.", old[1]),
        array("newTrackingSizes", "Point sizes of `newTracking`, ascending.", new[0]),
        array("newTracking", "Extra em of any character from Xcode 12.", new[1]),
        array("kernedPairs", "Kerned pairs, first character << 8 | second, ascending.", pairs,
              "UInt16"),
        array("kerns", "Extra em of the pairs of `kernedPairs`.", kerns),
    ]
    return (
        "// Written by Scripts/generate-system-font-table.py. Do not edit by hand.\n\n"
        "/// Widths of Apple's system font, fitted from frames in public documents.\n"
        "enum SystemFontTable {\n" + "\n".join(sections) + "}\n"
    )


def main():
    with open(SOURCE) as file:
        text = swift(json.load(file))
    if "--check" in sys.argv[1:]:
        with open(TARGET) as file:
            current = file.read() == text
        sys.exit(0 if current else "SystemFontTable.swift is stale: run " + sys.argv[0])
    with open(TARGET, "w") as file:
        file.write(text)


if __name__ == "__main__":
    main()
