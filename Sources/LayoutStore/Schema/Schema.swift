/// What marks a layout file, and the steps that make one.
///
/// A released step never changes; what comes later is one more.
package struct Schema: Sendable {
    package let steps: [String]
    /// The schema that this program writes.
    package static let current = Schema(steps: Migrations.steps)

    package init(steps: [String]) { self.steps = steps }

    /// The number of the last step: the file's `user_version`.
    var version: Int { steps.count }

    /// `LOed` in ASCII; `file(1)` shows it.
    static let applicationID = 0x4C4F_6564
}

extension Connection {
    /// Makes the schema as it was in `version` in an empty database, inside the caller's
    /// transaction.
    func make(_ schema: Schema, version: Int) throws(LayoutFileError) {
        for step in schema.steps.prefix(version) { try runScript(step) }
        try run("PRAGMA application_id = \(Schema.applicationID)")
        try run("PRAGMA user_version = \(version)")
    }
}
