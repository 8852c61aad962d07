/// An incremental search backwards through the history of entered texts (Ctrl-R).
package struct Search {
    var wanted = ""
    /// The index of the history entry that is shown as a match; nil if nothing has been found yet.
    var place: Int?
    /// Whether the last search found no further history entry that contains `wanted`.
    var hasFailed = false
    /// The line as it was when the search began.
    let before: EditedLine
}
