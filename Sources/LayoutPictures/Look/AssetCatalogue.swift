package import StackCore

/// What an app's asset catalogue holds. Read outside: nothing here reads a file.
package struct AssetCatalogue: Sendable {
    /// A picture of the app's.
    package struct Image: Hashable, Sendable {
        /// A PNG.
        package let bytes: [UInt8]
        /// In points.
        package let size: Size

        package init(bytes: [UInt8], size: Size) { (self.bytes, self.size) = (bytes, size) }
    }

    private let images: [String: Image]
    private let colors: [String: [Appearance: Paint]]

    package init(images: [String: Image], colors: [String: [Appearance: Paint]]) {
        (self.images, self.colors) = (images, colors)
    }

    package func image(_ name: String) -> Image? { images[name] }

    /// Without a colour for dark, that for light.
    package func color(_ name: String, _ appearance: Appearance) -> Paint? {
        colors[name].flatMap { $0[appearance] ?? $0[.light] }
    }
}
