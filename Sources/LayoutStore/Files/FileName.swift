internal import Platform

/// Conversion between strings and file names, which are bytes and not always UTF-8.
///
/// Each byte that is not part of valid UTF-8 becomes one of 128 private-use characters, U+10F780 to
/// U+10F7FF, and is shown as `\xFF`. If a name itself contains such a character, each byte of that
/// character is converted. So each name has exactly one string, and the conversion can be reversed.
extension String {
    /// Creates the string of a name or path from the system's bytes.
    package init(fileName bytes: some Collection<UInt8>) {
        if let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: { $0.fileNameByte != nil })
        {
            self = text
            return
        }
        self = ""
        var rest = Array(bytes)[...]
        while let first = rest.first {
            let scalar = rest.firstScalar ?? Unicode.Scalar(fileNameByte: first)
            unicodeScalars.append(scalar)
            rest.removeFirst(scalar.fileNameByte == nil ? UTF8.width(scalar) : 1)
        }
    }

    /// Creates the string of a name or path from the system's bytes, which end with a 0.
    package init(fileName bytes: UnsafePointer<CChar>) {
        unsafe self.init(fileName: UnsafeRawBufferPointer(start: bytes, count: Int(strlen(bytes))))
    }

    /// The name or path as bytes for the system, with a 0 at the end.
    ///
    /// For the system, a name ends at its first 0. So a string that contains a 0 would become the
    /// name of another file. It is converted to the empty name instead, which no file has.
    package var fileName: [CChar] {
        let bytes = fileNameBytes
        return ((bytes.contains(0) ? [] : bytes) + [0]).map { CChar(bitPattern: $0) }
    }

    /// The name or path as bytes for the system, without a 0 at the end.
    package var fileNameBytes: [UInt8] {
        // A fast path: nearly every name is ASCII.
        if utf8.allSatisfy({ $0 < 0x80 }) { return Array(utf8) }
        return unicodeScalars.flatMap { $0.fileNameByte.map { [$0] } ?? Array(UTF8.encode($0)!) }
    }

    /// The folder of a path, including its `/`; empty if there is no folder. Unicode scalars are
    /// compared, because a `/` and a combining mark after it would form one character.
    package var folderOfPath: String {
        guard let slash = unicodeScalars.lastIndex(of: "/") else { return "" }
        return String(unicodeScalars[...slash])
    }

    /// The path of the folder that contains the file; `.` if the path is only a name.
    package var enclosingFolder: String {
        let folder = folderOfPath
        return folder.isEmpty ? "." : folder
    }

    /// The part of a path after its last `/`.
    package var lastNameOfPath: String {
        guard let slash = unicodeScalars.lastIndex(of: "/") else { return self }
        return String(unicodeScalars[unicodeScalars.index(after: slash)...])
    }
}

extension Unicode.Scalar {
    private static let firstFileNameByte: UInt32 = 0x10F780

    fileprivate init(fileNameByte byte: UInt8) {
        self.init(Self.firstFileNameByte + UInt32(byte) - 0x80)!
    }

    /// The byte that this private-use character represents in a file name; nil for all other
    /// characters.
    package var fileNameByte: UInt8? {
        guard Self.firstFileNameByte..<Self.firstFileNameByte + 0x80 ~= value else { return nil }
        return UInt8(value - Self.firstFileNameByte + 0x80)
    }
}

extension ArraySlice<UInt8> {
    /// The character that the bytes begin with in UTF-8. Nil if they begin with invalid UTF-8, or
    /// with a private-use character that represents a byte.
    fileprivate var firstScalar: Unicode.Scalar? {
        let width = first! < 0x80 ? 1 : first! < 0xE0 ? 2 : first! < 0xF0 ? 3 : 4
        let scalar = String(validating: prefix(width), as: UTF8.self)?.unicodeScalars.first
        return scalar.flatMap { $0.fileNameByte == nil ? $0 : nil }
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { encode(scalar)!.count }
}
