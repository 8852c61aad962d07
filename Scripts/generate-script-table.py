#!/usr/bin/env python3
"""Writes ScriptTable.swift: the advances of scripts of which no stored text is known.

They are read from Noto Sans, shaped by HarfBuzz. Needs Debian's fonts-noto-core (20201225) and PyPI's
uharfbuzz; `docs/decisions/0019-scripts-by-table.md` says why the program does not read the fonts itself.
"""
import os
import unicodedata
from statistics import median

import uharfbuzz

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(
    HERE, "..", "Sources", "StackCore", "Measurement", "Text", "ScriptTable.swift"
)
FONTS = "/usr/share/fonts/truetype/noto/NotoSans%s-%s.ttf"
TATWEEL = "\u0640"
# Name, first and last code point, and for scripts with conjuncts: the virama, the first and last
# consonant, and whether the letter before the virama changes its width (or the one after it).
SCRIPTS = [
    ("Armenian", 0x531, 0x58A),
    ("Hebrew", 0x591, 0x5F4),
    ("Arabic", 0x60C, 0x6F9),
    ("Devanagari", 0x900, 0x97F, 0x94D, 0x915, 0x939, True),
    ("Bengali", 0x980, 0x9FB, 0x9CD, 0x995, 0x9B9, True),
    ("Gurmukhi", 0xA01, 0xA75, 0xA4D, 0xA15, 0xA39, False),
    ("Gujarati", 0xA81, 0xAF1, 0xACD, 0xA95, 0xAB9, True),
    ("Oriya", 0xB01, 0xB77, 0xB4D, 0xB15, 0xB39, False),
    ("Tamil", 0xB82, 0xBFA, 0xBCD, 0xB95, 0xBB9, True),
    ("Telugu", 0xC00, 0xC7F, 0xC4D, 0xC15, 0xC39, False),
    ("Kannada", 0xC80, 0xCF2, 0xCCD, 0xC95, 0xCB9, False),
    ("Malayalam", 0xD00, 0xD7F, 0xD4D, 0xD15, 0xD39, False),
    ("Sinhala", 0xD82, 0xDF4, 0xDCA, 0xD9A, 0xDC6, False),
    ("Thai", 0xE01, 0xE5B),
    ("Lao", 0xE81, 0xEDF),
    ("Myanmar", 0x1000, 0x1059, 0x1039, 0x1000, 0x1021, False),
    ("Georgian", 0x10D0, 0x10FC),
    ("Ethiopic", 0x1200, 0x137C),
    ("Khmer", 0x1780, 0x17F9, 0x17D2, 0x1780, 0x17A2, False),
]
# Conjuncts that differ by at least this many thousandths of an em from the rule are listed.
LISTED = 150
# The value for a character that the font lacks.
ABSENT = 9999
WIDTH = 100


class Font:
    """A font that measures texts in thousandths of an em; None if it lacks a character."""

    def __init__(self, name, weight):
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(FONTS % (name, weight)))
        self.font, self.units = uharfbuzz.Font(face), face.upem

    def __call__(self, text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer)
        if any(info.codepoint == 0 for info in buffer.glyph_infos):
            return None
        return round(1000 * sum(place.x_advance for place in buffer.glyph_positions) / self.units)


def category(character):
    return unicodedata.category(character)


def alone(font, character, base):
    """Returns the width of a character; of a mark, what it adds to the letter `base`."""
    if not category(character).startswith("M"):
        return font(character)
    if base is None:
        return 0
    wide = font(base + character)
    return None if wide is None else wide - font(base)


def conjuncts(font, virama, letters, widths, is_before):
    """Returns the width of each letter beside a virama, and the pairs that the rule does not describe."""
    pairs = {(a, b): font(a + virama + b) for a in letters for b in letters}
    pairs = {pair: width for pair, width in pairs.items() if width is not None}
    before = {a: median(w - widths[b] for (x, b), w in pairs.items() if x == a) for a in letters}
    after = {b: median(w - widths[a] for (a, x), w in pairs.items() if x == b) for b in letters}
    ra = letters_ra(letters)
    joined = dict(before if is_before else after)
    exceptions = []
    for (a, b), width in sorted(pairs.items()):
        if is_before:
            rule = widths[a] if b == ra else joined[a] + widths[b]
        else:
            rule = widths[a] + joined[b]
        if abs(width - rule) >= LISTED and (not is_before or b != ra):
            exceptions.append((a + b, round(width - rule)))
    return {letter: round(width) for letter, width in joined.items()}, exceptions


def letters_ra(letters):
    return next((letter for letter in letters if unicodedata.name(letter).endswith(" LETTER RA")), None)


def forms(font, character):
    """Returns what the final, initial and medial form of an Arabic letter add to a line of tatweel."""
    tatweel = font(TATWEEL)
    return (
        font(TATWEEL + character) - tatweel,
        font(character + TATWEEL) - tatweel,
        font(TATWEEL + character + TATWEEL) - 2 * tatweel,
    )


def numbers(name, values):
    lines, line = [], " " * 12
    for value in values:
        word = "%d," % value
        if len(line) + len(word) + 1 > WIDTH:
            lines.append(line.rstrip())
            line = " " * 12
        line += word + " "
    return "        %s: [\n%s\n        ]" % (name, "\n".join(lines + [line.rstrip()]))


def script(name, first, last, virama=None, low=0, high=0, is_before=False):
    font, bold = Font(name, "Regular"), Font(name, "Bold")
    codes = [chr(code) for code in range(first, last + 1)]
    base = next((c for c in codes if category(c) == "Lo" and font(c) and not low), None)
    base = chr(low) if low else (base if name in ("Thai", "Lao") else None)
    widths = {c: alone(font, c, base) for c in codes if category(c) != "Cn"}
    widths = {c: width for c, width in widths.items() if width is not None}
    heavy = [
        font_bold / widths[c]
        for c in codes
        if category(c).startswith("L") and widths.get(c) and (font_bold := bold(c))
    ]
    parts = [
        "        first: 0x%X" % first,
        "        boldGain: %.3f" % (sum(heavy) / len(heavy) - 1),
        numbers("advances", [widths.get(c, ABSENT) for c in codes]),
    ]
    if virama:
        letters = [c for c in codes if low <= ord(c) <= high and widths.get(c)]
        joined, exceptions = conjuncts(font, chr(virama), letters, widths, is_before)
        ra = letters_ra(letters) if is_before else None
        parts.append("        virama: 0x%X" % virama)
        parts.append("        narrows: .%s" % ("before" if is_before else "after"))
        parts.append("        ra: %s" % ("0x%X" % ord(ra) if ra else "nil"))
        parts.append("        firstJoined: 0x%X" % low)
        parts.append(numbers("joined", [joined.get(chr(c), ABSENT) for c in range(low, high + 1)]))
        listed = ["\"%s\": %d," % pair for pair in exceptions]
        lines, line = [], " " * 12
        for word in listed:
            if len(line) + len(word) + 1 > WIDTH - 10:
                lines.append(line.rstrip())
                line = " " * 12
            line += word + " "
        body = "\n".join(lines + [line.rstrip()]) if listed else ""
        parts.append("        conjuncts: [\n%s\n        ]" % body if listed else "        conjuncts: [:]")
    return "    static let %s = ScriptAdvances(\n%s)\n" % (name.lower(), ",\n".join(parts))


def arabic_forms():
    font = Font("Arabic", "Regular")
    first, last = 0x620, 0x6D5
    letters = [chr(code) for code in range(first, last + 1)]
    rows = [
        forms(font, c) if category(c) == "Lo" and font(c) is not None else (ABSENT,) * 3 for c in letters
    ]
    names = ("final", "initial", "medial")
    arrays = [numbers(name, [row[place] for row in rows]) for place, name in enumerate(names)]
    lam_alef = font("\u0644\u0627"), font(TATWEEL + "\u0644\u0627") - font(TATWEEL)
    return (
        "    static let arabicForms = ArabicForms(\n        first: 0x%X,\n" % first
        + ",\n".join(arrays)
        + ",\n        lamAlef: %d,\n        finalLamAlef: %d)\n" % lam_alef
    )


def swift():
    names = ", ".join("." + row[0].lower() for row in SCRIPTS)
    head = (
        "// Written by Scripts/generate-script-table.py from Noto Sans (SIL OFL 1.1), shaped by HarfBuzz.\n\n"
        "/// Advances in thousandths of an em; 9999 where the font has no character.\n"
        "extension ScriptAdvances {\n"
        "    /// All scripts, ordered by their first code point.\n    static let all: [ScriptAdvances] = [\n"
    )
    lines, line = [], " " * 8
    for row in SCRIPTS:
        word = row[0].lower() + ","
        if len(line) + len(word) > 95:
            lines.append(line.rstrip())
            line = " " * 8
        line += word + " "
    return (
        head + "\n".join(lines + [line.rstrip()]) + "\n    ]\n\n"
        + "\n".join(script(*row) for row in SCRIPTS)
        + "\n" + arabic_forms() + "}\n"
    )


with open(TARGET, "w", encoding="utf-8") as file:
    file.write(swift())
