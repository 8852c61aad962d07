import Platform

/// The name that the history records as the author of operations.
enum Author {
    /// The value of `LAYOUTEDIT_AUTHOR` or, if it is not set, of `GIT_AUTHOR_NAME`. If neither is
    /// set, the user's login name. Nil if the chosen name is empty or unknown.
    static var current: String? {
        let name =
            Environment["LAYOUTEDIT_AUTHOR"] ?? Environment["GIT_AUTHOR_NAME"] ?? userName()
        let line = name?.prefix(longest).filter { !$0.isNewline } ?? ""
        return line.isEmpty ? nil : String(line)
    }

    private static let longest = 100
}
