import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

/// A text file of the repository that people write.
private struct RepositoryText: Sendable, CustomTestStringConvertible {
    /// The path from the root of the repository.
    let path: String
    let text: String

    var testDescription: String { path }
    var isPage: Bool { path.hasSuffix(".md") }

    /// All texts except fixtures.
    static let all: [RepositoryText] = {
        let folders = [
            "Benchmarks", "Plugins", "Scripts", "Sources", "Tests", "docs", "migrations", "page",
        ]
        let below = folders.flatMap { folder in
            (FileManager.default.subpaths(atPath: root.path + "/" + folder) ?? []).map {
                folder + "/" + $0
            }
        }
        let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return (below + top.filter { $0.hasSuffix(".md") } + ["Makefile", "Package.swift"])
            .filter { !$0.hasPrefix("Tests/Fixtures/") }.sorted()
            .compactMap { path in
                let text = try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)
                return text.map { RepositoryText(path: path, text: $0) }
            }
    }()

    static let pages = all.filter(\.isPage)

    /// The headings of each page, by its path.
    static let headings = Dictionary(
        uniqueKeysWithValues: pages.map { ($0.path, Set($0.readHeadings)) })

    /// Returns whether a path, or the end of one, names an existing file or folder.
    static func holds(_ path: Substring) -> Bool {
        FileManager.default.fileExists(atPath: root.path + "/" + path)
            || all.contains { $0.path.hasSuffix("/" + path) }
    }
}

// MARK: - Pages and their headings

extension RepositoryText {
    /// The text on one line, without comment marks, so that a citation may be wrapped.
    private var onOneLine: String {
        text.replacing(/\n[ \t]*(\/\/\/|\/\/|--|#(?=[ \t]))?[ \t]*/, with: " ")
    }

    /// The citations of pages: `docs/solver.md`, or `docs/solver.md, "Contract" and "Numbers"`. In
    /// pages, links count too.
    fileprivate var citations: [(page: String, headings: [String])] {
        let page = /(\$?[A-Za-z0-9_.\/-]*[A-Za-z0-9_-]\.md)\b[`)]?((?:(?:,|,? and) "[^"]+")*)/
        // Most texts cite nothing, and need no search.
        guard text.contains(".md") else { return [] }
        // A $ starts a variable of the shell.
        return onOneLine.matches(of: page).filter { !$0.1.hasPrefix("$") }.map { match in
            (String(match.1), match.2.matches(of: /"([^"]+)"/).map { String($0.1) })
        }
    }

    /// Titles in capitals followed by a section number, in comments.
    fileprivate var numberedTitles: [String] {
        // The pattern is slow, and most comments have no digit.
        let comments = text.split(separator: "\n").filter { line in
            line.isComment && line.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        return comments.flatMap { $0.matches(of: /\b[A-Z]{5,}(-[A-Z]+)* [A-Z]?\d+(\.\d+)*\b/) }
            .map { String($0.0) }
    }

    /// Returns the cited page, whose path starts at the root or at this text's folder.
    fileprivate func page(_ cited: String) -> RepositoryText? {
        let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
        let near = folder.appendingPathComponent(cited).standardizedFileURL.path
        return Self.pages.first { $0.path == cited || "/" + $0.path == near }
    }

    /// A page's headings, without those in code blocks.
    fileprivate var readHeadings: [String] {
        let prose = text.components(separatedBy: "\n```").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
        return prose.split(separator: "\n").compactMap { $0.wholeMatch(of: /#+ (.+)/)?.1 }
            .map { String($0).replacing("`", with: "") }
    }
}

extension Substring {
    /// Whether the line is a comment in Swift, SQL or a shell.
    fileprivate var isComment: Bool {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.hasPrefix("//") || start.hasPrefix("--") || start.hasPrefix("#")
    }
}

@Test(arguments: RepositoryText.all)
private func `what is cited is in the repository`(_ source: RepositoryText) {
    for (cited, headings) in source.citations {
        guard let page = source.page(cited) else {
            Issue.record("\(source.path) cites \(cited), which is not here")
            continue
        }
        for heading in headings where RepositoryText.headings[page.path]?.contains(heading) != true
        {
            Issue.record("\(source.path) cites “\(heading)”, which is no heading of \(page.path)")
        }
    }
    for title in source.isPage ? [] : source.numberedTitles {
        Issue.record("\(source.path) cites \(title): name the page and its heading")
    }
}

// MARK: - Code and tests that pages name

/// The words of each Swift file in order, without its comments.
private let swiftWords: [(path: String, words: [Substring])] = RepositoryText.all
    .filter { $0.path.hasSuffix(".swift") }
    .map { ($0.path, $0.wordsOfCode) }

/// The words of each source file.
private let codeWords: [Set<Substring>] =
    swiftWords
    .filter { $0.path.hasPrefix("Sources/") }
    .map { Set($0.words) }

extension UInt8 {
    /// Whether this is an ASCII character that can be in an identifier.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// The ids of the stack view scenarios in the tests, and the lines of the measured layouts.
private let scenarios: Set<Substring> = {
    let tests = RepositoryText.all.filter { $0.path.hasPrefix("Tests/StackCoreTests/") }
    let measured = (1...112).map { Substring("M" + ($0 < 10 ? "0" : "") + String($0)) }
    return Set(tests.flatMap { $0.text.matches(of: /\b[A-Z]\d\d\b/).map(\.0) } + measured)
}()

extension RepositoryText {
    /// The identifiers of the code in order, without those in comments.
    fileprivate var wordsOfCode: [Substring] {
        text.split(separator: "\n").filter { !$0.isComment }
            .flatMap { $0.utf8.split { !$0.isOfWord }.map { Substring($0) } }
    }

    /// The texts in backquotes, outside of code blocks.
    fileprivate var quotedWords: [Substring] {
        text.split(separator: "\n").flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
    }
}

@Test(arguments: RepositoryText.pages)
private func `code and tests that a page names are there`(_ page: RepositoryText) {
    for word in page.quotedWords {
        if word.contains(/^[\w\/+-]+\.swift$/) || word.contains(/^(Sources|Tests)\/[\w\/.-]+$/) {
            #expect(RepositoryText.holds(word), "\(page.path) names \(word)")
        } else if word.contains(/^\w+Tests$/) {
            let isThere =
                RepositoryText.holds(word + ".swift") || RepositoryText.holds("Tests/" + word)
            #expect(isThere, "\(page.path) names \(word)")
        } else if word.contains(/^[A-Z]\w*[a-z]\w*(\.\w+)*\.[a-z]\w+(\(.*\))?$/) {
            let names = word.prefix { $0 != "(" }.split(separator: ".")
            let isThere = codeWords.contains { $0.isSuperset(of: names) }
            #expect(isThere, "\(page.path) names \(word)")
        }
    }
}

// MARK: - Types that pages name

/// The types that sources, tests and benchmarks declare, and the names of folders.
private let ownNames: Set<Substring> = {
    let keywords: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    let types = swiftWords.flatMap { _, words in
        zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    }
    let folders = RepositoryText.all.flatMap { $0.path.split(separator: "/").dropLast() }
    // Two folders without texts of `RepositoryText`.
    return Set(types + folders + ["Examples", "Fixtures"])
}()

/// Names that the pages quote from elsewhere: Swift and Foundation, SwiftUI, HTTP, files.
private let foreignNames: Set<Substring> = [
    "Dictionary", "Set", "Unicode", "XMLDocument", "XMLParser",
    "AnyLayout", "Button", "CollectionView", "GeometryReader", "Grid", "Group", "HStack", "Label",
    "LabeledContent",
    "LazyVGrid", "List",
    "Divider", "NavigationLink", "ScrollView", "Section", "Spacer", "Text", "TextEditor", "Toggle",
    "VStack",
    "ZStack",
    "Host", "Origin", "LOed", "Main", "MapView", "WxH",
    "Base", "Carthage", "Contents", "Info", "Pods",
    "ASAuthorizationAppleIDButton", "CTFontManagerRegisterFontsForURL",
]

extension RepositoryText {
    /// Whether the page describes the code as it is now: decisions may name what is gone, and
    /// docs/commands.md is generated.
    fileprivate var describesCode: Bool {
        ["ARCHITECTURE.md", "CONTRIBUTING.md"].contains(path)
            || path.wholeMatch(of: /docs\/[\w-]+\.md/) != nil && path != "docs/commands.md"
    }
}

@Test(arguments: RepositoryText.pages.filter(\.describesCode))
private func `types that a page names are declared`(_ page: RepositoryText) {
    // The test above looks for files.
    for word in page.quotedWords where !word.hasSuffix(".swift") && !word.hasSuffix("Tests") {
        // `Type`, `Type.member` and `Type.member(_:)`.
        let pattern = /([A-Z]\w*[a-z]\w*)(\.\w+)*(\(.*\))?/
        guard let name = word.wholeMatch(of: pattern)?.1 else { continue }
        // The prefixes of Apple's frameworks, and of build settings for Info.plist.
        if name.contains(/^(CA|INFOPLIST_KEY_|MK|NS|SCN|UI|WK)[A-Z]/) { continue }
        let isKnown = ownNames.contains(name) || foreignNames.contains(name)
        #expect(isKnown, "\(page.path) names \(word), which is not declared")
    }
}

@Test(arguments: RepositoryText.pages.filter { $0.path.contains("rules") })
private func `scenarios that a page names are in the tests`(_ page: RepositoryText) {
    for scenario in page.text.matches(of: /\b[A-Z]\d\d\d?\b/).map(\.0) {
        #expect(scenarios.contains(scenario), "\(page.path) names \(scenario)")
    }
}
