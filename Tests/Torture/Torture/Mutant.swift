import TestKit

/// A file damaged in one of five ways.
struct Mutant {
    enum Kind: CaseIterable { case bit, bytes, page, zeros, cut }

    let kind: Kind
    let bytes: [UInt8]

    init(of whole: [UInt8], _ random: inout SeededGenerator) {
        kind = Kind.allCases.randomElement(using: &random)!
        var bytes = whole
        let pages = bytes.count / 4096
        func page(_ random: inout SeededGenerator) -> Int {
            Int.random(in: 0..<pages, using: &random) * 4096
        }
        switch kind {
        case .bit:
            let at = Int.random(in: bytes.indices, using: &random)
            bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case .bytes:
            for _ in 0..<16 {
                let at = Int.random(in: bytes.indices, using: &random)
                bytes[at] = UInt8.random(in: 0...255, using: &random)
            }
        case .page:
            let (from, to) = (page(&random), page(&random))
            bytes.replaceSubrange(to..<to + 4096, with: Array(bytes[from..<from + 4096]))
        case .zeros:
            let at = page(&random)
            bytes.replaceSubrange(at..<at + 4096, with: repeatElement(0, count: 4096))
        case .cut: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
        }
        self.bytes = bytes
    }
}
