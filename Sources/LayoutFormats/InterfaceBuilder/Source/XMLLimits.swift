/// The largest documents that are read (docs/reliability.md, "Limits").
package struct XMLLimits: Sendable {
    package var bytes: Int
    package var depth: Int
    package var elements: Int

    package init(bytes: Int, depth: Int, elements: Int) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
    }

    package static let standard = XMLLimits(
        bytes: 64 * 1024 * 1024, depth: 256, elements: 1_000_000)
}
