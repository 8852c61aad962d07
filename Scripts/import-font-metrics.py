#!/usr/bin/env python3
"""Adds the metrics of open fonts to font-metrics.json.

    import-font-metrics.py [--faces REGEX] FILE...

A FILE is a font (TrueType or OpenType; of a variable font every named weight is read) or a JSON file,
perhaps compressed with xz, of metrics that were read before: by PostScript name `family`, `licence`,
`unitsPerEm`, `ascender`, `descender`, `advances` (hexadecimal code point to units) and `kerning` (two
characters to units). Only faces whose PostScript name matches REGEX are added; a face that is there is
replaced. Fonts need fontTools (`pip install fonttools`).

A line is as high as ascender and descender of the table `hhea`, without the gap between lines. Kerning is of
letters, digits and common punctuation, in steps of 10/10000 em, without pairs below 20 and without capitals
after small letters. A face whose kerning changes sample
texts hardly otherwise than that of a face of its family has `kerned`, the name of that face, instead.
"""
import json
import lzma
import os
import re
import string
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
METRICS = os.path.join(HERE, "font-metrics.json")
SAMPLES = os.path.join(HERE, "..", "Tests", "Fixtures", "measurement", "texts.txt")
KERNED = string.ascii_letters + string.digits + " .,-'’:!?/()&"
STEP, LEAST = 10, 20
# How much the width of a sample text, in 1/10000 em for each character, may change by the kerning
# of another face: in 19 of 20 texts, and in the mean of all.
TOLERANCE, MEAN_TOLERANCE = 10, 4


class Face:
    """A font's numbers in em."""

    def __init__(self, name, family, version, licence, height, ascender, advances, kerning):
        self.name, self.family, self.version, self.licence = name, family, version, licence
        self.height, self.ascender = height, ascender
        self.advances, self.kerning = advances, kerning


def licence_of(text):
    if "Open Font" in text or "OFL" in text:
        return "SIL OFL 1.1"
    if "ParaType" in text:
        return "ParaType Free Font Licence"
    return "Apache-2.0" if "Apache" in text else "see its publisher"


def faces_of_json(path):
    with (lzma.open if path.endswith(".xz") else open)(path, "rt", encoding="utf-8") as file:
        fonts = json.load(file)
    for name, font in sorted(fonts.items()):
        em = font["unitsPerEm"]
        yield Face(
            name, font["family"], "", licence_of(font["licence"]),
            (font["ascender"] - font["descender"]) / em, font["ascender"] / em,
            {chr(int(code, 16)): units / em for code, units in font["advances"].items()},
            {pair: units / em for pair, units in font["kerning"].items()})


def reduced(path, characters):
    """Returns the font with nothing but those characters and their kerning."""
    from fontTools import subset

    options = subset.Options(
        layout_features=["kern"], name_IDs=["*"], glyph_names=True, hinting=False, legacy_kern=True)
    options.drop_tables += ["GSUB", "MATH"]
    font = subset.load_font(path, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    return font


def instances(font, wanted):
    """Yields PostScript names and fonts: one, or those of a variable font that only its weight changes."""
    names = font["name"].getDebugName
    if "fvar" not in font:
        if wanted.search(names(6)):
            yield names(6), font
        return
    import copy
    from fontTools.varLib import instancer

    family = names(25) or (names(16) or names(1)).replace(" ", "")
    usual = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    for instance in font["fvar"].instances:
        place = {**usual, **instance.coordinates}
        if any(place[axis] != usual[axis] for axis in place if axis != "wght"):
            continue
        style = names(instance.subfamilyNameID).replace(" ", "")
        name = family.removesuffix("Roman") + "-" + style
        if wanted.search(name):
            yield name, instancer.instantiateVariableFont(copy.deepcopy(font), place)


def kern_lookups(font):
    """Returns the pair adjustments of the feature `kern`: lists of subtables."""
    if "GPOS" not in font:
        return []
    table = font["GPOS"].table
    scripts = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
    script = scripts.get("latn") or scripts.get("DFLT")
    if not script or not script.DefaultLangSys:
        return []
    features = [table.FeatureList.FeatureRecord[i] for i in script.DefaultLangSys.FeatureIndex]
    numbers = {i for f in features if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    lookups = []
    for number in sorted(numbers):
        subtables = [getattr(t, "ExtSubTable", t) for t in table.LookupList.Lookup[number].SubTable]
        lookups.append([Pairs(t) for t in subtables if t.LookupType == 2])
    return lookups


class Pairs:
    """A subtable of pair adjustments."""

    def __init__(self, table):
        self.table = table
        self.firsts = set(table.Coverage.glyphs)
        if table.Format == 1:
            self.sets = {
                glyph: {r.SecondGlyph: advance(r.Value1) for r in pairs.PairValueRecord}
                for glyph, pairs in zip(table.Coverage.glyphs, table.PairSet)}

    def kern(self, first, second):
        """Returns the adjustment; None if the subtable does not concern the pair."""
        if first not in self.firsts:
            return None
        if self.table.Format == 1:
            return self.sets[first].get(second)
        row = self.table.ClassDef1.classDefs.get(first, 0)
        column = self.table.ClassDef2.classDefs.get(second, 0)
        return advance(self.table.Class1Record[row].Class2Record[column].Value1)


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def kerning_of(font, glyphs):
    lookups = kern_lookups(font)
    found = {}
    for first in glyphs:
        for second in glyphs:
            names = glyphs[first], glyphs[second]
            units = 0
            for subtables in lookups:
                kerns = (table.kern(*names) for table in subtables)
                units += next((kern for kern in kerns if kern is not None), 0)
            if not lookups and "kern" in font:
                units = sum(t.kernTable.get(names, 0) for t in font["kern"].kernTables)
            if units:
                found[first + second] = units
    return found


def faces_of_font(path, characters, wanted):
    for name, font in instances(reduced(path, characters), wanted):
        em = font["head"].unitsPerEm
        names, codes = font["name"].getDebugName, font.getBestCmap()
        glyphs = {c: codes[ord(c)] for c in characters if ord(c) in codes}
        kerned = {c: glyph for c, glyph in glyphs.items() if c in KERNED}
        version = re.search(r"\d+\.\d+", names(5) or "")
        yield Face(
            name, names(16) or names(1), version.group() if version else "",
            licence_of((names(13) or "") + (names(14) or "")),
            (font["hhea"].ascent - font["hhea"].descent) / em, font["hhea"].ascent / em,
            {c: font["hmtx"][glyph][0] / em for c, glyph in glyphs.items()},
            {pair: units / em for pair, units in kerning_of(font, kerned).items()})


def is_kerned(pair):
    first, second = pair
    return first in KERNED and second in KERNED and not (first.islower() and second.isupper())


def grouped(kerning):
    """Returns the pairs by their kerning in 1/10000 em."""
    groups = {}
    for pair, em in sorted(kerning.items()):
        value = round(em * 10_000 / STEP) * STEP
        if abs(value) >= LEAST and is_kerned(pair):
            groups.setdefault(str(value), []).append(pair)
    ordered = sorted(groups.items(), key=lambda item: int(item[0]))
    return {value: "".join(pairs) for value, pairs in ordered}


def units_of(groups):
    return {text[at : at + 2]: int(value)
            for value, text in groups.items() for at in range(0, len(text), 2)}


def entry(face, characters):
    advances = [round(face.advances[c] * 10_000) if c in face.advances else -1 for c in characters]
    about = " ".join(word for word in (face.family, face.version) if word)
    result = {"height": round(face.height, 4), "ascender": round(face.ascender, 4),
              "shipped": False, "source": "its own file: %s (%s)" % (about, face.licence)}
    if len({a for a in advances if a >= 0}) == 1:
        result["fixed"] = advances[characters.index("a")] / 10_000
    else:
        result["advances"] = advances
        result["kern"] = grouped(face.kerning)
    return result


def samples():
    with open(SAMPLES, encoding="utf-8") as file:
        return [line for line in file.read().splitlines() if len(line) > 2]


def kern_per_character(units, text):
    return sum(units.get(text[at : at + 2], 0) for at in range(len(text) - 1)) / len(text)


def share_kerning(fonts, names):
    """Replaces the kerning of faces in `names` by the name of a face of their family that has much the same."""
    texts = samples()
    leaders = {}
    for name in names:
        font = fonts[name]
        if not font.get("kern"):
            font.pop("kern", None)
            continue
        own = units_of(font["kern"])
        for leader, units in leaders.get(name.split("-")[0], []):
            off = sorted(abs(kern_per_character(own, text) - kern_per_character(units, text))
                         for text in texts)
            if off[len(off) * 19 // 20] <= TOLERANCE and sum(off) / len(off) <= MEAN_TOLERANCE:
                del font["kern"]
                font["kerned"] = leader
                break
        else:
            leaders.setdefault(name.split("-")[0], []).append((name, own))


def written(data):
    """Returns the JSON text: a line for each member of a font."""
    fonts = data["fonts"]
    parts = []
    for name in sorted(fonts):
        font = dict(fonts[name])
        head = {key: font.pop(key) for key in ("height", "ascender", "shipped") if key in font}
        lines = [json.dumps(head)[1:-1]]
        lines += ["%s: %s" % (json.dumps(key), json.dumps(
            value, ensure_ascii=False, separators=(",", ":"))) for key, value in font.items()]
        parts.append("  %s: {\n   %s\n  }" % (json.dumps(name), ",\n   ".join(lines)))
    head = [" %s: %s" % (json.dumps(key), json.dumps(value, ensure_ascii=False))
            for key, value in data.items() if key != "fonts"]
    return "{\n%s,\n \"fonts\": {\n%s\n }\n}\n" % (",\n".join(head), ",\n".join(parts))


def main(arguments):
    wanted = re.compile("")
    if arguments[:1] == ["--faces"]:
        wanted, arguments = re.compile(arguments[1]), arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    with open(METRICS, encoding="utf-8") as file:
        data = json.load(file)
    fonts, characters = data["fonts"], data["characters"]
    added = []
    for path in arguments:
        is_json = path.endswith((".json", ".json.xz"))
        faces = faces_of_json(path) if is_json else faces_of_font(path, characters, wanted)
        for face in faces:
            if wanted.search(face.name) and face.name not in added:
                fonts[face.name] = entry(face, characters)
                added.append(face.name)
    share_kerning(fonts, added)
    with open(METRICS, "w", encoding="utf-8") as file:
        file.write(written(data))
    print("%d faces: %s" % (len(added), ", ".join(added)))


if __name__ == "__main__":
    main(sys.argv[1:])
