/// What a text is set in. Sizes are in points.
package enum Font: Hashable, Sendable {
    case system(size: Double, weight: FontWeight = .regular, design: FontDesign = .upright)
    case style(TextStyle)
    case custom(name: FontName, size: Double)

    /// A label's font when nothing says otherwise.
    package static let label = Font.system(size: 17)

    /// The title of a button of type system.
    package static let button = Font.system(size: 15)

    /// The title of a button of type custom: without a font of its own, `Done` is 43 by 34.
    package static let customButton = Font.system(size: 18)

    /// A text field's or text view's text in Interface Builder's library.
    package static let textInput = Font.system(size: 14)
}

/// The cut of the system font.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
    case upright, italic, monospaced
}
