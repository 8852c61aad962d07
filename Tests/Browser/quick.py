"""Keys in quick succession, many selected views, the focus after each redraw, and what a paste keeps."""
import os

from common import check, login
from editing import field
from hands import Editor
from kept import made, row
from pages import File
from selenium.webdriver.common.keys import Keys

SCENE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<scenes><scene sceneID="scn-1-aaa"><objects><viewController id="vcn-1-aaa" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="vwn-1-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>
<subviews>
<label contentMode="left" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="lab-1-aaa" userLabel="heading"><rect key="frame" x="16" y="79" width="70" height="21"/></label>
<button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-1-aaa" userLabel="enter"><rect key="frame" x="16" y="120" width="60" height="34"/><state key="normal" title="Enter"/>
<connections><action selector="enter:" destination="vcn-1-aaa" eventType="touchUpInside" id="act-1-aaa"/></connections></button>
<tableView contentMode="scaleToFill" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="tbl-1-aaa" userLabel="list"><rect key="frame" x="0" y="200" width="393" height="600"/>
<prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="cel-1-aaa" userLabel="line"><rect key="frame" x="0" y="28" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
<tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-1-aaa" id="cel-c-aaa"><rect key="frame" x="0" y="0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
</subviews><viewLayoutGuide key="safeArea" id="sar-1-aaa"/>
<constraints><constraint firstItem="lab-1-aaa" firstAttribute="leading" secondItem="sar-1-aaa" secondAttribute="leading" constant="16" id="con-1-aaa"/><constraint firstItem="lab-1-aaa" firstAttribute="top" secondItem="sar-1-aaa" secondAttribute="top" constant="20" id="con-2-aaa"/><constraint firstItem="btn-1-aaa" firstAttribute="leading" secondItem="sar-1-aaa" secondAttribute="leading" constant="16" id="con-3-aaa"/><constraint firstItem="btn-1-aaa" firstAttribute="top" secondItem="lab-1-aaa" secondAttribute="bottom" constant="20" id="con-4-aaa"/><constraint firstItem="tbl-1-aaa" firstAttribute="leading" secondItem="sar-1-aaa" secondAttribute="leading" id="con-5-aaa"/><constraint firstItem="tbl-1-aaa" firstAttribute="trailing" secondItem="sar-1-aaa" secondAttribute="trailing" id="con-6-aaa"/><constraint firstItem="tbl-1-aaa" firstAttribute="top" secondItem="btn-1-aaa" secondAttribute="bottom" constant="8" id="con-7-aaa"/><constraint firstItem="tbl-1-aaa" firstAttribute="bottom" secondItem="sar-1-aaa" secondAttribute="bottom" id="con-8-aaa"/></constraints></view>
<connections><outlet property="heading" destination="lab-1-aaa" id="out-1-aaa"/></connections></viewController></objects></scene></scenes></document>
"""


@check
def typed_after_tab(driver, folder):
    """After Tab, and after a step of somebody else, the next text replaces the selected one."""
    page = Editor(driver, login(folder))
    page.select_view("title")
    page.driver.execute_script("for (const one of document.querySelectorAll('#properties details')) one.open = true")
    page.wait(lambda: page.find('[data-property="margins"] [aria-label="Top"]').is_displayed(), "there are no margins")
    page.focus('[data-property="margins"] [aria-label="Top"]')
    page.keys("a", held=[Keys.CONTROL])
    for values in ["20,8,8,8", "20,21,8,8", "20,21,22,8", "20,21,22,23"]:
        page.keys(max(values.split(","), key=int), Keys.TAB)
        page.expect(f"set title.margins {values}")
        page.rest()
    page.focus(field("text"))
    page.keys("a", held=[Keys.CONTROL])
    page.file.run("set title.textColor systemRed")
    page.settle()
    page.keys("New", Keys.ENTER)
    page.expect("set title.text New")
    page.expect_no_errors()


@check
def many_selected(driver, folder):
    """Arrow keys, a copy and Delete work with 400 views whose names are long, and no request is refused."""
    names = [f"поле{'Адреса' * 4}{index}" for index in range(400)]
    lines = ["new Many device=iphone-15"]
    for index, name in enumerate(names):
        lines += [f"add label {name} in view text=a", f"constrain {name}.top = view.top + {80 + index}", f"constrain {name}.leading = view.leading + {index % 20 * 18}"]
    page = Editor(driver, made(folder, "\n".join(lines)))
    page.focus("#canvas")
    page.keys("a", held=[Keys.CONTROL])
    page.wait(lambda: len(page.selected()) == len(names), "not all are selected")
    page.keys(Keys.ARROW_DOWN)
    page.wait(lambda: page.journal().startswith('group "Move 400 views"'), page.journal()[:200])
    page.settle()
    page.keys(Keys.DELETE)
    page.wait(lambda: page.journal().startswith("remove "), page.journal()[:200])
    page.expect_no_errors()


@check
def quick_gestures(driver, folder):
    """Each of several quick gestures is about what the one before has made."""
    page = Editor(driver, login(folder))
    page.select_view("mail")
    page.focus("#canvas")
    page.keys("d", "d", "d", held=[Keys.CONTROL])
    page.wait(lambda: page.journal() == "copy mail3 as mail4", page.journal())
    page.wait(lambda: page.selected() == ["mail4"], page.selected())
    page.keys("h", "v")
    page.wait(lambda: page.journal() == "embed stack in stack stack2 axis=vertical spacing=8", page.journal())
    page.keys("z", "z", held=[Keys.CONTROL])
    page.wait(lambda: page.all(row("mail4")) and not page.all(row("stack")), "not undone")
    page.select_view("mail4")
    page.focus("#canvas")
    page.keys(Keys.F2)
    page.wait(lambda: page.all(".popover input"), "no question")
    page.keys("last", Keys.ENTER, Keys.ARROW_UP)
    page.wait(lambda: page.journal().startswith("arrange last in form at "), page.journal())
    page.expect_selected("last")
    page.expect_no_errors()


@check
def cut_and_pasted(driver, folder):
    """A copy has its original's action and identifier, a cut view comes back with its own, and cells stay in tables."""
    path = os.path.join(folder, "Main.storyboard")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SCENE)
    page = Editor(driver, File(login(folder).program, path), words=["--edit", "--push"])
    page.file.path += ".layout"
    page.wait(lambda: page.all(row("enter")), "there is no tree")

    def content():
        with open(path, encoding="utf-8") as text:
            return text.read()

    def press(*keys):
        for key in keys:
            page.focus("#canvas")
            page.keys(key, held=[Keys.CONTROL])

    def restored():
        page.wait(lambda: content() == SCENE, "the storyboard is not as it was")

    page.select_view("enter")
    press("c", "v")
    page.wait(lambda: content().count('selector="enter:"') == 2, "the copy has no action")
    press("z")
    restored()
    for name, other in [("enter", None), ("enter", "heading"), ("heading", None), ("line", None), ("line", "list")]:
        page.select_view(name)
        press("x")
        page.wait(lambda: not page.all(row(name)), f"{name} is not cut")
        if other:
            page.select_view(other)
        press("v")
        restored()
        page.settle()
        page.rest()
        page.expect_selected(name)
    page.select_view("line")
    press("x")
    page.wait(lambda: not page.all(row("line")), "the cell is not cut")
    page.select_view("heading")
    press("v")
    page.wait(lambda: "A cell goes into a table" in page.text("#toasts"), "nothing is said")
    assert page.journal() == "remove line", page.journal()
    page.file.run("set heading.text Hello")
    page.settle()
    page.select_view("list")
    press("v")
    page.wait(lambda: "only the storyboard has" in page.text("#toasts"), "what is lost is not named")
    page.expect_no_errors()


@check
def focus_after_removal(driver, folder):
    """A key that removes its own control leaves the focus on its row, or on the next control."""
    file = login(folder)
    file.script("new Other\nopen Login\nset title.lines 2\nset title.alpha 0.5 for w=compact\nconstrain c1: title.width = 90\nconstrain c2: title.height = 30\n")
    page = Editor(driver, file)
    page.click_on("#tab-documents")
    page.wait(lambda: page.all('[aria-label="Menu of Other"]'), "no documents")
    page.focus('[aria-label="Menu of Other"]')
    page.keys(Keys.ENTER, Keys.END, Keys.ENTER)
    page.wait(lambda: not page.all('[data-name="Other"]'), "not deleted")

    def label():
        return driver.execute_script("const e = document.activeElement; return e.id || e.ariaLabel || e.tagName")

    page.wait(lambda: label() == "Menu of Login", label())
    page.tab("views")
    page.select_view("title")
    for button, after in [('[aria-label="Reset Lines"]', "property-lines"), ('[data-property="alpha"] .reset', "property-alpha")]:
        page.wait(lambda: page.all(button), f"no {button}")
        page.focus(button)
        page.keys(Keys.ENTER)
        page.wait(lambda: label() == after, f"{label()} after {button}")
    page.tab("pins")
    page.wait(lambda: page.all('[aria-label="Remove c1"]'), "no constraints")
    page.focus('[aria-label="Remove c1"]')
    page.keys(Keys.ENTER)
    page.wait(lambda: label() == "Remove c2", label())
    page.expect_no_errors()


@check
def edges_meet(driver, folder):
    """An edge that is dragged past the opposite one stops there."""
    page = Editor(driver, made(folder, "new Box device=iphone-15\nadd view box in view\nconstrain box.top = view.top + 100\n"
                               "constrain box.leading = view.leading + 100\nconstrain wide: box.width = 120\nconstrain box.height = 80\n"))
    page.select_view("box")
    page.settle()
    page.rest()
    page.drag(page.middle("box", 1.0), page.middle("box", -0.5))
    page.expect("reset wide.constant")
    page.expect_no_errors()
