/// The order in which Xcode writes attributes and child elements.
///
/// It is derived from files that Xcode wrote (`XcodeOrderTable.attributes` and `.children`), so
/// that a file is the same whether this program or Xcode wrote it. A new attribute changes only one
/// line of a diff.
enum XcodeOrder {
    /// Returns whether the order of an attribute is known.
    static func lists(attribute name: String) -> Bool {
        XcodeOrderTable.attributes.lists(unwritten[name] ?? name)
    }

    /// Returns whether Xcode writes an attribute before another one in an element with this tag
    /// name; nil if the order of the two is not known.
    static func precedes(attribute name: String, _ other: String, in tag: String) -> Bool? {
        XcodeOrderTable.attributes.precedes(
            unwritten[name] ?? name, unwritten[other] ?? other, in: tag)
    }

    /// The names that this program writes and that no file of the table has, each with the name
    /// whose position it has.
    private static let unwritten = [
        "currentPage": "numberOfPages", "@contentInset": "@fontDescription",
    ]

    /// Returns whether the order of a child element is known.
    static func lists(child element: SourceElement) -> Bool {
        XcodeOrderTable.children.lists(name(of: element))
    }

    /// Returns whether Xcode writes a child element before another one in an element with this tag
    /// name. A child that the table does not list has the position of the elements for a control's
    /// appearance, such as `<fontDescription>`; two such children are in the order of their names.
    static func precedes(
        child element: SourceElement, _ other: SourceElement, in tag: String
    ) -> Bool {
        if element.isNamed("variation"), other.isNamed("variation") {
            return rank(ofVariation: element) < rank(ofVariation: other)
        }
        let names = [element, other].map(name(of:))
        if names[0] == names[1] { return false }
        let table = XcodeOrderTable.children
        if let known = table.precedes(names[0], names[1], in: tag) { return known }
        let listed = names.map { table.lists($0) ? $0 : looks }
        return table.precedes(listed[0], listed[1], in: tag) ?? (names[0] < names[1])
    }

    /// Returns the name of a child element in the table: its key after an `@`, or its tag name. All
    /// variations have the name of the one with the key `default`.
    private static func name(of element: SourceElement) -> String {
        if element.isNamed("variation") { return "@default" }
        let name = element["key"].map { "@" + $0 } ?? element.name
        return unwritten[name] ?? name
    }

    private static let looks = "@fontDescription"

    private static func rank(ofVariation element: SourceElement) -> Int {
        variations.firstIndex(of: element["key"] ?? "") ?? variations.count
    }

    /// The keys of an object's variations in Xcode's order: `default`, then those with a height
    /// class, those with a width class, and those with both (187 of 187 objects with several
    /// variations).
    private static let variations: [String] = {
        let classes = ["compact", "regular"]
        let (heights, widths) = (
            classes.map { "heightClass=" + $0 }, classes.map { "widthClass=" + $0 }
        )
        let both = heights.flatMap { height in widths.map { height + "-" + $0 } }
        return ["default"] + heights + widths + both
    }()
}

/// A table of the order of names: one order for all tags, and separate orders for the tags in which
/// Xcode writes some of these names in the opposite order.
struct XcodeOrderTable {
    private let general: [String: Int]
    private let own: [String: [String: Int]]

    /// - Parameters:
    ///   - general: the names in the order of most tags, separated by white space; none is there
    ///     twice
    ///   - tags: the names in the order of a tag, by its name
    init(general: String, tags: [String: String]) {
        self.general = Self.places(general)
        own = tags.mapValues(Self.places)
    }

    private static func places(_ text: String) -> [String: Int] {
        let names = text.split(whereSeparator: \.isWhitespace).map(String.init)
        precondition(Set(names).count == names.count, "a name is in an order twice")
        return Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    }

    func lists(_ name: String) -> Bool { general[name] != nil }

    /// Returns whether a name precedes another one in an element with this tag name; nil if the
    /// order of the two is not known.
    func precedes(_ name: String, _ other: String, in tag: String) -> Bool? {
        if let own = own[tag], let first = own[name], let second = own[other] {
            return first < second
        }
        guard let first = general[name], let second = general[other] else { return nil }
        return first < second
    }
}
