import StackCore

/// How one property stands in the elements of a kind of views, or of constraints.
struct Form: Sendable {
    let key: PropertyKey
    /// The views whose elements have it in this form; nil for all that have the property, and for
    /// constraints.
    let kinds: Set<ViewKind>?
    /// Whether a `<variation>` says it too.
    let varies: Bool
    /// Whether an element without it says something else than UIKit does, so that a new one has it
    /// in any case.
    let isAlwaysWritten: Bool
    let shape: Shape

    init(
        _ key: PropertyKey, of kinds: Set<ViewKind>? = nil, varies: Bool = true,
        isAlwaysWritten: Bool = false, _ shape: Shape
    ) {
        self.key = key
        self.kinds = kinds
        self.varies = varies
        self.isAlwaysWritten = isAlwaysWritten
        self.shape = shape
    }

    func applies(to kind: ViewKind) -> Bool {
        kinds?.contains(kind) ?? key.definition.owner.includes(kind)
    }
}

/// Reads a value from an element and writes it there.
struct Shape: Sendable {
    /// Nil where the element says nothing; throws what it says and nobody understands.
    typealias Read = @Sendable (FormSource) throws(Misfit) -> PropertyValue?
    /// Writes a value in the form that the element has already, else in Xcode's present one; nil
    /// takes away what the element says. What it has no words for is left as it was: an export that
    /// is read back will find out.
    typealias Write = @Sendable (PropertyValue?, FormTarget) -> Void

    /// Nil for what is read with something else.
    let read: Read?
    /// Nil for what an element can only say by being what it is.
    let write: Write?

    init(read: Read?, write: Write?) {
        self.read = read
        self.write = write
    }
}

/// A text that is no value of its property.
struct Misfit: Error {
    let text: String
}

/// Where a value is read.
struct FormSource {
    /// A view's or constraint's element, or a variation in it.
    let element: SourceElement
    /// Nil for a constraint.
    let kind: ViewKind?
    let resources: Resources
    let key: PropertyKey

    /// The value that a document spells so; nil for nil.
    func value(_ spelling: String?) throws(Misfit) -> PropertyValue? {
        guard let spelling else { return nil }
        guard let value = key.type.parse(spelling) else { throw Misfit(text: spelling) }
        return value
    }
}

/// Where a value is written.
struct FormTarget {
    /// A view's or constraint's element.
    let element: SourceElement
    /// Nil for a constraint.
    let kind: ViewKind?
    let key: PropertyKey
    /// The element, or the variation in it that the condition asks for.
    let place: VariationElement

    init(_ element: SourceElement, _ kind: ViewKind?, _ key: PropertyKey, _ condition: SizeClasses)
    {
        self.element = element
        self.kind = kind
        self.key = key
        place = VariationElement(element, condition)
    }

    var isBase: Bool { place.condition == .base }
}

extension [Form] {
    /// The form in which a value is written; nil where the format has none.
    func form(writing key: PropertyKey, of kind: ViewKind? = nil) -> Form? {
        first { form in
            form.key == key && form.shape.write != nil
                && (kind.map { form.applies(to: $0) } ?? true)
        }
    }

    /// Writes one value; what is not in the table is passed over.
    func write(
        _ value: PropertyValue?, _ key: PropertyKey, _ condition: SizeClasses,
        to element: SourceElement, of kind: ViewKind? = nil
    ) {
        guard let form = form(writing: key, of: kind) else { return }
        let target = FormTarget(element, kind, key, condition)
        form.shape.write?(value, target)
        target.place.dropIfBare()
    }
}

/// The shapes that most properties have.
extension Shape {
    /// An attribute in the document's own words.
    static func word(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
            try source.value(source.element[attribute])
        } write: { value, target in
            target.place.set(attribute, value?.spelling)
        }
    }

    /// An attribute that an export leaves alone.
    static func read(_ attribute: String) -> Shape {
        Shape(read: word(attribute).read, write: nil)
    }

    /// What a layout of these views does not depend on: written, but not read.
    static func unread(_ shape: Shape) -> Shape { Shape(read: nil, write: shape.write) }

    /// An attribute that says `YES` or `NO`.
    static func flag(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
            switch source.element[attribute] {
            case nil: return nil
            case "YES": return .flag(true)
            case "NO": return .flag(false)
            default: throw Misfit(text: "")
            }
        } write: { value, target in
            target.place.set(attribute, value.map { $0 == .flag(true) ? "YES" : "NO" })
        }
    }

    /// An attribute that is a number.
    static func number(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
            try source.number(source.element[attribute])
        } write: { value, target in
            target.place.set(
                attribute, value.map { $0 == .number(0) ? "0" : XcodeNumber.spelling($0) })
        }
    }

    /// A priority. A file without one has `absent` for every kind, whatever UIKit's code would
    /// choose.
    static func priority(_ attribute: String, absent: String) -> Shape {
        Shape { source throws(Misfit) in
            try source.number(source.element[attribute] ?? absent)
        } write: { value, target in
            guard target.isBase, let value = value ?? target.defaultValue,
                target.element[attribute] ?? absent != value.spelling
            else { return }
            target.element.set(attribute, value.spelling == absent ? nil : value.spelling)
        }
    }

    /// A `<color>` child.
    ///
    /// - Parameter isNil: whether a `<nil>` stands there where there is none.
    static func color(_ key: String, orNil isNil: Bool = false) -> Shape {
        Shape { source throws(Misfit) in
            try source.color(source.element.child("color", key: key))
        } write: { value, target in
            let place = value == nil ? target.place.existing : target.place.element()
            place?.setColor(value, key: key, orNil: isNil && target.isBase)
        }
    }
}

extension SourceElement {
    /// Gives the element a `<color>` child, in the place of the one that it has, or takes it away.
    func setColor(_ value: PropertyValue?, key: String, orNil isNil: Bool = false) {
        let known = child("color", key: key) ?? child("nil", key: key)
        guard let value else {
            if isNil, let known { known.replace(with: tree.make("nil", [("key", key)])) }
            if !isNil { child("color", key: key)?.remove() }
            return
        }
        let color = Color(stored: value.spelling)
        let attributes = [("key", key)] + ColorElement.attributes(color)
        tree.listColor(color)
        if let known, known.isNamed("color") { return known.setAttributes(attributes) }
        let element = tree.make("color", attributes)
        if let known { known.replace(with: element) } else { insertInOrder(element) }
    }

    private func replace(with element: SourceElement) {
        parent?.insert(element, after: self)
        remove()
    }
}

extension FormSource {
    func color(_ element: SourceElement?) throws(Misfit) -> PropertyValue? {
        try value(element.flatMap { ColorElement.spelling($0, resources) })
    }

    /// Interface Builder's number; nil for nil.
    func number(_ text: String?) throws(Misfit) -> PropertyValue? {
        guard let text else { return nil }
        guard let number = XMLNumber.spelling(text) else { throw Misfit(text: text) }
        return try value(number)
    }
}

extension FormTarget {
    /// What a view of the kind has when nothing is set.
    var defaultValue: PropertyValue? { kind.flatMap { key.defaultValue(for: .view($0)) } }
}
