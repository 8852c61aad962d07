/// An element as it stands in a file: every byte is kept, and it can be changed in places.
///
/// A class, because an element has an identity: it is found once, changed and moved later.
final class SourceElement {
    /// What stands inside an element.
    enum Piece {
        case element(SourceElement)
        /// Text, white space, comments, anything that is no element.
        case text(String)
    }

    let name: String
    var attributes: [SourceAttribute]
    /// What stands before `>` in the start tag; holds the `/` of an element without an end tag.
    var startTail: String
    var pieces: [Piece]
    /// `</name>`, empty where the start tag is the whole element.
    var endTag: String
    weak var parent: SourceElement?

    init(
        name: String, attributes: [SourceAttribute], startTail: String, pieces: [Piece] = [],
        endTag: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.startTail = startTail
        self.pieces = pieces
        self.endTag = endTag
        for child in children { child.parent = self }
    }

    /// A new element without content; attributes without a value are left out.
    convenience init(_ name: String, _ attributes: [(String, String?)] = []) {
        self.init(
            name: name,
            attributes: attributes.compactMap { attribute in
                attribute.1.map { SourceAttribute(attribute.0, $0) }
            },
            startTail: "/")
    }
}

extension SourceElement {
    var children: [SourceElement] {
        pieces.compactMap { if case .element(let child) = $0 { child } else { nil } }
    }

    subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    func child(_ name: String) -> SourceElement? { children.first { $0.name == name } }

    func child(key: String) -> SourceElement? { children.first { $0["key"] == key } }

    func child(_ name: String, key: String) -> SourceElement? {
        children.first { $0.name == name && $0["key"] == key }
    }

    /// The element itself and all below it, parents first, in the order of the file.
    var subtree: [SourceElement] {
        var result: [SourceElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: next.children.reversed())
        }
        return result
    }

    /// Writes the element. Recursive: read elements are nested at most `XMLLimits.depth` deep.
    func write(to text: inout String) {
        text += "<" + name
        for attribute in attributes { text += attribute.text }
        text += startTail + ">"
        for piece in pieces {
            switch piece {
            case .element(let child): child.write(to: &text)
            case .text(let content): text += content
            }
        }
        text += endTag
    }
}
