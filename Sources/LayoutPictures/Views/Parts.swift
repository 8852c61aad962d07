import StackCore

/// A drawer of other documents that are parts of a screen: custom views in bars, and scenes in
/// container views. A document is referenced by its name or by the object identifier of its root
/// view.
protocol Parts {
    /// The environment of the screen.
    var environment: LayoutEnvironment { get }
    /// Returns the size, in points, of the device or freeform screen that is set in a document; nil
    /// if there is no such document.
    func size(of reference: String) -> Size?
    /// Draws a document in a frame. Draws nothing if there is no such document.
    ///
    /// - Parameter insets: the safe area insets of the frame, in points
    func draw(_ reference: String, in frame: Rect, insets: Insets, on canvas: inout Canvas)
}
