"""The common screens of Examples, rebuilt from nothing by gestures alone."""
import json
import os
import re
import subprocess
import tempfile

from common import FOLDER, PROGRAM, check
from hands import Editor
from pages import File
from selenium.webdriver.common.keys import Keys

EXAMPLES = ["LoginScreen", "ProfileCard", "ChatScreen", "SettingsScreen", "ProductGrid"]


class Builder:
    """Repeats a document with the page's gestures, view by view and constraint by constraint."""

    def __init__(self, page, file):
        self.page = page
        self.lines = file.run("export --format commands").splitlines()
        self.steps = 0

    def build(self):
        for line in self.lines:
            self.perform(line)

    def perform(self, line):
        words = re.findall(r'(?:[^\s"]|"(?:\\.|[^"\\])*")+', line)
        if words[0] == "new":
            self.new(words)
        elif words[0] == "add":
            self.add(words)
        elif words[0] == "set":
            self.set(words)
        elif words[0] == "constrain":
            self.constrain(words[1].rstrip(":"), line.split(": ", 1)[1])
        elif words[0] == "space":
            self.property(words[2], "spacingAfter", words[5])
        else:
            raise AssertionError("no gesture for " + line)

    def done(self, count=1):
        """Waits until the journal has grown and the page shows it."""
        self.steps += count
        self.page.wait(lambda: self.page.data("edits") is not None and int(self.page.data("edits")) >= self.steps,
                       f"step {self.steps} is not made, but {self.page.data('edits')}: {self.page.data('edited')}")
        self.page.wait(lambda: self.page.data("head") == self.page.data("acknowledged"), "it is not shown")

    def new(self, words):
        page = self.page
        page.tab("documents")
        page.click_on("#new-document")
        page.type_into("#new-name", words[1], commit=None)
        page.select_value("#new-device", words[2].split("=")[1])
        page.click_on(".popover .primary")
        self.done()
        page.wait(lambda: page.all('#tree [data-view="view"]'), "the document is not shown")
        for word in words[3:]:
            self.property("document", *word.split("=", 1))

    def select(self, name):
        self.page.driver.execute_script("arguments[0].click()", self.page.wait(
            lambda: self.page.find(f'#tree [data-view="{name}"]'), f"no {name}"))
        self.expect_subject(name)

    def expect_subject(self, name):
        """Waits until the panel is about this view, or about the document."""
        self.page.wait(lambda: self.page.find("#panel").get_attribute("data-subjects").split(" ")[1:] == [name], f"{name} is not selected")

    def add(self, words):
        """Adds a view from the library, removes what is too much, and sets the rest."""
        page = self.page
        kind, name, parent = words[1], words[2], words[4]
        values = dict(word.split("=", 1) for word in words[5:] if "=" in word)
        self.select(parent)
        page.tab("library")
        page.type_into("#kind-search", kind, commit=None)
        page.focus(f'#kinds [data-kind="{kind}"]')
        page.keys(Keys.ENTER)
        self.done()
        made = re.search(r"add \S+ (\S+) in", page.data("edited")).group(1)
        self.select(made)
        if made != name:
            page.type_into("#view-name", name)
            self.done()
            self.select(name)
        page.tab("pins")
        while page.all("#pins [data-constraint]"):
            count = len(page.all("#pins [data-constraint]"))
            page.press_button("#pins [data-constraint] .reset")
            self.done()
            page.wait(lambda: len(page.all("#pins [data-constraint]")) < count, "it is not removed")
        page.tab("panel")
        for surplus in set(page.driver.execute_script(
                "return [...document.querySelectorAll('#panel .property.is-set')].map(row => row.dataset.property)")):
            if surplus not in values:
                page.press_button(f'[data-property="{surplus}"] .reset')
                self.done()
        for key, value in values.items():
            self.property(name, key, value)

    def set(self, words):
        item, key = words[1].split(".", 1)
        if "for" in words:
            return self.vary(item, key, words[2], words[4])
        self.property(item, key, words[2])

    def property(self, item, key, value):
        """Sets a property with its control in the panel."""
        page = self.page
        value = json.loads(value) if value.startswith('"') else value
        if item == "document":
            page.focus("#canvas")
            page.keys(Keys.ESCAPE)
            self.expect_subject("document")
        else:
            self.select(item)
        page.tab("panel")
        row = f'[data-property="{key}"]'
        page.wait(lambda: page.all(row), f"no {key}")
        now = page.driver.execute_script("""
            const row = document.querySelector(arguments[0]);
            for (let one = row.parentElement; one; one = one.parentElement) if (one.tagName === "DETAILS") one.open = true;
            const control = row.querySelector('[id^="property-"]:not(p)');
            return {tag: control.tagName, type: control.type, value: control.type === "checkbox" ? String(control.checked) : control.value,
                    isSet: row.classList.contains("is-set"), parts: row.querySelectorAll(".parts input").length};
            """, row)
        control = row + ' [id^="property-"]:not(p)'
        if now["parts"]:
            parts = re.split("[,x]", value)
            fields = page.all(row + " .parts input")
            page.driver.execute_script("""
                arguments[0].forEach((field, index) => { field.value = arguments[1][index]; });
                """, fields[:-1], parts[:-1])
            page.type_into(f"{row} .parts input:last-child", parts[-1])
        elif now["isSet"] and now["value"] == value:
            return
        elif now["type"] == "checkbox":
            # A value that is set to the default is set to the other one first.
            if now["value"] == value:
                page.press_button(control)
                self.done()
                page.wait(lambda: page.all(row + ".is-set"), "it is not set")
            page.press_button(control)
        elif now["tag"] == "SELECT":
            if now["value"] == value:
                page.select_value(control, "center")
                self.done()
                page.wait(lambda: page.all(row + ".is-set"), "it is not set")
            page.select_value(control, value)
        else:
            page.type_into(control, value)
        self.done()

    def vary(self, item, key, value, classes):
        page = self.page
        self.select(item)
        page.tab("panel")
        page.driver.execute_script("arguments[0].click()", page.wait(lambda: page.find(f'[data-property="{key}"] .vary'), "no +"))
        chosen = dict(word.split("=") for word in classes.split(","))
        page.select_value('.popover select[aria-label="Width class"]', chosen.get("w", ""))
        page.select_value('.popover select[aria-label="Height class"]', chosen.get("h", ""))
        control = '.popover [aria-label="Value"]'
        if page.find(control).tag_name == "select":
            page.select_value(control, value)
        elif page.find(control).get_attribute("type") != "checkbox":
            page.type_into(control, value, commit=None)
        elif page.find(control).is_selected() != (value == "true"):
            page.click_on(control)
        page.press_button(".popover .primary")
        self.done()

    def constrain(self, name, text):
        """Adds a constraint from the menu of two views, and edits it until it is the wanted one."""
        page = self.page
        wanted = re.match(r"(\S+)\.(\w+) (=|<=|>=) (?:([\d.]+) \* )?(?:([A-Za-z_]\S*)\.(\w+))?(?: ?([+-]) )?(?:([\d.]+))?(?: @([\d.]+))?$", text)
        assert wanted, text
        a, first, relation, factor, b, second, sign, constant, priority = wanted.groups()
        constant = float(constant or 0) * (-1 if sign == "-" else 1)
        views = [a.split(".")[0], (b or a).split(".")[0]]
        title, isReversed = self.title(a, first, b, second)
        source, target = reversed(views) if isReversed else views
        self.select(source)
        page.focus("#canvas")
        page.keys("c")
        page.choose(source + " itself" if source == target else target)
        page.choose(title)
        self.done()
        page.tab("pins")
        row = f'#pins [data-constraint="{name}"]'
        made = json.loads(page.file.run("constraints", options=["--json"]))["constraints"][-1]["name"]
        if made != name:
            page.wait(lambda: page.all(f'#pins [data-constraint="{made}"]'), f"{made} is not listed")
            page.press_button(f'#pins [data-constraint="{made}"] .constraint-name')
            page.type_into(".popover input", name)
            self.done()
        page.wait(lambda: page.all(row), f"{name} is not listed")
        self.edit(row, name, relation, factor, constant, priority, b, f"{a}.{first} ")

    def edit(self, row, name, relation, factor, constant, priority, b, start):
        page = self.page

        def shown():
            return page.text(row + " code")

        if not shown().startswith(start):
            page.press_button(row + f' [aria-label="Reverse {name}"]')
            self.done()
            page.wait(lambda: shown().startswith(start), f"{shown()} does not start with {start}")
        if page.value(f'[aria-label="Relation of {name}"]') != relation:
            page.select_value(f'[aria-label="Relation of {name}"]', relation)
            self.done()
        for label, value in [("Multiplier", factor or ("1" if b else None)), ("Constant", constant), ("Priority", priority or "1000")]:
            field = f'{row} [aria-label="{label} of {name}"]'
            if value is None or abs(float(page.value(field)) - float(value)) < 1e-9 and (label != "Multiplier" or float(value) == 1):
                continue
            text = f"{float(value):.12g}"
            if page.value(field) == text:
                continue
            page.type_into(field, text)
            self.done()
            page.wait(lambda: float(page.value(field)) == float(text), f"{label} is not {text}")

    @staticmethod
    def title(a, first, b, second):
        """Returns the entry of the menu, and whether the menu is that of the second view."""
        if b is None:
            return first.capitalize() + " ", False
        isSize = first in ("width", "height")
        if isSize and a == b:
            return "Aspect ratio", False
        if isSize:
            return f"Equal {first}s" + (" with frame" if b.endswith(".frame") else ""), False
        ends = {"leading", "trailing", "top", "bottom"}
        for inner, outer, edge, other, swapped in [(a, b, first, second, False), (b, a, second, first, True)]:
            guide = outer.split(".")[1] if "." in outer else "margin" if other.endswith("Margin") else None
            if guide:
                text = {"safeArea": "safe area", "content": "content", "margin": "margin"}[guide]
                return f"{edge.capitalize()} space to {text}", swapped
        if first.startswith("center"):
            return f"Centre {'horizontally' if first == 'centerX' else 'vertically'} in container", False
        if first != second and {first, second} <= {"top", "bottom"}:
            return f"{'Below' if first == 'top' else 'Above'} {b}", False
        if first != second:
            return f"{'After' if first == 'leading' else 'Before'} {b}", False
        assert first in ends
        return f"{first.capitalize()} space to container", None


@check
def rebuilt(driver, folder):
    """Five screens of Examples are rebuilt from an empty document by gestures; their digests are equal."""
    for name in EXAMPLES:
        script = File(PROGRAM, os.path.join(folder, name + ".script.layout"))
        with open(os.path.join("Examples", name + ".layoutscript"), encoding="utf-8") as text:
            script.script(text.read())
        file = File(PROGRAM, os.path.join(folder, name + ".layout"))
        file.run("new Empty", "delete document Empty")
        page = Editor(driver, file)
        builder = Builder(page, script)
        builder.build()
        page.keys(Keys.ESCAPE)
        page.rest()
        page.shot(FOLDER, "rebuilt-" + name)
        # The lines may be in another order: a constraint with another relation is made again.
        made, wanted = [sorted(one.run("export --format commands").splitlines()) for one in (file, script)]
        assert made == wanted, (name, set(made) ^ set(wanted))
        expected = json.loads(subprocess.run([PROGRAM, "verify", script.path, "--json"], capture_output=True, text=True, check=True).stdout)
        assert page.digest() == expected["digest"], name
        print(f"    {name}: {builder.steps} steps", flush=True)
        page.expect_no_errors()
