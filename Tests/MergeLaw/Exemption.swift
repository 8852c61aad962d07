/// What the law does not ask of a merge, each class with its reason.
enum Exemption {
    /// Frames and places on the canvas are solved, and simulated bars follow from them.
    static func isDerived(_ key: String, _ facts: ElementFacts) -> Bool {
        facts.name == "rect" || facts.name == "frame"
            || facts.name == "point" && key.hasSuffix("/@canvasLocation")
            || key.contains("/@simulated") || isMeasure(key)
    }

    /// Xcode measures designable views itself.
    private static func isMeasure(_ key: String) -> Bool {
        key.hasPrefix("//designables/") && key.hasSuffix("/@intrinsicContentSize")
    }

    /// Whether the element is written for a version of Xcode: those of one side go together.
    static func isHeader(_ key: String, _ facts: ElementFacts) -> Bool {
        let isListed = key.hasPrefix("//dependencies/")
        return key.hasPrefix("//device")
            || isListed && ["plugIn", "capability"].contains(facts.name)
    }

    /// Attributes of the outermost element that are written for a version of Xcode.
    static let versions: Set<String> = ["toolsVersion", "systemVersion", "version"]

    /// Whether the element describes a picture or a colour that something else of the file may use.
    static func isResource(_ key: String) -> Bool { key.hasPrefix("//resources/") }

    /// Attributes that Xcode changes on its own: they do not keep what the other side deleted.
    static let churn: Set<String> = [
        "misplaced", "ambiguous", "fixedFrame", "adjustsFontForContentSizeCategory",
    ]

    /// Lists with one number for each subview: the union of what both sides did is right, too.
    static let parallelLists: Set<String> = [
        "visibilityPriorities", "customSpacing", "holdingPriorities",
    ]

    /// Containers that Xcode sorts: nobody sees their order.
    static let sets: Set<String> = [
        "constraints", "connections", "resources", "dependencies", "designables",
        "inferredMetricsTieBreakers", "userDefinedRuntimeAttributes",
    ]

    /// Returns the attribute that names the object that an element describes, if the element is
    /// nothing without it: masks, tie-breakers and sizes of designable views.
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
