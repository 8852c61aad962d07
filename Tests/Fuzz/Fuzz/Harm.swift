/// Damages the bytes of a file as the input describes: a list of changes, each an opcode with its
/// operands. Any bytes are a valid input; the changes end with it.
struct Harm {
    private var input: ArraySlice<UInt8>
    private static let pageSize = 4096

    init(_ input: [UInt8]) { self.input = input[...] }

    /// Returns the damaged file, and the SQLite journal to put beside it, if there is one.
    mutating func done(to files: [[UInt8]]) -> (file: [UInt8], journal: [UInt8]?) {
        let choice = Int(byte())
        if choice == 0xFF { return (Array(input), nil) }
        var file = files[choice % files.count]
        var journal: [UInt8]?
        while !input.isEmpty, file.count >= Self.pageSize {
            switch byte() % 8 {
            case 0, 1: overwrite(&file, at: page(file) + Int(word()) % Self.pageSize)
            case 2: overwrite(&file, at: Int(byte()) % 100)
            case 3: overwriteCell(&file)
            case 4: copyPage(&file)
            case 5: file.removeLast(Int(word()) % file.count)
            case 6: file += [UInt8](repeating: byte(), count: Int(byte()) * 16)
            default: journal = (journal ?? Self.journalHead) + bytes()
            }
        }
        return (file, journal)
    }

    private static let journalHead: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

    private mutating func page(_ file: [UInt8]) -> Int {
        Int(byte()) % (file.count / Self.pageSize) * Self.pageSize
    }

    private mutating func overwrite(_ file: inout [UInt8], at start: Int) {
        for (offset, byte) in bytes().enumerated() where start + offset < file.count {
            file[start + offset] = byte
        }
    }

    /// Overwrites the start of a page's cell, which contains its length, number and overflow page.
    private mutating func overwriteCell(_ file: inout [UInt8]) {
        let page = page(file)
        let head = page == 0 ? 100 : page
        let count = Int(file[head + 3]) << 8 | Int(file[head + 4])
        let isLeaf = file[head] & 8 != 0
        let cell = head + (isLeaf ? 8 : 12) + Int(byte()) % max(1, count) * 2
        guard cell + 1 < file.count else { return }
        overwrite(&file, at: page + (Int(file[cell]) << 8 | Int(file[cell + 1])))
    }

    private mutating func copyPage(_ file: inout [UInt8]) {
        let (from, to) = (page(file), page(file))
        file.replaceSubrange(
            to..<to + Self.pageSize, with: Array(file[from..<from + Self.pageSize]))
    }

    // MARK: The input

    private mutating func byte() -> UInt8 { input.popFirst() ?? 0 }
    private mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

    /// Reads a count and then that many bytes.
    private mutating func bytes() -> [UInt8] {
        let count = Int(byte() % 32) + 1
        defer { input = input.dropFirst(count) }
        return Array(input.prefix(count))
    }
}
