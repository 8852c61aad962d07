#!/usr/bin/env python3
"""Writes XcodeOrderTable.swift: the order in which Xcode writes attributes and child elements.

    Scripts/generate-xcode-order.py [--check] FOLDER...     reads all storyboards and xibs in the folders

`general` is one order for all tags. A tag in which Xcode writes two names the other way round has an order of its own.
`--check` writes nothing: it counts the pairs of names in the files that contradict the present table.
"""
import argparse
import collections
import hashlib
import pathlib
import re
import sys
import textwrap
import xml.etree.ElementTree as ET

TARGET = pathlib.Path(__file__).resolve().parent.parent / (
    "Sources/LayoutFormats/InterfaceBuilder/Source/XcodeOrderTable.swift")
# The fewest files with a name in a tag.
LEAST_FILES = 1
# Two names whose order is not nearly always the same have none: they are written as people arranged them.
LEAST_SHARE = 0.9
# The first toolsVersion of which a pair's order is used in place of that of all files. Older versions of Xcode wrote
# `safeArea` after the constraints of its view (2,914 of 2,916 views), newer ones write it before (2,892 of 2,908).
RECENT = 17000
# Lists whose order people choose, or that Xcode sorts: their children are not parts of an object.
LISTS = set("""
    subviews constraints connections items sections cells prototypes objects scenes resources segments toolbarItems
    tableColumns designables customFonts tabViewItems splitViewItems rows columns gridCells allowedToolbarItems
    defaultToolbarItems userDefinedRuntimeAttributes mask variation attributedString fragment dependencies dictionary
    inferredMetricsTieBreakers prototypeCellViews array scopeButtonTitles column objectValues gestureRecognizers
    layoutGuides leftBarButtonItems rightBarButtonItems attributes declaredKeys color visibilityPriorities
    customSpacing holdingPriorities string mutableString animations exclude include tabStops columnTitles
""".split())


def documents(folders):
    """Yields the root of each different file that Xcode wrote."""
    seen = set()
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix not in (".storyboard", ".xib"):
                continue
            data = path.read_bytes()
            digest = hashlib.md5(data).digest()
            if digest in seen:
                continue
            seen.add(digest)
            try:
                root = ET.fromstring(data)
            except ET.ParseError:
                continue
            if root.tag == "document":
                yield root


def name(element):
    """Returns the name of a child element: its key, or its tag."""
    return "@" + element.get("key") if element.get("key") else element.tag


class Orders:
    """How many elements of a tag have two names in this order, and how many files have a name in this tag."""

    def __init__(self):
        self.pairs = collections.defaultdict(collections.Counter)
        self.recent = collections.defaultdict(collections.Counter)
        self.files = collections.defaultdict(collections.Counter)

    def add(self, tag, names, seen, is_recent):
        names = list(dict.fromkeys(names))
        for place, first in enumerate(names):
            if (tag, first) not in seen:
                seen.add((tag, first))
                self.files[tag][first] += 1
            for second in names[place + 1:]:
                self.pairs[tag][first, second] += 1
                self.recent[tag][first, second] += is_recent

    def all(self):
        """Returns the pairs of all tags together in their prevailing order."""
        total, recent = collections.Counter(), collections.Counter()
        for tag, pairs in self.pairs.items():
            total.update(pairs)
            recent.update(self.recent[tag])
        return decided(total, recent)

    def of(self, tag):
        return decided(self.pairs[tag], self.recent[tag])

    def names(self, tag):
        return [n for n, count in sorted(self.files[tag].items()) if count >= LEAST_FILES]


def decided(pairs, recent):
    """Returns the pairs in their prevailing order, the most frequent first; without those that have none."""
    found = []
    for (a, b), count in pairs.items():
        other = pairs.get((b, a), 0)
        if recent.get((a, b), 0) + recent.get((b, a), 0):
            count, other = recent.get((a, b), 0), recent.get((b, a), 0)
        if count >= LEAST_SHARE * (count + other):
            found.append((count - other, a, b))
    return sorted(found, key=lambda pair: (-pair[0], pair[1], pair[2]))


def sort(names, *rankings):
    """Returns the names in an order that no pair contradicts, the pairs of earlier rankings first."""
    names = list(names)
    after = {n: set() for n in names}

    def leads(a, b):
        stack, seen = [a], set()
        while stack:
            n = stack.pop()
            if n == b:
                return True
            if n not in seen:
                seen.add(n)
                stack.extend(after[n])
        return False

    for pairs in rankings:
        for _, a, b in pairs:
            if a in after and b in after and b not in after[a] and not leads(b, a):
                after[a].add(b)
    before = collections.Counter(b for a in names for b in after[a])
    result = []
    last = None
    free = sorted(n for n in names if not before[n])
    while free:
        # A name that the last one leads to is written next, so that names of one kind stay together.
        near = [n for n in free if last and n in after[last]]
        last = (near or free)[0]
        free.remove(last)
        result.append(last)
        for n in after[last]:
            before[n] -= 1
            if not before[n]:
                free.append(n)
        free.sort()
    return result


def contradictions(order, pairs):
    places = {n: place for place, n in enumerate(order)}
    return [(a, b, c) for c, a, b in pairs if a in places and b in places and places[a] > places[b]]


def table(orders):
    """Returns the general order, and the order of each tag that contradicts it."""
    total = orders.all()
    names = sorted({n for tag in orders.files for n in orders.names(tag)})
    general = sort(names, total)
    own = {}
    for tag in sorted(orders.files):
        names = orders.names(tag)
        pairs = orders.of(tag)
        if contradictions([n for n in general if n in names], pairs):
            own[tag] = sort(names, pairs, total)
    return general, own


def swift(title, comment, order):
    general, own = order

    def text(names):
        return "\n".join(textwrap.wrap(" ".join(names), 84, break_on_hyphens=False, break_long_words=False))

    lines = [f"    /// {comment}", f"    static let {title} = XcodeOrderTable(", '        general: """']
    lines += [" " * 12 + line for line in text(general).split("\n")]
    lines += ['            """,', "        tags: ["]
    for tag, names in own.items():
        lines.append(f'            "{tag}": """')
        lines += [" " * 12 + line for line in text(names).split("\n")]
        lines.append('            """,')
    return "\n".join(lines + ["        ])", ""])


def read(folders):
    attributes, children, files = Orders(), Orders(), 0
    for root in documents(folders):
        files += 1
        seen = (set(), set())
        tools = root.get("toolsVersion", "").split(".")[0]
        is_recent = tools.isdigit() and int(tools) >= RECENT
        for element in root.iter():
            attributes.add(element.tag, element.keys(), seen[0], is_recent)
            if element.tag not in LISTS:
                children.add(element.tag, [name(child) for child in element], seen[1], is_recent)
    return attributes, children, files


def stored():
    """Returns the two tables of the present source."""
    text = TARGET.read_text()
    for part in text.split("static let ")[1:]:
        general = re.search(r'general: """(.*?)"""', part, re.S).group(1).split()
        own = {tag: names.split() for tag, names in re.findall(r'"(\w+)": """(.*?)"""', part, re.S)}
        yield general, own


def check(orders, order, title):
    general, own = order
    wrong = total = 0
    for tag, counts in sorted(orders.pairs.items()):
        names = own.get(tag, general)
        places = {n: place for place, n in enumerate(names)}
        for (a, b), count in sorted(counts.items()):
            if a in places and b in places:
                total += count
                if places[a] > places[b]:
                    wrong += count
    print(f"{title}: {wrong:,} of {total:,} pairs are in another order than in the table")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("folders", nargs="+")
    arguments = parser.parse_args()
    attributes, children, files = read(arguments.folders)
    if arguments.check:
        for orders, order, title in zip((attributes, children), stored(), ("attributes", "children")):
            check(orders, order, title)
        return
    text = (
        f"// Written by Scripts/generate-xcode-order.py from {files:,} different files that Xcode wrote.\n\n"
        "extension XcodeOrderTable {\n"
        + swift("attributes", "The names of attributes.", table(attributes)) + "\n"
        + swift("children", "Child elements: their keys after an `@`, or their tag names.", table(children)) + "}\n")
    TARGET.write_text(text)


if __name__ == "__main__":
    sys.exit(main())
