import StackCore

/// The helper types and functions of a generated file, limited to those that its classes use.
struct SwiftHelpers {
    private let classes: [SwiftClass]
    private let source: String
    /// The modifier of the declarations, with a space at its end.
    private let access: String

    init(_ classes: [SwiftClass], access: String = "private ") {
        (self.classes, self.access) = (classes, access)
        source = classes.flatMap(\.declarations).map(\.source).joined()
    }

    var code: [[SwiftText]] {
        let used = Self.declarations.filter { source.contains($0.mark) }
        return sizedClasses
            + used.map { declaration in
                let lines = declaration.text.split(
                    separator: "\n", omittingEmptySubsequences: false)
                return SwiftText.lines(
                    lines.map { line in
                        line.hasPrefix("private ")
                            ? access + line.dropFirst("private ".count) : String(line)
                    })
            }
    }

    private var sizedClasses: [[SwiftText]] {
        var seen: Set<String> = []
        return classes.flatMap { $0.document.allViews }.map { SwiftViewClass($0) }
            .filter { $0.isSized && seen.insert($0.name).inserted }
            .map { SwiftViewClass.sizedDeclaration(of: $0.name, access) }
    }

    /// The declarations, each with a text that all code contains that uses it.
    private static let declarations: [(mark: String, text: String)] = [
        (
            "TableSection(",
            """
            /// A section of a table whose cells are always the same.
            private struct TableSection {
                var header: String?
                var footer: String?
                let cells: [UITableViewCell]
            }
            """
        ),
        (
            "emptyPicture(",
            """
            /// A substitute for a picture that the app does not have yet.
            private func emptyPicture(width: CGFloat, height: CGFloat) -> UIImage {
                let size = CGSize(width: width, height: height)
                return UIGraphicsImageRenderer(size: size).image { _ in }
            }
            """
        ),
        (
            "titleFont(",
            """
            /// Sets a configured button's title in a font.
            private func titleFont(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
                UIConfigurationTextAttributesTransformer { attributes in
                    var result = attributes
                    result.font = font
                    return result
                }
            }
            """
        ),
        (
            ".prioritized(",
            """
            private extension NSLayoutConstraint {
                func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
                    self.priority = priority
                    return self
                }
            }
            """
        ),
        (
            ".named(",
            """
            private extension NSLayoutConstraint {
                func named(_ identifier: String) -> NSLayoutConstraint {
                    self.identifier = identifier
                    return self
                }
            }
            """
        ),
        (
            "setSubviews(",
            """
            private extension UIView {
                /// Makes these the subviews, back to front. Constraints of views that stay are kept.
                func setSubviews(_ views: [UIView]) {
                    for view in subviews where !views.contains(view) {
                        view.removeFromSuperview()
                    }
                    views.forEach(addSubview)
                }
            }
            """
        ),
        (
            "setArrangedSubviews(",
            """
            private extension UIStackView {
                /// Arranges these of its subviews, in this order.
                func setArrangedSubviews(_ views: [UIView]) {
                    for (place, view) in views.enumerated() {
                        insertArrangedSubview(view, at: place)
                    }
                }
            }
            """
        ),
    ]
}
