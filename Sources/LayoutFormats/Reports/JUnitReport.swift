package import LayoutChecks
import StackCore

/// The check report as JUnit XML, for continuous integration: a test suite per document and a test
/// case per layout. A file of a project has a test suite with one test case.
///
/// Findings of at least a given severity are failures; the others appear in the test's output.
package enum JUnitReport {
    /// - Parameter least: the lowest severity that counts as a failure; nil if no finding is a
    ///   failure
    package static func xml(_ files: [CheckedFile], failing least: Severity?) -> String {
        let suites = files.flatMap { Self.suites(of: $0, least) }
        let (tests, failures) = suites.reduce((0, 0)) { ($0.0 + $1.tests, $0.1 + $1.failures) }
        let head = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"layoutedit\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
        ]
        return (head + suites.flatMap(\.lines) + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private struct Suite {
        let tests: Int
        let failures: Int
        let lines: [String]
    }

    private static func suites(of file: CheckedFile, _ least: Severity?) -> [Suite] {
        if let failure = file.failure { return [suite(failure, of: file.path)] }
        return file.documents.map { suite($0, in: file.path, least) }
    }

    /// Returns the test suite for a file that could not be read. It has one failing test.
    private static func suite(_ reason: FileFailure, of path: String) -> Suite {
        let message = (reason.line.map { "line \($0): " } ?? "") + reason.message
        let name = attribute("name", path)
        return Suite(
            tests: 1, failures: 1,
            lines: [
                "  <testsuite\(name) tests=\"1\" failures=\"1\" errors=\"0\">",
                "    <testcase\(attribute("classname", path)) name=\"reading\">",
                failure(FileFailure.rule, message), "    </testcase>", "  </testsuite>",
            ])
    }

    private static func suite(
        _ document: CheckedDocument, in path: String, _ least: Severity?
    ) -> Suite {
        var found = [[MergedFinding]](repeating: [], count: document.places.count)
        for finding in document.findings {
            assert(
                finding.places.allSatisfy(found.indices.contains),
                "a finding is in a layout that was not checked")
            for place in finding.places { found[place].append(finding) }
        }
        let fails = { (finding: MergedFinding) in least.map { finding.severity >= $0 } ?? false }
        var cases = zip(document.places, found).enumerated().map { number, place in
            TestCase(
                name: place.0.name + " " + place.0.environment.size.spelling, findings: place.1,
                place: number)
        }
        // The findings about a file of a project, or about a missing document, belong to no layout.
        let ofFile = document.findings.filter(\.places.isEmpty)
        if !ofFile.isEmpty { cases.append(TestCase(name: "contents", findings: ofFile)) }
        let failures = cases.count { $0.findings.contains(where: fails) }
        let head =
            "  <testsuite" + attribute("name", document.name) + attribute("package", path)
            + " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\">"
        let lines = cases.flatMap { Self.lines($0, of: document, fails) }
        return Suite(
            tests: cases.count, failures: failures, lines: [head] + lines + ["  </testsuite>"])
    }

    private struct TestCase {
        let name: String
        let findings: [MergedFinding]
        /// The index of the layout; nil if the findings are about a file and not about a layout.
        var place: Int?
    }

    private static func lines(
        _ test: TestCase, of document: CheckedDocument, _ fails: (MergedFinding) -> Bool
    ) -> [String] {
        let (findings, number) = (test.findings, test.place)
        let start =
            "    <testcase" + attribute("classname", document.name) + attribute("name", test.name)
        if findings.isEmpty { return [start + "/>"] }
        let failures = findings.filter(fails).map {
            failure($0.finding.rule.rawValue, words(for: $0, at: number))
        }
        let others = findings.filter { !fails($0) }.map {
            XMLText.shown($0.finding.rule.rawValue + ": " + words(for: $0, at: number))
        }
        let said =
            others.isEmpty
            ? [] : ["      <system-out>" + others.joined(separator: "\n") + "</system-out>"]
        return [start + ">"] + failures + said + ["    </testcase>"]
    }

    /// Returns the finding's message. If translations cause the finding in a layout, the message is
    /// that of the language whose text fits least, followed by the file and line of this text. The
    /// other languages with the finding in this layout are listed too.
    ///
    /// - Parameter place: the index of the layout; nil if the finding is not about a layout
    private static func words(for finding: MergedFinding, at place: Int?) -> String {
        guard let place, !finding.languages.isEmpty else {
            let hasLine = place == nil || finding.isAboutElement
            let line = hasLine ? finding.source.map { "line \($0.line): " } : nil
            return (line ?? "") + finding.message
        }
        let here = finding.limited { $0.places.contains(place) } ?? finding
        let end = here.translation.map { " (\($0.path):\($0.line))" } ?? ""
        return "in " + here.languages.joined(separator: ", ") + ": " + here.message + end
    }

    private static func failure(_ type: String, _ message: String) -> String {
        "      <failure" + attribute("type", type) + attribute("message", message) + "/>"
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + XMLText.shown(value) + "\""
    }
}
