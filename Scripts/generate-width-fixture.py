#!/usr/bin/env python3
"""Writes Tests/Fixtures/measurement/widths.tsv: the reference widths of texts.txt.

An independent implementation of docs/text-measurement.md, "The system font". It shares no code with the
Swift implementation, which must agree with it. Columns: size, weight, toolsVersion, scale,
width of a label, width of a button, text.
"""
import bisect
import itertools
import json
import math
import os
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "Tests", "Fixtures", "measurement")
SIZES = [1, 10.5, 11, 12, 13.4, 14, 15, 17, 18.5, 19.4, 19.5, 20, 21.5, 24, 27, 28, 34, 45, 70, 120]
WEIGHTS = ["regular", "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
VERSIONS = [7706, 12120, 14490, 16500, 22505]

with open(os.path.join(HERE, "system-font-advances.json"), encoding="utf-8") as source:
    DATA = json.load(source)


def curve(points, x):
    """Interpolates linearly between the points, and is constant outside of them."""
    xs = [point[0] for point in points]
    right = bisect.bisect_left(xs, x)
    if right == len(xs):
        return points[-1][1]
    if right == 0 or xs[right] == x:
        return points[right][1]
    (x0, y0), (x1, y1) = points[right - 1 : right + 1]
    return (y0 * (x1 - x) + y1 * (x - x0)) / (x1 - x0)


# Cyrillic and Greek letters that look like Latin ones, and Vietnamese ones that do not decompose.
ALIKE = str.maketrans("АВЕКМНОРСТХаеорсухіјѕЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧοĐđ",
                      "ABEKMHOPCTXaeopcyxijsSIJABEZHIKMNOPTYXoDd")
HORN = "\u031b"


def letters(text):
    """Returns the letters without their accents. A horn makes a letter of its own."""
    text = unicodedata.normalize("NFD", text)
    for letter in "ouOU":
        text = text.replace(letter + HORN, unicodedata.normalize("NFC", letter + HORN))
    return [c for c in text.translate(ALIKE) if not unicodedata.combining(c)]


def is_emoji(character):
    return character not in DATA["glyphs"] and (
        ord(character) >= 0x1F000 or 0x2600 <= ord(character) <= 0x27BF)


def helvetica(text, size, weight):
    font = DATA["helvetica_neue"]
    heavier = DATA["weight_axis"][weight] > 400
    pictures = [c for c in text if is_emoji(c)]
    text = [c for c in text if not is_emoji(c)]
    em = sum(font["advance"].get(c, 556) / 1000 for c in text)
    em += heavier * len(text) * font["bold_per_character_em"]
    spacing = len(text) * curve(font["letter_spacing_points"], size)
    return em * size + spacing + len(pictures) * emoji(size, 0)


def emoji(size, version):
    """Returns the width of an emoji, which up to Xcode 7 is the font's size."""
    return size if version < 11000 else curve(DATA["emoji_points"], size)


class Cut:
    """The effect of size, weight and version on a glyph's advance and a pair's kerning."""

    def __init__(self, size, weight, version):
        self.size, self.version = size, version
        axis = DATA["weight_axis"][weight]
        bold, light = max(axis - 400, 0) / 600, max(400 - axis, 0) / 400
        if version >= 16500:
            display, tracking = curve(DATA["optical_new"], size), "tracking_new"
        elif size < 20:
            display, tracking = 0, "tracking_old_text"
        else:
            display = 1
            tracking = "tracking_older_display" if version < 13000 else "tracking_old_display"
        older = display if version < 13000 else 0
        self.factors = [1, display, bold, bold * display, light, light * display, older,
                        1 if version >= 16500 else 0]
        offset, display_offset = DATA["weight_offset"][weight]
        self.spacing = curve(DATA[tracking], size) + offset + display * display_offset
        self.bold = bold

    def advance(self, character):
        if is_emoji(character):
            return emoji(self.size, self.version)
        glyph = DATA["glyphs"].get(character, DATA["unlisted"])
        em = sum(a * b for a, b in zip(self.factors, glyph)) / 10000
        return (em + self.spacing) * self.size

    def kern(self, first, second):
        def value(table):
            return DATA[table].get(first, {}).get(second, 0)

        return (value("kern") + self.bold * value("kern_bold")) / 10000 * self.size


def points(text, size, weight, version):
    text = letters(text)
    if version < 8000:
        return helvetica(text, size, weight)
    cut = Cut(size, weight, version)
    return sum(map(cut.advance, text)) + sum(map(cut.kern, text, text[1:]))


def main():
    with open(os.path.join(FIXTURES, "texts.txt"), encoding="utf-8") as file:
        texts = file.read().splitlines()
    combinations = itertools.cycle(itertools.product(SIZES, WEIGHTS, VERSIONS, [2, 3]))
    with open(os.path.join(FIXTURES, "widths.tsv"), "w", encoding="utf-8") as file:
        for text in texts:
            for size, weight, version, scale in itertools.islice(combinations, 13):
                width = points(text, size, weight, version)
                pixels = 1 if version < 8000 else scale
                label = math.ceil(width * pixels - 1e-6) / pixels
                button = math.ceil(width - 1e-6)
                file.write("%g\t%s\t%d\t%d\t%r\t%d\t%s\n" % (
                    size, weight, version, scale, label, button, text))


if __name__ == "__main__":
    main()
