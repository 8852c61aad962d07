/// The highlighting of typed text and its first problem.
package struct TypedMarks {
    /// The role of a range of the text.
    package enum Role: String, CaseIterable, Sendable {
        case command, keyword, key, name, unknown, number, string, comment, option
    }

    /// The ranges in Unicode scalars, sorted and without overlaps.
    package internal(set) var spans: [(range: Range<Int>, role: Role)] = []
    /// The first problem; nil if none is known.
    package internal(set) var problem: (range: Range<Int>, sentence: String)?
}
