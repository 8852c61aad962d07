import TestKit

/// Changes to the bytes of a file that no checksum covers: its header, and the pointers in pages.
struct ForgedPages {
    private(set) var bytes: [UInt8]
    private static let pageSize = 4096

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var pages: Int { bytes.count / Self.pageSize }

    mutating func changeHead(_ random: inout SeededGenerator) {
        let field = random.pick([
            16, 18, 19, 20, 21, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 92,
        ])
        if random.once(in: 2) {
            bytes[field + Int.random(in: 0..<4, using: &random)] ^=
                1 << UInt8.random(in: 0..<8, using: &random)
        } else {
            put(random.pick(ForgedNumbers.extremes), at: field, size: 4)
        }
    }

    /// Replaces a page number with another one, so that a chain of pages loops or leads into a page
    /// of another table.
    mutating func changePointer(_ random: inout SeededGenerator) {
        let page = Int.random(in: 0..<pages, using: &random) * Self.pageSize
        let head = page == 0 ? 100 : page
        let other = Int.random(in: 0...pages + 1, using: &random)
        switch bytes[head] {
        case 2, 5:
            put(other, at: random.once(in: 3) ? head + 8 : cell(of: head, page, &random), size: 4)
        case 10, 13:
            let start = cell(of: head, page, &random)
            random.once(in: 2)
                ? put(random.pick([0x81, 0xFF, 0x7F, 0]), at: start, size: 1)
                : put(
                    other, at: min(start + Int.random(in: 0..<600, using: &random), page + 4092),
                    size: 4)
        default: put(other, at: page, size: 4)
        }
    }

    /// Changes a page's cell count or one of its cell pointers.
    mutating func changeCells(_ random: inout SeededGenerator) {
        let page = Int.random(in: 0..<pages, using: &random) * Self.pageSize
        let head = page == 0 ? 100 : page
        let value = random.pick([
            0, 1, 8, 0xFF, 0x0FFF, 0x1000, 0xFFFF, Int.random(in: 0..<4096, using: &random),
        ])
        put(value, at: head + random.pick([1, 3, 5, 8, 10, 12, 14, 16]), size: 2)
    }

    /// Appends copies of a page, and in half of the cases updates the page count.
    mutating func addPages(_ random: inout SeededGenerator) {
        let page = Int.random(in: 0..<pages, using: &random) * Self.pageSize
        let copy = Array(bytes[page..<page + Self.pageSize])
        for _ in 0..<random.pick([1, 8, 64]) { bytes += copy }
        if random.once(in: 2) { put(pages, at: 28, size: 4) }
    }

    private func cell(of head: Int, _ page: Int, _ random: inout SeededGenerator) -> Int {
        let count = Int(bytes[head + 3]) << 8 | Int(bytes[head + 4])
        let isLeaf = bytes[head] & 8 != 0
        let at =
            head + (isLeaf ? 8 : 12) + 2
            * Int.random(in: 0..<max(1, min(count, 1000)), using: &random)
        guard at + 1 < bytes.count else { return page }
        let offset = Int(bytes[at]) << 8 | Int(bytes[at + 1])
        return page + min(offset, Self.pageSize - 4)
    }

    /// Writes `value` in big-endian order.
    private mutating func put(_ value: Int, at offset: Int, size: Int) {
        for place in 0..<size where offset + place < bytes.count {
            bytes[offset + place] = UInt8(truncatingIfNeeded: value >> ((size - 1 - place) * 8))
        }
    }
}
