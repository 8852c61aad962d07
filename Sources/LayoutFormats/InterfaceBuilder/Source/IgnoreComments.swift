import LayoutChecks

/// The comments `<!-- layoutedit:ignore RULE -->` of a file. Each turns off rules for the element
/// that contains it, and for everything inside that element.
struct IgnoreComments {
    /// The names of the rules, by the element that contains the comment, or by the whole file.
    private var names: [SourceNode.Number: Set<String>] = [:]
    private static let mark = " layoutedit:ignore "

    var isEmpty: Bool { names.isEmpty }

    init(in tree: SourceTree) {
        let start = Array(("<!--" + Self.mark).utf8)
        let places = tree.nodes.lazy.filter {
            $0.kind == .comment && tree.bytes[$0.content.range].starts(with: start)
        }.map(\.parent)
        for place in Set(places) where place != SourceNode.none {
            names[place] = Set(
                tree.element(place).comments(Self.mark).flatMap {
                    $0.text.split(whereSeparator: { " ,\n\t".contains($0) }).map(String.init)
                })
        }
    }

    /// Returns the names of the rules that are turned off for an element.
    ///
    /// - Parameter isKnown: returns whether the caller knows the rules of this element around it,
    ///   so that the result can leave them out
    func rules(
        for element: SourceElement, until isKnown: (SourceNode.Number) -> Bool = { _ in false }
    ) -> Set<String> {
        if names.isEmpty { return [] }
        var rules = names[element.number] ?? []
        var number = element.tree.nodes[Int(element.number)].parent
        while number != SourceNode.none, !isKnown(number) {
            rules.formUnion(names[number] ?? [])
            number = element.tree.nodes[Int(number)].parent
        }
        return rules
    }

    /// All names in the comments, with the lines of the elements that contain them, sorted.
    func all(_ lines: SourceLines, in tree: SourceTree) -> [(line: Int, name: String)] {
        names.flatMap { place, names in
            let line = place == 0 ? 1 : lines.position(of: tree.element(place))?.line ?? 0
            return names.map { (line, $0) }
        }.sorted { $0 < $1 }
    }
}
