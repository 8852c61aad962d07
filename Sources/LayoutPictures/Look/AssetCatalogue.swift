package import StackCore

/// The images and colours of an app's asset catalogue. The caller reads the files.
package struct AssetCatalogue: Sendable {
    /// An image of the app.
    package struct Image: Hashable, Sendable {
        /// A file in PNG format.
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

    /// Returns the colour for `appearance`, or the one for light if there is no other.
    package func color(_ name: String, _ appearance: Appearance) -> Paint? {
        colors[name].flatMap { $0[appearance] ?? $0[.light] }
    }
}
