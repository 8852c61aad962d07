import StackCore

extension EditPlan {
    /// The text of a name that a view or constraint is to get; refused where it was typed when it
    /// is taken or cannot be a name.
    package func free(_ name: SourceText) throws(CommandError) -> String {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if item(named: name.text) == nil { return name.text }
        throw CommandError(
            .nameTaken, "the name \(name.text) is taken", at: name.position,
            hint: "\(freeName(name.text)) is free")
    }
}
