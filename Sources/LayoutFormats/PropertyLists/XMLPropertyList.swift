/// Reads property lists in XML, such as Info.plist.
enum XMLPropertyList {
    private static let deepest = 100

    static func isOne(_ text: [UInt8]) -> Bool {
        text.prefix(1 << 12).firstRange(of: "<plist".utf8) != nil
            || text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
    }

    /// - Parameter text: text in UTF-8
    static func read(_ text: [UInt8]) throws(PropertyListRefusal) -> PropertyListValue {
        if let line = GitMarkers.firstLine(in: text) { throw .conflict(at: line) }
        let root: SourceElement
        let text = try withoutDocumentType(withoutDeclaration(text))
        do {
            root = try XMLReader.read(text, limits: limits, isInterfaceBuilder: false).root
        } catch {
            throw PropertyListRefusal(error.line, error.message)
        }
        guard root.isNamed("plist"), let first = root.children.first else {
            throw PropertyListRefusal(1, "this is no property list")
        }
        return try value(first, depth: 0)
    }

    private static let limits = XMLLimits(bytes: 8 << 20, depth: 128, elements: 200_000)

    /// Replaces the XML declaration with spaces. The declaration may name another encoding than
    /// UTF-8, to which the text has been converted.
    private static func withoutDeclaration(_ text: [UInt8]) -> [UInt8] {
        guard text.starts(with: "<?xml".utf8), let end = text.firstRange(of: "?>".utf8)?.upperBound
        else { return text }
        return text[..<end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + text[end...]
    }

    /// Replaces Apple's DOCTYPE with spaces, since `XMLReader` accepts none. A DOCTYPE with
    /// declarations of its own is refused, because it can define entities.
    private static func withoutDocumentType(
        _ text: [UInt8]
    ) throws(PropertyListRefusal) -> [UInt8] {
        guard let start = text.firstRange(of: "<!DOCTYPE".utf8)?.lowerBound,
            let end = text[start...].firstIndex(where: {
                $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
            })
        else { return text }
        if text[end] == UInt8(ascii: "[") {
            let line = 1 + text[..<start].count { $0 == UInt8(ascii: "\n") }
            throw PropertyListRefusal(line, "the file declares entities of its own")
        }
        var text = text
        for place in start...end where text[place] != UInt8(ascii: "\n") {
            text[place] = UInt8(ascii: " ")
        }
        return text
    }

    private static func value(
        _ element: SourceElement, depth: Int
    ) throws(PropertyListRefusal) -> PropertyListValue {
        guard depth < deepest else {
            throw PropertyListRefusal(element.line, "lists are nested deeper than \(deepest)")
        }
        switch element.name {
        case "string": return .string(element.text)
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "array":
            var list: [PropertyListValue] = []
            for child in element.children { list.append(try value(child, depth: depth + 1)) }
            return .array(list)
        case "dict": return .dictionary(try members(element, depth: depth))
        default: return .other(element.text)
        }
    }

    private static func members(
        _ element: SourceElement, depth: Int
    ) throws(PropertyListRefusal) -> PropertyDictionary {
        var members = PropertyDictionary()
        var key: SourceElement?
        for child in element.children {
            if child.isNamed("key") {
                key = child
            } else if let name = key {
                members.append(
                    PropertyDictionary.Entry(
                        key: name.text, value: try value(child, depth: depth + 1), line: name.line))
                key = nil
            } else {
                throw PropertyListRefusal(child.line, "a value has no key")
            }
        }
        return members
    }
}
