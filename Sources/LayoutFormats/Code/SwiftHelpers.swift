import StackCore

/// The helper types and functions of a generated file, limited to those that its classes use.
struct SwiftHelpers {
    private let classes: [SwiftClass]
    private let source: String

    init(_ classes: [SwiftClass]) {
        self.classes = classes
        source = classes.map(\.code.source).joined()
    }

    var code: [[SwiftText]] {
        sizedClasses + [emptyPicture, titleFont, constraintNaming, subviewSetting, arrangedSetting]
    }

    private func used(_ word: String, _ code: @autoclosure () -> [SwiftText]) -> [SwiftText] {
        source.contains(word) ? code() : []
    }

    private var sizedClasses: [[SwiftText]] {
        var seen: Set<String> = []
        return classes.flatMap { $0.document.allViews }.map(SwiftViewClass.init)
            .filter { $0.isSized && seen.insert($0.name).inserted }
            .map { SwiftViewClass.sizedDeclaration(of: $0.name) }
    }

    private var emptyPicture: [SwiftText] {
        used(
            "emptyPicture(",
            [
                .line("/// A substitute for a picture that the app does not have yet."),
                .block(
                    "private func emptyPicture(width: CGFloat, height: CGFloat) -> UIImage",
                    [
                        .line("let size = CGSize(width: width, height: height)"),
                        .line("return UIGraphicsImageRenderer(size: size).image { _ in }"),
                    ]),
            ])
    }

    private var titleFont: [SwiftText] {
        used(
            "titleFont(",
            [
                .line("/// Sets a configured button's title in a font."),
                .block(
                    "private func titleFont(_ font: UIFont) -> UIConfigurationTextAttributesTransformer",
                    [
                        .block(
                            "UIConfigurationTextAttributesTransformer { attributes in",
                            SwiftText.lines([
                                "var result = attributes", "result.font = font", "return result",
                            ]), end: "}")
                    ]),
            ])
    }

    private var constraintNaming: [SwiftText] {
        let prioritized: [SwiftText] = used(
            ".prioritized(",
            [
                .block(
                    "func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint",
                    SwiftText.lines(["self.priority = priority", "return self"]))
            ])
        let named: [SwiftText] = used(
            ".named(",
            [
                .block(
                    "func named(_ identifier: String) -> NSLayoutConstraint",
                    SwiftText.lines(["self.identifier = identifier", "return self"]))
            ])
        let body = SwiftText.spaced([prioritized, named])
        return body.isEmpty ? [] : [.block("private extension NSLayoutConstraint", body)]
    }

    private var subviewSetting: [SwiftText] {
        used(
            "setSubviews(",
            [
                .block(
                    "private extension UIView",
                    [
                        .line(
                            "/// Makes these the subviews, back to front. Constraints of views that stay are kept."
                        ),
                        .block(
                            "func setSubviews(_ views: [UIView])",
                            [
                                .block(
                                    "for view in subviews where !views.contains(view)",
                                    [.line("view.removeFromSuperview()")]),
                                .line("views.forEach(addSubview)"),
                            ]),
                    ])
            ])
    }

    private var arrangedSetting: [SwiftText] {
        used(
            "setArrangedSubviews(",
            [
                .block(
                    "private extension UIStackView",
                    [
                        .line("/// Arranges these of its subviews, in this order."),
                        .block(
                            "func setArrangedSubviews(_ views: [UIView])",
                            [
                                .block(
                                    "for (place, view) in views.enumerated()",
                                    [.line("insertArrangedSubview(view, at: place)")])
                            ]),
                    ])
            ])
    }
}
