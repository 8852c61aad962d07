import StackCore

/// What a view's element says of the view itself: its properties, the varied ones included.
struct ViewProperties {
    let kind: ViewKind
    let resources: Resources
    var draft: PropertyDraft
    /// The keys of variations that are not for size classes, and where they stand.
    private(set) var foreignVariations: [(key: String, line: Int)] = []

    init(_ element: XMLElement, kind: ViewKind, resources: Resources) {
        self.kind = kind
        self.resources = resources
        draft = PropertyDraft(.view(kind))
        readBase(element)
        for variation in element.children("variation") { readVariation(variation) }
    }

    private mutating func readBase(_ element: XMLElement) {
        draft.set(.objectID, element["id"])
        draft.set(.userLabel, element["userLabel"])
        draft.set(.customClass, element["customClass"])
        readUnvaried(element)
        readContentPriorities(element)
        readAll(element, .base)
        readIntrinsicSize(element)
    }

    private mutating func readVariation(_ variation: XMLElement) {
        let key = variation["key"] ?? ""
        guard let condition = VariationKey.condition(key) else {
            foreignVariations.append((key, variation.line))
            return
        }
        readAll(variation, condition)
    }

    /// What a view and a variation of it write alike.
    private mutating func readAll(_ element: XMLElement, _ condition: SizeClasses) {
        readCommon(element, condition)
        if kind == .stack { readStack(element, condition) }
        readText(element, condition)
        readPicture(element, condition)
    }
}
