import StackCore

/// A rule for how a property is stored in the XML elements of views or constraints.
struct PropertyMapping: Sendable {
    let key: PropertyKey
    /// The view kinds to which the rule applies; nil for all kinds that have the property, and for
    /// constraints.
    let kinds: Set<ViewKind>?
    /// Whether a `<variation>` (values for certain size classes) may contain the property too.
    let varies: Bool
    /// Whether a new element always gets a value for the property, even its default. This is needed
    /// if a missing value means one thing in the file and another in UIKit.
    let isAlwaysWritten: Bool
    let shape: PropertyCoder

    init(
        _ key: PropertyKey, of kinds: Set<ViewKind>? = nil, varies: Bool = true,
        isAlwaysWritten: Bool = false, _ shape: PropertyCoder
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

/// A pair of functions: one reads a property's value from an element, the other writes it there.
struct PropertyCoder: Sendable {
    /// Reads a value from an element. Returns nil if the element has none; throws the text in the
    /// element if it is not a valid value.
    typealias Read = @Sendable (FormSource) throws(InvalidValue) -> PropertyValue?
    /// Writes a value into an element, or removes the value if it is nil. If the element already
    /// has the property in one of the forms that Xcode has used over time, keeps that form;
    /// otherwise uses Xcode's current one. The function skips a value that the format cannot
    /// represent. The export detects this when it reads the written file again.
    typealias Write = @Sendable (PropertyValue?, FormTarget) -> Void

    /// The reading function; nil if the import ignores the property, or reads it without this
    /// table.
    let read: Read?
    /// The writing function; nil if the property is only read.
    let write: Write?
}

/// An error: a text in the file that is not a valid value of its property.
struct InvalidValue: Error {
    let text: String
}

/// The element that a property is read from, and its context.
struct FormSource {
    /// The element of a view or constraint, or one of its `<variation>` elements.
    let element: SourceElement
    /// The kind of the element's view; nil for a constraint.
    let kind: ViewKind?
    let resources: Resources
    let key: PropertyKey

    /// Parses `spelling`, the text of the property's value in a document. Returns nil if `spelling`
    /// is nil. Throws if it is not the text of a value.
    func value(_ spelling: String?) throws(InvalidValue) -> PropertyValue? {
        guard let spelling else { return nil }
        guard let value = key.type.parse(spelling) else { throw InvalidValue(text: spelling) }
        return value
    }
}

/// The element that a property is written to, and its context.
struct FormTarget {
    /// The element of a view or constraint.
    let element: SourceElement
    /// The kind of the element's view; nil for a constraint.
    let kind: ViewKind?
    let key: PropertyKey
    /// The element that receives the value: `element`, or its `<variation>` for the size classes.
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

extension [PropertyMapping] {
    /// Returns the rule that writes a property of a view kind or constraint; nil if the format
    /// cannot store the property.
    func form(writing key: PropertyKey, of kind: ViewKind? = nil) -> PropertyMapping? {
        first { form in
            form.key == key && form.shape.write != nil
                && (kind.map { form.applies(to: $0) } ?? true)
        }
    }

    /// Writes a property's value to an element; nil removes the value. Does nothing if no rule
    /// writes the property.
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

/// Readers and writers that most properties use.
extension PropertyCoder {
    /// Returns the reader and writer of an attribute whose values are spelled alike in the file and
    /// in documents.
    static func word(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(source.element[attribute])
        } write: { value, target in
            target.place.set(attribute, value?.spelling)
        }
    }

    /// Returns a reader of an attribute that is never written.
    static func read(_ attribute: String) -> PropertyCoder {
        PropertyCoder(read: word(attribute).read, write: nil)
    }

    /// Returns a copy of `shape` that only writes. The import ignores the property, because it does
    /// not affect the layout of the view kinds that the rule applies to.
    static func unread(_ shape: PropertyCoder) -> PropertyCoder {
        PropertyCoder(read: nil, write: shape.write)
    }

    /// Returns the reader and writer of an attribute that is `YES` or `NO`.
    static func flag(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            switch source.element[attribute] {
            case nil: return nil
            case "YES": return .flag(true)
            case "NO": return .flag(false)
            default: throw InvalidValue(text: "")
            }
        } write: { value, target in
            target.place.set(attribute, value.map { $0 == .flag(true) ? "YES" : "NO" })
        }
    }

    /// Returns the reader and writer of a numeric attribute.
    static func number(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.number(source.element[attribute])
        } write: { value, target in
            target.place.set(
                attribute, value.map { $0 == .number(0) ? "0" : XcodeNumber.spelling($0) })
        }
    }

    /// Returns the reader and writer of a layout priority. If the attribute is missing, the
    /// priority is `absent` for every kind of view, even if UIKit has another default in code.
    static func priority(_ attribute: String, absent: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.number(source.element[attribute] ?? absent)
        } write: { value, target in
            guard target.isBase, let value = value ?? target.defaultValue,
                target.element[attribute] ?? absent != value.spelling
            else { return }
            target.element.set(attribute, value.spelling == absent ? nil : value.spelling)
        }
    }

    /// Returns the reader and writer of a `<color>` child with the given key.
    ///
    /// - Parameter isNil: whether writing nil replaces the child by `<nil>` instead of removing it
    static func color(_ key: String, orNil isNil: Bool = false) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.color(source.element.child("color", key: key))
        } write: { value, target in
            let place = value == nil ? target.place.existing : target.place.element()
            place?.setColor(value, key: key, orNil: isNil && target.isBase)
        }
    }
}

extension SourceElement {
    /// Sets the `<color>` child with the given key. If `value` is nil, removes the child, or
    /// replaces it by `<nil>` if `isNil` is true.
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
    func color(_ element: SourceElement?) throws(InvalidValue) -> PropertyValue? {
        try value(element.flatMap { ColorElement.spelling($0, resources) })
    }

    /// Returns the value of a number in the file; nil if `text` is nil. Throws if `text` is not a
    /// number.
    func number(_ text: String?) throws(InvalidValue) -> PropertyValue? {
        guard let text else { return nil }
        guard let number = XMLNumber.spelling(text) else { throw InvalidValue(text: text) }
        return try value(number)
    }
}

extension FormTarget {
    /// The value that the property has for views of this kind if a document does not set it. Nil if
    /// there is no such value, or for a constraint.
    var defaultValue: PropertyValue? { kind.flatMap { key.defaultValue(for: .view($0)) } }
}
