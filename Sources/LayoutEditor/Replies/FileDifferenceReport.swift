import CommandLanguage
package import LayoutFormats
import StackCore

/// The changes between two versions of a storyboard, as text and as JSON members.
package struct FileDifferenceReport {
    private let difference: FileDifference

    package init(_ difference: FileDifference) { self.difference = difference }

    /// A line for each scene, followed by one indented line for each of its changes.
    package var text: String {
        var lines: [String] = []
        for scene in difference.scenes {
            lines.append(scene.scene ?? "the file")
            lines += scene.changes.map { "  " + Self.line($0) }
            if scene.derived > 0 {
                lines.append("  (" + scene.derived.counted("dependent frame") + ")")
            }
        }
        if let header = difference.header { lines.append("(Xcode: \(header))") }
        // A line feed in a name or a value is escaped. Otherwise it could forge a line of the
        // output.
        return lines.map(\.escapedLineEnds).joined(separator: "\n")
    }

    private static func line(_ change: ObjectChange) -> String {
        switch change.kind {
        case .added, .removed:
            let words = change.old ?? change.new ?? ""
            let about = change.object.hasPrefix(words) ? "" : ": " + words
            return "\(change.kind.rawValue) \(change.object)\(about)"
        case .moved:
            return "\(change.object) moved from \(change.old ?? "") to \(change.new ?? "")"
        case .changed, .ordered:
            return "\(change.object): \(change.property ?? "") "
                + "\(shown(change.old)) → \(shown(change.new))"
        }
    }

    private static func shown(_ value: String?) -> String {
        value.map { $0.isEmpty || $0.contains(" ") ? "\"" + $0 + "\"" : $0 } ?? "none"
    }

    /// The changes as members of the object that `--json` prints.
    package var members: [(String, JSONValue)] {
        [
            ("scenes", .array(difference.scenes.map(Self.json))),
            ("header", .optional(difference.header)),
        ]
    }

    private static func json(_ scene: SceneChanges) -> JSONValue {
        .object([
            ("scene", .optional(scene.scene)), ("frames", .integer(scene.derived)),
            ("changes", .array(scene.changes.map(json))),
        ])
    }

    private static func json(_ change: ObjectChange) -> JSONValue {
        .object([
            ("kind", .string(change.kind.rawValue)), ("object", .string(change.object)),
            ("objectID", .optional(change.objectID)), ("property", .optional(change.property)),
            ("old", .optional(change.old)), ("new", .optional(change.new)),
        ])
    }
}
