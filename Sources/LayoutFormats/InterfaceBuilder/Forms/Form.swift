import StackCore

/// The rule for how one property is stored in the elements of certain view kinds, or of
/// constraints.
struct Form: Sendable {
    let key: PropertyKey
    /// The view kinds that store the property this way; nil for all kinds that have the property,
    /// and for constraints.
    let kinds: Set<ViewKind>?
    /// Whether a `<variation>` can contain the property, too.
    let varies: Bool
    /// Whether a missing value means something else in the file than in UIKit. A new element then
    /// always gets a value.
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
        kinds?.contains(kind.storedKind) ?? key.definition.owner.includes(kind)
    }
}

/// The code that reads a value from an element and writes it there.
struct Shape: Sendable {
    /// Reads a value. Returns nil if the element has none; throws the text if it is not a valid
    /// value.
    typealias Read = @Sendable (FormSource) throws(Misfit) -> PropertyValue?
    /// Writes a value in the form that the element already uses, else in Xcode's current form; nil
    /// removes it. A value that the format cannot represent is not written: the export detects that
    /// when it reads its result.
    typealias Write = @Sendable (PropertyValue?, FormTarget) -> Void

    /// Nil if the value is read together with another one.
    let read: Read?
    /// Nil if the value depends on the kind of element and therefore cannot be written.
    let write: Write?

    init(read: Read?, write: Write?) {
        self.read = read
        self.write = write
    }
}

/// A text that is not a valid value of its property.
struct Misfit: Error {
    let text: String
}

/// The element and the context that a value is read from.
struct FormSource {
    /// The element of a view or constraint, or one of its variations.
    let element: SourceElement
    /// The kind of the view; nil for a constraint.
    let kind: ViewKind?
    let resources: Resources
    let key: PropertyKey

    /// Returns the value with that spelling; nil for nil. Throws if the spelling is invalid.
    func value(_ spelling: String?) throws(Misfit) -> PropertyValue? {
        guard let spelling else { return nil }
        guard let value = key.type.parse(spelling) else { throw Misfit(text: spelling) }
        return value
    }
}

/// The element and the context that a value is written to.
struct FormTarget {
    /// The element of a view or constraint.
    let element: SourceElement
    /// The kind of the view; nil for a constraint.
    let kind: ViewKind?
    let key: PropertyKey
    /// The element, or its variation for the condition.
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
    /// Returns the form that writes a property; nil if the format cannot store it.
    func form(writing key: PropertyKey, of kind: ViewKind? = nil) -> Form? {
        first { form in
            form.key == key && form.shape.write != nil
                && (kind.map { form.applies(to: $0) } ?? true)
        }
    }

    /// Writes one value. Does nothing if no form writes the property.
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

/// The shapes that most properties use.
extension Shape {
    /// Returns a shape that reads and writes an attribute whose values the file spells as documents
    /// do.
    static func word(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
            try source.value(source.element[attribute])
        } write: { value, target in
            target.place.set(attribute, value?.spelling)
        }
    }

    /// Returns a shape that reads an attribute and never writes it.
    static func read(_ attribute: String) -> Shape {
        Shape(read: word(attribute).read, write: nil)
    }

    /// Returns a shape that writes but does not read, for properties that do not affect these
    /// views' layout.
    static func unread(_ shape: Shape) -> Shape { Shape(read: nil, write: shape.write) }

    /// Returns a shape that reads and writes an attribute whose value is `YES` or `NO`.
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

    /// Returns a shape that reads and writes a numeric attribute.
    static func number(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
            try source.number(source.element[attribute])
        } write: { value, target in
            target.place.set(
                attribute, value.map { $0 == .number(0) ? "0" : XcodeNumber.spelling($0) })
        }
    }

    /// Returns a shape that reads and writes a priority. A missing priority means `absent` for
    /// every kind of view, even if UIKit's code has another default.
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

    /// Returns a shape that reads and writes a `<color>` child.
    ///
    /// - Parameter isNil: whether a `<nil>` child replaces the colour if there is none
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
    /// Sets the `<color>` child with that key, or removes it if `value` is nil.
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

    /// Returns the value of a number in the file; nil for nil. Throws if the text is not a number.
    func number(_ text: String?) throws(Misfit) -> PropertyValue? {
        guard let text else { return nil }
        guard let number = XMLNumber.spelling(text) else { throw Misfit(text: text) }
        return try value(number)
    }
}

extension FormTarget {
    /// The value that a view of the kind has if nothing is set.
    var defaultValue: PropertyValue? { kind.flatMap { key.defaultValue(for: .view($0)) } }
}
