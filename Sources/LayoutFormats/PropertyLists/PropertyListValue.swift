/// A value in a property list, the format of Xcode's project files, Info.plist and `.strings`
/// files.
package enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    /// A number, a date or data, as the text of the file spells it. For a binary file, the text of
    /// an integer is its decimal digits, and all other texts are empty.
    case other(String)
    case array([PropertyListValue])
    case dictionary(PropertyDictionary)

    /// Reads a property list in any of the three formats: XML, binary, or the old text format.
    package static func read(_ bytes: [UInt8]) throws(PropertyListRefusal) -> PropertyListValue {
        let (list, faults) = try readWithFaults(bytes)
        if let fault = faults.first { throw PropertyListRefusal(fault.line, fault.message) }
        return list
    }

    /// Reads a property list as `read` does. If the old text format has faults, returns them with
    /// the parts that could be read, instead of throwing.
    package static func readWithFaults(
        _ bytes: [UInt8]
    ) throws(PropertyListRefusal) -> (list: PropertyListValue, faults: [OldStylePropertyList.Fault])
    {
        if BinaryPropertyList.isOne(bytes) { return (try BinaryPropertyList.read(bytes), []) }
        let whole = try PropertyListText(bytes)
        let text = whole.utf8
        let start = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if start == UInt8(ascii: "<"), XMLPropertyList.isOne(text) {
            return (try XMLPropertyList.read(text), [])
        }
        if let line = GitMarkers.firstLine(in: text) { throw .conflict(at: line) }
        var read = OldStylePropertyList.read(text)
        if let line = whole.lineOfEnd {
            read.faults.append(
                OldStylePropertyList.Fault(
                    line: line, message: "nothing after a zero byte is read", isRefused: false))
        }
        return read
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }

    package var elements: [PropertyListValue] {
        if case .array(let list) = self { list } else { [] }
    }

    package var dictionary: PropertyDictionary? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    /// The value of a key, if this value is a dictionary; nil if it is not, or does not contain the
    /// key.
    package subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}

/// A dictionary of a property list, in the order of the file. If a key occurs twice, its last value
/// applies, as in Foundation.
package struct PropertyDictionary: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let key: String
        package let value: PropertyListValue
        /// The line of the key, counted from 1; 0 in a binary file.
        package let line: Int

        package init(key: String, value: PropertyListValue, line: Int) {
            precondition(line >= 0, "a key is in line \(line)")
            (self.key, self.value, self.line) = (key, value, line)
        }
    }

    /// All entries of the file, including those that a later entry with the same key replaces.
    package private(set) var entries: [Entry] = []
    /// The index in `entries` of the last entry with each key. Empty in a short dictionary, whose
    /// entries are searched one by one.
    private var places: [String: Int] = [:]
    private static let longestShortList = 16

    package init() {}

    package mutating func append(_ entry: Entry) {
        entries.append(entry)
        if !places.isEmpty {
            places[entry.key] = entries.count - 1
        } else if entries.count > Self.longestShortList {
            for (place, entry) in entries.enumerated() { places[entry.key] = place }
        }
    }

    package subscript(key: String) -> PropertyListValue? {
        place(of: key).map { entries[$0].value }
    }

    private func place(of key: String) -> Int? {
        places.isEmpty ? entries.lastIndex { $0.key == key } : places[key]
    }

    /// The entries that apply. If several have the same key, only the last of them.
    package var effectiveEntries: [Entry] {
        entries.enumerated().filter { place(of: $0.element.key) == $0.offset }.map(\.element)
    }
}

/// The reason why a property list could not be read.
package struct PropertyListRefusal: Error, Hashable, Sendable {
    /// The line of the problem, counted from 1; nil if it concerns the whole file.
    package let line: Int?
    package let message: String

    package init(_ line: Int?, _ message: String) {
        assert(line.map { $0 > 0 } ?? true, "lines are counted from 1")
        (self.line, self.message) = (line, message)
    }

    static func conflict(at line: Int) -> Self { Self(line, conflictMessage) }

    private static let conflictMessage = "Git's conflict markers: the file is left out"

    /// Whether the file contains Git's conflict markers.
    package var isConflict: Bool { message == Self.conflictMessage }
}
