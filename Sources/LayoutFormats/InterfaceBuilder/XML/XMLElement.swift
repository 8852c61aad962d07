/// An attribute of an element, its value decoded.
package struct XMLAttribute: Hashable, Sendable {
    package let name: String
    package let value: String
}

/// An element of a read document: attributes and children in the order of the file.
package struct XMLElement: Hashable, Sendable {
    package let name: String
    package let attributes: [XMLAttribute]
    package let children: [XMLElement]
    /// The characters directly inside; empty where there is only white space around children.
    package let text: String
    /// The line of the file on which the start tag ends, counted from 1.
    package let line: Int
    /// How many start tags of the file stand before its own.
    let number: Int
    /// The layout editor's own comments directly inside, without their mark.
    let remark: String
}

extension XMLElement {
    /// The value of an attribute, nil when the element does not have it.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// Whether the attribute says `YES`, Interface Builder's way to write true.
    package func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The first child in the role `key`, of whatever name.
    package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    /// The first child of that name in the role `key`.
    package func child(_ name: String, key: String) -> XMLElement? {
        children.first { $0.name == name && $0["key"] == key }
    }

    /// The element itself and all below it, parents first, in the order of the file.
    package var subtree: [XMLElement] {
        var result: [XMLElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: next.children.reversed())
        }
        return result
    }
}
