import Foundation
import LayoutChecks
import LayoutFormats
import StackCore
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Machine-readable reports have the required structure.
@Suite struct ReportTests {
    /// Returns a file with several findings, and one that could not be read.
    private func files() throws -> [CheckedFile] {
        var documents: [CheckedDocument] = []
        for rule in [RuleID.conflict, .ambiguous, .smallTouchTarget] {
            let board = try #require(PlantedStoryboard.planted(rule, 0))
            let read = try InterfaceBuilderImport.readForChecks(
                Array(board.source.text.utf8))
            var document = Document()
            for edit in read.file.documents[0].edits { try document.apply(edit) }
            documents.append(
                DocumentCheck.run(
                    document, named: "Login, \"\(rule.rawValue)\" & more", notes: read.notes[0],
                    in: CheckMatrix()))
        }
        return [
            CheckedFile(path: "App/Main 1.storyboard", documents: documents),
            CheckedFile(
                path: "Broken.xib", documents: [],
                failure: FileFailure(code: "badData", line: 3, message: "the XML is broken")),
        ]
    }

    private typealias Object = [String: Any]

    /// Checks the properties that the schema requires of the objects in the report.
    @Test func `SARIF has what its schema requires`() throws {
        let text = SARIFReport.text(try files(), version: "1.2.3")
        let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [Object])?.first)
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["name"] as? String == "layoutedit")
        let rules = try #require(driver["rules"] as? [Object])
        #expect(rules.compactMap { $0["id"] as? String } == RuleID.allCases.map(\.rawValue))
        let invocation = try #require((run["invocations"] as? [Object])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let results = try #require(run["results"] as? [Object])
        #expect(results.count == 4)
        for result in results {
            // A file that could not be read has a result of no rule.
            let isRead = result["ruleId"] as? String != "unreadable-file"
            let index = result["ruleIndex"] as? Int
            #expect((index != nil) == isRead)
            if let index {
                #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            }
            let level = try #require(result["level"] as? String)
            #expect(["none", "note", "warning", "error"].contains(level))
            #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
            let place = try #require((result["locations"] as? [Object])?.first)
            let physical = try #require(place["physicalLocation"] as? Object)
            let uri = (physical["artifactLocation"] as? Object)?["uri"] as? String
            #expect(uri == (isRead ? "App/Main%201.storyboard" : "Broken.xib"))
            let region = try #require(physical["region"] as? Object)
            #expect(try #require(region["startLine"] as? Int) > 1)
            #expect((region["startColumn"] != nil) == isRead)
        }
    }

    @Test func `JUnit counts what it holds`() throws {
        let counter = JUnitCounter()
        let text = JUnitReport.xml(try files(), failing: .warning)
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = counter
        #expect(parser.parse())
        #expect(counter.problems == [])
        #expect(counter.suites == 4)
        // Three documents in two orientations each, and the file that could not be read.
        #expect(counter.cases == 7)
        #expect(counter.failedCases == 5)
    }

    @Test func `nothing fails in JUnit where nothing may`() throws {
        let text = JUnitReport.xml([try files()[0]], failing: nil)
        #expect(!text.contains("<failure") && text.contains("<system-out>conflict: "))
    }

    @Test func `GitHub's commands stand on a line each, and escape what ends them`() throws {
        let lines = try files().flatMap(GitHubReport.lines)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("::error file=App/Main 1.storyboard,line="))
        #expect(lines[0].contains(",title=conflict::Login, \"conflict\" & more: "))
        #expect(lines[1].hasPrefix("::warning "))
        #expect(lines[2].hasPrefix("::notice "))
        #expect(
            lines[3] == "::error file=Broken.xib,line=3,title=unreadable-file::the XML is broken")
        #expect(lines.allSatisfy { !$0.contains("\n") })
    }

    @Test func `the summary counts by rule, and names the worst first`() throws {
        let files = try files()
        var counts = CheckCounts()
        for file in files { counts.add(file) }
        let lines = SummaryReport.text(files, counts).split(separator: "\n").map(String.init)
        #expect(lines[0] == "## Layouts")
        #expect(lines[1] == TextReport.summary(counts))
        #expect(lines.contains("| `conflict` | 1 | 0 | 0 |"))
        #expect(lines.contains("| `small-touch-target` | 0 | 0 | 1 |"))
        let worst = lines.filter { $0.hasPrefix("- ") }
        #expect(worst[0] == "- **not read** `Broken.xib:3`: `the XML is broken`")
        #expect(worst[1].hasPrefix("- **error** `conflict` `App/Main 1.storyboard:"))
        #expect(worst[2].hasPrefix("- **warning** `ambiguous`"))
        #expect(worst[3].hasPrefix("- **note** `small-touch-target`"))
        #expect(!lines.contains { $0.contains("language") })
    }

    @Test func `a long summary ends with the number of the others`() throws {
        let broken = (1...23).map {
            CheckedFile(
                path: "\($0).xib", documents: [],
                failure: FileFailure(code: "badData", message: "it is broken"))
        }
        let files = broken + [try files()[0]]
        let lines = SummaryReport.text(files, CheckCounts()).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("- ") }.count == 21)
        #expect(lines.last == "- and 6 more")
    }

    /// Texts of a stranger's file are code in Markdown, whose span they cannot end.
    @Test(arguments: [
        "[x](https://evil.example)", "<img src=x onerror=alert(1)>", "`", "``a```b`", "a\nb\r\nc",
        "| a | b |", "@everyone #1 www.evil.example", "", " ", "\u{202E}gnp", "\\`a",
        String(repeating: "`", count: 600), String(repeating: "x\u{301}", count: 100_000),
    ])
    func `no text ends its code span in the summary`(_ text: String) throws {
        let file = CheckedFile(
            path: text, documents: [], failure: FileFailure(code: text, message: text))
        let summary = SummaryReport.text([file], CheckCounts())
        let line = try #require(summary.split(separator: "\n").last)
        #expect(line.hasPrefix("- **not read** `"))
        #expect(!line.unicodeScalars.contains { $0.isUnshowable })
        var rest = line.unicodeScalars.drop { $0 != "`" }
        for end in [": ", ""] {
            let fence = rest.prefix { $0 == "`" }
            let inside = rest.dropFirst(fence.count)
            // The span ends at the first run of as many backticks.
            var scan = inside
            while !scan.isEmpty {
                let run = scan.prefix { $0 == "`" }
                if run.count == fence.count { break }
                scan = run.isEmpty ? scan.dropFirst() : scan.dropFirst(run.count)
            }
            rest = scan.dropFirst(fence.count)
            #expect(String(rest.prefix(end.count)) == end)
            rest = rest.dropFirst(end.count)
        }
        #expect(rest.isEmpty)
        #expect(line.unicodeScalars.count < 6_000)
    }

    @Test func `JSON lines hold the findings with their places`() throws {
        let line = JSONReport.object(try files()[0]).line
        let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
        let documents = try #require(object["documents"] as? [Object])
        let finding = try #require((documents[0]["findings"] as? [Object])?.first)
        #expect(finding["rule"] as? String == "conflict")
        #expect((finding["places"] as? [String])?.count == 2)
        #expect(finding["line"] as? Int != nil)
    }

    @Test func `what a baseline knows is not told again`() throws {
        let file = try files()[0]
        let text = CheckBaseline.text(CheckBaseline.keys(of: file, at: file.path))
        let baseline = try #require(CheckBaseline(text))
        #expect(baseline.newFindings(in: file, at: file.path).findings.isEmpty)
        let some = text.split(separator: "\n").filter { !$0.hasPrefix("conflict") }
        let rest = try #require(CheckBaseline(some.joined(separator: "\n")))
        #expect(
            rest.newFindings(in: file, at: file.path).findings.map(\.finding.finding.rule) == [
                .conflict
            ])
        #expect(CheckBaseline("something else") == nil)
    }

    @Test func `a file without a view is not sound`() throws {
        var counts = CheckCounts()
        counts.add(CheckedFile(path: "a.xib", documents: []))
        #expect(
            TextReport.summary(counts)
                == "nothing to check: 1 file (1 without a view), 0 documents, 0 layouts")
        for file in try files() { counts.add(file) }
        #expect(
            TextReport.summary(counts).hasSuffix(
                ": 3 files (1 without a view), 3 documents, 6 layouts"))
    }

    @Test func `a summary counts`() throws {
        var counts = CheckCounts()
        for file in try files() { counts.add(file) }
        #expect(
            TextReport.summary(counts)
                == "1 error, 1 warning, 1 note, 1 file that could not be read: 2 files, 3 documents, 6 layouts"
        )
    }
}

/// Compares the counts in each suite's attributes with its content.
private final class JUnitCounter: NSObject, XMLParserDelegate {
    var suites = 0
    var cases = 0
    var failedCases = 0
    var problems: [String] = []
    private var announced: (tests: Int, failures: Int) = (0, 0)
    private var found: (tests: Int, failures: Int) = (0, 0)
    private var hasFailed = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        switch name {
        case "testsuite":
            suites += 1
            announced = (
                Int(attributes["tests"] ?? "") ?? -1, Int(attributes["failures"] ?? "") ?? -1
            )
            found = (0, 0)
        case "testcase":
            (cases, found.tests, hasFailed) = (cases + 1, found.tests + 1, false)
            if attributes["name"] == nil || attributes["classname"] == nil { problems.append(name) }
        case "failure":
            if attributes["message"] == nil { problems.append(name) }
            if !hasFailed { (failedCases, found.failures) = (failedCases + 1, found.failures + 1) }
            hasFailed = true
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if name == "testsuite", announced != found { problems.append("\(announced) \(found)") }
    }
}
