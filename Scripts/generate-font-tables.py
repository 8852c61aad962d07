#!/usr/bin/env python3
"""Writes FontTables.swift from font-metrics.json; --check fails if it is not current.

Each font in the JSON file names the source of its numbers; `docs/text-measurement.md` states how accurate
they are.
"""
import os
import sys

sys.dont_write_bytecode = True
import generated_source

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "font-metrics.json")
TARGET = os.path.join(
    HERE, "..", "Sources", "StackCore", "Measurement", "Fonts", "FontTables.swift"
)
PRINTABLE = "".join(chr(code) for code in range(0x20, 0x7F))
WIDTH = 96


def wrapped(words, indent, separator=" "):
    lines, line = [], ""
    for word in words:
        if line and len(indent + line + separator + word) > WIDTH:
            lines.append(line)
            line = ""
        line += (separator if line else "") + word
    return "".join("%s%s\n" % (indent, text) for text in lines + [line])


def array(name, comment, element, values):
    return "    /// %s\n    static let %s: [%s] = [\n%s    ]\n" % (
        comment, name, element, wrapped([value + "," for value in values], " " * 8))


def pairs_of(text):
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def glyph_text(font):
    """Returns advances, then kerning as VALUE:PAIRS. No word is longer than a line."""
    advances = [str(value) for value in font["advances"]]
    kerns = []
    for value, text in sorted(font.get("kern", {}).items(), key=lambda item: int(item[0])):
        pairs = pairs_of(text.replace(" ", "␣"))
        for at in range(0, len(pairs), 36):
            kerns.append("%s:%s" % (value, "".join(pairs[at : at + 36])))
    return wrapped(advances, " " * 8) + (wrapped(kerns, " " * 8) if kerns else "")


def number(value):
    return "%g" % value


def swift(data):
    fonts = data["fonts"]
    names = sorted(fonts, key=lambda name: name.encode())
    characters = data["characters"]
    assert characters.startswith(PRINTABLE)
    drawn = [name for name in names if "advances" in fonts[name]]
    place = {name: index for index, name in enumerate(drawn)}

    def table(font):
        return place.get(font.get("same"), -1) if "same" in font else -1

    def glyphs(name):
        return place[name] if name in place else table(fonts[name])

    def fixed(name):
        font = fonts[name]
        return font.get("fixed", fonts.get(font.get("same"), {}).get("fixed", 0))

    sections = [
        array("others", "The characters beyond ASCII that have glyphs of their own.", "UInt16",
              ["0x%04X" % ord(c) for c in characters[len(PRINTABLE):]]),
        array("names", "The PostScript names of the fonts, ascending.", "String", ['"%s"' % n for n in names]),
        array("lineHeights", "The line height of each font, in em.", "Double",
              [number(fonts[n]["height"]) for n in names]),
        array("ascenders", "The distance from the baseline to the top of a line for each font, in em.", "Double",
              [number(fonts[n]["ascender"]) for n in names]),
        array("shipped", "For each font, 1 if every device has it; otherwise 0.", "UInt8",
              ["%d" % fonts[n]["shipped"] for n in names]),
        array("fixedAdvances", "The common width of all characters of each font, in em; 0 if they differ.", "Double",
              [number(fixed(n)) for n in names]),
        array("glyphTables", "For each font, the argument of `glyphs(_:)` that gives its glyphs; -1 for none.", "Int16",
              [str(glyphs(n)) for n in names]),
        "    /// The index in `names` of the substitute for missing fonts.\n"
        "    static let fallback = %d\n" % names.index(data["fallback"]),
        "    /// Returns the glyphs of a font. They are parsed on first use.\n"
        "    static func glyphs(_ table: Int) -> FontGlyphs {\n        switch table {\n"
        + "".join("        case %d: glyphs%d\n" % (i, i) for i in range(len(drawn) - 1))
        + "        default: glyphs%d\n        }\n    }\n" % (len(drawn) - 1),
    ]
    for index, name in enumerate(drawn):
        leader = fonts[name].get("kerned")
        sections.append(
            "    /// %s\n    private static let glyphs%d = FontGlyphs(\n        #\"\"\"\n%s"
            "        \"\"\"#%s)\n" % (name, index, glyph_text(fonts[name]),
                                 ", kernedAs: glyphs%d" % place[leader] if leader else ""))
    return (
        "// Written by Scripts/generate-font-tables.py. Do not edit by hand.\n\n"
        "/// Metrics of fonts that are not the system font, from public sources.\n"
        "enum FontTables {\n" + "\n".join(sections) + "}\n"
    )


if __name__ == "__main__":
    generated_source.main(SOURCE, TARGET, swift)
