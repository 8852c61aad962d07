/// A command that has been read: its words are values, its names may still not exist.
package protocol Command: Sendable {
    static var usage: Usage { get }

    /// What it stands on.
    var basis: CommandBasis { get }

    init(_ match: Match) throws(CommandError)
}

/// What a command stands on: when another process has changed that since a person looked, the person
/// is asked to look again first.
package enum CommandBasis: Hashable, Sendable {
    case nothing
    /// The current one.
    case document
    /// All documents, and where history stands.
    case file
}
