import Platform

/// Whom the journal names as the author of a step.
enum Author {
    /// `LAYOUTEDIT_AUTHOR`, and nobody if that is empty; else `GIT_AUTHOR_NAME`, else the user's login name.
    static var current: String? {
        let name =
            Environment["LAYOUTEDIT_AUTHOR"] ?? Environment["GIT_AUTHOR_NAME"] ?? userName()
        let line = name?.prefix(longest).filter { !$0.isNewline } ?? ""
        return line.isEmpty ? nil : String(line)
    }

    private static let longest = 100
}
