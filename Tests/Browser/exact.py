"""What gestures and fields keep exactly: texts, parts of values, alpha, snapped places, and constraints of other size classes."""
import os

from selenium.webdriver.common.keys import Keys

from common import PROGRAM, check
from hands import CONTROL, Editor
from pages import File, Server


def edited(driver, folder, name, text):
    """Returns the editing page of a new file with these commands."""
    file = File(PROGRAM, os.path.join(folder, name + ".layout"))
    file.script("new Exact device=iphone-15\n" + text)
    return Editor(driver, file)


def closed(page):
    page.expect_no_errors()
    page.server.end()
    Server.running.remove(page.server)


def field(name):
    return f'[data-property="{name}"]'


@check
def exact_values(driver, folder):
    """Enter in an unchanged field edits nothing; one part of several insets leaves the others; a picked colour keeps its alpha."""
    page = edited(driver, folder, "values", r'''
add stack a in view axis=vertical margins=1,2,3,4
add stack b in view axis=vertical margins=5,6,7,8
add view c in view backgroundColor=#FF000080
add textField t in view placeholder="one\ntwo"
add label l in view text="a\u{D}b"
set l.accessibilityLabel "x\ny"
''')
    head = page.head()
    for view, name in [("t", "placeholder"), ("l", "text"), ("l", "accessibilityLabel")]:
        page.select_view(view)
        page.wait(lambda: page.all(field(name) + " textarea"), f"{name} has no field for several lines")
        page.driver.execute_script("for (const one of document.querySelectorAll('#properties details')) one.open = true")
        page.focus(field(name) + " textarea")
        page.keys(Keys.ENTER)
        page.rest()
        assert page.head() == head, page.journal()
    page.type_into(field("accessibilityLabel") + " textarea", "z")
    page.expect("set l.accessibilityLabel z")
    page.select_view("a")
    page.click(page.of('#tree [data-view="b"]'), CONTROL)
    page.expect_selected("a", "b")
    page.wait(lambda: page.all(field("margins")), "there is no panel")
    page.open_group("margins")
    page.type_into(field("margins") + " input", "9")
    page.expect('group "Set the margins of a and b" { set a.margins 9,2,3,4; set b.margins 9,6,7,8 }')
    page.open_group("margins")
    page.type_into(field("margins") + " input", "abc")
    first = page.wait(lambda: page.find(field("margins") + " input[aria-invalid]"), "it is not refused")
    assert first.get_attribute("aria-invalid") == "true"
    page.wait(lambda: page.text("#" + first.get_attribute("aria-describedby")), "the field has no reason")
    page.keys(Keys.ESCAPE)
    page.select_view("c")
    page.wait(lambda: page.all(field("backgroundColor") + " [type=color]"), "there is no picker")
    page.driver.execute_script("""
        const picker = document.querySelector(arguments[0]);
        picker.value = "#00ff00";
        for (const kind of ["input", "change"]) picker.dispatchEvent(new Event(kind, {bubbles: true}));
        """, field("backgroundColor") + " [type=color]")
    page.expect("set c.backgroundColor #00FF0080")
    page.expect_no_errors()


@check
def exact_places(driver, folder):
    """What snaps to a centre or to an edge is there exactly, also between points."""
    page = edited(driver, folder, "places", """
add label a in view text=One
constrain a.leading = view.leading + 16
constrain a.top = view.top + 100
add view b in view
constrain x: b.leading = view.leading + 100
constrain y: b.top = view.top + 300
constrain b.width = 50
constrain b.height = 50
""")
    bottom = page.frames_of()["a"]["y"] + page.frames_of()["a"]["height"]
    assert bottom % 1, "a label ends at a whole point"
    page.drag(page.middle("b"), page.place(196.5 + 2, 500), steps=12)
    page.wait(lambda: "set x.constant 171.5" in page.journal(), page.journal())
    page.settle()
    page.drag(page.middle("b"), page.place(196.5, bottom + 26), steps=12)
    page.wait(lambda: f"set y.constant {round(bottom, 3)}" in page.journal(), page.journal())
    page.settle()
    assert page.frames_of()["b"]["y"] == bottom, page.frames_of()["b"]
    page.expect_no_errors()


@check
def exact_constraints(driver, folder):
    """V and then U leave the constraints of every size class, and those of other views, as they were."""
    page = edited(driver, folder, "constraints", """
add label a in view text=One
constrain k1: a.leading = view.leading + 16 for w=compact
constrain k9: a.leading = view.leading + 90 for w=regular
constrain k2: a.top = view.top + 100
set k2.constant 60 for w=regular
add label b in view text=Two
constrain k3: b.leading = view.leading + 30
constrain k4: b.top = a.bottom + 8 @750
set k4.constant 44 for h=compact
set k4.objectID k-4
constrain k5: b.width <= 0.5 * a.width
""")

    def constraints():
        return sorted(one for one in page.file.run("export --format commands").splitlines() if one.startswith(("constrain", "set k")))

    def frames():
        return {device: {name: frame for name, frame in page.frames_of(device).items() if name != "stack"} for device in ("", "ipad-10.9")}

    before, places = constraints(), frames()
    page.select_view("a")
    page.focus("#canvas")
    page.keys("v")
    page.wait(lambda: page.journal().startswith("embed a in stack"), page.journal())
    page.settle()
    assert [one.replace("stack.", "a.") for one in constraints()] == before, constraints()
    assert frames() == places, (frames(), places)
    page.keys("u")
    page.wait(lambda: page.journal().startswith('group "Unembed'), page.journal())
    page.settle()
    assert constraints() == before, constraints()
    assert frames() == places, (frames(), places)
    closed(page)
    page = edited(driver, folder, "inner", """
add stack s in view axis=vertical alignment=center
constrain s.leading = view.leading + 16
constrain s.trailing = view.trailing - 16
constrain s.top = view.top + 100
add label l in s text=A
constrain l.leading = s.leading
add view v in s
constrain v.height = 20
constrain v.width = s.width
add view w in s
constrain w.height = v.height
constrain w.width = 0.5 * s.width
""")

    def inner():
        return {device: {name: frame for name, frame in page.frames_of(device).items() if name != "s"} for device in ("", "ipad-10.9")}

    places = inner()
    page.select_view("s")
    page.focus("#canvas")
    page.keys("u")
    page.wait(lambda: page.journal().startswith('group "Unembed'), page.journal())
    page.settle()
    assert inner() == places, (inner(), places, page.journal())
    page.expect_no_errors()


@check
def exact_copies(driver, folder):
    """Copied texts are pasted exactly, and a view may have the name of an attribute; a copied stack keeps its width."""
    page = edited(driver, folder, "copies", """
add stack s in view axis=vertical spacing=8
constrain s.leading = view.leading + 16
constrain s.trailing = view.trailing - 16
constrain s.top = view.top + 100
add label undefined in s text="see objectID=abc, undefined; autoresizing=no" lines=0
add label top in s text=T
constrain top.height = 30
""")
    for name, command in [("undefined", 'add label undefined2 in s lines=0 text="see objectID=abc, undefined; autoresizing=no"'),
                          ("top", 'group "Paste top2" { add label top2 in s text=T; constrain top2.height = 30 }')]:
        page.select_view(name)
        page.focus("#canvas")
        page.keys("c", held=[Keys.CONTROL])
        page.wait(lambda: "Copied" in page.text("#status"), "not copied")
        page.keys("v", held=[Keys.CONTROL])
        page.wait(lambda: sorted(page.journal().split()) == sorted(command.split()), page.journal())
        page.settle()
    width = page.frames_of()["s"]["width"]
    page.select_view("s")
    page.focus("#canvas")
    page.keys("d", held=[Keys.CONTROL])
    page.wait(lambda: page.journal().startswith('group "Duplicate s"'), page.journal())
    page.settle()
    assert page.frames_of()["s2"]["width"] == width, page.journal()
    page.expect_no_errors()


@check
def keys_of_layouts(driver, folder):
    """Signs and letters work on other layouts of the keyboard; an arrow key that moves nothing in a stack states why."""
    page = edited(driver, folder, "layouts", """
add stack s in view axis=vertical
add label l in s text=x
add label k in s text=y
add view b in view
""")

    def key(sign, code, held=0):
        page.driver.execute_script("document.activeElement.blur()")
        for kind, more in (("keyDown", {} if held & 2 else {"text": sign}), ("keyUp", {})):
            page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": kind, "key": sign, "code": code, "modifiers": held, **more})

    page.select_view("s")
    key("/", "Digit7", 8)
    page.wait(lambda: page.focused() == "command", "no command line")
    for sign, code, held, command in [("]", "Digit9", 3, "order s front"), ("[", "Digit5", 1, "order s back")]:
        key(sign, code, held)
        page.wait(lambda: page.journal() == command, f"{sign}: {page.journal()}")
        page.settle()
    head = page.head()
    key("я", "KeyZ", 2)
    page.wait(lambda: page.head() != head and page.data("head") == str(page.head()), "not undone")
    for name, arrow, text in [("l", Keys.ARROW_RIGHT, "s is a vertical stack"), ("l", Keys.ARROW_UP, "beyond the start of s"), ("k", Keys.ARROW_DOWN, "beyond the end of s")]:
        page.select_view(name)
        page.focus("#canvas")
        page.keys(arrow)
        page.wait(lambda: text in page.text("#toasts"), f"nothing is said about {name}")
    page.expect_no_errors()


@check
def hidden_in_the_tree(driver, folder):
    """The names and kinds of hidden views have enough contrast, selected or not."""
    from axe_core_python.selenium import Axe
    page = edited(driver, folder, "hidden", "add label gone in view text=Gone hidden=true\nadd stack also in view axis=vertical hidden=true\n")
    for name in [None, "gone"]:
        if name:
            page.select_view(name)
        page.rest()
        found = [one["id"] for one in Axe().run(driver)["violations"] if one["impact"] in ("serious", "critical")]
        assert not found, found
    page.expect_no_errors()


@check
def short_names_selected(driver, folder):
    """A gesture with hundreds of selected views is made: its questions fit into the requests."""
    page = edited(driver, folder, "many", "".join(
        f"add label a{index} in view text=x\nconstrain a{index}.leading = view.leading + {index % 20 * 15}\nconstrain a{index}.top = view.top + {index // 20 * 20}\n"
        for index in range(500)))
    page.select_view("a0")
    page.focus("#canvas")
    page.keys("a", held=[Keys.CONTROL])
    page.wait(lambda: len(page.selected()) == 500, "not all are selected")
    head = page.head()
    page.keys("d", held=[Keys.CONTROL])
    page.wait(lambda: page.head() == head + 1, "nothing is duplicated")
    page.expect_no_errors()
