/// How a text that is typed looks, and what is wrong with it.
package struct TypedMarks {
    /// What a part of it is.
    package enum Role: String, CaseIterable, Sendable {
        case command, keyword, key, name, unknown, number, string, comment, option
    }

    /// In Unicode scalars; in their order, none over another.
    package internal(set) var spans: [(range: Range<Int>, role: Role)] = []
    /// What is wrong first; nil where nothing is known to be.
    package internal(set) var problem: (range: Range<Int>, sentence: String)?
}
