package import StackCore

/// A reference to a view by name, such as `title`, or by index, such as `form[0]` for the first
/// arranged subview of the stack `form`.
package struct ViewReference: Hashable, Sendable {
    package let source: SourceText
    let name: String
    let places: [ArrangedIndex]

    /// An index in brackets, such as `[0]`, with the position of its number in the source.
    struct ArrangedIndex: Hashable, Sendable {
        let index: Int
        let position: SourcePosition
    }

    /// Parses a name followed by any number of indices, such as `form[0][1]`.
    package init(_ source: SourceText) throws(CommandError) {
        self.source = source
        let parts = source.text.split(separator: "[", omittingEmptySubsequences: false)
        name = String(parts[0])
        var places: [ArrangedIndex] = []
        var column = parts[0].unicodeScalars.count + 1
        for part in parts.dropFirst() {
            let position = source.position.advanced(by: column)
            guard part.last == "]", let index = WholeNumber.parse(part.dropLast()) else {
                throw CommandError(.syntax, "expected a whole number and ]", at: position)
            }
            places.append(ArrangedIndex(index: index, position: position))
            column += part.unicodeScalars.count + 1
        }
        self.places = places
    }

    /// Returns the referenced view. Throws if the document has no view with the name, or if the
    /// index is not that of an arranged view.
    package func resolve(in document: Document) throws(CommandError) -> ViewID {
        guard let view = document.view(named: name) else { throw unknown(in: document) }
        var id = view.id
        for place in places { id = try arranged(place, of: id, in: document) }
        return id
    }

    private func arranged(
        _ place: ArrangedIndex, of id: ViewID, in document: Document
    ) throws(CommandError) -> ViewID {
        let stack = document[id]
        guard stack.kind == .stack else {
            throw CommandError(
                .notAStack, "\(stack.name) is a \(stack.kind.rawValue), not a stack",
                at: source.position)
        }
        let count = stack.arrangedSubviews.count
        guard place.index < count else {
            throw CommandError(
                .noSuchIndex, "\(stack.name) arranges \(count) views, counted from 0",
                at: place.position)
        }
        return stack.arrangedSubviews[place.index]
    }

    private func unknown(in document: Document) -> CommandError {
        if document.constraint(named: name) != nil {
            return CommandError(
                .unknownView, "\(name) is a constraint, not a view", at: source.position,
                hint: "use remove constraint \(name), deactivate \(name) or info \(name)")
        }
        if name == "for" {
            return CommandError(
                .unknownView, "there is no view named for", at: source.position,
                hint: "set NAME.hidden true for h=compact hides for some size classes only")
        }
        return CommandError(
            .unknownView, "there is no view named \(name)", at: source.position,
            hint: Suggestion.hint(for: name, among: document.allViews.map(\.name)))
    }
}

extension Argument where Value == ViewReference {
    /// Returns an argument for a view, by name or by index in a stack. Whether the view exists is
    /// checked when the command runs.
    package static func view(_ label: String) -> Self {
        Argument(label, .view) { word throws(CommandError) in try ViewReference(word.source) }
    }
}

/// A reference to a view or a constraint. A view and a constraint cannot have the same name.
package struct ItemReference: Hashable, Sendable {
    let view: ViewReference

    /// The name that means the document itself in commands that also accept a view or a constraint.
    package static let document = "document"

    /// Parses a name followed by any number of indices, such as `form[0][1]`.
    package init(_ source: SourceText) throws(CommandError) { view = try ViewReference(source) }

    /// Whether the name is `document`, which means the document itself unless a view or constraint
    /// has this name.
    package var namesDocument: Bool { view.places.isEmpty && view.name == Self.document }

    /// Returns the referenced view or constraint. Throws if the document has neither.
    package func resolve(in document: Document) throws(CommandError) -> ItemID {
        if view.places.isEmpty, let item = document.item(named: view.name) { return item }
        if document.view(named: view.name) != nil { return .view(try view.resolve(in: document)) }
        let names = document.allViews.map(\.name) + document.allConstraints.map(\.name)
        throw CommandError(
            .unknownItem, "there is no view or constraint named \(view.name)",
            at: view.source.position, hint: Suggestion.hint(for: view.name, among: names))
    }
}

extension Argument where Value == ItemReference {
    /// Returns an argument for a view or a constraint. Whether it exists is checked when the
    /// command runs.
    package static func item(_ label: String) -> Self {
        Argument(label, .item) { word throws(CommandError) in try ItemReference(word.source) }
    }
}

/// A reference to a constraint by name.
package struct ConstraintReference: Hashable, Sendable {
    let source: SourceText

    /// Returns the referenced constraint. Throws if the document has no constraint with the name.
    package func resolve(in document: Document) throws(CommandError) -> ConstraintID {
        if let constraint = document.constraint(named: source.text) { return constraint.id }
        if document.view(named: source.text) != nil {
            throw CommandError(
                .unknownItem, "\(source.text) is a view, not a constraint", at: source.position,
                hint: "use remove \(source.text) or hide \(source.text)")
        }
        throw CommandError(
            .unknownItem, "there is no constraint named \(source.text)", at: source.position,
            hint: Suggestion.hint(for: source.text, among: document.allConstraints.map(\.name)))
    }
}

extension Argument where Value == ConstraintReference {
    /// Returns an argument for a constraint's name. Whether the constraint exists is checked when
    /// the command runs.
    package static func constraint(_ label: String) -> Self {
        Argument(label, .constraint) { word in ConstraintReference(source: word.source) }
    }
}

extension SourceText {
    /// Throws if this is not a valid name for a view or constraint.
    package func checkItemName() throws(CommandError) {
        if !Name.isValid(text) { throw CommandError(invalidName: self) }
        guard Name.reserved.contains(text) else { return }
        throw CommandError(
            .nameInvalid,
            "\(text) has a meaning in commands, so no view or constraint can be named \(text)",
            at: position, hint: "\(text)2 is possible")
    }
}

extension EditPlan {
    /// Returns the name of a new view or constraint as a string. Throws an error with the name's
    /// position if the name is invalid, is a word of the command language, or is already used in
    /// the document.
    package func free(_ name: SourceText) throws(CommandError) -> String {
        try name.checkItemName()
        if item(named: name.text) == nil { return name.text }
        throw CommandError(
            .nameTaken, "the name \(name.text) is taken", at: name.position,
            hint: "\(nextFreeName(name.text)) is free")
    }
}
