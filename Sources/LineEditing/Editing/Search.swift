/// A search backwards through what was typed before, letter by letter.
package struct Search {
    package var wanted = ""
    /// Where it has come to; nil before anything was found.
    var place: Int?
    /// Nothing older holds what is wanted.
    package var hasFailed = false
    /// What stood in the line when it began.
    let before: EditedLine
}
