import StackCore

/// The helper types and functions that the classes of a generated file use.
struct SwiftHelpers {
    private let used: [Declaration]
    /// Whether only the code in the file of the declarations can use them.
    private let isPrivate: Bool

    init(_ units: [CodeUnit], isPrivate: Bool = true) {
        self.isPrivate = isPrivate
        let source = units.flatMap(\.declarations).map(\.source).joined()
        let unused = ["header", "footer"].filter { name in
            source.firstMatch(of: try! Regex("TableSection\\([^\n]*\\b\(name): \"")) == nil
        }
        used = Self.declarations.filter { source.contains($0.mark) }.map { declaration in
            guard declaration.mark == "TableSection(" else { return declaration }
            let text = unused.reduce(declaration.text) {
                $0.replacing("    var \($1): String?\n", with: "")
            }
            return Declaration(declaration.mark, text)
        }
    }

    var code: [[SwiftText]] {
        var blocks: [[Substring]] = []
        for declaration in used {
            let lines = declaration.text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines[0] == blocks.last?.first {
                // Two declarations that extend the same type share one extension.
                blocks[blocks.count - 1].removeLast()
                blocks[blocks.count - 1] += [""] + lines.dropFirst()
            } else {
                blocks.append(lines)
            }
        }
        return blocks.map { lines in
            SwiftText.lines(
                lines.map { line in
                    isPrivate
                        ? String(line)
                        : String(line).replacing(/(^private |fileprivate )/, with: "")
                })
        }
    }

    /// The modules that the used declarations import.
    var modules: [String] { used.flatMap(\.modules) }

    private struct Declaration {
        /// A text, such as the name of a function, by which code that uses the declaration is
        /// recognized.
        let mark: String
        let modules: [String]
        let text: String

        init(_ mark: String, _ text: String, modules: [String] = ["UIKit"]) {
            (self.mark, self.text, self.modules) = (mark, text, modules)
        }
    }

    private static let declarations: [Declaration] = [
        Declaration(
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
        Declaration(
            "emptyPicture(",
            """
            /// A substitute for a picture that the app does not have yet.
            private func emptyPicture(width: CGFloat, height: CGFloat) -> UIImage {
                let size = CGSize(width: width, height: height)
                return UIGraphicsImageRenderer(size: size).image { _ in }
            }
            """
        ),
        Declaration(
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
        Declaration(
            ".prioritized(",
            """
            extension NSLayoutConstraint {
                fileprivate func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
                    self.priority = priority
                    return self
                }
            }
            """
        ),
        Declaration(
            ".named(",
            """
            extension NSLayoutConstraint {
                fileprivate func named(_ identifier: String) -> NSLayoutConstraint {
                    self.identifier = identifier
                    return self
                }
            }
            """
        ),
        Declaration(
            "setSubviews(",
            """
            extension UIView {
                /// Makes these the subviews, back to front. Constraints of views that stay are kept.
                fileprivate func setSubviews(_ views: [UIView]) {
                    for view in subviews where !views.contains(view) {
                        view.removeFromSuperview()
                    }
                    views.forEach(addSubview)
                }
            }
            """
        ),
        Declaration(
            "setArrangedSubviews(",
            """
            extension UIStackView {
                /// Arranges these of its subviews, in this order.
                fileprivate func setArrangedSubviews(_ views: [UIView]) {
                    for (place, view) in views.enumerated() {
                        insertArrangedSubview(view, at: place)
                    }
                }
            }
            """
        ),
        Declaration(
            ".fittingSize(filling",
            """
            extension UIView {
                /// Returns the size that fits the constraints at the proposed width.
                fileprivate func fittingSize(filling proposal: ProposedViewSize) -> CGSize {
                    guard let width = proposal.width, width.isFinite else {
                        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                        return CGSize(width: proposal.width ?? size.width, height: size.height)
                    }
                    return systemLayoutSizeFitting(
                        CGSize(width: width, height: 0),
                        withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                }
            }
            """,
            modules: ["SwiftUI", "UIKit"]
        ),
        Declaration(
            ".fittingSize(in",
            """
            extension UIView {
                /// Returns the size that fits the constraints, in at most the proposed width.
                fileprivate func fittingSize(in proposal: ProposedViewSize) -> CGSize {
                    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    guard let width = proposal.width, width < size.width else { return size }
                    return systemLayoutSizeFitting(
                        CGSize(width: width, height: 0),
                        withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                }
            }
            """,
            modules: ["SwiftUI", "UIKit"]
        ),
        Declaration(
            ".setText(",
            """
            extension UILabel {
                /// Shows a text with the attributes of the text before it.
                fileprivate func setText(_ text: String) {
                    guard let old = attributedText, old.length > 0 else { return self.text = text }
                    attributedText = NSAttributedString(
                        string: text, attributes: old.attributes(at: 0, effectiveRange: nil))
                }
            }
            """,
            modules: ["UIKit"]
        ),
        Declaration(
            ".bind(",
            """
            extension UITextField {
                /// Shows a text, and changes it when the user edits the field.
                fileprivate func bind(_ text: Binding<String>) {
                    if self.text != text.wrappedValue { self.text = text.wrappedValue }
                    let action = UIAction(identifier: UIAction.Identifier("text")) { [weak self] _ in
                        text.wrappedValue = self?.text ?? ""
                    }
                    addAction(action, for: .editingChanged)
                }
            }
            """,
            modules: ["SwiftUI", "UIKit"]
        ),
        Declaration(
            ".widthShare(",
            """
            /// Proposes a share of the width to its content.
            private struct WidthShare: Layout {
                let share: CGFloat

                private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
                    ProposedViewSize(width: proposal.width.map { $0 * share }, height: proposal.height)
                }

                func sizeThatFits(
                    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) -> CGSize {
                    subviews[0].sizeThatFits(limited(proposal))
                }

                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {
                    subviews[0].place(at: bounds.origin, proposal: limited(proposal))
                }
            }

            extension View {
                fileprivate func widthShare(_ share: CGFloat) -> some View {
                    WidthShare(share: share) { self }
                }
            }
            """,
            modules: ["SwiftUI"]
        ),
    ]
}
