#!/usr/bin/env python3
"""Writes SystemFontTable.swift from system-font-advances.json; --check fails if it is not current.

The numbers were fitted from frames stored in public Interface Builder documents; no font file was
read. `docs/text-measurement.md` states how accurate they are.
"""
import os
import sys

sys.dont_write_bytecode = True
import generated_source

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "system-font-advances.json")
TARGET = os.path.join(
    HERE, "..", "Sources", "StackCore", "Measurement", "SystemFont", "SystemFontTable.swift"
)
PRINTABLE = [chr(code) for code in range(0x20, 0x7F)]
WEIGHTS = "ultraLight thin light regular medium semibold bold heavy black".split()
HELVETICA_OTHER = 556


def lines_of(values):
    """Returns comma-separated values, wrapped below 100 columns."""
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
    return "%g" % value if value else "0"


def points(name, comment, pairs):
    """Returns the arrays of a curve: the point sizes, and the values there."""
    return array(name + "Sizes", "The font sizes in points of `%s`, ascending." % name,
                 [number(x) for x, _ in pairs]) + "\n" + array(
                     name, comment, [number(y) for _, y in pairs])


def others(data):
    """Returns the listed characters beyond ASCII, in the order of their glyphs."""
    return sorted(c for c in data["glyphs"] if c not in PRINTABLE)


def glyphs(data):
    rows = [data["glyphs"][c] for c in PRINTABLE + others(data)] + [data["unlisted"]]
    return [str(value) for row in rows for value in row]


def kerning(data, table):
    """Returns pairs of glyphs as first << 8 | second, ascending, and their kerning."""
    index = {c: i for i, c in enumerate(PRINTABLE + others(data))}
    pairs = sorted((index[a] << 8 | index[b], value)
                   for a, row in data[table].items() for b, value in row.items())
    return [[str(key) for key, _ in pairs], [str(value) for _, value in pairs]]


def swift(data):
    pairs, kerns = kerning(data, "kern")
    bold_pairs, bold_kerns = kerning(data, "kern_bold")
    helvetica = data["helvetica_neue"]
    sections = [
        array("others", "The characters beyond ASCII that have glyphs of their own, ascending.",
              ["0x%04X" % ord(c) for c in others(data)], "UInt16"),
        "    /// The number of columns of `glyphs`: %s.\n"
        "    static let columns = %d\n" % (", ".join(data["columns"]), len(data["columns"])),
        array("glyphs", "Widths in 1/10000 em: U+0020…U+007E, then `others`, then any other letter.",
              glyphs(data), "Int16"),
        array("weightAxis", "The positions of the weights on the font's weight axis, ultraLight to black.",
              [number(data["weight_axis"][w]) for w in WEIGHTS]),
        array("weightOffsets", "The spacing in em that each weight adds to every character.",
              [number(data["weight_offset"][w][0]) for w in WEIGHTS]),
        array("displayWeightOffsets", "The spacing in em that each weight also adds in the display cut.",
              [number(data["weight_offset"][w][1]) for w in WEIGHTS]),
        points("optical", "The share of the display cut in the widths, from version 16500 on.",
               data["optical_new"]),
        points("oldTextTracking", "The spacing in em of every character below 20 pt, before version 16500.",
               data["tracking_old_text"]),
        points("olderDisplayTracking", "The spacing in em of every character from 20 pt on, before version 13000.",
               data["tracking_older_display"]),
        points("oldDisplayTracking", "The spacing in em of every character from 20 pt on, in versions 13000 to 16499.",
               data["tracking_old_display"]),
        points("newTracking", "The spacing in em of every character, from version 16500 on.", data["tracking_new"]),
        points("emoji", "The width of an emoji in points.", data["emoji_points"]),
        array("kernedPairs", "The kerned pairs of glyphs, as `first << 8 | second`, ascending.", pairs, "UInt16"),
        array("kerns", "The kerning of `kernedPairs` in 1/10000 em.", kerns, "Int16"),
        array("boldKernedPairs", "The pairs whose kerning differs in bold, as in `kernedPairs`.", bold_pairs,
              "UInt16"),
        array("boldKerns", "The kerning in 1/10000 em that bold adds to `boldKernedPairs`.", bold_kerns,
              "Int16"),
        array("helvetica", "Widths in Helvetica Neue in 1/1000 em: U+0020…U+007E, then any other.",
              [str(helvetica["advance"].get(c, HELVETICA_OTHER)) for c in PRINTABLE]
              + [str(HELVETICA_OTHER)], "Int16"),
        points("helveticaSpacing", "The spacing in points after every character of Helvetica Neue.",
               helvetica["letter_spacing_points"]),
        "    /// The spacing in em that heavier weights of Helvetica Neue add to every character.\n"
        "    static let helveticaBold = %s\n" % number(helvetica["bold_per_character_em"]),
    ]
    return (
        "// Written by Scripts/generate-system-font-table.py. Do not edit by hand.\n\n"
        "/// Widths of Apple's system font, fitted from frames in public documents.\n"
        "enum SystemFontTable {\n" + "\n".join(sections) + "}\n"
    )


if __name__ == "__main__":
    generated_source.main(SOURCE, TARGET, swift)
