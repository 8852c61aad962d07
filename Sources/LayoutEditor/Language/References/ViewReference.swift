package import StackCore

/// A view as a command names it: `title`, or `form[0]` for the first view that a stack arranges.
package struct ViewReference: Hashable, Sendable {
    package let source: SourceText
    let name: String
    let places: [Place]

    /// One `[0]`, with where its number stands.
    struct Place: Hashable, Sendable {
        let index: Int
        let position: SourcePosition
    }

    /// Reads `NAME` with any number of `[N]` behind it.
    package init(_ source: SourceText) throws(CommandError) {
        self.source = source
        let parts = source.text.split(separator: "[", omittingEmptySubsequences: false)
        name = String(parts[0])
        var places: [Place] = []
        var column = parts[0].unicodeScalars.count + 1
        for part in parts.dropFirst() {
            let position = source.position.advanced(by: column)
            guard part.last == "]", let index = WholeNumber.parse(part.dropLast()) else {
                throw CommandError(.syntax, "expected a whole number and ]", at: position)
            }
            places.append(Place(index: index, position: position))
            column += part.unicodeScalars.count + 1
        }
        self.places = places
    }

    /// The view that is named; refused where the document has none, or a stack no such place.
    package func resolve(in document: Document) throws(CommandError) -> ViewID {
        guard let view = document.view(named: name) else { throw unknown(in: document) }
        var id = view.id
        for place in places { id = try arranged(place, of: id, in: document) }
        return id
    }

    private func arranged(
        _ place: Place, of id: ViewID, in document: Document
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
                .unknownView, "\(name) is a constraint, not a view", at: source.position)
        }
        return CommandError(
            .unknownView, "there is no view named \(name)", at: source.position,
            hint: Suggestion.hint(for: name, among: document.allViews.map(\.name)))
    }
}

extension Argument where Value == ViewReference {
    /// A view by its name or its place in a stack, which need not be there.
    package static func view(_ label: String) -> Self {
        Argument(label, .view) { word throws(CommandError) in try ViewReference(word.source) }
    }
}
