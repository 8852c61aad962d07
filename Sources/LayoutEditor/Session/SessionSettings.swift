package import CommandLanguage
package import LayoutReplies
package import LayoutStore
package import StackCore

/// How a session runs, and what it looks through: nothing of it is in the file.
package struct SessionSettings: Sendable {
    /// What is looked through, instead of the documents' own settings.
    package var request = LayoutRequest.none
    /// Fonts that are measured by their files.
    package var fonts: OwnFonts?
    /// Frames with exact numbers, not on device pixels.
    package var unrounded = false
    /// Nothing is written; what would change is shown.
    package var isDryRun = false
    /// The storyboard or xib that is written back after each step; nil for none.
    package var storyboard: SourceText?
    /// A person looks on: an edit stops when another process has changed what they looked at.
    package var stopsWhenMoved = false
    /// What the journal says that commands come from.
    package var source = CommandSource.shell
    /// What `$name` stands for in commands.
    package var parameters: [String: String] = [:]
    /// A person types on a terminal: what costs a layout may be told, it has been solved already.
    package var isConversation = false
    /// Lists of operations are for a person who looks at their top.
    package var listsNewestFirst = false
    /// How wide drawings are.
    package var columns = 72
    /// How high they are at best; nil where nobody minds.
    package var rows: Int?
    /// The variables `NAME=VALUE` by which it is known what pictures a terminal shows; nil where none
    /// looks on.
    package var terminal: [String]?
    /// What is told of each change.
    package var detail = Detail.brief
    /// How what is listed is printed.
    package var mode = OutputMode.table

    package init() {}

    /// How wide paragraphs are: as the terminal, but not too wide to read.
    package var textColumns: Int { isConversation ? min(max(columns, 40), 100) : 80 }
}

/// What a session has before its eyes: the document that is open, and what it is looked through. No
/// part of the file.
package struct SessionSight: Hashable, Sendable {
    /// By name; nil where none is open.
    package var document: String?
    package var request = LayoutRequest.none

    package init(document: String? = nil, request: LayoutRequest = .none) {
        self.document = document
        self.request = request
    }
}

extension Session {
    /// As it is now.
    package var sight: SessionSight {
        SessionSight(document: peekedID.map(name), request: settings.request)
    }

    /// Begins where the last shell on the file was, and says which of several documents is open.
    ///
    /// What the command line asks for comes before what was looked through.
    package func begin(with last: SessionSight?) {
        if let last, settings.request == .none { settings.request = last.request }
        let count = file.documents.count
        guard count > 1, let name = last?.document, let id = file.documentID(named: name) else {
            // Opens the first by name, where there is one, and says so.
            _ = try? currentID()
            return
        }
        open(id)
        remarks.append("\(name) is open, as it was last time; there are \(count) documents")
    }

    /// What is to be told beside the answers; each is told once.
    package func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks
    }
}
