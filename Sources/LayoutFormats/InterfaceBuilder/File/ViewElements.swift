import StackCore

/// The elements of a view's subviews, and the view's autoresizing attributes.
extension SourceElement {
    /// The elements of the view's direct subviews, in file order, which is back to front.
    ///
    /// Besides `<subviews>` these are cells, headers and footers of tables and collections, and the
    /// content views of cells and effect views. An implied content view is replaced by its
    /// subviews.
    var viewElements: [SourceElement] {
        let implied = impliedContentView
        return children.flatMap { child -> [SourceElement] in
            switch child.name {
            case "subviews", "prototypes", "cells": Array(child.children)
            case "sections": child.children.flatMap { $0.children(in: "cells") }
            case _ where child == implied: child.viewElements
            default: Self.viewRoles.contains(child["key"] ?? "") ? [child] : []
            }
        }
    }

    /// The content view of a cell or an effect view that was created in a document without one; nil
    /// for any other view. In the document, the view itself contains the subviews. In a file, a
    /// content view must contain them, so an export adds one. An import recognizes this *implied*
    /// content view by its identifier, and leaves it out.
    var impliedContentView: SourceElement? {
        guard let part = Self.contentViewNames[name], let id = self["id"],
            let content = child(part, key: "contentView"),
            content["id"] == Self.impliedContentID(of: id)
        else { return nil }
        return content
    }

    /// The element that contains the view's subviews and its constraints to them: the implied
    /// content view if there is one, otherwise the view's own.
    var contentElement: SourceElement { impliedContentView ?? self }

    /// The element names of content views. The key is the element name of the cell or effect view
    /// that has the content view.
    static let contentViewNames = [
        "tableViewCell": "tableViewCellContentView",
        "collectionViewCell": "collectionViewCellContentView", "visualEffectView": "view",
    ]

    static func impliedContentID(of view: String) -> String {
        DerivedID.of("contentView", view, in: "")
    }

    /// Whether the element is the cell of a table or collection.
    var isCell: Bool { isNamed("tableViewCell") || isNamed("collectionViewCell") }

    /// The values of the `key` attribute that mark a child element as a view, although it is in no
    /// list of views.
    static let viewRoles: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
        "sectionFooterView",
    ]

    /// Whether the autoresizing mask, not constraints, positions the view.
    ///
    /// This includes a view with the attribute `fixedFrame`: it has no constraints yet, and Xcode
    /// derives some from its frame.
    var isPlacedByMask: Bool { translatesMask || isYes("fixedFrame") }

    /// Whether UIKit translates the view's autoresizing mask into constraints.
    var translatesMask: Bool { self["translatesAutoresizingMaskIntoConstraints"] != "NO" }
}

/// The `<rect key="frame">` of a view: its frame in its superview on Interface Builder's canvas.
enum FrameElement {
    /// Returns the view's stored frame in points; nil if it is missing, malformed or has a negative
    /// size.
    static func frame(of view: SourceElement) -> Rect? {
        guard let rect = view.child("rect", key: "frame") else { return nil }
        let numbers = sides.compactMap { XMLNumber.parse(rect[$0]) }
        guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    static func write(_ frame: Rect, to view: SourceElement) {
        let rect = view.child("rect", key: "frame") ?? view.tree.make("rect", [("key", "frame")])
        if rect.parent == nil { view.insert(rect, after: nil) }
        for (name, value) in zip(sides, [frame.x, frame.y, frame.width, frame.height]) {
            let old = XMLNumber.parse(rect[name])
            if let old, (old - value).magnitude < tolerance { continue }
            rect.set(name, XcodeNumber.spell(value))
        }
    }

    private static let sides = ["x", "y", "width", "height"]
    /// The tolerance in points. If a stored number differs from the new one by less, the stored one
    /// is kept, because Xcode rounds the last digits differently.
    private static let tolerance = 1e-6
}

extension SourceElement {
    /// The frame that Interface Builder stored for the view, in points; nil if it is missing or
    /// invalid.
    var storedFrame: Rect? { FrameElement.frame(of: self) }
}
