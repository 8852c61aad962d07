# To try layoutedit: `make demo`, then `make test`.
# The other targets are for development; `make help` lists them.

SHELL := /bin/bash
.DEFAULT_GOAL := help
# Without a terminal, the crash backtracer can hang.
export SWIFT_BACKTRACE := enable=no

PREFIX ?= /usr/local
DESTDIR ?=
RELEASE := .build/release/layoutedit
RELEASE_BUILD := Scripts/release-build
# Continuous integration, which builds everything once, sets flags for that in TEST_FLAGS.
TEST_BUILD := swift build --build-tests $(TEST_FLAGS)
SOURCES := Package.swift Sources Tests Benchmarks

.PHONY: page-types page-tests release release-twice try-deb api library-example bench bench-check bench-user bench-user-check browser export-figures typecheck-exports help setup build demo test terminal check fleet report-schemas format lint plain-english dependencies docs oracle torture torture-build torture-layout fuzz \
	gallery still film install uninstall deb clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: ## install the missing Debian packages
	@Scripts/setup

build: setup ## build the release version, .build/release/layoutedit
	$(RELEASE_BUILD) --product layoutedit

demo: build ## import a layout, edit it, undo, solve it and draw it
	@Scripts/demo $(RELEASE)

test: setup ## run all tests
	$(TEST_BUILD)
	@Scripts/test

TORTURES := power kill io disk corrupt forge failpoints import merge undo session processes saves history soak cost speed

torture: $(TORTURES:%=torture-%) ## test all promises with their full number of trials, about two hours; torture-kill … tests one

torture-build: setup ## build the release version and the torture program
	$(RELEASE_BUILD)

$(TORTURES:%=torture-%): torture-%: torture-build
	.build/release/torture $*

check: lint plain-english test dependencies api ## what every commit must pass: style, plain English, tests, dependencies between folders, the public API

SECONDS ?= 60

fuzz: setup ## search for inputs that crash the program (needs libFuzzer): SECONDS=60, FUZZ=import for one target
	@Scripts/fuzz build
	@Scripts/fuzz run $(or $(FUZZ),all) $(SECONDS)

terminal: build ## test the shell in a pseudo-terminal (PyPI: pexpect, pyte)
	@Scripts/drive-terminal $(RELEASE)

browser: build ## test the live page in a headless Chromium (Debian: chromium, chromium-driver; PyPI: selenium, axe-core-python)
	@Scripts/browser $(RELEASE)

page-types: ## check the types of the page's script (Debian: node-typescript)
	@command -v tsc >/dev/null || { echo "page-types: needs tsc; Debian: node-typescript" >&2; exit 1; }
	tsc -p Tests/Page/tsconfig.json

page-tests: ## test the parts of the page's script that need no browser (Debian: nodejs)
	@command -v node >/dev/null || { echo "page-tests: needs node; Debian: nodejs" >&2; exit 1; }
	node --test Tests/Page/

fleet: build ## run check over ssh on several machines, all simulated on this one (Debian: openssh-server, parallel)
	@Scripts/fleet $(RELEASE) $(FOLDER)

report-schemas: build ## validate the reports of check with the schemas of SARIF and JUnit (PyPI: jsonschema, lxml)
	@Scripts/report-schemas $(RELEASE) $(FOLDER)

lint: ## check the format of the sources
	swift format lint --strict --recursive --parallel $(SOURCES)

plain-english: ## list words that the style avoids (CONTRIBUTING.md, "Style")
	@Scripts/plain-english

api: ## compare the library's public API with the promised one in docs/api
	@$(TEST_BUILD) > /dev/null && Scripts/api

library-example: setup ## build and run Examples/Library, a package that uses only the public products
	@Scripts/library-example

dependencies: ## compare the dependencies of modules and folders with the orders in ARCHITECTURE.md
	@$(TEST_BUILD) > /dev/null && Scripts/dependencies

format: ## format the sources
	swift format --in-place --recursive --parallel $(SOURCES)

docs: build ## generate docs/commands.md from the grammar
	$(RELEASE) help --markdown > docs/commands.md

oracle: setup ## compare the solver with linear programs on 2,000 random documents (PyPI: highspy)
	@Scripts/oracle

bench: setup ## measure the speed, compared with a lower bound, the prototype and kiwi (FULL=1: all sizes)
	$(RELEASE_BUILD)
	@Scripts/bench

bench-check: setup ## fail if a ratio to the lower bound has grown by half
	$(RELEASE_BUILD) --product layout-bench
	@Scripts/bench check

bench-user: setup ## measure what people do on files of growing size, each beside the least that any program does for it
	$(RELEASE_BUILD) --product layoutedit
	@Scripts/bench-user

bench-user-check: setup ## fail if what people do takes half as much time again, compared with the least
	$(RELEASE_BUILD) --product layoutedit
	@Scripts/bench-user check

torture-layout: setup ## compare reused layouts with new ones, and the tree solver with the constraint solver, on 10,000 random histories
	$(RELEASE_BUILD) --product SolverBench
	.build/release/SolverBench histories 10000 1
	.build/release/SolverBench trees 10000 1
	.build/release/SolverBench lengths 20 Tests/Fixtures/interface-builder/*.storyboard
	.build/release/SolverBench roads Tests/Fixtures/interface-builder/*.storyboard

export-figures: setup ## count the lines of diff for every kind of edit in every document of the corpus
	@$(TEST_BUILD)
	@LAYOUTEDIT_ALL_EXPORTS=1 swift test --skip-build --filter ExportTests > .build/export.log 2>&1; \
	status=$$?; grep -E "^DIFF|SKIPPED|recorded" .build/export.log | sort; exit $$status

typecheck-exports: build ## type-check the Swift and SwiftUI code of every document of the corpus (LAYOUTS=1: also run the Swift code and compare layouts)
	@Scripts/typecheck-exports $(RELEASE)

film: build ## record the README's animation again (Debian: chromium; PyPI: pexpect, pyte, selenium, pillow)
	@Scripts/film $(RELEASE)

gallery: build ## draw all scenes of a folder on their own devices: FOLDER=…, into gallery/ or OUTPUT=…
	@Scripts/gallery "$(FOLDER)" "$(or $(OUTPUT),gallery)" $(RELEASE)

still: build ## draw the README's picture again
	@Scripts/still $(RELEASE)

install: build ## install the program, its manual page and completions: PREFIX=/usr/local DESTDIR=
	@Scripts/install $(RELEASE) $(DESTDIR)$(PREFIX)

uninstall: ## remove the files that install has written
	@Scripts/install --remove $(DESTDIR)$(PREFIX)

deb: build ## build a Debian package in .build/deb (needs dpkg-dev)
	@Scripts/make-deb $(RELEASE) .build/deb

release: build ## build all files of a release in .build/dist: archives, program, Debian package, SBOM, checksums
	@Scripts/release $(RELEASE) .build/dist

release-twice: setup ## build a release from scratch twice and compare the bytes
	@Scripts/release --twice .build/twice

try-deb: ## test the package of make release on a bare Debian 12: install, demo, upgrade, remove (Debian: debootstrap; root)
	@Scripts/try-deb .build/dist/*.deb

clean: ## delete all build products
	rm -rf .build
