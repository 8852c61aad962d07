/// An incremental search backwards through the texts that were entered before.
package struct Search {
    package var wanted = ""
    /// The index of the match that is shown; nil if nothing has been found yet.
    var place: Int?
    /// Whether the last search found no further text that contains `wanted`.
    package var hasFailed = false
    /// The line as it was when the search began.
    let before: EditedLine
}
