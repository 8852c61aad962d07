"""What stays on the editing page: constraints of copies, selection and focus, variations, and work that was not sent."""
import os
import signal

from careful import expect_sound, placed
from common import FOLDER, check, login
from editing import field
from hands import CONTROL, SHIFT, Editor
from pages import File, Server
from selenium.webdriver.common.keys import Keys

PAIR = """
new Pair device=iphone-15
add view a in view
add label b in view text=Below
add view c in view
constrain aTop: a.top = safeArea.top + 40
constrain aLeading: a.leading = view.leading + 30
constrain aWidth: a.width = 100
constrain aHeight: a.height = 60
constrain bTop: b.top = a.bottom + 8
constrain bLeading: b.leading = a.leading
constrain cLeading: c.leading = a.leading
constrain cTrailing: c.trailing = a.trailing
constrain cTop: c.top = b.bottom + 12
constrain cHeight: c.height = a.height
set bTop.constant 16 for w=compact
"""


def made(folder, text):
    file = File(login(folder).program, os.path.join(folder, "made.layout"))
    file.script(text)
    return file


def row(name):
    return f'#tree [data-view="{name}"]'


@check
def copied_groups(driver, folder):
    """Copies of views that hold each other hold each other, also for size classes, and are placed once."""
    page = Editor(driver, made(folder, PAIR))
    places = {name: placed(page, name) for name in "abc"}

    def expect_copies(names, by):
        for old, name in zip("abc", names):
            x, y, width, height = places[old]
            assert placed(page, name) == [x + by, y + by, width, height], (name, placed(page, name), page.journal())
        expect_sound(page)
        first, second = names[:2]
        assert f"{second}.top = {first}.bottom + 8" in page.file.run("export --format commands"), page.journal()

    def choose():
        page.keys(Keys.ESCAPE)
        page.select_view("a")
        page.click(page.of(row("b")), CONTROL)
        page.click(page.of(row("c")), CONTROL)
        page.expect_selected("a", "b", "c")
        page.focus("#canvas")

    choose()
    page.keys("d", held=[Keys.CONTROL])
    page.wait(lambda: page.journal().startswith('group "Duplicate 3 views"'), page.journal())
    page.settle()
    expect_copies(["a2", "b2", "c2"], 20)
    page.expect_selected("a2", "b2", "c2")
    choose()
    page.keys("c", held=[Keys.CONTROL])
    page.wait(lambda: "Copied 3 views" in page.text("#status"), "not copied")
    page.driver.execute_script("dispatchEvent(new ClipboardEvent('paste', {clipboardData: new DataTransfer(), cancelable: true}))")
    page.wait(lambda: page.journal().startswith('group "Paste '), page.journal())
    page.settle()
    expect_copies(["a3", "b3", "c3"], 20)
    page.driver.execute_script("dispatchEvent(new ClipboardEvent('paste', {clipboardData: new DataTransfer(), cancelable: true}))")
    page.wait(lambda: "a4" in page.frames_of(), page.journal())
    page.settle()
    expect_copies(["a4", "b4", "c4"], 40)
    page.expect_no_errors()


@check
def selection_stays(driver, folder):
    """Renamed and restored views are selected; the focus stays in the outline, where F2 and Delete work."""
    page = Editor(driver, login(folder))

    def expect_focus(name):
        page.wait(lambda: page.focused() == name, f"the focus is not on {name} but {page.focused()}")

    page.select_view("enter")
    page.keys(Keys.F2)
    page.wait(lambda: page.all(".popover input"), "no question")
    page.keys("go", Keys.ENTER)
    page.expect("rename enter to go")
    page.expect_selected("go")
    expect_focus("go")
    page.keys("z", held=[Keys.CONTROL])
    page.expect_selected("enter")
    expect_focus("enter")
    page.file.run("rename enter to theirs")
    page.settle()
    page.expect_selected("theirs")
    page.click_on(row("mail"))
    page.keys(Keys.DELETE)
    page.expect("remove mail")
    expect_focus("password")
    page.keys("z", held=[Keys.CONTROL])
    page.expect_selected("mail")
    expect_focus("mail")
    page.keys(Keys.ARROW_DOWN)
    page.expect_selected("password")
    page.focus("#canvas")
    page.keys("v")
    page.expect("embed password in stack stack axis=vertical spacing=8")
    page.expect_selected("stack")
    page.keys("z", held=[Keys.CONTROL])
    page.expect_selected("password")
    page.keys(Keys.DELETE)
    page.expect("remove password")
    page.keys("z", held=[Keys.CONTROL])
    page.expect_selected("password")
    expect_focus("canvas")
    page.expect_no_errors()


@check
def silent_server(driver, folder):
    """A server that does not answer is reported, and what was not sent is offered until it answers again."""
    page = Editor(driver, login(folder))
    page.select_view("title")
    page.settle()
    page.server.process.send_signal(signal.SIGSTOP)
    try:
        page.type_into(field("text"), "Kept")
        page.wait(lambda: "Not connected" in page.text("#status"), "it is not said")
        page.wait(lambda: "1 edit not confirmed" in page.text("#unsent"), "the edit is not kept")
    finally:
        page.server.process.send_signal(signal.SIGCONT)
    page.wait(lambda: "Not connected" not in page.text("#status"), "it is still not connected")
    page.click_on("#unsent .primary")
    page.wait(lambda: not page.find("#unsent").is_displayed(), "it is still offered")
    page.settle()
    assert page.file.run("history -n 99").count("title.text") == 1, page.file.run("history -n 99")
    page.wait(lambda: page.value(field("text")) == "Kept", "it is not shown")


@check
def typed_variations(driver, folder):
    """Values of constraints vary by size class; a variation has the control of its type; relations keep variations."""
    page = Editor(driver, made(folder, PAIR + "add datePicker date in view\nconstrain date.top = c.bottom\nconstrain date.leading = a.leading\n"))
    page.select_view("date")
    page.wait(lambda: page.find(field("datePickerMode")).tag_name == "select", "the mode is a text")
    page.select_value(field("datePickerMode"), "time")
    page.expect("set date.datePickerMode time")
    page.press_button('[data-property="hidden"] .vary')
    page.click_on('.popover input[aria-label="Value"]')
    page.press_button(".popover .primary")
    page.expect("set date.hidden true for w=compact")
    page.keys("h", held=[Keys.CONTROL])
    page.expect("set date.hidden false for w=compact")
    page.press_button('[data-property="tintColor"] .vary')
    page.wait(lambda: page.find('.popover input[type="color"]'), "there is no colour to pick")
    page.type_into('.popover input[aria-label="Value"]', "systemRed")
    page.expect("set date.tintColor systemRed for w=compact")
    page.select_view("a")
    page.tab("pins")
    page.press_button('[aria-label="Vary Constant of aWidth by size class"]')
    page.type_into('.popover input[aria-label="Value"]', "60+30")
    page.expect("set aWidth.constant 90 for w=compact")
    page.wait(lambda: "for w=compact" in page.text('[data-constraint="aWidth"]'), "the variation is not shown")
    page.shot(FOLDER, "constraint-variations")
    page.type_into('[aria-label="Constant of aWidth"]', "92,5")
    page.expect("set aWidth.constant 92.5 for w=compact")
    page.select_value('[aria-label="Relation of aWidth"]', ">=")
    page.expect('group "Make aWidth >=" { remove constraint aWidth; constrain aWidth: a.width >= 100; set aWidth.constant 92.5 for w=compact }')
    page.press_button('[data-constraint="aWidth"] [data-property="constant"] .property-value .reset')
    page.expect("reset aWidth.constant for w=compact")
    page.select_view("view")
    page.tab("panel")
    page.wait(lambda: page.value("#view-name") == "view", "the root is not shown")
    assert not page.all('[data-property="spacingAfter"]'), "the root view has a space after it"
    page.expect_no_errors()


@check
def outline_ranges(driver, folder):
    """Shift extends the selection of the outline to a row; a finger drags a selected row, and scrolls otherwise."""
    page = Editor(driver, login(folder))
    page.select_view("title")
    page.click(page.of(row("enter")), SHIFT)
    page.expect_selected("title", "mail", "password", "enter")
    page.click(page.of(row("mail")), SHIFT)
    page.expect_selected("title", "mail")
    page.click(page.of(row("hint")), CONTROL)
    page.expect_selected("title", "mail", "hint")
    page.keys(Keys.ARROW_UP, held=[Keys.SHIFT])
    page.expect_selected("enter", "hint")

    def swipe(start, end):
        page.touch("touchStart", start)
        for step in range(1, 7):
            page.touch("touchMove", [a + (b - a) * step / 6 for a, b in zip(start, end)])
        page.touch("touchEnd")

    page.select_view("hint")
    head = page.head()
    swipe(page.of(row("enter")), page.of(row("title"), 0.5, 0.1))
    page.rest()
    assert page.head() == head and page.selected() == ["hint"]
    swipe(page.of(row("hint")), page.of(row("title"), 0.5, 0.1))
    page.expect("arrange hint in form at 0")
    page.expect_no_errors()


@check
def removed_by_others(driver, folder):
    """If others have removed what an edit changes, the page offers what can be done."""
    page = Editor(driver, login(folder))
    page.select_view("hint")
    page.type_into(field("text"), "Mine", commit=None)
    page.file.run("remove hint")
    page.settle()
    page.keys(Keys.TAB)
    page.wait(lambda: page.all(".popover table") or page.all("#toasts *"), "nothing is said")
    buttons = [one.text for one in page.all(".popover button")]
    assert "Use mine" not in buttons and "Copy mine" in buttons, buttons
    page.choose("Undo “remove hint”, then use mine")
    page.expect("set hint.text Mine")
    page.expect_no_errors()


@check
def repairs_of_conflicts(driver, folder):
    """A conflict is repaired beside an unrelated view whose place is open."""
    file = login(folder)
    file.run("add view loose in view", "constrain wide: hint.width = 40")
    page = Editor(driver, file)
    page.tab("problems")
    one = '[data-rule="conflict"]'
    page.press_button(one + ' [aria-label="Select hint"]')
    page.expect_selected("hint")
    page.press_button(one + ' [aria-label^="Repairs"]')
    page.wait(lambda: page.all(one + " .fixes .primary"), "there is no repair")
    page.press_button(one + " .fixes .primary")
    page.wait(lambda: not page.all(one), "the conflict is not repaired")
    page.expect_no_errors()


@check
def sums(driver, folder):
    """Number fields take a decimal comma and sums; what can mean two numbers is refused."""
    page = Editor(driver, login(folder))
    page.select_view("form")
    page.type_into(field("spacing"), "16+8")
    page.expect("set form.spacing 24")
    page.type_into(field("spacing"), "12,5")
    page.expect("set form.spacing 12.5")
    page.type_into(field("spacing"), "1,000")
    page.wait(lambda: page.text('[data-property="spacing"] .error'), "not refused")
    page.open_group("margins")
    page.type_into(field("margins"), "2*8")
    page.expect("set form.margins 16,0,0,0")
    page.type_into(field("spacing"), "9", commit=Keys.TAB)
    page.expect("set form.spacing 9")
    assert page.focused() != "BODY", "Tab leaves the panel"
    page.expect_no_errors()


@check
def held_edits(driver, folder):
    """An edit whose document is gone delays no later edit, and it is said why it was not made; nor does one of a lost connection."""
    file = login(folder)
    file.run("new Other device=iphone-15", "add label one in view text=One", "constrain one.top = safeArea.top",
             "constrain one.leading = view.leading", "add label two in view text=Two", "constrain two.top = one.bottom",
             "constrain two.leading = view.leading", "open Login")
    page = Editor(driver, file)

    def command(text):
        page.focus("#canvas")
        page.keys("/", text, Keys.ENTER)

    page.select_value("#document", "Login")
    page.select_view("title")
    page.type_into(field("text"), "Half", commit=None)
    file.run("delete document Login")
    page.wait(lambda: "Login was deleted or renamed" in page.text("#unsent"), "it is not held")
    file.run("undo")
    page.settle()
    page.wait(lambda: "not made, because Login was gone; it is back" in page.text("#unsent"), page.text("#unsent"))
    page.select_view("two")
    page.focus("#canvas")
    page.keys(Keys.DELETE)
    page.expect("remove two")
    command("set one.text More")
    page.expect("set one.text More")
    assert page.text("#unsent").startswith("1 edit not made") and "\\u{" not in page.text("#unsent"), page.text("#unsent")
    page.click_on("#unsent button:last-child")

    driver.execute_cdp_cmd("Network.enable", {})
    for state in (True, False):
        driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": state, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
        if state:
            command("set one.text Lost")
            page.wait(lambda: "1 edit not confirmed" in page.text("#unsent"), "the edit is not kept")
            command("set one.text Lost2")
            page.wait(lambda: "2 edits not confirmed" in page.text("#unsent"), "the second edit is not kept")
    page.wait(lambda: not page.text("#status"), "it is still not connected")
    command("set one.lines 2")
    page.expect("set one.lines 2")
    assert page.text("#unsent").startswith("2 edits not confirmed"), page.text("#unsent")


@check
def escape_in_fields(driver, folder):
    """Escape in any control of the panels restores what was typed, and else leaves the control with the selection."""
    page = Editor(driver, login(folder))
    page.select_view("title")
    page.settle()
    head = page.head()
    page.tab("panel")
    controls = [field(name) for name in ("text", "alpha", "hidden", "textAlignment", "textColor")] + ["#view-name", "#property-filter", "#search"]
    for control in controls:
        page.wait(lambda: page.all(control), f"there is no {control}")
        page.focus(control)
        page.keys(Keys.ESCAPE)
        page.expect_selected("title")
        page.wait(lambda: page.focused() == "canvas", f"the focus is on {page.focused()} after {control}")
    for control in (field("text"), field("alpha"), "#view-name"):
        before = page.value(control)
        page.focus(control)
        page.keys("7", Keys.ESCAPE)
        page.wait(lambda: page.value(control) == before, f"{control} is not restored")
        page.expect_selected("title")
        assert page.focused() != "BODY", control
    page.rest()
    assert page.head() == head, page.journal()
    page.focus("#canvas")
    page.keys(Keys.ESCAPE)
    page.expect_selected()
    page.expect_no_errors()


HELD = """
new Held device=iphone-15
add label head in view text=Head
constrain head.top = safeArea.top + 10
constrain head.leading = view.leadingMargin
add stack pile in view axis=AXIS spacing=8 distribution=DISTRIBUTION alignment=ALIGNMENT
constrain pile.top = head.bottom + 12
constrain pile.leading = view.leadingMargin
constrain end: pile.trailing = view.trailingMargin
add button one in pile text=One
add button two in pile text="The second"
add button three in pile text=Three
add label foot in view text=Foot
constrain foot.top = pile.bottom + 20
constrain foot.leading = pile.leading
"""


@check
def unembedded(driver, folder):
    """What U takes out of a stack, and what is attached to the stack, stays where it is, on other devices too."""
    program = login(folder).program
    for axis, distribution, alignment in [("horizontal", "fillEqually", "fill"), ("horizontal", "fill", "center"),
                                          ("vertical", "fill", "fill"), ("vertical", "fill", "center"), ("vertical", "fillEqually", "leading"),
                                          ("horizontal", "equalSpacing", "fill")]:
        words = (axis, distribution, alignment)
        file = File(program, os.path.join(folder, "-".join(words) + ".layout"))
        file.script(HELD.replace("AXIS", axis).replace("DISTRIBUTION", distribution).replace("ALIGNMENT", alignment))
        page = Editor(driver, file)
        names = ("head", "one", "two", "three", "foot")

        def places(device):
            frames = page.frames_of(device)
            return [[round(frames[name][side]) for side in ("x", "y", "width", "height")] for name in names]

        # Equal distances are kept for the document's own device.
        devices = ("",) if distribution == "equalSpacing" else ("", "iphone-8", "ipad-10.9")
        before = {device: places(device) for device in devices}
        page.select_view("pile")
        page.focus("#canvas")
        page.keys("u")
        page.wait(lambda: page.journal().startswith('group "Unembed pile" { unembed pile; '), page.journal())
        page.settle()
        page.expect_selected("one", "two", "three")
        for device, wanted in before.items():
            found = places(device)
            assert all(abs(a - b) <= 1 for one, other in zip(found, wanted) for a, b in zip(one, other)), (words, device, wanted, found, page.journal())
        expect_sound(page)
        page.expect_no_errors()
        page.server.end()
        Server.running.remove(page.server)


@check
def properties_of_kinds(driver, folder):
    """The panel of a kind has only the properties that the kind uses, and others that are set."""
    file = login(folder)
    file.run("add view box in view", "constrain box.top = form.bottom", "constrain box.leading = view.leading", "constrain box.width = 40",
             "constrain box.height = 40", "set box.sectionHeader Theirs")
    page = Editor(driver, file)
    page.select_view("box")
    page.wait(lambda: page.all(field("backgroundColor")), "there is no panel")
    names = [one.get_attribute("data-property") for one in page.all("#properties [data-property]")]
    assert "sectionHeader" in names and not {"items", "accessory", "contentText", "rowHeight", "separatorInset", "barColor"} & set(names), names
    page.press_button('[data-property="sectionHeader"] .reset')
    page.wait(lambda: not page.all('[data-property="sectionHeader"]'), "it stays")
    page.expect_no_errors()
