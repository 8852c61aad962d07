package import LayoutChecks

/// The result of checking one file: the findings in its documents, or the reason why it could not
/// be read.
package struct CheckedFile: Sendable {
    /// The path of the checked file as reports print it.
    package let path: String
    package var documents: [CheckedDocument]
    /// The reason why the file could not be checked; nil if it was checked.
    package let failure: FileFailure?
    /// The project to which the file belongs and whose settings the check used; nil if the check
    /// used no project.
    package var project: CheckedProject?
    /// Messages for people about the check itself, such as why the project of a layout file is not
    /// used.
    package var remarks: [String] = []
    /// Whether this is another file of the project, such as a translation, rather than a file with
    /// documents.
    package var isOfProject = false

    package init(path: String, documents: [CheckedDocument], failure: FileFailure? = nil) {
        self.path = path
        self.documents = documents
        self.failure = failure
    }

    /// A copy of this result in which findings with the same cause in several layouts are merged
    /// into one.
    package var folded: CheckedFile {
        var result = self
        result.documents = documents.map(\.folded)
        return result
    }

    /// The findings of all documents, each with its document.
    package var findings: [(document: CheckedDocument, finding: MergedFinding)] {
        documents.flatMap { document in document.findings.map { (document, $0) } }
    }
}

/// The reason why a file could not be checked.
package struct FileFailure: Hashable, Sendable {
    /// The name that reports use instead of a rule's id for a file that could not be checked.
    static let rule = "unreadable-file"

    /// The code of the error, such as `badData`. It stays the same in later versions, so that
    /// programs can rely on it.
    package let code: String
    /// The line of the file that caused the error, counted from 1; nil if no line did.
    package let line: Int?
    /// One sentence without the file's path and without a full stop.
    package let message: String
    /// A suggestion for what to try instead; nil if there is none.
    package let hint: String?

    package init(code: String, line: Int? = nil, message: String, hint: String? = nil) {
        self.code = code
        self.line = line
        self.message = message
        self.hint = hint
    }
}

/// The numbers of checked files, documents and layouts, and of their findings by severity.
package struct CheckCounts: Hashable, Sendable {
    package var files = 0
    package var documents = 0
    package var layouts = 0
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    /// The number of files that could not be read.
    package var unreadableFiles = 0
    /// The number of files without a view.
    package var emptyFiles = 0

    package init() {}

    /// Adds the numbers of one file.
    package mutating func add(_ file: CheckedFile) {
        countFindings(of: file)
        if file.isOfProject { return }
        files += 1
        if file.failure != nil {
            unreadableFiles += 1
        } else if file.documents.isEmpty {
            emptyFiles += 1
        }
        documents += file.documents.count
        layouts += file.documents.reduce(0) { $0 + $1.places.count * (1 + $1.languages) }
    }

    private mutating func countFindings(of file: CheckedFile) {
        for (_, finding) in file.findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }
    }

    /// The number of findings of all severities.
    package var findings: Int { errors + warnings + notes }
}

extension MergedFinding {
    /// Returns the finding's message, followed by the layouts in which the finding occurs.
    func sentence(in document: CheckedDocument) -> String {
        message + (extent(in: document).map { " (" + $0 + ")" } ?? "")
    }
}

/// The project that a checked file belongs to, for reports.
package struct CheckedProject: Hashable, Sendable {
    /// One line for people, such as `Harbor.xcodeproj, target Harbor, Release: iPhone portrait`.
    package let sentence: String
    package let path: String?
    package let targets: [String]
    package let languages: [String]
    /// The files that the result depends on, each with the hash of its bytes.
    package let files: [(path: String, hash: String)]

    package init(
        sentence: String, path: String?, targets: [String], languages: [String],
        files: [(path: String, hash: String)]
    ) {
        self.sentence = sentence
        self.path = path
        self.targets = targets
        self.languages = languages
        self.files = files
    }

    package static func == (a: Self, b: Self) -> Bool { a.sentence == b.sentence }

    package func hash(into hasher: inout Hasher) { hasher.combine(sentence) }
}
