import Platform

/// The name that the history records as the author of operations.
enum Author {
    /// The value of `LAYOUTEDIT_AUTHOR`; if it is not set, that of `GIT_AUTHOR_NAME`; else the
    /// user's login name. Nil if that value is empty.
    static var current: String? {
        let name =
            Environment["LAYOUTEDIT_AUTHOR"] ?? Environment["GIT_AUTHOR_NAME"] ?? userName()
        let line = name?.prefix(longest).filter { !$0.isNewline } ?? ""
        return line.isEmpty ? nil : String(line)
    }

    private static let longest = 100
}
