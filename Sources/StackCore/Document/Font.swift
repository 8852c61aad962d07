/// Provisional.
package struct Font: Hashable, Sendable {
    package let spelling: String
    package init?(spelling: String) { self.spelling = spelling }
}
