#!/usr/bin/env python3
"""Checks what a person sees on the live page, in a headless Chromium. Scripts/browser runs this."""
import os
import sys
import tempfile

import looking  # noqa: F401  Importing each of these modules adds its checks.
import sent  # noqa: F401
import measured  # noqa: F401
import editing  # noqa: F401
import rebuilt  # noqa: F401
import careful  # noqa: F401
import kept  # noqa: F401
import parts  # noqa: F401
import told  # noqa: F401
import quick  # noqa: F401
import exact  # noqa: F401
from common import CHECKS, FOLDER, ONLY
from pages import Server, browser


def main():
    os.makedirs(FOLDER, exist_ok=True)
    failed = 0
    driver = browser()
    for body in CHECKS:
        if ONLY and body.__name__ not in ONLY:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                body(driver, folder)
                while Server.running:
                    assert Server.running.pop().end() == 0, "the server ended otherwise than it was told"
                print(f"ok      {body.__name__}: {body.__doc__.strip()}", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {body.__name__}: {type(error).__name__}: {error}", flush=True)
                driver.quit()
                driver = browser()
            finally:
                while Server.running:
                    Server.running.pop().end()
    driver.quit()
    return 1 if failed else 0


sys.exit(main())
