package import LayoutReplies
package import LayoutStore
package import StackCore

/// How a session runs, and what it looks through: nothing of it is in the file.
package struct SessionSettings: Sendable {
    /// What is looked through, instead of the documents' own settings.
    package var request = LayoutRequest.none
    /// Frames with exact numbers, not on device pixels.
    package var unrounded = false
    /// Nothing is written; what would change is shown.
    package var isDryRun = false
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
    /// What is told of each change.
    package var detail = Detail.brief

    package init() {}

    /// How wide paragraphs are: as the terminal, but not too wide to read.
    package var textColumns: Int { isConversation ? min(max(columns, 40), 100) : 80 }
}
