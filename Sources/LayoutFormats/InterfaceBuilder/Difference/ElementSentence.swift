/// Describes the objects of one version of a file in words. A constraint is described in the layout
/// language, any other object by its most informative attribute.
struct ElementSentence {
    private let version: Version
    private let names: [String: String]

    init(_ version: Version) {
        self.version = version
        var names: [String: String] = [:]
        for element in version.elements {
            guard let id = element["id"] else { continue }
            let named = ["userLabel", "text", "title", "key"]
            // The tag name does not distinguish a controller from others, so its class or its id is
            // used.
            let isController = element.name.hasSuffix("Controller")
            names[id] =
                named.lazy.compactMap { element[$0] }.first { !$0.isEmpty }
                ?? (isController ? element["customClass"] ?? element.name + " " + id : element.name)
        }
        self.names = names
    }

    func words(for element: VersionElement) -> String {
        switch element.name {
        case "constraint": constraint(element)
        case "outlet", "outletCollection", "action", "segue":
            (element["property"] ?? element["selector"] ?? element["kind"] ?? element.name) + " to "
                + name(element["destination"] ?? element["target"])
        case "binding":
            (element["name"] ?? element.name) + " to " + name(element["destination"])
                + (element["keyPath"].map { "." + $0 } ?? "")
        default: element["reference"].flatMap { names[$0] } ?? element.name
        }
    }

    /// Returns a constraint in the layout language: `title.leading >= view.leading * 2 + 8 @750`.
    private func constraint(_ element: VersionElement) -> String {
        let around = version.owner(of: element.identity).flatMap { version[$0]?["id"] }
        let relation = Self.relations[element["relation"] ?? ""] ?? "="
        var words =
            name(element["firstItem"] ?? around) + "."
            + (element["firstAttribute"] ?? "") + " " + relation
        if let second = element["secondItem"] {
            words += " " + name(second) + "." + (element["secondAttribute"] ?? "")
            if let multiplier = element["multiplier"] { words += " * " + multiplier }
            if let constant = element["constant"] {
                words += constant.hasPrefix("-") ? " - " + constant.dropFirst() : " + " + constant
            }
        } else {
            words += " " + (element["constant"] ?? "0")
        }
        return words + (element["priority"].map { " @" + $0 } ?? "")
    }

    private static let relations = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]

    private func name(_ id: String?) -> String { id.map { names[$0] ?? $0 } ?? "nothing" }
}
