import Testing

@testable import LayoutStore

/// Leaf pages with cells whose rows all continue on the same chain of overflow pages.
private struct ForgedPages {
    private static let size = 4096
    private(set) var bytes: [UInt8]

    /// - Parameter next: returns the page after a given overflow page; pages are numbered from 1.
    init(leaves: Int, others: Int, cells: Int, rowSize: Int, next: (Int) -> Int) {
        bytes = Array(repeating: 0, count: (1 + leaves + others) * Self.size)
        bytes[16] = 0x10
        for leaf in 1...leaves { fill(leaf * Self.size, cells, rowSize, leaves + 2) }
        for page in leaves + 1..<1 + leaves + others {
            put(next(page + 1), at: page * Self.size, size: 4)
        }
    }

    private mutating func fill(_ start: Int, _ cells: Int, _ rowSize: Int, _ chain: Int) {
        bytes[start] = 0x0d
        put(cells, at: start + 3, size: 2)
        for cell in 0..<cells {
            let offset = Self.size - 2048 + cell % 16
            put(offset, at: start + 8 + 2 * cell, size: 2)
            for place in 0..<4 {
                let part = UInt8(truncatingIfNeeded: rowSize >> (7 * (3 - place))) & 0x7f
                bytes[start + offset + place] = part | (place < 3 ? 0x80 : 0)
            }
            bytes[start + offset + 4] = 1
        }
        // Wherever the local part of a row ends, it refers to the same overflow page.
        for at in stride(from: start + Self.size - 1024, to: start + Self.size - 4, by: 4) {
            put(chain, at: at, size: 4)
        }
    }

    private mutating func put(_ number: Int, at offset: Int, size: Int) {
        for place in 0..<size {
            bytes[offset + place] = UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - place)))
        }
    }
}

/// The rows of a valid file contain no more bytes than the file. For a forged file the reader
/// returns at most a few times the file's size.
@Test(arguments: [1 << 20, 200 << 20, 40_000])
func `forged rows are no longer than the file can hold`(_ rowSize: Int) {
    for next in [{ $0 + 1 }, { $0 }, { _ in 3 }] as [(Int) -> Int] {
        let pages = ForgedPages(leaves: 20, others: 20, cells: 900, rowSize: rowSize, next: next)
        var given = 0
        RawPages(pages.bytes).forEachRow(step: {}) { row in
            for value in row.values {
                if case .blob(let bytes) = value { given += bytes.count }
                if case .text(let text) = value { given += text.utf8.count }
            }
        }
        #expect(given <= 5 * pages.bytes.count)
    }
}
