package import StackCore

/// What marks a layout file, and the steps that make one.
///
/// A released step never changes; what comes later is one more.
package struct Schema: Sendable {
    /// What leads from a version to the next.
    package enum Step: Sendable {
        /// Changes tables, and nothing of what documents and journal say: sums, digests and the chain
        /// hold as before.
        case sql(String)
        /// Changes what documents and journal say, or how they spell it.
        case content(ContentMigration)
    }

    /// The first makes the tables of version 1.
    package let steps: [Step]
    /// What the rows of each version hash to, the first being version 1's: making the tables of all
    /// steps only to compare them was most of the time that opening takes. May be shorter than
    /// `steps`.
    var fingerprints: [String] = []
    /// Whether files keep the content that they have, by the rules that they have it by.
    private(set) var leavesContent = false

    /// The schema that this program writes.
    ///
    /// Steps in SQL are the files of `migrations`; one over content is put in here, at a number that
    /// no file there has.
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

    /// From this version on a file says the version of its digests.
    static let firstWithDigestVersion = 2

    /// `LOed` in ASCII; `file(1)` shows it.
    static let applicationID = 0x4C4F_6564
}

extension Schema {
    /// The same tables, under whatever content they have: a file is proved by its own rules so.
    var leavingContent: Schema {
        var schema = self
        schema.leavesContent = true
        return schema
    }

    /// The spellings that files have had, the present one last.
    var spellings: [StoredSpelling] { [.version1] + contentSteps.map(\.spelling) }

    /// The one that new files get.
    var spelling: StoredSpelling { spellings[spellings.count - 1] }

    /// The steps that content of a version lacks.
    func contentSteps(after version: Int) -> [ContentMigration] {
        leavesContent ? [] : contentSteps.filter { $0.spelling.version > version }
    }

    private var contentSteps: [ContentMigration] {
        steps.compactMap { if case .content(let step) = $0 { step } else { nil } }
    }
}

extension Connection {
    /// Makes an empty file in an empty database, inside the caller's transaction.
    func make(_ schema: Schema, _ spelling: StoredSpelling) throws(LayoutFileError) {
        try runSQL(of: schema.steps)
        try run("PRAGMA application_id = \(Schema.applicationID)")
        try run("PRAGMA user_version = \(schema.version)")
        try adopt(spelling)
    }

    /// Runs those of the steps that are SQL.
    func runSQL(of steps: some Sequence<Schema.Step>) throws(LayoutFileError) {
        for case .sql(let step) in steps { try runScript(step) }
    }

    /// Says by which rules the content is spelled from now on.
    func adopt(_ spelling: StoredSpelling) throws(LayoutFileError) {
        self.spelling = spelling
        try run("UPDATE digest SET version = ?", .integer(spelling.version))
    }

    /// Finds out by which rules the content is spelled, in a file whose schema has that number.
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

/// What leads from one version of content to the next: what becomes of each edit that made it.
///
/// It is asked about every edit of the journal, and for documents as they stand about the edits that
/// would make them anew. So what it does to an edit follows from the edit, and perhaps from the
/// document as converted so far: then journal and tables still agree, and so do undo and redo.
package struct ContentMigration: Sendable {
    /// How values are spelled from this version on. Its version is the content's.
    let spelling: StoredSpelling
    private let change: @Sendable (FileEdit, Document?) -> [FileEdit]

    /// - Parameter change: what becomes of an edit, given the document that it is about as it has
    ///   been converted so far, where there is one. As it is, where only the spelling changes.
    package init(
        to spelling: StoredSpelling,
        change: @escaping @Sendable (FileEdit, Document?) -> [FileEdit] = { edit, _ in [edit] }
    ) {
        self.spelling = spelling
        self.change = change
    }

    /// What becomes of an edit that is about to be made.
    ///
    /// - Parameter document: as it has been converted so far; nil where there is none.
    func edits(for edit: FileEdit, in document: Document?) -> [FileEdit] { change(edit, document) }
}
