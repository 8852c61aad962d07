/// The list elements whose children merges and comparisons treat as a set, because their order has
/// no meaning (docs/merging.md, "Sets"). Xcode sorts the children of some of them.
enum UnorderedContainer {
    private static let names: Set<String> = [
        "resources", "designables", "dependencies", "constraints", "mask", "variation",
        "inferredMetricsTieBreakers", "scenes", "customFonts", "dictionary",
    ]

    /// Returns whether the position of an element in a container has no meaning.
    static func ignoresPlace(of element: VersionElement, in container: String) -> Bool {
        // The order of connections has no meaning, with two exceptions: the tabs of a tab bar
        // controller, and outlet collections, which code receives as arrays.
        container == "connections"
            ? element.name != "outletCollection" && element["relationship"] != "viewControllers"
            : names.contains(container)
    }

    /// Returns the sort key of a child in Xcode's order; nil if Xcode does not sort the children.
    static func rank(_ element: some NamedAttributes, in container: String) -> [String]? {
        switch container {
        case "constraints": [element["id"] ?? ""]
        case "customFonts", "dictionary": [element["key"] ?? ""]
        case "resources": [element.name, element["name"] ?? ""]
        case "connections":
            switch element.name {
            case "action": ["0", element["selector"] ?? ""]
            case "outlet": ["1", element["property"] ?? ""]
            case "outletCollection": ["2"]
            case "segue": ["3"]
            default: nil
            }
        default: nil
        }
    }

    /// Returns the sorted list; nil if any child has no sort key.
    static func sorted(
        _ list: [Identity], in container: String, _ element: (Identity) -> some NamedAttributes
    ) -> [Identity]? {
        guard let ranks = ranks(list, in: container, element) else { return nil }
        return zip(ranks, list).enumerated()
            .sorted { a, b in
                a.element.0 == b.element.0
                    ? a.offset < b.offset : precedes(a.element.0, b.element.0)
            }
            .map(\.element.1)
    }

    static func isSorted(
        _ list: [Identity], in container: String, _ element: (Identity) -> some NamedAttributes
    ) -> Bool {
        guard let ranks = ranks(list, in: container, element) else { return false }
        return zip(ranks, ranks.dropFirst()).allSatisfy { !precedes($1, $0) }
    }

    private static func ranks(
        _ list: [Identity], in container: String, _ element: (Identity) -> some NamedAttributes
    ) -> [[String]]? {
        var ranks: [[String]] = []
        for identity in list {
            guard let rank = rank(element(identity), in: container) else { return nil }
            ranks.append(rank)
        }
        return ranks
    }

    private static func precedes(_ a: [String], _ b: [String]) -> Bool {
        a.lexicographicallyPrecedes(b)
    }
}

/// An element of a version or of the merged file, with the name and attributes by which Xcode sorts
/// it.
protocol NamedAttributes {
    var name: String { get }
    subscript(attribute: String) -> String? { get }
}

extension VersionElement: NamedAttributes {}
