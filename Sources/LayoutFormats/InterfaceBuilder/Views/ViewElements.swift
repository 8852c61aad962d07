import StackCore

/// Where the views inside a view stand in its element.
extension XMLElement {
    /// The elements of the views directly inside, in the order of the file, back to front.
    ///
    /// Besides `<subviews>` these are cells, the headers and footers of tables and collections, and
    /// the content views of cells and effects.
    var viewElements: [XMLElement] {
        children.flatMap { child -> [XMLElement] in
            switch child.name {
            case "subviews", "prototypes", "cells": child.children
            case "sections": child.children.flatMap { $0.child("cells")?.children ?? [] }
            default: Self.viewRoles.contains(child["key"] ?? "") ? [child] : []
            }
        }
    }

    private static let viewRoles: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
        "sectionFooterView",
    ]

    /// The rectangle that Interface Builder stored for the view; sizes are never negative.
    var storedFrame: Rect? {
        guard let rect = child("rect", key: "frame") else { return nil }
        let numbers = ["x", "y", "width", "height"].compactMap { XMLNumber.parse(rect[$0]) }
        guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Whether the view is placed by its autoresizing mask rather than by constraints.
    ///
    /// A view with a fixed frame has no constraints yet: Xcode makes them from the frame.
    var isPlacedByMask: Bool {
        self["translatesAutoresizingMaskIntoConstraints"] != "NO" || isYes("fixedFrame")
    }
}
