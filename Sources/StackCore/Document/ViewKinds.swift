/// A set of kinds of views, stored as one bit for each kind. Creating and searching it neither
/// hashes nor allocates; the definitions of properties contain hundreds of such sets.
package struct ViewKinds: Hashable, Sendable {
    private let bits: UInt64

    package static let all = ViewKinds(ViewKind.allCases)

    package init(_ kinds: [ViewKind]) {
        bits = kinds.reduce(0) { $0 | Self.bit($1) }
    }

    private init(bits: UInt64) { self.bits = bits }

    func union(_ other: ViewKinds) -> ViewKinds { ViewKinds(bits: bits | other.bits) }

    package func contains(_ kind: ViewKind) -> Bool { bits & Self.bit(kind) != 0 }

    /// An enumeration without associated values is stored as one byte: its position in `allCases`.
    private static func bit(_ kind: ViewKind) -> UInt64 {
        let position = unsafeBitCast(kind, to: UInt8.self)
        precondition(position < UInt64.bitWidth, "\(kind) has no bit")
        return 1 << UInt64(position)
    }
}

extension ViewKinds: ExpressibleByArrayLiteral {
    package init(arrayLiteral kinds: ViewKind...) { self.init(kinds) }
}
