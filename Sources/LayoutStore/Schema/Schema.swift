package import StackCore

/// The schema of layout files: the number that marks them, and the steps that create the tables.
///
/// A released step never changes. Each later change is another step.
package struct Schema: Sendable {
    /// A step from one version to the next.
    package enum Step: Sendable {
        /// Changes tables, but not the content of documents and journal: sums, digests and the
        /// chain stay valid.
        case sql(String)
        /// Changes the content of documents and journal, or its spelling.
        case content(ContentMigration)
    }

    /// The steps in order. The first creates the tables of version 1.
    package let steps: [Step]
    /// The hashes of the schema's rows, one for each version. Creating the tables of all steps only
    /// to compare them took most of the time to open a file. May be shorter than `steps`.
    var fingerprints: [String] = []
    /// Whether files keep their content unconverted, under the rules that it was written by.
    private(set) var leavesContent = false

    /// The schema that this program writes.
    ///
    /// Steps in SQL are the files of `migrations`. A step over content is inserted here, at a
    /// number that no file there has.
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
        ]
        return schema
    }()

    package init(steps: [Step]) { self.steps = steps }

    /// The number of the last step: the file's `user_version`.
    var version: Int { steps.count }

    /// The first version whose files contain the version of their digests.
    static let firstWithDigestVersion = 2

    /// `LOed` in ASCII; `file(1)` shows it.
    static let applicationID = 0x4C4F_6564
}

extension Schema {
    /// The same schema without conversion of the content, so that a file is verified by its own
    /// rules.
    var leavingContent: Schema {
        var schema = self
        schema.leavesContent = true
        return schema
    }

    /// The spellings that files have had, the current one last.
    var spellings: [StoredSpelling] { [.version1] + contentSteps.map(\.spelling) }

    /// The spelling of new files.
    var spelling: StoredSpelling { spellings[spellings.count - 1] }

    /// Returns the steps that content of the given version lacks.
    func contentSteps(after version: Int) -> [ContentMigration] {
        leavesContent ? [] : contentSteps.filter { $0.spelling.version > version }
    }

    private var contentSteps: [ContentMigration] {
        steps.compactMap { if case .content(let step) = $0 { step } else { nil } }
    }
}

extension Connection {
    /// Creates an empty file in an empty database, inside the caller's transaction.
    func make(_ schema: Schema, _ spelling: StoredSpelling) throws(LayoutFileError) {
        try runSQL(of: schema.steps)
        try run("PRAGMA application_id = \(Schema.applicationID)")
        try run("PRAGMA user_version = \(schema.version)")
        try adopt(spelling)
    }

    /// Runs those steps that are in SQL.
    func runSQL(of steps: some Sequence<Schema.Step>) throws(LayoutFileError) {
        for case .sql(let step) in steps { try runScript(step) }
    }

    /// Sets the spelling of the content from now on, and records its version.
    func adopt(_ spelling: StoredSpelling) throws(LayoutFileError) {
        self.spelling = spelling
        try run("UPDATE digest SET version = ?", .integer(spelling.version))
    }

    /// Reads the spelling of the content, in a file with the given schema version.
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
                message: "a newer program wrote the file, by rules that this one does not know")
        } else {
            throw misfit("the version of the file's digests is damaged")
        }
    }
}

/// A step from one version of content to the next. It converts each edit that made the content.
///
/// It is applied to every edit of the journal, and to the edits that would create the documents in
/// the tables. The result may depend only on the edit, and on the document as converted so far.
/// Then journal and tables still agree, and so do undo and redo.
package struct ContentMigration: Sendable {
    /// The spelling of values from this version on. Its version is that of the content.
    let spelling: StoredSpelling
    private let change: @Sendable (FileEdit, Document?) -> [FileEdit]

    /// - Parameter change: returns the edits that replace an edit, given its document as converted
    ///   so far, if there is one. By default the edit stays, and only the spelling changes.
    package init(
        to spelling: StoredSpelling,
        change: @escaping @Sendable (FileEdit, Document?) -> [FileEdit] = { edit, _ in [edit] }
    ) {
        self.spelling = spelling
        self.change = change
    }

    /// Returns the edits that replace an edit, before it is applied.
    ///
    /// - Parameter document: the document as converted so far; nil if there is no document
    func edits(for edit: FileEdit, in document: Document?) -> [FileEdit] { change(edit, document) }
}
