"""Real pointer, touch and keyboard events on the editing page, and what they must have done."""
import json
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from pages import Page, Server

ALT, CONTROL, SHIFT = 1, 2, 8


# Returns the pixels of a picture as a text that can be compared.
PIXELS = """
    function pixels(picture) {
        const canvas = document.createElement("canvas");
        canvas.width = picture.naturalWidth / 2;
        canvas.height = picture.naturalHeight / 2;
        canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL();
    }
    """


class Editor(Page):
    """The editing page of a file in a browser."""

    def __init__(self, driver, file, width=1440, height=900, words=("--edit",), hash=""):
        self.file = file
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.server = Server(file, *words)
        super().__init__(driver, self.server.url + hash)
        self.wait(lambda: self.all("#properties > *, #panel .hint"), "there is no panel")

    # What the page and the file contain

    def journal(self, count=1):
        """Returns the text of the newest command in the file's journal."""
        answer = json.loads(self.file.run(f"history -n {count}", options=["--json"]))
        return [one["command"] for one in answer["operations"]][-count]

    def head(self):
        return json.loads(self.file.run("history -n 1", options=["--json"]))["head"]

    def digest(self):
        """Returns the digest of the file's content."""
        import subprocess
        words = [self.file.program, "verify", self.file.path, "--json"]
        return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)["digest"]

    def expect(self, command):
        """Waits until the newest command of the journal is this one and the page shows it."""
        self.wait(lambda: self.data("edited") == command, f"not {command}, but {self.data('edited')}")
        assert self.journal() == command, self.journal()
        self.settle()

    def settle(self):
        """Waits until the page shows the file's head."""
        self.wait_for_head(self.head())

    def screen(self, device="", document=None):
        document = document or self.value("#document")
        query = f"document={document}" + (f"&device={device}" if device else "")
        return self.driver.execute_async_script(
            "const done = arguments[1]; fetch('screen?' + arguments[0]).then(r => r.json()).then(done)", query)

    def frames_of(self, device="", document=None):
        """Returns the frames of all views in the root view."""
        frames = {}
        for view in self.screen(device, document)["frames"]["documents"][0]["views"]:
            outer = frames.get(view["parent"], {"x": 0, "y": 0})
            own = view["frame"]
            inner = view["parent"] is not None
            frames[view["name"]] = {"x": outer["x"] + own["x"] * inner, "y": outer["y"] + own["y"] * inner,
                                    "width": own["width"], "height": own["height"]}
        return frames

    def value(self, selector):
        return self.driver.execute_script("return document.querySelector(arguments[0]).value", selector)

    def selected(self):
        return [row.get_attribute("data-view") for row in self.all('#tree [aria-selected="true"]')]

    def expect_selected(self, *names):
        self.wait(lambda: self.selected() == list(names), f"{names} is not selected but {self.selected()}")

    def picture(self):
        """Returns the pixels of the first picture as a text that can be compared."""
        return self.driver.execute_script(PIXELS + "return pixels(document.querySelector('.stage img'));")

    def live_picture(self):
        """Returns the pixels of the elements that show trials on the first screen, in the form of `picture`."""
        return self.driver.execute_async_script(PIXELS + """
            const done = arguments[0];
            const live = document.querySelector(".stage .live");
            if (!live) return done(null);
            const svg = live.shadowRoot.firstElementChild.cloneNode(true);
            svg.removeAttribute("style");
            const picture = new Image();
            picture.onload = () => done(pixels(picture));
            picture.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(svg));
            """)

    # The pointer

    def place(self, x, y, device="own"):
        """Returns a point of the root view in window coordinates."""
        return self.driver.execute_script("""
            const stage = document.querySelector(`figure[data-device="${arguments[2]}"] .stage`);
            const box = stage.getBoundingClientRect();
            const image = stage.querySelector("img");
            const scale = image.width / image.naturalWidth;
            return [box.left + arguments[0] * scale, box.top + arguments[1] * scale];
            """, x, y, device)

    def middle(self, view, across=0.5, down=0.5):
        """Returns a point of a view on the first screen in window coordinates."""
        frame = self.frames_of()[view]
        return self.place(frame["x"] + frame["width"] * across, frame["y"] + frame["height"] * down)

    def of(self, selector, across=0.5, down=0.5):
        """Returns a point of an element in window coordinates."""
        return self.driver.execute_script("""
            const element = document.querySelector(arguments[0]);
            element.scrollIntoView({block: "nearest"});
            const box = element.getBoundingClientRect();
            return [box.left + box.width * arguments[1], box.top + box.height * arguments[2]];
            """, selector, across, down)

    def mouse(self, kind, x, y, held=0, isDown=True, clicks=1):
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "modifiers": held, "clickCount": clicks,
            "button": "left" if isDown else "none",
            "buttons": 1 if isDown and kind != "mouseReleased" else 0})

    def click(self, point, held=0, clicks=1):
        self.mouse("mouseMoved", *point, held, False)
        for click in range(1, clicks + 1):
            self.mouse("mousePressed", *point, held, clicks=click)
            self.mouse("mouseReleased", *point, held, clicks=click)

    def drag(self, start, end, held=0, steps=6, before_drop=None):
        self.mouse("mouseMoved", *start, held, False)
        self.mouse("mousePressed", *start, held)
        for step in range(1, steps + 1):
            self.mouse("mouseMoved", *[a + (b - a) * step / steps for a, b in zip(start, end)], held)
        if before_drop:
            before_drop()
        self.mouse("mouseReleased", *end, held)

    def touch(self, kind, *points):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    # The keyboard

    def keys(self, *keys, held=()):
        """Presses keys one after another, while others are held."""
        chain = ActionChains(self.driver)
        for key in held:
            chain.key_down(key)
        for key in keys:
            chain.send_keys(key)
        for key in held:
            chain.key_up(key)
        chain.perform()

    def focus(self, selector):
        self.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)

    def choose(self, text):
        """Chooses an entry of the open menu."""
        entry = self.wait(lambda: next((one for one in self.all(".popover [role^=menuitem], .popover button")
                                        if one.text.split("\n")[0] == text or text.endswith(" ") and one.text.startswith(text)), None), f"no {text} in the menu")
        entry.click()

    def select_view(self, name):
        self.click_on(f'#tree [data-view="{name}"]')
        self.expect_selected(name)

    def type_into(self, selector, text, commit=Keys.ENTER):
        """Replaces the text of a field, again if the page redraws the field meanwhile."""
        def replace():
            field = self.find(selector)
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].focus(); arguments[0].select()", field)
            field.send_keys(Keys.CONTROL + "a" + Keys.NULL)
            if max(text, default=" ") > "\uffff":  # The driver's keys have no signs beyond the first plane.
                self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
            else:
                field.send_keys(text)
            return field

        field = self.wait(replace, f"no {selector}")
        if commit:
            field.send_keys(commit)

    def select_value(self, selector, value):
        """Chooses a value of a select element."""
        element = self.wait(lambda: self.find(selector), f"no {selector}")
        Select(element).select_by_value(value)

    def press_button(self, selector):
        """Presses a button, again if it is redrawn meanwhile."""
        self.click_on(selector)

    def open_group(self, name):
        """Opens a group of the panel."""
        self.driver.execute_script(
            "document.querySelector(arguments[0]).open = true", f'[data-group="{name}"]')

    def rest(self, seconds=0.3):
        time.sleep(seconds)
