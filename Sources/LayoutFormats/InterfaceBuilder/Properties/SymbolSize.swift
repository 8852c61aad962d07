import StackCore

/// The size of a system symbol, which documents list only as a large preview.
///
/// An estimate: most symbols are about as high as their font's size, 17 points by default.
enum SymbolSize {
    /// The symbol in the proportions of its preview, under the configuration in `source`.
    static func estimate(_ preview: Size, _ source: XMLElement) -> Size {
        guard preview.height > 0 else { return preview }
        let configuration = source.child(key: "preferredSymbolConfiguration")
        let points = XMLNumber.parse(configuration?["pointSize"]) ?? 17
        let height = points * (scales[configuration?["scale"] ?? ""] ?? 1)
        return Size(width: (preview.width * height / preview.height).rounded(), height: height)
    }

    private static let scales = ["small": 0.8, "medium": 1, "large": 1.28]
}
