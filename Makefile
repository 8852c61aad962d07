# Two commands do everything: `make demo`, then `make test`.
# The rest is for people who work on layoutedit; `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help
# The crash backtracer can hang where there is no terminal.
export SWIFT_BACKTRACE := enable=no

PREFIX ?= /usr/local
DESTDIR ?=
RELEASE := .build/release/layoutedit
RELEASE_BUILD := Scripts/release-build
SOURCES := Package.swift Sources Tests Benchmarks

.PHONY: release release-twice try-deb api library-example bench bench-check browser export-figures typecheck-exports help setup build demo test terminal check fleet report-schemas format lint rooms docs oracle torture torture-build torture-layout fuzz \
	still film install uninstall deb clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: ## install the Debian packages that are missing
	@Scripts/setup

build: setup ## the release build, .build/release/layoutedit
	$(RELEASE_BUILD) --product layoutedit

demo: build ## import a layout, edit it, undo, solve it, draw it
	@Scripts/demo $(RELEASE)

test: setup ## every test
	swift build --build-tests
	@Scripts/test

TORTURES := power kill io disk corrupt forge failpoints import merge undo session processes saves history soak cost speed

torture: $(TORTURES:%=torture-%) ## every promise with its full figure, about two hours; torture-kill … for one

torture-build: setup ## the release build with the torture program
	$(RELEASE_BUILD)

$(TORTURES:%=torture-%): torture-%: torture-build
	.build/release/torture $*

check: lint test rooms api ## what must be green before a commit lands: style, tests, generated documents, who uses whom, the public API

SECONDS ?= 60

fuzz: setup ## inputs that nobody has thought of (needs libFuzzer): SECONDS=60, FUZZ=import for one target
	@Scripts/fuzz build
	@Scripts/fuzz run $(or $(FUZZ),all) $(SECONDS)

terminal: build ## drive the shell through a pseudo-terminal (PyPI: pexpect, pyte)
	@Scripts/drive-terminal $(RELEASE)

browser: build ## drive the live page in a headless Chromium (Debian: chromium, chromium-driver; PyPI: selenium)
	@Scripts/browser $(RELEASE)

fleet: build ## check over ssh on several machines, which are this one (Debian: openssh-server, parallel)
	@Scripts/fleet $(RELEASE) $(FOLDER)

report-schemas: build ## reports of check against the schemas of SARIF and JUnit (PyPI: jsonschema, lxml)
	@Scripts/report-schemas $(RELEASE) $(FOLDER)

lint: ## the style of the sources
	swift format lint --strict --recursive --parallel $(SOURCES)

api: ## the library's public API against docs/api, where it is promised
	@swift build --build-tests > /dev/null && Scripts/api

library-example: setup ## build and run the package of Examples/Library, which has the products only
	@Scripts/library-example

rooms: ## who uses whom, against the order of rooms in ARCHITECTURE.md
	@swift build --build-tests > /dev/null && Scripts/rooms

format: ## bring the sources into style
	swift format --in-place --recursive --parallel $(SOURCES)

docs: build ## write docs/commands.md from the grammar
	$(RELEASE) help --markdown > docs/commands.md

oracle: setup ## the solver against linear programs, on 2,000 random documents (PyPI: highspy)
	@Scripts/oracle

bench: setup ## how fast it is, beside the floor, the prototype and kiwi (FULL=1: all sizes)
	$(RELEASE_BUILD)
	@Scripts/bench

bench-check: setup ## fails where a ratio to the floor has grown by half
	$(RELEASE_BUILD) --product layout-bench
	@Scripts/bench check

torture-layout: setup ## 10,000 random histories: reused layouts and fresh ones, trees and constraints
	$(RELEASE_BUILD) --product SolverBench
	.build/release/SolverBench histories 10000 1
	.build/release/SolverBench trees 10000 1
	.build/release/SolverBench lengths 20 Tests/Fixtures/interface-builder/*.storyboard
	.build/release/SolverBench roads Tests/Fixtures/interface-builder/*.storyboard

export-figures: setup ## every kind of edit in every document of the corpus: lines of diff
	@swift build --build-tests
	@LAYOUTEDIT_ALL_EXPORTS=1 swift test --skip-build --filter ExportTests > .build/export.log 2>&1; \
	status=$$?; grep -E "^DIFF|SKIPPED|recorded" .build/export.log | sort; exit $$status

typecheck-exports: build ## Swift and SwiftUI of every document of the corpus, type-checked (LAYOUTS=1: Swift run and laid out again)
	@Scripts/typecheck-exports $(RELEASE)

film: build ## draw the README's film again (Debian: chromium; PyPI: pexpect, pyte, selenium, pillow)
	@Scripts/film $(RELEASE)

still: build ## draw the README's picture again
	@Scripts/still $(RELEASE)

install: build ## the program, its manual and completions: PREFIX=/usr/local DESTDIR=
	@Scripts/install $(RELEASE) $(DESTDIR)$(PREFIX)

uninstall: ## take away what install put there
	@Scripts/install --remove $(DESTDIR)$(PREFIX)

deb: build ## a Debian package in .build/deb (needs dpkg-dev)
	@Scripts/make-deb $(RELEASE) .build/deb

release: build ## what a release hands out, in .build/dist: archives, program, Debian package, SBOM, checksums
	@Scripts/release $(RELEASE) .build/dist

release-twice: setup ## a release, built from nothing twice: the same bytes?
	@Scripts/release --twice .build/twice

try-deb: ## the package of make release on a bare Debian 12: install, demo, upgrade, remove (Debian: debootstrap; root)
	@Scripts/try-deb .build/dist/*.deb

clean: ## forget every build
	rm -rf .build
