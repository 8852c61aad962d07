package import StackCore

/// The images and colours of an app's asset catalogue, after they were read from its files.
package struct AssetCatalogue: Sendable {
    /// An image of the app's asset catalogue.
    package struct Image: Hashable, Sendable {
        /// The content of a PNG file.
        package let bytes: [UInt8]
        /// The size of the image in points.
        let size: Size

        package init(bytes: [UInt8], size: Size) { (self.bytes, self.size) = (bytes, size) }
    }

    private let images: [String: Image]
    private let colors: [String: [Appearance: Paint]]

    package init(images: [String: Image], colors: [String: [Appearance: Paint]]) {
        (self.images, self.colors) = (images, colors)
    }

    func image(_ name: String) -> Image? { images[name] }

    /// Returns the colour with this name for `appearance`, or else the one for light; nil if there
    /// is no colour with the name.
    func color(_ name: String, _ appearance: Appearance) -> Paint? {
        colors[name].flatMap { $0[appearance] ?? $0[.light] }
    }
}
