"""Shared by the checks of the page: the program, the folder for pictures, and a sample file."""
import os
import sys

from pages import File

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = sys.argv[2]
# The checks that continuous integration runs; the others take eight minutes.
SHORT = """
follows_the_file clicks_and_details problems choices looks history keyboard
hostile_texts one_file
select arrange text_in_place properties constraints together storyboard hostile_panels
""".split()
# Continuous integration runs them on the debug build, so it does not compare times.
IS_TIMED = sys.argv[3:] != ["short"]
ONLY = sys.argv[3:] if IS_TIMED else SHORT
CHECKS = []

LOGIN = """
new Login device=iphone-15
add stack form in view axis=vertical spacing=8
constrain H:|-[form]-|
constrain form.top = safeArea.top + 20
add label title in form text="Sign in" font=28/bold
add textField mail in form placeholder=Mail
add textField password in form placeholder=Password
add button enter in form text="Sign in"
add label hint in form text="Forgot your password?"
"""


def check(body):
    CHECKS.append(body)
    return body


def login(folder):
    file = File(PROGRAM, os.path.join(folder, "login.layout"))
    for line in LOGIN.strip().splitlines():
        file.run(line)
    return file
