/// Where the views inside a view stand in its element.
extension SourceElement {
    /// The elements of the views directly inside, in the order of the file, back to front.
    ///
    /// Besides `<subviews>` these are cells, the headers and footers of tables and collections, and
    /// the content views of cells and effects.
    var viewElements: [SourceElement] {
        children.flatMap { child -> [SourceElement] in
            switch child.name {
            case "subviews", "prototypes", "cells": Array(child.children)
            case "sections": child.children.flatMap { $0.children(in: "cells") }
            default: Self.viewRoles.contains(child["key"] ?? "") ? [child] : []
            }
        }
    }

    private static let viewRoles: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
        "sectionFooterView",
    ]

    /// Whether the view is placed by its autoresizing mask rather than by constraints.
    ///
    /// A view with a fixed frame has no constraints yet: Xcode makes them from the frame.
    var isPlacedByMask: Bool {
        self["translatesAutoresizingMaskIntoConstraints"] != "NO" || isYes("fixedFrame")
    }
}
