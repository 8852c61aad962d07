/// A node of an XML file that retains its original bytes until it is changed.
///
/// The law of merging uses this tree and not the program's own reader, so that a defect of the
/// reader cannot go unnoticed.
package final class XMLNode {
    package enum Kind { case file, element, text, other }

    package let kind: Kind
    /// The name of an element; empty for other nodes.
    package let name: String
    /// The element's index in the original file, which copies retain; -1 for a new node.
    let number: Int
    package private(set) var attributes: [(name: String, value: String)]
    package private(set) var children: [XMLNode] = []
    package private(set) weak var parent: XMLNode?
    /// All bytes of a text, or the start tag of an element, which is empty after a change.
    private(set) var bytes: [UInt8]

    init(
        _ kind: Kind, _ name: String = "", number: Int = -1,
        _ attributes: [(name: String, value: String)] = [], bytes: [UInt8] = []
    ) {
        (self.kind, self.name, self.number) = (kind, name, number)
        (self.attributes, self.bytes) = (attributes, bytes)
    }

    package subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    package var elements: [XMLNode] { children.filter { $0.kind == .element } }

    /// The element and its descendants, parents first.
    package var subtree: [XMLNode] {
        var found: [XMLNode] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            if next.kind == .element { found.append(next) }
            waiting += next.children.reversed()
        }
        return found
    }

    /// The text directly inside the element, without white space that only separates elements.
    var text: String {
        let texts = children.filter { $0.kind == .text }.map { XMLText.decoded($0.bytes) }
        let text = texts.joined()
        guard elements.isEmpty else {
            return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return text.contains("\n") && text.allSatisfy(\.isWhitespace) ? "" : text
    }
}

// MARK: Changing

extension XMLNode {
    func set(_ name: String, _ value: String?) {
        let place = attributes.firstIndex { $0.name == name }
        switch (place, value) {
        case (let place?, let value?): attributes[place].value = value
        case (let place?, nil): attributes.remove(at: place)
        case (nil, let value?): attributes.append((name, value))
        case (nil, nil): return
        }
        bytes = []
    }

    func setText(_ text: String) {
        for child in children where child.kind == .text { child.parent = nil }
        children.removeAll { $0.kind == .text }
        insert(XMLNode(.text, bytes: Array(XMLText.escaped(text).utf8)), at: 0)
    }

    func append(_ child: XMLNode) { insert(child, at: children.count) }

    private func insert(_ child: XMLNode, at place: Int) {
        // A self-closing tag cannot have children.
        if kind == .element, bytes.suffix(2).elementsEqual("/>".utf8) { bytes = [] }
        child.parent = self
        children.insert(child, at: place)
    }

    /// Inserts an element on a line of its own before the child element at `index`.
    func insertLine(_ child: XMLNode, before index: Int) {
        let own = elements
        let indentation = own.first?.indentation ?? self.indentation + "    "
        if children.isEmpty { append(.space("\n" + self.indentation)) }
        let line = XMLNode.space("\n" + indentation)
        let next = index < own.count ? own[index] : nil
        let last = own.last.map { last in children.firstIndex { $0 === last }! + 1 } ?? 0
        var place = next.map { next in children.firstIndex { $0 === next }! } ?? last
        if next != nil, place > 0, children[place - 1].kind == .text { place -= 1 }
        insert(line, at: place)
        insert(child, at: place + 1)
    }

    /// Removes the element and the line break before it from its parent.
    func remove() {
        guard let parent, let place = parent.children.firstIndex(where: { $0 === self }) else {
            return
        }
        parent.children.remove(at: place)
        self.parent = nil
        guard place > 0, parent.children[place - 1].isSpace else { return }
        parent.children.remove(at: place - 1)
        if parent.children.allSatisfy(\.isSpace) { parent.children = [] }
    }

    private var isSpace: Bool { kind == .text && XMLText.decoded(bytes).allSatisfy(\.isWhitespace) }

    private static func space(_ text: String) -> XMLNode { XMLNode(.text, bytes: Array(text.utf8)) }

    private var indentation: String {
        guard let parent, let place = parent.children.firstIndex(where: { $0 === self }),
            place > 0, parent.children[place - 1].kind == .text
        else { return "" }
        return String(
            XMLText.decoded(parent.children[place - 1].bytes).reversed().prefix { $0 == " " })
    }

    /// Returns a deep copy whose nodes retain their numbers.
    package func copy() -> XMLNode {
        let copy = XMLNode(kind, name, number: number, attributes, bytes: bytes)
        copy.children = children.map { child in
            let child = child.copy()
            child.parent = copy
            return child
        }
        return copy
    }
}

// MARK: Writing

extension XMLNode {
    /// The bytes of the file, which are the original ones if nothing changed.
    package var written: [UInt8] {
        var result: [UInt8] = []
        write(into: &result)
        return result
    }

    private func write(into result: inout [UInt8]) {
        guard kind == .element else {
            result += bytes
            for child in children { child.write(into: &result) }
            return
        }
        let tag = bytes.isEmpty ? Array(startTag.utf8) : bytes
        result += tag
        if tag.suffix(2).elementsEqual("/>".utf8) { return }
        for child in children { child.write(into: &result) }
        result += "</\(name)>".utf8
    }

    private var startTag: String {
        let words = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }
        return "<" + name + words.joined() + (children.isEmpty ? "/>" : ">")
    }
}

/// Escaping and decoding of characters in XML.
enum XMLText {
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the characters of a text or a CDATA section as an XML parser reports them.
    static func decoded(_ bytes: [UInt8]) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        if text.hasPrefix("<![CDATA[") { return String(text.dropFirst(9).dropLast(3)) }
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&"),
            let end = rest[start...].firstIndex(of: ";")
        {
            result += rest[..<start]
            result += character(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func character(_ name: Substring) -> String {
        if let known = named[String(name)] { return known }
        let digits = name.dropFirst()
        let value =
            digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
}
