"""The parts of the page in windows of all widths: the keys that go to them, and where the focus is then."""
from common import check, login
from hands import Editor
from pages import Server
from selenium.webdriver.common.keys import Keys

WIDTHS = [360, 700, 800, 1440]


def is_in(page, part):
    """Whether the focus is in a part of the page that can be seen."""
    return page.driver.execute_script("""
        const part = document.getElementById(arguments[0]);
        return part.contains(document.activeElement) && document.activeElement.checkVisibility({visibilityProperty: true});
        """, part)


def drawers_agree(page):
    """Whether the buttons of the drawers state which one is open."""
    return page.driver.execute_script("""
        return [...document.querySelectorAll("#drawers button")].every((one) =>
            (one.getAttribute("aria-expanded") === "true") === (document.body.dataset.drawer === one.getAttribute("aria-controls")));
        """)


@check
def keys_to_parts(driver, folder):
    """A key that goes to a part takes the focus there, at once and at every width; what is typed then edits nothing."""
    file = login(folder)
    for width in WIDTHS:
        page = Editor(driver, file, width, 740)
        head = page.head()
        for key, held, part, focus in [("a", (), "left", "kind-search"), ("/", (), "bottom", "command"),
                                       ("f", (Keys.CONTROL,), "left", "search"), ("p", (), "right", None)]:
            page.click(page.middle("title", 0.1))
            page.wait(lambda: page.driver.execute_script("return document.querySelector('#canvas').contains(document.activeElement)"), "the canvas has no focus")
            # The letters are keys of the canvas, each of which would edit.
            page.keys(key, *(() if held or part == "right" else ("h", "v", "u")), held=held)
            page.wait(lambda: is_in(page, part), f"{key} at {width}: the focus is not in {part}")
            if focus:
                assert page.focused() == focus, (width, key, page.focused())
            assert drawers_agree(page), (width, key)
            page.rest(0.1)
            assert page.head() == head, (width, key, page.journal())
            if held or part == "right":
                page.keys(Keys.ESCAPE)
            else:
                page.keys(Keys.BACKSPACE * 3, Keys.ESCAPE)
            if width < 760:
                page.wait(lambda: not page.driver.execute_script("return document.body.dataset.drawer"), f"{key} at {width}: Escape does not close the drawer")
                page.wait(lambda: page.focused() == "canvas", f"{key} at {width}: the focus is lost")
        page.expect_no_errors()
        page.server.end()
        Server.running.remove(page.server)


@check
def commands_in_a_drawer(driver, folder):
    """In a narrow window a command is typed and a view is added with the keyboard alone."""
    page = Editor(driver, login(folder), 360, 740)
    page.click(page.middle("mail"))
    page.expect_selected("mail")
    page.keys("/")
    page.keys("hide hint", Keys.ENTER)
    page.expect("hide hint")
    page.keys(Keys.ESCAPE)
    page.wait(lambda: page.focused() == "canvas", "the focus is not on the canvas")
    page.keys("a")
    page.keys("switch", Keys.ENTER)
    page.wait(lambda: "add switch" in page.journal(), page.journal())
    page.expect_no_errors()


@check
def next_part(driver, folder):
    """F6 goes through all parts and back, at every width."""
    file = login(folder)
    parts = ["left", "canvas", "right", "bottom"]
    for width in WIDTHS:
        page = Editor(driver, file, width, 740)
        page.focus("#canvas")
        for held, order in [((), parts[2:] + parts + parts[:2]), ((Keys.SHIFT,), parts[:1] + parts[::-1] + parts[:0:-1])]:
            for part in order:
                page.keys(Keys.F6, held=held)
                page.wait(lambda: is_in(page, part), f"F6 at {width} does not go to {part}")
                assert drawers_agree(page), (width, part)
            page.focus("#canvas")
        if width < 760:
            toggle = "#drawers [aria-controls=right]"
            page.focus(toggle)
            page.keys(Keys.ENTER)
            page.keys(Keys.F6)
            page.wait(lambda: is_in(page, "right"), "F6 does not go into the open drawer")
            page.keys(Keys.ESCAPE)
            page.wait(lambda: page.focused() == "canvas", "the focus is lost")
        page.expect_no_errors()
        page.server.end()
        Server.running.remove(page.server)


@check
def menus_without_a_choice(driver, folder):
    """A menu of which nothing can be chosen does not open; it is said why. Escape closes any other, wherever the focus is."""
    file = login(folder)
    for width in [360, 1440]:
        page = Editor(driver, file, width, 740)
        page.focus("#canvas")
        page.keys(Keys.F10, held=[Keys.SHIFT])
        page.wait(lambda: "Select a view first" in page.text("#toasts"), "nothing is said")
        assert not page.all(".popover"), "the menu is open"
        page.click(page.middle("title", 0.1))
        page.expect_selected("title")
        for moves_focus in [False, True]:
            page.keys(Keys.F10, held=[Keys.SHIFT])
            page.wait(lambda: page.all(".popover :focus"), "the menu has no focus")
            if moves_focus:
                page.focus("#canvas")
            page.keys(Keys.ESCAPE)
            page.wait(lambda: not page.all(".popover"), "Escape does not close the menu")
            page.expect_selected("title")
        page.expect_no_errors()
        page.server.end()
        Server.running.remove(page.server)
