import StackCore

/// One change in a patch: an `<add>`, `<replace>` or `<remove>` element of RFC 5261
/// (docs/merging.md, "Patches").
enum PatchStep: Hashable {
    /// Sets an attribute to a value, or removes it if the value is nil. `was` states whether the
    /// element had the attribute before.
    case set(PatchSelector, was: Bool, String?)
    /// Inserts a new element after another one (`insert`), or as the first child (`prepend`).
    case insert(after: PatchSelector, String)
    case prepend(in: PatchSelector, String)
    case replace(PatchSelector, String)
    case remove(PatchSelector)
    /// Removes (`removeAnnotation`) the first annotation in an element, or adds one
    /// (`addAnnotation`). An annotation is an XML comment of this program.
    case removeAnnotation(in: PatchSelector)
    case addAnnotation(in: PatchSelector, String)

    var spelling: String {
        switch self {
        case .set(let selector, _, nil), .remove(let selector):
            "<remove\(Self.sel(selector))/>"
        case .set(let selector, was: true, let value?):
            "<replace\(Self.sel(selector))>\(XMLEscape.content(value))</replace>"
        case .set(var selector, was: false, let value?):
            Self.added(&selector, value)
        case .insert(let place, let element):
            "<add\(Self.sel(place)) pos='after'>\(element)</add>"
        case .prepend(let place, let element):
            "<add\(Self.sel(place)) pos='prepend'>\(element)</add>"
        case .removeAnnotation(let place):
            "<remove sel=\"\(XMLEscape.attribute(place.spelling + PatchSelector.annotation))\"/>"
        case .addAnnotation(let place, let comment): "<add\(Self.sel(place))>\(comment)</add>"
        case .replace(let selector, let element):
            "<replace\(Self.sel(selector))>\(element)</replace>"
        }
    }

    private static func added(_ selector: inout PatchSelector, _ value: String) -> String {
        guard let name = selector.attribute.take() else {
            preconditionFailure("an added attribute has no name")
        }
        return "<add\(sel(selector)) type='@\(name)'>\(XMLEscape.content(value))</add>"
    }

    private static func sel(_ selector: PatchSelector) -> String {
        " sel=\"" + XMLEscape.attribute(selector.spelling) + "\""
    }
}

/// The reason why a patch was not applied, or why no side could be chosen for a conflict, with the
/// index of the step or conflict.
package struct PatchRefusal: Error, Hashable, Sendable {
    /// The index of the step that failed (for conflicts, of the conflict in the list that the
    /// caller passed), counted from 0. Nil if the file itself or the result is invalid.
    package let step: Int?
    /// Why the patch cannot be applied, as a sentence without a full stop.
    package let message: String
}

extension SourceElement {
    /// The element and its content on one line, without white space between elements. Attribute
    /// values are in single quotes, so that the text can be put in double quotes.
    var compact: String {
        var result = "<" + name
        for attribute in attributes {
            let value = XMLEscape.singleQuoted(attribute.value)
            result += " \(attribute.name)='\(value)'"
        }
        let inside =
            children.map(\.compact).joined() + XMLEscape.content(text)
            + annotations.map { "<!--" + SceneAnnotation.mark + $0.text + "-->" }.joined()
        return result + (inside.isEmpty ? "/>" : ">" + inside + "</\(name)>")
    }

    /// A text that is equal for two elements if they differ at most in the order of attributes.
    var canonical: String {
        let attributes = attributes.sorted { $0.name < $1.name }
        return "<" + name + attributes.map { " \($0.name)=\($0.value)\u{0}" }.joined() + ">" + text
            + annotations.map(\.text).joined() + children.map(\.canonical).joined() + "</>"
    }

    /// Copies the element and its content into `tree`. Returns the copy, which has no parent.
    func copy(into tree: SourceTree) -> SourceElement {
        let copy = tree.make(name, attributes.map { ($0.name, $0.value) })
        let inside = children.map { $0.copy(into: tree) }
        if inside.isEmpty, !text.isEmpty { copy.setText(text) }
        if !inside.isEmpty { tree.open(copy.number) }
        var last = SourceNode.none
        for child in inside {
            tree.link(child.number, into: copy.number, after: last)
            last = child.number
        }
        if !inside.isEmpty, !text.isEmpty {
            tree.link(tree.make(.text, XMLEscape.content(text)), into: copy.number, after: last)
        }
        for annotation in annotations {
            tree.open(copy.number)
            let comment = tree.make(
                .comment, "<!--" + SceneAnnotation.mark + annotation.text + "-->")
            tree.link(comment, into: copy.number, after: tree.nodes[Int(copy.number)].last)
        }
        return copy
    }
}

extension SourceElement {
    /// The annotations in the element: comments of this program with data that Interface Builder
    /// cannot store.
    var annotations: [(node: SourceNode.Number, text: String)] { comments(SceneAnnotation.mark) }

    func removeAnnotation(_ node: SourceNode.Number) { tree.remove(node) }

    func addAnnotation(_ text: String) {
        appendComment("<!--" + SceneAnnotation.mark + text + "-->")
    }
}
