import StackCore

/// The size of a system symbol, which documents list only as a large preview.
///
/// An estimate: the longer side of a symbol is about its font's size, 17 points by default, at the
/// scale it is shown at: a plus in a button is 21.5 wide and a small chevron 14 high (one each).
enum SymbolSize {
    /// The symbol in the proportions of its preview, under the configuration in `source`.
    static func estimate(_ preview: Size, _ source: SourceElement, in kind: ViewKind?) -> Size {
        let longer = max(preview.width, preview.height)
        guard longer > 0 else { return preview }
        let configuration = source.child(key: "preferredSymbolConfiguration")
        let points = XMLNumber.parse(configuration?["pointSize"]) ?? 17
        let scale = scales[configuration?["scale"] ?? ""] ?? (kind == .button ? large : 1)
        return Size(
            width: halves(preview.width * points * scale / longer),
            height: halves(preview.height * points * scale / longer))
    }

    private static func halves(_ side: Double) -> Double { (side * 2).rounded() / 2 }

    /// What UIKit shows symbols at in buttons.
    private static let large = 1.28
    private static let scales = ["small": 0.8, "medium": 1, "large": large]
}
