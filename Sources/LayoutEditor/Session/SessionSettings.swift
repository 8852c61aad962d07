package import CommandLanguage
package import LayoutReplies
package import LayoutStore
package import StackCore

/// The settings of a session, which are not stored in the layout file.
package struct SessionSettings: Sendable {
    /// The view settings that override the documents' own.
    package var request = LayoutRequest.none
    /// The font files that measure texts; nil to measure with built-in tables.
    package var fonts: CustomFonts?
    /// The project around the file; nil if none is used.
    package var project: ProjectSource?
    /// Whether frames are shown with exact numbers, not rounded to device pixels.
    package var unrounded = false
    /// Whether changes are only shown and not written.
    package var isDryRun = false
    /// The storyboard or xib that is written back after each step; nil for none.
    package var storyboard: SourceText?
    /// Whether a command throws, without changing anything, if another process has changed the
    /// state that the user last saw.
    package var stopsWhenMoved = false
    /// The origin of the commands, such as the shell or a script, which the journal records.
    package var source = CommandSource.shell
    /// The values of the parameters that commands use as `$name`, by name.
    package var parameters: [String: String] = [:]
    /// Whether a person types on a terminal. The shell then solves the layout after each change, so
    /// a reply may use the layout at little cost.
    package var isConversation = false
    /// Whether lists of operations begin with the newest.
    package var listsNewestFirst = false
    /// Whether lists of operations also contain JSON for programs, even if `mode` is `table`. A
    /// list without JSON needs much less memory.
    package var needsMembers = true
    /// The width of drawings in columns.
    package var columns = 72
    /// The maximum height of drawings in rows; nil if unlimited.
    package var rows: Int?
    /// The environment variables, as `NAME=VALUE`, from which the program finds out which picture
    /// formats the terminal supports; nil without a terminal.
    package var terminal: [String]?
    /// The level of detail of the reports about changes.
    package var detail = Detail.brief
    /// The output format of listings.
    package var mode = OutputMode.table

    package init() {}

    /// The width of paragraphs in columns: on a terminal, the terminal's width, limited to 40
    /// through 100 for readability; otherwise 80.
    package var textColumns: Int { isConversation ? min(max(columns, 40), 100) : 80 }
}

/// The open document and the view settings of a session, which are not stored in the layout file.
package struct ViewState: Hashable, Sendable {
    /// The name of the open document; nil if none is open.
    package var document: String?
    package var request = LayoutRequest.none

    package init(document: String? = nil, request: LayoutRequest = .none) {
        self.document = document
        self.request = request
    }
}

extension Session {
    /// The current open document and view settings.
    package var viewState: ViewState {
        ViewState(document: peekedID.map(name), request: settings.request)
    }

    /// Restores the open document and view settings of the last shell on the file, and reports
    /// which of several documents is open.
    ///
    /// View settings given on the command line take precedence over the saved ones.
    package func begin(with last: ViewState?) {
        if let last, settings.request == .none { settings.request = last.request }
        let count = file.documents.count
        guard count > 1, let name = last?.document, let id = file.documentID(named: name) else {
            // Opens the first document by name, if there is one, and reports it.
            _ = try? currentID()
            return
        }
        open(id)
        remarks.append("\(name) is open, as it was last time; there are \(count) documents")
    }

    /// Returns the messages of `remarks` and removes them, so that each message is returned only
    /// once.
    package func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks
    }
}
