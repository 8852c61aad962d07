extension CommandError {
    /// A word that is none of a closed list, with the nearest one or the whole list.
    ///
    /// - Parameter hint: what is known of the word itself.
    package init(
        _ code: ErrorCode, no what: String, _ word: SourceText, among names: [String],
        hint: String? = nil
    ) {
        self.init(
            code, "there is no \(what) \(word.text)", at: word.position,
            hint: hint ?? Suggestion.hint(for: word.text, among: names)
                ?? "one of: " + names.joined(separator: " "))
    }
}
