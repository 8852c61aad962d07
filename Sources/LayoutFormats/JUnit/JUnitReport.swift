package import StackCore

/// Which layouts are sound, as continuous integration reads it: a test suite a document, a test case
/// a device; conflicts and ambiguous views are failures.
package enum JUnitReport {
    /// - Parameter layouts: those of one document follow one another.
    package static func xml(_ layouts: [CheckedLayout]) -> String {
        let failures = layouts.count { !$0.isSound }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"layoutedit\" tests=\"\(layouts.count)\" failures=\"\(failures)\">",
        ]
        for suite in suites(layouts) { lines += element(of: suite) }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func suites(_ layouts: [CheckedLayout]) -> [[CheckedLayout]] {
        var suites: [[CheckedLayout]] = []
        for layout in layouts {
            if suites.last?.first?.name == layout.name {
                suites[suites.count - 1].append(layout)
            } else {
                suites.append([layout])
            }
        }
        return suites
    }

    private static func element(of suite: [CheckedLayout]) -> [String] {
        let failures = suite.count { !$0.isSound }
        let name = attribute("name", suite[0].name)
        return ["  <testsuite\(name) tests=\"\(suite.count)\" failures=\"\(failures)\">"]
            + suite.flatMap(testCase) + ["  </testsuite>"]
    }

    private static func testCase(_ checked: CheckedLayout) -> [String] {
        let size =
            NumberSpelling.spell(checked.size.width) + "x"
            + NumberSpelling.spell(checked.size.height)
        let start =
            "    <testcase" + attribute("classname", checked.name)
            + attribute("name", checked.device + " " + size)
        if checked.isSound { return [start + "/>"] }
        let conflicts = checked.conflicts.map { conflict in
            failure(
                "conflict", "dropped " + conflict.dropped,
                conflict.constraints.joined(separator: "\n"))
        }
        let ambiguous = checked.ambiguous.map { view in
            failure("ambiguous", view + " is ambiguous", "")
        }
        let incomplete =
            checked.isComplete ? [] : [failure("incomplete", Layout.incompleteness, "")]
        return [start + ">"] + conflicts + ambiguous + incomplete + ["    </testcase>"]
    }

    private static func failure(_ type: String, _ message: String, _ text: String) -> String {
        let start =
            "      <failure" + attribute("type", type) + attribute("message", message)
        if text.isEmpty { return start + "/>" }
        let lines = text.split(separator: "\n").map { XMLText.shown(String($0)) }
        return start + ">" + lines.joined(separator: "\n") + "</failure>"
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + XMLText.shown(value) + "\""
    }
}

/// What one document came to in one environment: whether it is sound, and why not.
///
/// Of the layout itself, which is large, it keeps nothing.
package struct CheckedLayout: Sendable {
    package let name: String
    package let device: String
    package let orientation: Orientation
    /// Of the root view, in points.
    package let size: Size
    /// In the order in which they were found.
    package let conflicts: [SpelledConflict]
    /// The names of the views, in document order.
    package let ambiguous: [String]
    /// False if the layout, or the search for what is ambiguous, took more work than there is for it.
    package let isComplete: Bool

    /// Looks for what is ambiguous, which is work of its own.
    package init(_ document: Document, named name: String, as layout: Layout) {
        self.name = name
        device = layout.environment.device
        orientation = layout.environment.orientation
        size = layout.environment.size
        conflicts = layout.spelledConflicts
        let open = layout.ambiguous()
        ambiguous = open.views.map { document[$0].name }
        isComplete = open.isComplete
    }

    /// Nothing conflicts, nothing is open, and all of it was looked at.
    package var isSound: Bool { conflicts.isEmpty && ambiguous.isEmpty && isComplete }

    package var json: JSONValue {
        let members: [(String, JSONValue)] = [
            ("name", .string(name)), ("device", .string(device)),
            ("orientation", .string(orientation.rawValue)),
            ("sound", .bool(isSound)),
            ("conflicts", .array(conflicts.map(\.json))),
            ("ambiguous", .array(ambiguous.map(JSONValue.string))),
        ]
        return .object(members + (isComplete ? [] : [("incomplete", .bool(true))]))
    }
}
