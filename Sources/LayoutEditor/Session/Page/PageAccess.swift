import LayoutFormats

/// What a page may do with a file besides showing it.
package struct PageAccess: Sendable {
    /// Whether the page may edit.
    package var edits = false
    /// The name of the storyboard or xib that is written after each step; nil for none.
    package var pushed: String?
    /// Whether the documents come from a storyboard or xib.
    package var isStoryboard = false

    package init() {}

    /// The members of the answer `about`.
    var members: [(String, JSONValue)] {
        [
            ("edits", .bool(edits)), ("push", .optional(pushed)),
            ("storyboard", .bool(isStoryboard)),
        ]
    }
}
