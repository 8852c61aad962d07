"""Gestures on the editing page: each is one command, which the journal contains."""
import json
import time

from common import FOLDER, check, login
from hands import ALT, CONTROL, SHIFT, Editor
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
        page.shot(FOLDER, "drag")

    before = page.picture()
    page.drag(page.middle("mail"), page.middle("hint", 0.5, 0.9), before_drop=marked)
    page.expect("arrange mail in form at 4")
    page.drag(page.middle("hint", 0.2), page.middle("row", 0.5))
    page.expect("arrange hint in row at 1")
    x, y = page.middle("one")
    page.drag((x, y), (x + 40, y + 110))
    page.wait(lambda: page.journal().startswith('group "Move one to view" { move one to view; constrain one.leading = view.leading + '),
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
    page.wait(lambda: page.journal().startswith('group "Add button button to view" { add button button in view text=Button; constrain button.leading = view.leading + '),
              "no button")
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
