"""What the page tells of the files around its document: the project's, and the storyboard that is written."""
import os
import shutil
import time

from careful import translated
from common import check, login
from editing import STORYBOARD, field
from hands import Editor
from pages import live_page
from selenium.webdriver.common.keys import Keys


@check
def project_followed(driver, folder):
    """The page shows a translation as it is saved, without a reload, and offers a language that is added."""
    for edits in [True, False]:
        place = os.path.join(folder, str(edits))
        file, key = translated(place)
        page = Editor(driver, file) if edits else live_page(driver, file)
        page.set_screen("language", "de")
        page.wait(lambda: ", de" in page.text("figcaption"), "the language is not shown")
        time.sleep(0.3)

        def picture():
            return driver.execute_script("return document.querySelector('.stage img').src")

        shown = picture()
        strings = os.path.join(place, "de.lproj/Main.strings")
        for text in ["Rufname", "Kosename"]:
            with open(strings, "w", encoding="utf-8") as saved:
                saved.write(f'"{key}" = "{text}";\n')
            page.wait(lambda: picture() != shown, f"{text} is not shown")
            shown = picture()
        os.makedirs(os.path.join(place, "fr.lproj"))
        with open(os.path.join(place, "fr.lproj/Main.strings"), "w", encoding="utf-8") as saved:
            saved.write(f'"{key}" = "Prénom";\n')
        listed = os.path.join(place, "App.xcodeproj/project.pbxproj")
        with open(listed, encoding="utf-8") as saved:
            text = saved.read()
        text = text.replace("B1, B2, )", "B1, B2, B3, )").replace("B2 = {", """B3 = {
            isa = PBXFileReference; name = fr; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
            B2 = {""")
        with open(listed, "w", encoding="utf-8") as saved:
            saved.write(text)
        page.wait(lambda: page.set_screen("language", "fr") or True, "the language is not offered")
        page.wait(lambda: ", fr" in page.text("figcaption"), "the language is not shown")
        os.remove(os.path.join(place, "fr.lproj/Main.strings"))
        shutil.rmtree(os.path.join(place, "App.xcodeproj"))
        page.wait(lambda: ", fr" not in page.text("figcaption"), "a language that is gone is still shown")
        page.expect_no_errors()


@check
def refused_write(driver, folder):
    """If the storyboard cannot be written, the title, a line above the page and the command log say so until it is."""
    file = login(folder)
    path = file.path = os.path.join(folder, "Main.storyboard")
    shutil.copy(STORYBOARD, path)
    page = Editor(driver, file, words=["--edit", "--push"])
    file.path += ".layout"
    page.wait(lambda: page.all('#tree [data-view="first"]'), "there is no tree")
    assert page.text("#title") == "Main.storyboard (written after each step)", page.text("#title")
    # Nobody can write a file where a folder is.
    os.remove(path)
    os.mkdir(path)
    page.select_view("first")
    page.type_into(field("text"), "Given name")
    page.wait(lambda: page.text("#title") == "Main.storyboard (not written)", page.text("#title"))
    page.wait(lambda: "Main.storyboard was not written" in page.text("#outside"), "there is no line")
    page.tab("console")
    page.wait(lambda: "was not written" in page.text("#log li:last-child .error"), "the log says nothing")
    os.rmdir(path)
    page.type_into(field("text"), "Name")
    page.wait(lambda: page.text("#title") == "Main.storyboard (written after each step)", page.text("#title"))
    page.wait(lambda: not page.find("#outside").is_displayed(), "the line stays")
    with open(path, encoding="utf-8") as written:
        assert 'text="Name"' in written.read()
    page.expect_no_errors()


@check
def wanted_changes(driver, folder):
    """The box of a conflict has what the page wants, also if the view was removed or renamed."""
    for other in ["remove hint", "rename hint to note"]:
        os.makedirs(os.path.join(folder, other))
        page = Editor(driver, login(os.path.join(folder, other)))
        page.select_view("hint")
        page.type_into(field("text"), "Mine", commit=None)
        page.file.run(other)
        page.settle()
        page.keys(Keys.TAB)
        page.wait(lambda: page.all(".popover table"), "there is no table")
        assert page.text(".popover tbody td:last-child") == "hint.text = Mine", page.text(".popover table")
        page.keys(Keys.ESCAPE)
        page.expect_no_errors()
