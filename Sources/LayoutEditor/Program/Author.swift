import Platform

/// The author of operations in the journal.
enum Author {
    /// `LAYOUTEDIT_AUTHOR`, else `GIT_AUTHOR_NAME`, else the user's login name; nil if the value is
    /// empty.
    static var current: String? {
        let name =
            Environment["LAYOUTEDIT_AUTHOR"] ?? Environment["GIT_AUTHOR_NAME"] ?? userName()
        let line = name?.prefix(longest).filter { !$0.isNewline } ?? ""
        return line.isEmpty ? nil : String(line)
    }

    private static let longest = 100
}
