"""A layout file, the live page that shows it, and a headless browser."""
import os
import subprocess
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

PATIENCE = 15


def browser(width=1500, height=1100, dark=False):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", f"--window-size={width},{height}"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(
        options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
    return driver


class File:
    """A layout file that other processes edit."""

    def __init__(self, program, path):
        self.program = program
        self.path = path

    def run(self, *commands, options=()):
        words = [self.program, self.path]
        for command in commands:
            words += ["-c", command]
        answer = subprocess.run(words + list(options), capture_output=True, text=True)
        assert answer.returncode in (0, 1), answer.stderr
        return answer.stdout

    def script(self, text):
        answer = subprocess.run(
            [self.program, self.path, "-f", "-"], input=text, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stderr


class Server:
    """A running `layoutedit preview`, with its address and memory use."""
    running = []

    def __init__(self, file, *words):
        self.process = subprocess.Popen(
            [file.program, "preview", file.path, *words], stdout=subprocess.PIPE, text=True)
        Server.running.append(self)
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:"), self.url

    def memory(self):
        """Returns the resident memory in kilobytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def end(self):
        self.process.terminate()
        return self.process.wait(10)


def live_page(driver, file):
    """Starts a server for a file and opens its page."""
    return Page(driver, Server(file).url)


class Page:
    """The page in a browser."""

    def __init__(self, driver, url):
        self.driver = driver
        driver.get("about:blank")
        driver.get_log("browser")
        driver.get(url)
        self.wait(lambda: self.data("shown"), "nothing is shown")

    def wait(self, condition, what):
        end = time.time() + PATIENCE
        while time.time() < end:
            try:
                found = condition()
            except Exception:  # The page is being redrawn.
                found = None
            if found:
                return found
            time.sleep(0.01)
        status = self.driver.execute_script("return document.getElementById('status').textContent")
        raise AssertionError(f"{what} ({status}) {self.errors()}")

    def data(self, name):
        return self.driver.execute_script(
            "return document.documentElement.dataset[arguments[0]]", name)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def click_on(self, selector):
        """Clicks an element as soon as it is there, and the new one if the page is redrawn in between."""
        self.wait(lambda: self.find(selector).click() or True, f"{selector} cannot be clicked")

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.find(selector).text

    def wait_for_text(self, selector, text):
        self.wait(lambda: text in self.text(selector), f"{selector} does not say {text}")

    def wait_for_head(self, head):
        self.wait(lambda: self.data("head") == str(head), f"step {head} is not shown")

    def set_screen(self, name, value, index=0):
        """Changes a setting of a screen: its device, orientation, appearance and so on."""
        self.all("figure .device-button")[index].click()
        field = self.wait(lambda: self.find(f'.popover [data-setting="{name}"]'), "no settings")
        Select(field).select_by_value(value)
        field.send_keys(Keys.ESCAPE)

    def view_option(self, text):
        """Chooses an entry of the menu of what the pictures show."""
        self.click_on("#view-options")
        self.wait(lambda: next(one for one in self.all('.popover [role^="menuitem"]') if one.text.startswith(text)), text).click()

    def tab(self, name):
        """Shows a panel."""
        self.click_on(f"#tab-{name}")

    def ink(self, x, y):
        """Returns red, green and blue of the first picture at a point of the root view."""
        return self.driver.execute_script("""
            const picture = document.querySelector("figure img");
            const canvas = document.createElement("canvas");
            const drawing = canvas.getContext("2d");
            drawing.drawImage(picture, -arguments[0], -arguments[1]);
            return [...drawing.getImageData(0, 0, 1, 1).data].slice(0, 3);
            """, x, y)

    def frames(self, view, column="y"):
        """Returns one number per screen from the details of the selected view."""
        place = ["x", "y", "width", "height"].index(column) + 2
        cells = self.all(f"#details-body .wide:first-of-type tbody td:nth-child({place})")
        return [float(cell.text) for cell in cells if cell.text]

    def click_in_picture(self, device, x, y):
        """Clicks at a point of the root view."""
        self.driver.execute_script("""
            const stage = document.querySelector(`figure[data-device="${arguments[0]}"] .stage`);
            const box = stage.getBoundingClientRect();
            const image = stage.querySelector("img");
            const scale = image.width / image.naturalWidth;
            const at = {bubbles: true, clientX: box.left + arguments[1] * scale,
                        clientY: box.top + arguments[2] * scale};
            stage.dispatchEvent(new MouseEvent("click", at));
            """, device, x, y)

    def press(self, *keys):
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)

    def focused(self):
        return self.driver.execute_script(
            "const e = document.activeElement; return e.id || e.dataset.view || e.tagName")

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE"]

    def expect_no_errors(self):
        errors = self.errors()
        assert not errors, errors

    def shot(self, folder, name):
        self.driver.save_screenshot(os.path.join(folder, name + ".png"))


KEYS = Keys
