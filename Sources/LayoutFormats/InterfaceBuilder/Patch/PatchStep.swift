import StackCore

/// One change of a file's elements, as RFC 5261 writes it: `<add>`, `<replace>` or `<remove>`
/// (docs/merging.md, "Patches").
enum PatchStep: Hashable {
    /// An attribute as it is to be; nil takes it away.
    case set(PatchSelector, was: Bool, String?)
    /// A new element, behind another, else before everything in one.
    case insert(after: PatchSelector, String)
    case prepend(in: PatchSelector, String)
    case replace(PatchSelector, String)
    case remove(PatchSelector)
    /// The first of the remarks that this program leaves in comments goes, or another comes.
    case removeRemark(in: PatchSelector)
    case addRemark(in: PatchSelector, String)

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
        case .removeRemark(let place):
            "<remove sel=\"\(XMLEscape.attribute(place.spelling + PatchSelector.remark))\"/>"
        case .addRemark(let place, let comment): "<add\(Self.sel(place))>\(comment)</add>"
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

/// Why a patch was not applied: what is wrong, and in which of its steps.
package struct PatchRefusal: Error, Hashable, Sendable {
    /// Counted from 0; nil when the trouble is with the file or with what came out.
    package let step: Int?
    /// Without a full stop.
    package let message: String
}

extension SourceElement {
    /// The element and its content on one line, without white space between elements. Attributes are in
    /// single quotes, so that the text can be put in double ones.
    var compact: String {
        var result = "<" + name
        for attribute in attributes {
            let value = XMLEscape.singleQuoted(attribute.value)
            result += " \(attribute.name)='\(value)'"
        }
        let inside =
            children.map(\.compact).joined() + XMLEscape.content(text)
            + remarks.map { "<!--" + SceneAnnotation.mark + $0.text + "-->" }.joined()
        return result + (inside.isEmpty ? "/>" : ">" + inside + "</\(name)>")
    }

    /// A text that is equal for elements that differ only in the order of attributes.
    var canonical: String {
        let attributes = attributes.sorted { $0.name < $1.name }
        return "<" + name + attributes.map { " \($0.name)=\($0.value)\u{0}" }.joined() + ">" + text
            + remarks.map(\.text).joined() + children.map(\.canonical).joined() + "</>"
    }

    /// Returns a copy of the element and its content in another tree, without a parent.
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
        for remark in remarks {
            tree.open(copy.number)
            let comment = tree.make(.comment, "<!--" + SceneAnnotation.mark + remark.text + "-->")
            tree.link(comment, into: copy.number, after: tree.nodes[Int(copy.number)].last)
        }
        return copy
    }
}

extension SourceElement {
    /// This program's comments on a scene, with the data that Interface Builder cannot store.
    var remarks: [(node: SourceNode.Number, text: String)] { comments(SceneAnnotation.mark) }

    func removeRemark(_ node: SourceNode.Number) { tree.remove(node) }

    func addRemark(_ text: String) { appendComment("<!--" + SceneAnnotation.mark + text + "-->") }
}
