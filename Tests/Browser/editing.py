"""Gestures on the editing page: each is one command, which the journal contains."""
import json
import os
import random
import shutil
import subprocess
import time

from common import FOLDER, check, login
from hands import ALT, CONTROL, SHIFT, Editor
from pages import Server
from sent import HOSTILE, hostile
from selenium.webdriver.common.keys import Keys


@check
def select(driver, folder):
    """A click selects the deepest view; Enter, Shift-Enter, Shift-click and a rectangle select others."""
    page = Editor(driver, login(folder))
    page.click(page.middle("title", 0.1))
    page.expect_selected("title")
    page.wait(lambda: page.value("#view-name") == "title", "the panel shows another view")
    assert len(page.all(".outline.selected")) == 3
    page.keys(Keys.ENTER, held=[Keys.SHIFT])
    page.expect_selected("form")
    page.keys(Keys.ENTER)
    page.expect_selected("title")
    page.keys(Keys.ARROW_DOWN, held=[Keys.ALT])
    page.expect_selected("mail")
    page.click(page.middle("enter"), SHIFT)
    page.expect_selected("mail", "enter")
    page.drag(page.place(5, 70), page.place(388, 165))
    page.expect_selected("title", "mail")
    page.keys(Keys.ESCAPE)
    page.expect_selected()
    assert page.head() == 9, "looking has edited"
    page.expect_no_errors()


@check
def arrange(driver, folder):
    """A view is dragged within its stack, to another, and out of one; Escape cancels."""
    file = login(folder)
    file.run("add stack row in view axis=horizontal spacing=8", "constrain row.top = form.bottom + 40",
             "constrain row.leading = view.leadingMargin", "add label one in row text=One", "add label two in row text=Two")
    page = Editor(driver, file)
    page.settle()

    def marked():
        page.wait(lambda: page.all("line.insertion"), "there is no insertion mark")
        page.wait(lambda: page.picture() != before, "there is no trial layout")
        page.wait(lambda: not page.all(".live:not([hidden])"), "the picture is not drawn after the last trial")
        assert page.live_picture() == page.picture(), "trials show another picture than the screen"
        page.shot(FOLDER, "drag")

    before = page.picture()
    page.drag(page.middle("mail"), page.middle("hint", 0.5, 0.9), before_drop=marked)
    page.expect("arrange mail in form at 4")
    page.drag(page.middle("hint", 0.2), page.middle("row", 0.5))
    page.expect("arrange hint in row at 1")
    x, y = page.middle("one")
    page.drag((x, y), (x + 40, y + 110))
    page.wait(lambda: page.journal().startswith('group "Move one to view" { move one to view; constrain one.leading = view.safeArea.leading + '),
              "not moved out")
    page.settle()
    page.expect_selected("one")
    head, shown = page.head(), page.picture()
    page.drag(page.middle("enter"), page.middle("title"), before_drop=lambda: (
        page.wait(lambda: page.picture() != shown, "there is no trial layout"), page.keys(Keys.ESCAPE)))
    page.wait(lambda: page.picture() == shown, "Escape does not restore the picture")
    page.rest()
    assert page.head() == head, page.journal()
    x, y = page.middle("one")
    page.drag((x, y), (x + 17, y + 30))
    page.wait(lambda: page.journal().startswith('group "Move one" { set constraint'), "the constants are not set")
    page.settle()
    page.drag(page.middle("title", 0.1), page.middle("title", 0.1, 1.4), ALT)
    page.wait(lambda: page.journal().startswith('group "Copy title to form" { copy title as title2 in form'), "no copy")
    page.expect_no_errors()


@check
def outline(driver, folder):
    """Views are dragged in the outline."""
    page = Editor(driver, login(folder))
    page.wait(lambda: page.all('#tree [data-view="enter"]'), "there is no tree")
    page.drag(page.of('#tree [data-view="enter"]'), page.of('#tree [data-view="title"]', 0.5, 0.1))
    page.expect("arrange enter in form at 0")
    page.drag(page.of('#tree [data-view="hint"]'), page.of('#tree [data-view="view"]', 0.5, 0.5))
    page.wait(lambda: page.journal().startswith('group "Move hint to view" { move hint to view; constrain hint.leading'), "not moved")
    page.expect_no_errors()


@check
def library(driver, folder):
    """A kind of view is dragged from the library, and added with Enter."""
    page = Editor(driver, login(folder))
    page.tab("library")
    page.drag(page.of('#kinds [data-kind="switch"]'), page.middle("enter", 0.5, 0.1))
    page.expect("add switch switch in form at 3")
    page.expect_selected("switch")
    page.drag(page.of('#kinds [data-kind="button"]'), page.place(150, 600))
    page.wait(lambda: page.journal().startswith('group "Add button button to view" { add button button in view text=Button; constrain button.leading = view.safeArea.leading + '),
              "no button")
    page.settle()
    # While it is dragged, the page shows the new view under the pointer.
    page.drag(page.of('#kinds [data-kind="view"]'), page.place(200, 700), steps=20)
    page.wait(lambda: page.journal().startswith('group "Add view view2 to view" { add view view2 in view; '),
              "no view")
    page.settle()
    page.select_view("title") if page.tab("views") is None else None
    page.tab("library")
    page.type_into("#kind-search", "label")
    page.expect("add label label in form at 1 text=Label")
    page.expect_no_errors()


@check
def text_in_place(driver, folder):
    """A double click or Enter edits a text in place; Escape does not."""
    page = Editor(driver, login(folder))
    page.click(page.middle("title", 0.1), clicks=2)
    page.wait(lambda: page.find(".text-editor"), "there is no editor")
    page.keys("Welcome \"you\"", Keys.ENTER)
    page.expect('set title.text "Welcome \\"you\\""')
    assert "Welcome" in page.screen()["picture"]
    page.click(page.middle("mail"))
    page.expect_selected("mail")
    page.rest()
    page.keys(Keys.ENTER)
    page.wait(lambda: page.find(".text-editor"), "there is no editor")
    page.keys("E-mail", Keys.ENTER)
    page.expect('set mail.placeholder "E-mail"')
    head, shown = page.head(), page.picture()
    page.click(page.middle("enter"), clicks=2)
    page.wait(lambda: page.find(".text-editor"), "there is no editor")
    page.keys("Nothing")
    page.wait(lambda: page.picture() != shown, "there is no trial layout")
    page.keys(Keys.ESCAPE)
    page.wait(lambda: page.picture() == shown, "Escape does not restore the picture")
    assert page.head() == head
    page.expect_no_errors()


def field(name):
    return f'[data-property="{name}"] [id^="property-"]:not(p)'


@check
def properties(driver, folder):
    """The panel sets a property of each type, resets it, and refuses invalid input beside the control."""
    page = Editor(driver, login(folder))
    page.select_view("title")
    page.type_into(field("text"), "Hello")
    page.expect("set title.text Hello")
    page.type_into(field("lines"), "2")
    page.expect("set title.lines 2")
    page.type_into(field("font"), "title1")
    page.expect("set title.font title1")
    page.type_into(field("textColor"), "systemRed")
    page.expect("set title.textColor systemRed")
    page.driver.execute_script("""
        const picker = document.querySelector('[data-property="backgroundColor"] input[type=color]');
        picker.value = "#ffee00"; picker.dispatchEvent(new Event("input", {bubbles: true}));
        picker.dispatchEvent(new Event("change", {bubbles: true}));""")
    page.expect("set title.backgroundColor #FFEE00")
    page.click_on(field("hidden"))
    page.expect("set title.hidden true")
    page.click_on('[data-property="hidden"] .reset')
    page.expect("reset title.hidden")
    page.select_value(field("textAlignment"), "center")
    page.expect("set title.textAlignment center")
    page.open_group("margins")
    page.type_into(field("margins"), "12")
    page.expect("set title.margins 12,8,8,8")
    page.open_group("priorities")
    page.type_into(field("hugging.horizontal"), "2000")
    page.wait(lambda: "1000" in page.text('[data-property="hugging.horizontal"] .error'), "invalid input is not refused")
    page.type_into(field("hugging.horizontal"), "300")
    page.expect("set title.hugging.horizontal 300")
    page.focus(field("hugging.horizontal"))
    page.keys(Keys.ARROW_UP)
    page.expect("set title.hugging.horizontal 301")
    page.type_into("#view-name", "heading")
    page.expect("rename title to heading")
    page.expect_selected("heading")
    page.shot(FOLDER, "panel")
    page.keys(Keys.ESCAPE)
    page.select_view("mail")
    page.click(page.middle("password"), SHIFT)
    page.expect_selected("mail", "password")
    page.wait(lambda: page.find(field("placeholder")).get_attribute("placeholder") == "Mixed", "the values are not mixed")
    page.type_into(field("placeholder"), "Type here")
    page.expect('group "Set the placeholder of mail and password to Type here" '
                '{ set mail.placeholder "Type here"; set password.placeholder "Type here" }')
    page.keys(Keys.ESCAPE)
    page.focus("#canvas")
    page.keys(Keys.ESCAPE)
    page.wait(lambda: page.find(field("navigationTitle")), "the document has no panel")
    page.type_into(field("navigationTitle"), "Account")
    page.expect("set document.navigationTitle Account")
    page.expect_no_errors()


@check
def variations(driver, folder):
    """A value is varied for a size class; the variation is listed and removed."""
    page = Editor(driver, login(folder))
    page.select_view("form")
    page.click_on('[data-property="spacing"] .vary')
    page.type_into('.popover input[aria-label="Value"]', "24")
    page.expect("set form.spacing 24 for w=compact")
    page.wait(lambda: "w=compact" in page.text('[data-property="spacing"]'), "the variation is not listed")
    page.click_on('[data-property="axis"] .vary')
    page.select_value('.popover select[aria-label="Width class"]', "")
    page.select_value('.popover select[aria-label="Height class"]', "compact")
    page.select_value('.popover select[aria-label="Value"]', "horizontal")
    page.press_button(".popover .primary")
    page.expect("set form.axis horizontal for h=compact")
    page.shot(FOLDER, "variations")
    page.wait(lambda: "h=compact" in page.text('[data-property="axis"]'), "the other variation is not listed")
    page.press_button('[data-property="axis"] .variation .reset')
    page.expect("reset form.axis for h=compact")
    page.press_button('[data-property="spacing"] .reset')
    page.expect("reset form.spacing for w=compact")
    page.expect_no_errors()


@check
def constraints(driver, folder):
    """Constraints are made by a drag with Control and by pins, edited in place, and dragged at an edge."""
    file = login(folder)
    file.run("add view box in view", "constrain box.width = 100", "constrain box.height = 60", "constrain box.top = form.bottom + 40",
             "constrain box.leading = view.leading + 30")
    page = Editor(driver, file)
    page.settle()
    page.select_view("box")
    page.wait(lambda: len(page.all(".lines text.constraint")) == 4, "the constraints are not drawn")
    page.shot(FOLDER, "constraints")
    x, y = page.middle("box", 1, 0.5)
    page.drag((x, y), (x + 30, y))
    page.wait(lambda: page.journal().startswith("set constraint4.constant 1"), "the width is not set")
    page.settle()
    x, y = page.middle("box", 0.5, 0)
    page.drag((x, y), (x, y + 20))
    page.wait(lambda: page.journal().startswith("set constraint6.constant "), "the distance is not set")
    page.settle()
    page.drag(page.middle("box"), page.place(200, 700), CONTROL)
    page.shot(FOLDER, "constrain-menu")
    page.choose("Trailing space to container")
    page.wait(lambda: page.journal().startswith("constrain view.trailing = box.trailing + "), "no constraint")
    page.drag(page.middle("box", 0.3), page.middle("enter", 0.3), CONTROL)
    page.choose("Equal heights")
    page.expect("constrain box.height = enter.height")
    page.tab("pins")
    page.wait(lambda: page.find('[data-pin="bottom"]'), "there are no pins")
    page.click_on('[data-pin="bottom"]')
    page.click_on('[data-pin="centerX"]')
    page.shot(FOLDER, "pins")
    page.click_on("#add-constraints")
    page.wait(lambda: page.journal().startswith('group "Pin box" { constrain view.bottom = box.bottom + '), "not pinned")
    assert "constrain box.centerX = view.centerX }" in page.journal()
    page.settle()
    page.type_into('[data-constraint="constraint4"] [aria-label="Constant of constraint4"]', "120")
    page.expect("set constraint4.constant 120")
    page.type_into('[data-constraint="constraint4"] [aria-label="Priority of constraint4"]', "750")
    page.expect("set constraint4.priority 750")
    page.select_value('[aria-label="Relation of constraint4"]', ">=")
    page.expect('group "Make constraint4 >=" { remove constraint constraint4; constrain constraint4: box.width >= 120 @750 }')
    page.click_on('[data-constraint="constraint4"] .reset')
    page.expect("remove constraint constraint4")
    page.expect_no_errors()


@check
def keys(driver, folder):
    """Each gesture has a key: embed, unembed, duplicate, copy, cut, paste, hide, order, rename, delete, undo, redo."""
    page = Editor(driver, login(folder))
    page.click(page.middle("mail"))
    page.click(page.middle("password"), SHIFT)
    page.expect_selected("mail", "password")
    page.keys("h")
    page.expect("embed mail password in stack stack axis=horizontal spacing=8")
    page.expect_selected("stack")
    page.keys("u")
    page.expect("unembed stack")
    page.select_view("mail")
    page.focus("#canvas")
    page.keys("d", held=[Keys.CONTROL])
    page.expect("copy mail as mail2")
    page.expect_selected("mail2")
    page.keys(Keys.F2)
    page.wait(lambda: page.find(".popover input"), "no question")
    page.keys("again", Keys.ENTER)
    page.expect("rename mail2 to again")
    page.focus("#canvas")
    page.keys("h", held=[Keys.CONTROL])
    page.expect("hide again")
    page.keys("h", held=[Keys.CONTROL])
    page.expect("show again")
    page.keys("[")
    page.expect("order again back")
    page.keys(Keys.ARROW_UP)
    page.expect("arrange again in form at 1")
    page.keys("x", held=[Keys.CONTROL])
    page.expect("remove again")
    page.select_view("enter")
    page.focus("#canvas")
    page.keys("v", held=[Keys.CONTROL])
    page.expect("arrange again in form at 5")
    page.expect_selected("again")
    page.keys(Keys.DELETE)
    page.expect("remove again")
    digest = page.digest()
    page.keys("z", held=[Keys.CONTROL])
    page.wait(lambda: page.digest() != digest, "not undone")
    page.settle()
    page.keys("Z", held=[Keys.CONTROL, Keys.SHIFT])
    page.wait(lambda: page.digest() == digest, "not redone")
    page.settle()
    page.select_view("hint")
    page.focus("#canvas")
    page.keys(Keys.F10, held=[Keys.SHIFT])
    page.choose("Move to …")
    page.choose("view (view)")
    page.wait(lambda: page.journal().startswith('group "Move hint to view" { move hint to view; constrain hint.centerX = view.centerX'), "not moved")
    page.settle()
    page.keys(Keys.ARROW_DOWN)
    page.wait(lambda: page.journal().startswith("set constraint"), "not nudged")
    page.settle()
    page.file.run("add view card in view frame=40,600,80,50 autoresizing=flexibleRightMargin,flexibleBottomMargin")
    page.wait(lambda: "card" in page.frames_of(), "no card")
    page.select_view("card")
    page.focus("#canvas")
    page.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.expect("set card.frame 42,600,80,50")
    page.keys("d", held=[Keys.CONTROL])
    page.expect('group "Duplicate card" { copy card as card2 in view; set card2.frame 62,620,80,50 }')
    page.expect_no_errors()


@check
def steps(driver, folder):
    """Undo, redo, branches, a checkpoint, going to a step, and comparing two."""
    file = login(folder)
    page = Editor(driver, file)
    page.wait(lambda: "hint" in page.find("#undo").get_attribute("title"), "undo does not name its step")
    first = page.digest()
    page.click_on("#undo")
    page.wait(lambda: page.digest() != first, "not undone")
    page.settle()
    page.wait(lambda: page.find("#redo").is_enabled(), "redo is not possible")
    page.select_view("title")
    page.type_into(field("text"), "Branch")
    page.expect("set title.text Branch")
    page.tab("branches")
    page.wait(lambda: len(page.all("#branches .steps li")) == 10, "not ten steps")
    page.click_on("#checkpoint")
    page.wait(lambda: page.find(".popover input"), "no question")
    page.keys("before", Keys.ENTER)
    page.wait(lambda: "before" in page.text("#branches"), "the checkpoint is not shown")
    page.shot(FOLDER, "branches")
    page.press_button('#branches [data-step="9"] button[aria-label^="Check out"]')
    page.wait(lambda: page.digest() == first, "not checked out")
    page.settle()
    page.press_button('#branches [data-step="10"] button[aria-label^="Compare"]')
    page.wait_for_text("#changes", "Branch")
    page.expect_no_errors()


@check
def documents(driver, folder):
    """Documents are made, duplicated, renamed and deleted."""
    page = Editor(driver, login(folder))
    page.tab("documents")
    page.click_on("#new-document")
    page.type_into("#new-name", "Home", commit=None)
    page.select_value("#new-device", "iphone-8")
    page.click_on(".popover .primary")
    page.expect("new Home device=iphone-8")
    page.wait(lambda: page.value("#document") == "Home", "Home is not open")
    page.click_on('[data-name="Home"] .icon')
    page.choose("Duplicate")
    page.expect("duplicate Home as Home2")
    page.click_on('[data-name="Home2"] .icon')
    page.choose("Rename …")
    page.keys("Start", Keys.ENTER)
    page.expect("rename document Home2 to Start")
    page.click_on("#all")
    page.wait(lambda: len(page.all(".row")) == 3, "not all documents are shown")
    page.rest()
    page.shot(FOLDER, "all-documents")
    page.click_on('[data-name="Start"] .icon')
    page.choose("Delete")
    page.expect("delete document Start")
    page.expect_no_errors()


@check
def command_line(driver, folder):
    """The command line completes, colours, hints, runs edits and answers questions."""
    page = Editor(driver, login(folder))
    page.focus("#canvas")
    page.keys("/")
    page.keys("set form.spa")
    page.wait(lambda: "form.spacing" in page.text("#completions"), "no completion")
    page.wait(lambda: page.all(".colours .colour-command"), "no colours")
    page.shot(FOLDER, "command-line")
    page.keys(Keys.TAB)
    page.wait(lambda: page.value("#command") == "set form.spacing", "it is not completed")
    page.keys(" 13", Keys.ENTER)
    page.expect("set form.spacing 13")
    page.keys("sett form.spacing 14", Keys.ENTER)
    page.wait(lambda: page.all("#command-hint.error"), "no error")
    page.find("#command").send_keys(Keys.CONTROL + "a" + Keys.NULL, "why form.top", Keys.ENTER)
    page.wait_for_text("#log", "form.top is 79")
    copied = driver.execute_script("""
        const log = document.querySelector("#log");
        getSelection().selectAllChildren(log);
        const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
        log.querySelector("code").dispatchEvent(event);
        return event.clipboardData.getData("text/plain");""")
    assert copied.split("\n") == ["set form.spacing 13", "sett form.spacing 14", "why form.top"], copied
    page.expect_no_errors()


@check
def together(driver, folder):
    """Steps of others appear with who and what; an edit of what they changed is refused with both values."""
    file = login(folder)
    page = Editor(driver, file)
    file.run("set form.spacing 21")
    page.wait_for_text("#log", "set form.spacing 21")
    page.wait_for_text("#toasts", "set form.spacing 21")
    page.settle()
    page.select_view("form")
    page.driver.execute_script("""
        const send = window.fetch;
        window.fetch = async (name, options) => {
            if (name === "edit") await new Promise((done) => { window.release = done; });
            return send(name, options);
        };""")
    page.type_into(field("spacing"), "33")
    page.wait(lambda: page.driver.execute_script("return Boolean(window.release)"), "no edit")
    file.run("set form.spacing 22")
    page.driver.execute_script("window.release()")
    page.wait(lambda: page.text(".popover table").split("\n")[1:] == ["form.spacing 21 22 33"], "both values are not shown")
    page.shot(FOLDER, "refused")
    assert page.journal() == "set form.spacing 22"
    page.choose("Use mine")
    page.wait(lambda: page.driver.execute_script("return Boolean(window.release)"), "no edit")
    page.rest(0.2)
    page.driver.execute_script("window.release()")
    page.expect("set form.spacing 33")


@check
def lost_connection(driver, folder):
    """An edit that was not acknowledged is kept, offered again, and carried out once."""
    page = Editor(driver, login(folder))
    head = page.head()
    page.select_view("title")
    driver.execute_cdp_cmd("Network.enable", {})

    def offline(state):
        driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": state, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})

    offline(True)
    page.type_into(field("text"), "Kept")
    page.wait(lambda: "1 edit not confirmed" in page.text("#unsent"), "the edit is not kept")
    page.shot(FOLDER, "unsent")
    assert page.head() == head
    offline(False)
    page.click_on("#unsent .primary")
    page.wait(lambda: not page.find("#unsent").is_displayed(), "it is still not confirmed")
    assert page.journal() == "set title.text Kept" and page.head() == head + 1


@check
def touch(driver, folder):
    """A finger selects and drags, moves the canvas, and two fingers zoom; a pen draws a rectangle."""
    page = Editor(driver, login(folder), 900, 900)
    point = page.middle("mail", 0.2)
    page.touch("touchStart", point)
    page.touch("touchEnd")
    page.expect_selected("mail")
    end = page.middle("hint", 0.2, 0.9)
    page.touch("touchStart", point)
    for step in range(1, 7):
        page.touch("touchMove", [a + (b - a) * step / 6 for a, b in zip(point, end)])
    page.touch("touchEnd")
    page.expect("arrange mail in form at 4")
    before = page.text("#zoom-value")
    x, y = page.place(150, 600)
    page.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        page.touch("touchMove", (x - 20 - 10 * step, y), (x + 20 + 10 * step, y))
    page.touch("touchEnd")
    page.wait(lambda: page.text("#zoom-value") != before, "two fingers do not zoom")
    page.expect_no_errors()


@check
def zoom(driver, folder):
    """Keys, buttons and the wheel change the scale; Alt shows distances; the view menu shows marks."""
    page = Editor(driver, login(folder))
    page.focus("#canvas")
    page.keys("1")
    page.wait_for_text("#zoom-value", "100 %")
    page.keys("-")
    page.wait_for_text("#zoom-value", "75 %")
    page.keys("+", "+")
    page.wait_for_text("#zoom-value", "150 %")
    page.keys("0")
    fitting = page.text("#zoom-value")
    x, y = page.place(100, 300)
    driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
        "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -120, "modifiers": CONTROL})
    page.wait(lambda: page.text("#zoom-value") != fitting, "the wheel does not zoom")
    after = page.place(100, 300)
    assert abs(after[0] - x) < 20 and abs(after[1] - y) < 20, (after, x, y)
    page.keys("0")
    page.select_view("title")
    page.mouse("mouseMoved", *page.middle("hint"), ALT, False)
    page.wait(lambda: page.all(".lines text.measure"), "no distances")
    page.shot(FOLDER, "distances")
    shown = page.picture()
    page.click_on("#view-options")
    page.choose("Show margins")
    page.wait(lambda: page.picture() != shown, "the margins are not shown")
    page.click_on("figure .device-button")
    page.select_value('[data-setting="appearance"]', "dark")
    page.select_value('[data-setting="device"]', "iphone-16-pro")
    page.select_value('[data-setting="orientation"]', "landscape")
    page.wait_for_text("figcaption", "landscape")
    page.shot(FOLDER, "screen-settings")
    page.keys(Keys.ESCAPE)
    page.click_on("#add-screen")
    page.wait(lambda: len(page.all("figure")) == 4, "no fourth screen")
    assert page.head() == 9, "looking has edited"
    page.expect_no_errors()


def broken_rules(driver):
    """Returns what axe-core finds on the page as it is now."""
    import axe_core_python
    if driver.execute_script("return typeof axe") == "undefined":
        path = os.path.join(os.path.dirname(axe_core_python.__file__), "axe.min.js")
        with open(path, encoding="utf-8") as script:
            driver.execute_script(script.read())
    driver.set_script_timeout(60)
    found = driver.execute_async_script("""
        const done = arguments[0];
        axe.run({runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]})
            .then((result) => done(result.violations), (error) => done(String(error)));""")
    assert isinstance(found, list), found
    return [(one["id"], node["target"], node.get("failureSummary", "")[:160])
            for one in found for node in one["nodes"][:3]]


@check
def accessibility(driver, folder):
    """axe-core finds no violation, in light and dark, wide and narrow, with each part open."""
    file = login(folder)
    file.run("add view loose in view", "constrain wide: form.width = 300")
    for width, dark in [(1440, False), (1440, True), (360, False), (360, True)]:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
        page = Editor(driver, file, width)
        page.rest()
        assert not broken_rules(driver), (width, dark, broken_rules(driver))
        for drawer, tabs in [("Views", ["views", "library", "documents"]), ("Properties", ["panel", "pins", "problems", "details"]),
                             ("History", ["console", "happened", "branches"])]:
            if width < 760:
                page.wait(lambda: next(one for one in page.all("#drawers button") if one.text == drawer).click() or True, drawer)
            for tab in tabs:
                page.tab(tab)
                if tab == "views":
                    page.select_view("form")
                page.rest()
                found = broken_rules(driver)
                assert not found, (width, dark, tab, found)
                if tab == "views":
                    page.focus('#tree [data-view="form"]')
                    page.keys(Keys.F10, held=[Keys.SHIFT])
                    page.wait(lambda: page.all(".popover[role=menu]"), "there is no menu")
                    assert not broken_rules(driver), (width, dark, "menu", broken_rules(driver))
                    page.keys(Keys.ESCAPE)
        page.server.end()
        Server.running.remove(page.server)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]})


@check
def findings(driver, folder):
    """Findings are listed and marked; why explains one, and a repair shows its effect before it is made."""
    file = login(folder)
    file.run("add label long in view text=\"A text that is far too long for its width\"", "constrain long.top = form.bottom + 40",
             "constrain long.leading = view.leadingMargin", "constrain narrow: long.width = 60")
    page = Editor(driver, file)
    page.wait(lambda: page.all(".outline.flaw"), "the finding is not marked")
    page.tab("problems")
    page.wait_for_text("#problems", "truncated-text")
    row = '[data-rule="truncated-text"]'
    page.press_button(row + ' [aria-label="Select long"]')
    page.expect_selected("long")
    page.press_button(row + " .buttons .small")
    page.wait(lambda: page.all(row + " .finding-why *"), "why is not explained")
    page.press_button(row + ' [aria-label^="Repairs"]')
    page.wait(lambda: page.all(row + " .fixes .primary"), "there is no repair")
    page.rest()
    page.shot(FOLDER, "findings")
    page.keys(Keys.ESCAPE)
    page.press_button(row + " .fixes .primary")
    page.wait(lambda: not page.all(row), "the finding is not repaired")
    assert "truncated" not in file.run("check")
    page.expect_no_errors()


STORYBOARD = "Examples/NestedStackViews.storyboard"


@check
def storyboard(driver, folder):
    """A newcomer's first steps with a storyboard: text, drag, constraint, finding, repair, undo; each is written."""
    file = login(folder)
    path = file.path = os.path.join(folder, "Main.storyboard")
    shutil.copy(STORYBOARD, path)

    def content():
        with open(path, encoding="utf-8") as text:
            return text.read()

    page = Editor(driver, file, words=["--edit", "--push"])
    file.path += ".layout"
    page.wait(lambda: page.all('#tree [data-view="first"]'), "there is no tree")
    page.click(page.middle("first"), clicks=2)
    page.wait(lambda: page.all(".text-editor"), "there is no editor")
    page.keys("Given name", Keys.ENTER)
    page.expect('set first.text "Given name"')
    page.wait(lambda: "Given name" in content(), "the text is not written")
    page.drag(page.middle("clear"), page.middle("save", 0.2))
    page.expect("arrange clear in buttonRow at 0")
    page.select_view("first")
    page.tab("pins")
    page.wait(lambda: page.all('[data-pin="width"]'), "there are no pins")
    page.type_into('#pins [aria-label="Width"]', "40", commit=None)
    page.press_button("#add-constraints")
    page.wait(lambda: page.journal().startswith("constrain first.width = 40"), "not pinned")
    page.settle()
    page.tab("problems")
    row = '[data-rule="truncated-text"]'
    page.wait(lambda: page.all(row), "the text that is cut off is not found")
    page.shot(FOLDER, "storyboard")
    page.press_button(row + ' [aria-label^="Repairs"]')
    page.wait(lambda: page.all(row + " .fixes .primary"), "there is no repair")
    page.press_button(row + " .fixes .primary")
    page.wait(lambda: not page.all(row), "it is not repaired")
    page.settle()
    before = content()
    for _ in range(2):
        page.click_on("#undo")
        page.wait(lambda: page.data("edited") == "undo", "not undone")
        page.settle()
        page.rest()
    page.wait(lambda: content() != before and "Given name" in content(), "the undone steps are not written")
    page.expect_no_errors()


@check
def keyboard_alone(driver, folder):
    """Everything can be done with the keyboard: no event comes from a pointer."""
    page = Editor(driver, login(folder))

    def tab_to(selector):
        for _ in range(120):
            if driver.execute_script("return document.activeElement.matches(arguments[0])", selector):
                return
            page.keys(Keys.TAB)
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to('#tree [role="treeitem"]')
    page.keys("m", Keys.ENTER)
    page.expect_selected("mail")
    page.keys(Keys.ARROW_DOWN, held=[Keys.ALT])
    page.expect("arrange mail in form at 2")
    page.keys(Keys.ARROW_DOWN, held=[Keys.SHIFT])
    page.wait(lambda: len(page.selected()) == 2, "two views are not selected")
    tab_to("#canvas")
    page.keys("v")
    page.wait(lambda: page.journal().startswith("embed "), "not embedded")
    page.settle()
    page.expect_selected("stack")
    page.keys(Keys.ARROW_UP)
    page.wait(lambda: page.journal().startswith("arrange stack in form at"), "not moved")
    page.settle()
    page.keys("a", "switch", Keys.ENTER)
    page.expect("add switch switch in stack")
    page.expect_selected("switch")
    tab_to("#canvas")
    page.keys(Keys.F2)
    page.wait(lambda: page.all(".popover input"), "no question")
    page.keys("remember", Keys.ENTER)
    page.expect("rename switch to remember")
    page.expect_selected("remember")
    page.keys(Keys.F10, held=[Keys.SHIFT])
    page.keys("m", Keys.ENTER)
    page.wait(lambda: page.all('.popover[aria-label="Move remember to"]'), "no menu of containers")
    page.keys("v", Keys.ENTER)
    page.wait(lambda: page.journal().startswith('group "Move remember to view" { move remember to view'), "not moved")
    page.settle()
    page.keys(Keys.ARROW_RIGHT, held=[Keys.SHIFT])
    page.wait(lambda: page.journal().startswith("set constraint") or page.journal().startswith("constrain"), "not nudged")
    page.settle()
    page.keys("p")
    page.wait(lambda: driver.execute_script("return document.activeElement.dataset.pin") == "top", "the pins have no focus")
    tab_to('[data-pin="bottom"]')
    page.keys(Keys.SPACE)
    tab_to("#add-constraints")
    page.keys(Keys.ENTER)
    page.wait(lambda: page.journal().startswith("constrain view.bottom = remember.bottom + "), "not pinned")
    page.settle()
    tab_to("#canvas")
    page.keys("c")
    page.wait(lambda: page.all('.popover[aria-label="Constrain remember to"]'), "no menu of views")
    page.keys("f", Keys.ENTER)
    page.wait(lambda: page.all('.popover[aria-label="Constrain remember to form"]'), "no menu of constraints")
    page.wait(lambda: page.keys("b") or driver.execute_script("return document.activeElement.textContent") == "Below form", "not found")
    page.keys(Keys.ENTER)
    page.wait(lambda: page.journal().startswith("constrain remember.top = form.bottom"), "not constrained")
    page.settle()
    tab_to("#undo")
    page.keys(Keys.ENTER)
    page.wait(lambda: page.data("edited") == "undo", "not undone")
    page.settle()
    tab_to("#canvas")
    page.keys("/", "set title.text Keys", Keys.ENTER)
    page.expect("set title.text Keys")
    page.keys(Keys.ESCAPE)
    page.keys(Keys.F6, held=[Keys.SHIFT])
    assert page.focused() == "tab-library", page.focused()
    page.keys(Keys.ARROW_RIGHT)
    tab_to("#new-document")
    page.keys(Keys.ENTER)
    page.wait(lambda: page.all("#new-name"), "no question")
    page.keys("Second", Keys.ENTER)
    page.expect("new Second device=iphone-15")
    page.expect_no_errors()


@check
def many_editors(driver, folder):
    """Three pages with random gestures and two shells, some killed: nothing acknowledged is lost, and all agree."""
    seconds = float(os.environ.get("SECONDS_OF_EDITORS", "40"))
    random.seed(7)
    file = login(folder)
    page = Editor(driver, file, hash="#document=Login&screen=,,,,,")
    windows = [driver.current_window_handle]
    for _ in range(2):
        driver.switch_to.new_window("tab")
        windows.append(driver.current_window_handle)
        driver.get(page.server.url + "#document=Login&screen=,,,,,")
    for window in windows:
        driver.switch_to.window(window)
        page.wait(lambda: page.data("shown"), "nothing is shown")
        driver.execute_script("""
            window.acknowledged = [];
            const send = window.fetch;
            window.fetch = async (name, options) => {
                const answer = await send(name, options);
                if (name === "edit") answer.clone().json().then((reply) => {
                    if (reply.ok && reply.step) window.acknowledged.push([reply.head, reply.step.command]);
                });
                return answer;
            };""")
    end = time.time() + seconds
    shells = []
    while time.time() < end:
        if len(shells) < 2:
            shells.append(subprocess.Popen([file.program, file.path, "--quiet"], stdin=subprocess.PIPE,
                                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True))
        for shell in list(shells):
            try:
                shell.stdin.write(f"set form.spacing {random.randrange(40)}\n")
                shell.stdin.flush()
            except BrokenPipeError:
                pass
            if random.random() < 0.05:
                shell.kill()
                shell.wait()
                shells.remove(shell)
        driver.switch_to.window(random.choice(windows))
        try:
            gesture(page, driver)
        except Exception:  # The view has gone meanwhile, or the page is being redrawn.
            page.keys(Keys.ESCAPE)
    for shell in shells:
        shell.stdin.close()
        shell.wait(20)
    assert subprocess.run([file.program, "verify", file.path], capture_output=True, check=False).returncode == 0
    answer = json.loads(file.run("history", options=["--json"]))
    made = {one["operation"]: one["command"] for one in answer["operations"]}
    count = 0
    for window in windows:
        driver.switch_to.window(window)
        page.wait_for_head(answer["head"])
        for operation, command in driver.execute_script("return window.acknowledged"):
            assert made.get(operation) == command, (operation, command, made.get(operation))
            count += 1
        assert page.wait(lambda: {row.get_attribute("data-view") for row in page.all("#tree [data-view]")}
                         == set(page.frames_of()), "the page does not agree with the file")
    print(f"    {len(made)} steps, {count} of them from pages", flush=True)
    assert count > 5
    for window in windows[1:]:
        driver.switch_to.window(window)
        driver.close()
    driver.switch_to.window(windows[0])


def gesture(page, driver):
    """Makes a random gesture."""
    frames = page.frames_of()
    names = [name for name in frames if name not in ("view", "form")]
    kind = random.choice(["drag", "drag", "drag out", "add", "text", "remove", "undo", "duplicate"])
    if len(names) < 3:
        kind = "add"
    if kind == "drag":
        page.drag(page.middle(random.choice(names)), page.middle(random.choice(names), 0.5, 0.8), steps=3)
    elif kind == "drag out":
        page.drag(page.middle(random.choice(names)), page.place(random.randrange(40, 300), random.randrange(400, 800)), steps=3)
    elif kind == "add":
        page.tab("library")
        page.drag(page.of('#kinds [data-kind="label"]'), page.middle("form"), steps=3)
        page.tab("views")
    else:
        page.click(page.middle(random.choice(names)))
        page.focus("#canvas")
        if kind == "undo":
            page.keys("z", held=[Keys.CONTROL])
        elif kind == "duplicate":
            page.keys("d", held=[Keys.CONTROL])
        elif kind == "remove" and len(names) > 5:
            page.keys(Keys.DELETE)
        elif kind == "text":
            page.keys(Keys.ENTER)
            if page.all(".text-editor"):
                page.keys(random.choice(["One", "Another text", "x"]), Keys.ENTER)


@check
def added_property(driver, folder):
    """A property that the language and the answers have, and the page has never heard of, is in the panel."""
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
        const json = Response.prototype.json;
        Response.prototype.json = async function () {
            const reply = await json.call(this);
            if (reply.properties && reply.kinds) reply.properties.push({name: "sparkleCount", group: "look", kinds: ["label"],
                type: "count", values: null, minimum: 0, maximum: 9, varies: true, summary: "how often it sparkles"});
            for (const [question, answer] of Object.entries(reply.answers || {})) {
                if (question === "info title") answer.properties.push({name: "sparkleCount", value: "3", default: "0", origin: "set"});
            }
            return reply;
        };"""})
    try:
        page = Editor(driver, login(folder))
        page.select_view("title")
        page.wait(lambda: page.value(field("sparkleCount")) == "3", "it is not in the panel")
        assert page.find('[data-group="look"]').find_element("css selector", '[data-property="sparkleCount"]')
        page.select_view("mail")
        page.wait(lambda: not page.all('[data-property="sparkleCount"]'), "it is in the panel of another kind")
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script["identifier"]})


@check
def hostile_panels(driver, folder):
    """Hostile names and texts are only text in the panels, the log, the findings and the menus."""
    file = hostile(folder)
    page = Editor(driver, file)
    for number, text in enumerate(HOSTILE):
        page.select_view(f"l{number}")
        page.wait(lambda: page.value(field("userLabel")) is not None, "no panel") if page.all(field("userLabel")) else None
        page.wait(lambda: page.find("#panel").get_attribute("data-subjects").split()[1:] == [f"l{number}"], "another panel")
    page.type_into("#property-filter", "", commit=None)
    page.type_into(field("text"), '"><script>window.hacked=1</script>')
    page.wait(lambda: "hacked" in page.journal(), "not set")
    file.run(f'set l0.text "{HOSTILE[1]}"', "new Other")
    page.wait_for_text("#log", "onerror")
    for tab in ["pins", "problems", "details", "documents", "branches", "happened", "console"]:
        page.tab(tab)
        page.rest(0.1)
    page.focus("#canvas")
    page.keys(Keys.F10, held=[Keys.SHIFT])
    page.keys(Keys.ESCAPE)
    page.click(page.middle("l1"), clicks=2)
    page.rest()
    page.keys(Keys.ESCAPE)
    assert driver.execute_script("return window.hacked") is None
    assert not driver.execute_script("return document.querySelectorAll('img[onerror], svg[onload], #work script').length")
    page.shot(FOLDER, "hostile-editing")
    page.expect_no_errors()


@check
def pictures(driver, folder):
    """Pictures of the page in light and dark, wide, in the middle and narrow, to look at."""
    file = login(folder)
    file.run("add view box in view backgroundColor=systemIndigo cornerRadius=12", "constrain box.width = 120", "constrain box.height = 80",
             "constrain box.top = form.bottom + 40", "constrain box.centerX = view.centerX")
    for dark in [False, True]:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
        for width, height in [(360, 740), (900, 800), (1440, 900)]:
            page = Editor(driver, file, width, height)
            if width > 760:
                page.select_view("box")
            page.rest(0.8)
            page.shot(FOLDER, f"editing-{width}-{'dark' if dark else 'light'}")
            assert driver.execute_script("return document.documentElement.scrollWidth") <= width
            page.server.end()
            Server.running.remove(page.server)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]})
