/// What marks a layout file, and the steps that make one.
enum Schema {
    /// `LOed` in ASCII; `file(1)` shows it.
    static let applicationID = 0x4C4F_6564
    /// The schema that this program writes: the number of migrations.
    static var version: Int { Migrations.steps.count }
    static let magic = Array("SQLite format 3\0".utf8)
    static let headerSize = 100
    /// The largest file that is opened.
    static let sizeLimit = 2 << 30
}

extension Connection {
    /// Makes the schema of `version` in an empty database, inside the caller's transaction.
    func makeSchema(_ version: Int = Schema.version) throws(LayoutFileError) {
        for step in Migrations.steps.prefix(version) { try runScript(step) }
        try run("PRAGMA application_id = \(Schema.applicationID)")
        try run("PRAGMA user_version = \(version)")
    }
}
