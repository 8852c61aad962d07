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
