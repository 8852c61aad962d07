/// The room that a text takes, in points, rounded up to the grid of text.
package struct TextBlock: Hashable, Sendable {
    package var lineCount: Int
    package var width: Double
    package var height: Double
}
