package import LayoutChecks
import StackCore

/// The check report as JUnit XML, for continuous integration: a test suite per document and a test
/// case per layout.
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
        let failures = found.count { $0.contains(where: fails) }
        let head =
            "  <testsuite" + attribute("name", document.name) + attribute("package", path)
            + " tests=\"\(found.count)\" failures=\"\(failures)\" errors=\"0\">"
        let cases = document.places.indices.flatMap {
            testCase($0, found[$0], of: document, fails)
        }
        return Suite(
            tests: found.count, failures: failures, lines: [head] + cases + ["  </testsuite>"])
    }

    private static func testCase(
        _ number: Int, _ findings: [MergedFinding], of document: CheckedDocument,
        _ fails: (MergedFinding) -> Bool
    ) -> [String] {
        let place = document.places[number]
        let name = place.name + " " + place.environment.size.spelling
        let start =
            "    <testcase" + attribute("classname", document.name) + attribute("name", name)
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

    /// Returns the finding's message in one layout. If translations cause the finding, the message
    /// names their languages, and the file and line of the text.
    private static func words(for finding: MergedFinding, at place: Int) -> String {
        let languages = zip(finding.languages, finding.placesByLanguage)
            .filter { $0.1.contains(place) }.map(\.0)
        let start = languages.isEmpty ? "" : "in " + languages.joined(separator: ", ") + ": "
        let end = finding.translation.map { " (\($0.path):\($0.line))" } ?? ""
        return start + finding.message + end
    }

    private static func failure(_ type: String, _ message: String) -> String {
        "      <failure" + attribute("type", type) + attribute("message", message) + "/>"
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + XMLText.shown(value) + "\""
    }
}
