import StackCore

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
    static func color(_ key: String) -> Shape {
        Shape { source throws(Misfit) in
            let color = source.element.child("color", key: key)
            return try source.value(color.flatMap { ColorElement.spelling($0, source.resources) })
        } write: { value, target in
            let known = target.place.existing?.child("color", key: key)
            guard let value else {
                known?.remove()
                return
            }
            let color = Color(stored: value.spelling)
            let attributes = [("key", key)] + ColorElement.attributes(color)
            if case .named(let name) = color { target.element.tree.listColor(name) }
            if let known {
                known.setAttributes(attributes)
            } else {
                let element = target.element.tree.make("color", attributes)
                target.place.element().insertInOrder(element)
            }
        }
    }
}

extension FormSource {
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
