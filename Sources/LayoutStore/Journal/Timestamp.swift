/// A moment: milliseconds since the beginning of 1970, UTC. Whoever runs a command says which.
package struct Timestamp: Hashable, Comparable, Sendable {
    package let milliseconds: Int

    package init(milliseconds: Int) { self.milliseconds = milliseconds }

    package static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}
