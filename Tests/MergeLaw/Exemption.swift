/// The facts that the law does not check, each kind with its reason.
enum Exemption {
    /// Whether the element is derived: frames and canvas locations are computed, and simulated bars
    /// depend on them.
    static func isDerived(_ key: String, _ facts: ElementFacts) -> Bool {
        facts.name == "rect" || facts.name == "frame"
            || facts.name == "point" && key.hasSuffix("/@canvasLocation")
            || key.contains("/@simulated") || isMeasure(key)
    }

    /// Whether the element is the size of a designable view, which Xcode measures.
    private static func isMeasure(_ key: String) -> Bool {
        key.hasPrefix("//designables/") && key.hasSuffix("/@intrinsicContentSize")
    }

    /// Whether the element depends on the version of Xcode. These elements are taken from one side
    /// together.
    static func isHeader(_ key: String, _ facts: ElementFacts) -> Bool {
        let isListed = key.hasPrefix("//dependencies/")
        return key.hasPrefix("//device")
            || isListed && ["plugIn", "capability"].contains(facts.name)
    }

    /// Attributes of the root element that depend on the version of Xcode.
    static let versions: Set<String> = ["toolsVersion", "systemVersion", "version"]

    /// Whether the element describes an image or a colour that other parts of the file may use.
    static func isResource(_ key: String) -> Bool { key.hasPrefix("//resources/") }

    /// Attributes that Xcode changes by itself. Such a change does not prevent a deletion by the
    /// other side.
    static let churn: Set<String> = [
        "misplaced", "ambiguous", "fixedFrame", "adjustsFontForContentSizeCategory",
    ]

    /// Lists with one number per subview. The union of both sides' changes is also correct.
    static let parallelLists: Set<String> = [
        "visibilityPriorities", "customSpacing", "holdingPriorities",
    ]

    /// Containers that Xcode sorts, whose order has no meaning.
    static let sets: Set<String> = [
        "constraints", "connections", "resources", "dependencies", "designables",
        "inferredMetricsTieBreakers", "userDefinedRuntimeAttributes",
    ]

    /// Returns the attribute that refers to the described object, if the element has no meaning
    /// without that object: masks, tie-breakers and sizes of designable views.
    static func describing(_ key: String, _ facts: ElementFacts) -> String? {
        switch facts.name {
        case "include", "exclude": "reference"
        case "segue" where key.hasPrefix("//inferredMetricsTieBreakers/"): "reference"
        case "designable" where key.hasPrefix("//designables/"): "name"
        default: nil
        }
    }

    /// Removes this program's notes about conflicts from a merged file.
    static func removeMarks(in root: XMLNode) {
        for notes in root.subtree where notes["key"] == "userComments" {
            let marks = notes.elements.filter { $0["content"]?.hasPrefix("layoutedit ") ?? false }
            for mark in marks { mark.remove() }
            if !marks.isEmpty, notes.elements.isEmpty { notes.remove() }
        }
    }
}
