/// Reads binary property lists (`bplist00`), in which some projects keep their `.strings` files.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    /// The byte offset of each object in the file.
    private var offsets: [Int] = []
    private var referenceSize = 1
    /// The number of objects that may still be read. The number is limited, because a small file
    /// can refer to one object many times.
    private var remainingObjects = 200_000
    /// The number of bytes of text that may still be read. The number is limited, because a small
    /// file can refer to one long text many times.
    private var remainingTextBytes = 64 << 20
    private static let deepest = 100

    static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

    static func read(_ bytes: [UInt8]) throws(PropertyListRefusal) -> PropertyListValue {
        var reader = BinaryPropertyList(bytes: bytes)
        guard let top = reader.readTrailer(), let list = reader.object(top, depth: 0) else {
            throw PropertyListRefusal(nil, "the binary property list is damaged")
        }
        return list
    }

    /// Returns the big-endian number of `size` bytes at `place`. Returns nil if these bytes are not
    /// all inside the file, or if the number exceeds the largest supported offset.
    private func number(_ place: Int, _ size: Int) -> Int? {
        guard 1...8 ~= size, place >= 0, place <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value).flatMap { $0 <= 1 << 40 ? $0 : nil }
    }

    /// Reads the trailer (the last 32 bytes) and the table of offsets. Returns the index of the top
    /// object; nil if the file is damaged.
    private mutating func readTrailer() -> Int? {
        let trailer = bytes.count - 32
        guard trailer >= 8, let offsetSize = number(trailer + 6, 1),
            let referenceSize = number(trailer + 7, 1), let count = number(trailer + 8, 8),
            let top = number(trailer + 16, 8), let table = number(trailer + 24, 8),
            1...8 ~= offsetSize, 1...8 ~= referenceSize, count <= bytes.count,
            table <= trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        self.referenceSize = referenceSize
        for index in 0..<count {
            guard let offset = number(table + index * offsetSize, offsetSize) else { return nil }
            offsets.append(offset)
        }
        return top
    }

    private mutating func object(_ index: Int, depth: Int) -> PropertyListValue? {
        guard offsets.indices ~= index, depth < Self.deepest, remainingObjects > 0,
            let marker = number(offsets[index], 1)
        else { return nil }
        remainingObjects -= 1
        let place = offsets[index] + 1
        let (kind, info) = (marker >> 4, marker & 15)
        switch kind {
        case 0: return info == 8 ? .bool(false) : info == 9 ? .bool(true) : .other("")
        case 1: return .other(number(place, 1 << min(info, 3)).map(String.init) ?? "")
        case 2, 3, 8: return .other("")
        default: break
        }
        guard let (count, start) = length(info, place) else { return nil }
        switch kind {
        case 4: return .other("")
        case 5: return text(start, count).map(PropertyListValue.string)
        case 6: return wideText(start, count).map(PropertyListValue.string)
        case 10, 11, 12: return array(start, count, depth: depth)
        case 13: return dictionary(start, count, depth: depth)
        default: return nil
        }
    }

    /// Returns the number of elements of an object and the byte offset of the first one; nil if the
    /// file is damaged. `info` is the low half of the object's marker byte. If `info` is below 15,
    /// it is the number of elements; otherwise the number is an integer object at the byte offset
    /// `place`.
    private func length(_ info: Int, _ place: Int) -> (count: Int, start: Int)? {
        if info < 15 { return (info, place) }
        guard let marker = number(place, 1), marker >> 4 == 1, marker & 15 <= 3 else { return nil }
        let size = 1 << (marker & 15)
        return number(place + 1, size).map { ($0, place + 1 + size) }
    }

    private mutating func text(_ start: Int, _ count: Int) -> String? {
        remainingTextBytes -= count
        guard count <= bytes.count - start, remainingTextBytes >= 0 else { return nil }
        return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }

    private mutating func wideText(_ start: Int, _ count: Int) -> String? {
        remainingTextBytes -= 2 * count
        guard count <= (bytes.count - start) / 2, remainingTextBytes >= 0 else { return nil }
        let units = (0..<count).map {
            UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func array(_ start: Int, _ count: Int, depth: Int) -> PropertyListValue? {
        guard count <= (bytes.count - start) / referenceSize else { return nil }
        var list: [PropertyListValue] = []
        for index in 0..<count {
            guard let reference = number(start + index * referenceSize, referenceSize),
                let element = object(reference, depth: depth + 1)
            else { return nil }
            list.append(element)
        }
        return .array(list)
    }

    private mutating func dictionary(_ start: Int, _ count: Int, depth: Int) -> PropertyListValue? {
        guard count <= (bytes.count - start) / (2 * referenceSize) else { return nil }
        var members = PropertyDictionary()
        for index in 0..<count {
            let place = start + index * referenceSize
            guard let key = number(place, referenceSize),
                let value = number(place + count * referenceSize, referenceSize),
                case .string(let name)? = object(key, depth: depth + 1),
                let element = object(value, depth: depth + 1)
            else { return nil }
            members.append(PropertyDictionary.Entry(key: name, value: element, line: 0))
        }
        return .dictionary(members)
    }
}
