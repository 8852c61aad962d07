internal import Platform

/// A file's name is bytes, which are UTF-8 most often and not always.
///
/// In a text each byte that is no UTF-8 stands as one of 128 private characters, U+10F780 to U+10F7FF.
/// Such a character in a name stands byte by byte itself, so that each name has one text and each of
/// these texts one name. Screens show the byte: `\xFF`.
extension String {
    /// The text of a name or path that the system gives.
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

    /// The text of a name or path that the system gives with a 0 behind it.
    package init(fileName bytes: UnsafePointer<CChar>) {
        unsafe self.init(fileName: UnsafeRawBufferPointer(start: bytes, count: Int(strlen(bytes))))
    }

    /// The name or path as the system takes it, with the 0 behind it.
    package var fileName: [CChar] { (fileNameBytes + [0]).map { CChar(bitPattern: $0) } }

    /// The same without the 0.
    package var fileNameBytes: [UInt8] {
        // Nearly every name is ASCII.
        if utf8.allSatisfy({ $0 < 0x80 }) { return Array(utf8) }
        return unicodeScalars.flatMap { $0.fileNameByte.map { [$0] } ?? Array(UTF8.encode($0)!) }
    }

    /// A path's folder with its `/`; empty where it has none. Not by characters: a combining mark
    /// behind the `/` would hide it.
    package var folderOfPath: String {
        guard let slash = unicodeScalars.lastIndex(of: "/") else { return "" }
        return String(unicodeScalars[...slash])
    }

    /// The folder that a path's file is in, as the system takes it.
    var enclosingFolder: String {
        let folder = folderOfPath
        return folder.isEmpty ? "." : folder
    }

    /// What stands behind a path's last `/`.
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

    /// The byte of a file's name that the character stands for, which is no UTF-8.
    package var fileNameByte: UInt8? {
        guard Self.firstFileNameByte..<Self.firstFileNameByte + 0x80 ~= value else { return nil }
        return UInt8(value - Self.firstFileNameByte + 0x80)
    }
}

extension ArraySlice<UInt8> {
    /// The character in UTF-8 that the bytes begin with; nil where they begin with none, or with one
    /// that stands for a byte.
    fileprivate var firstScalar: Unicode.Scalar? {
        let width = first! < 0x80 ? 1 : first! < 0xE0 ? 2 : first! < 0xF0 ? 3 : 4
        let scalar = String(validating: prefix(width), as: UTF8.self)?.unicodeScalars.first
        return scalar.flatMap { $0.fileNameByte == nil ? $0 : nil }
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { encode(scalar)!.count }
}
