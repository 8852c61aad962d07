package import StackCore

/// The schema of layout files: the steps that create the tables of each version.
///
/// A released step never changes. Each change of the schema is a further step, and the number of
/// steps is the version.
package struct Schema: Sendable {
    /// A step that brings a file from one schema version to the next.
    package enum Step: Sendable {
        /// Runs SQL that changes tables, but not the content of documents and journal. Checksums,
        /// digests and the chain of hashes stay valid.
        case sql(String)
        /// Converts the content of documents and journal, or the textual format of their values.
        case content(ContentMigration)
    }

    /// The steps in order. The first step creates the tables of version 1, and each further step
    /// those of the next version.
    package let steps: [Step]
    /// The hash of the `sqlite_schema` rows of each version, from version 1 on; may be shorter than
    /// `steps`. The hashes save time: without them, opening a file would mostly consist of creating
    /// new tables and comparing the file's rows with theirs.
    var fingerprints: [String] = []
    /// Whether an upgrade to this schema changes only the tables, and leaves out the steps that
    /// convert content (`Step.content`).
    private(set) var leavesContent = false

    /// The schema that this program writes.
    ///
    /// SQL steps are the files of `migrations`. A step that converts content is inserted here in
    /// the code, under a number that no file of `migrations` has.
    package static let current = {
        var schema = Schema(steps: Migrations.files.map { Step.sql($0.text) })
        schema.fingerprints = [
            "0fba3bfe7569354c992f738dcc4f7183a8b2ef35aac17e715d3c029b9dc39c50",
            "186c8f4fe18ae7de72bed5c1639311d7dd71ad6e7792a6a78352bff7a773a5a7",
            "9af8b47985836c6b706977bfa7e674d6fb68ffdd2ed6c03ef74282a1db1f4667",
            "f2b6399b271e7216fbd4a4850ca11f1f7f21696c5b46dd902b56ac4ed49412c9",
            "1b4377709ebd8103cac62523099c0f99f881c89cdc8f93acd81973c7c033ec11",
            "d495f0beb62e1ed6215e649f7651ee9fcfacb95116777cd2808b76af0353f3a6",
            "604d7ea348709eaed74312304f7c42c091f1aff755e843f9de3fc74f45ef4b97",
            "66488f323f5883f81afa1aa4d181351f0dd2dc9959a444963fed3bc34e10dfda",
            "52dd4b5a76bb0c6f8b38ec7f40ce98245ac434ccddfc2431ff1a8238f530f714",
        ]
        return schema
    }()

    package init(steps: [Step]) { self.steps = steps }

    /// The version of the schema: the file's `user_version`.
    var version: Int { steps.count }

    /// The first schema version whose files contain the version of their digests.
    static let firstWithDigestVersion = 2

    /// The `application_id` in the file's header: `LOed` in ASCII, which `file(1)` shows.
    static let applicationID = 0x4C4F_6564
}

extension Schema {
    /// A copy of the schema that migrates only the tables and does not convert the content. With
    /// it, a backup can be verified by the rules of the backup's own version.
    var leavingContent: Schema {
        var schema = self
        schema.leavesContent = true
        return schema
    }

    /// The textual formats of values in all versions of files, the current one last.
    var spellings: [StoredValueFormat] { [.version1] + contentSteps.map(\.spelling) }

    /// The textual format of values in new files.
    var spelling: StoredValueFormat { spellings[spellings.count - 1] }

    /// Returns the steps that convert content of the given version to the current version.
    func contentSteps(after version: Int) -> [ContentMigration] {
        leavesContent ? [] : contentSteps.filter { $0.spelling.version > version }
    }

    private var contentSteps: [ContentMigration] {
        steps.compactMap { if case .content(let step) = $0 { step } else { nil } }
    }
}

extension Connection {
    /// Creates an empty file in an empty database, inside the caller's transaction.
    func make(_ schema: Schema, _ spelling: StoredValueFormat) throws(LayoutFileError) {
        try runSQL(of: schema.steps)
        try run("PRAGMA application_id = \(Schema.applicationID)")
        try run("PRAGMA user_version = \(schema.version)")
        try adopt(spelling)
    }

    /// Runs the SQL steps among `steps`.
    func runSQL(of steps: some Sequence<Schema.Step>) throws(LayoutFileError) {
        for case .sql(let step) in steps { try runScript(step) }
    }

    /// Sets the textual format for values that are written from now on, and records its version in
    /// the file.
    func adopt(_ spelling: StoredValueFormat) throws(LayoutFileError) {
        self.spelling = spelling
        try run("UPDATE digest SET version = ?", .integer(spelling.version))
    }

    /// Reads the version of the textual format of values from a file with the given schema version,
    /// and sets `spelling` to that format.
    func readSpelling(_ schema: Schema, version: Int) throws(LayoutFileError) {
        var number: Int? = 1
        if version >= Schema.firstWithDigestVersion {
            number = try integer("SELECT version FROM digest WHERE id = 0")
        }
        if let known = schema.spellings.first(where: { $0.version == number }) {
            spelling = known
        } else if version > schema.version {
            throw LayoutFileError(
                kind: .newerVersion, path: path,
                message: "a newer program wrote the file, with rules that this one does not know")
        } else {
            throw damaged("the version of the file's digests is damaged")
        }
    }
}

/// A conversion of content from one version to the next, edit by edit.
///
/// It is applied to every edit of the journal, and to the edits that would create the documents in
/// the tables. The result may depend only on the edit, and on the edit's document as converted so
/// far. Then journal and tables still agree, and undo and redo still work.
package struct ContentMigration: Sendable {
    /// The textual format of values after the conversion. The content has no version number of its
    /// own; its version is the number of this format.
    let spelling: StoredValueFormat
    private let change: @Sendable (FileEdit, Document?) -> [FileEdit]

    /// - Parameter change: returns the edits that replace an edit. Its second argument is the
    ///   edit's document as converted so far; nil if there is none. By default the edit stays, and
    ///   only the textual format of values changes.
    package init(
        to spelling: StoredValueFormat,
        change: @escaping @Sendable (FileEdit, Document?) -> [FileEdit] = { edit, _ in [edit] }
    ) {
        self.spelling = spelling
        self.change = change
    }

    /// Returns the converted edits that replace an edit.
    ///
    /// - Parameter document: the edit's document as converted so far, before the edit; nil if the
    ///   document does not exist yet
    func edits(for edit: FileEdit, in document: Document?) -> [FileEdit] { change(edit, document) }
}
