import StackCore

/// The margins that UIKit gives table view cells and their content views.
///
/// Measured on constraints to margins in the corpus: 62 content views of Xcode 8 to 15.
struct CellMargins {
    let cell: Insets
    let content: Insets

    /// - Parameters:
    ///   - width: the cell's, in points
    ///   - hasAccessory: whether an accessory makes the content view narrower than the cell
    init(width: Double, hasAccessory: Bool, facts: FileFacts) {
        // Up to Xcode 8 a cell's content has the margins of any view.
        guard facts.toolsMajor >= 13_000 else {
            cell = Insets(all: 8)
            content = Insets(all: 8)
            return
        }
        let narrow: Double = Self.isNarrowAt15(facts) ? 15 : 16
        // 385 points are narrow, 400 are wide; root views change at 414.
        let side = width < 400 ? narrow : 20
        cell = Insets(top: 8, leading: side, bottom: 8, trailing: side)
        // 15 above and below in Xcode 26 (3 cells of 1 document).
        let above: Double = facts.toolsMajor < 24_100 ? 11 : 15
        content = Insets(
            top: above, leading: side, bottom: above, trailing: hasAccessory ? 8 : side)
    }

    /// Xcode 9 and the first of 11 (7 cells of 5 documents); 10.2 between them had 16 (4 of 2). The
    /// cells of xibs kept 15 up to Xcode 12 (2 of 2), those in tables not (1 of 1).
    private static func isNarrowAt15(_ facts: FileFacts) -> Bool {
        let old = [13_000..<14_400, 14_800..<(facts.isXIB ? 17_000 : 15_500)]
        return old.contains { $0.contains(facts.toolsMajor) }
    }
}

extension SceneImport {
    /// Gives table view cells and their content views the margins that UIKit gives them, where the
    /// file has none of their own.
    mutating func readCellMargins() {
        for content in views where content.element["key"] == "contentView" {
            guard let parent = content.parent, views[parent.raw].element.name == "tableViewCell",
                let frame = views[parent.raw].element.storedFrame
            else { continue }
            let contentWidth = content.element.storedFrame?.width ?? frame.width
            let margins = CellMargins(
                width: frame.width, hasAccessory: contentWidth < frame.width, facts: facts)
            setMargins(margins.cell, of: parent)
            setMargins(margins.content, of: content.id)
        }
    }

    private mutating func setMargins(_ margins: Insets, of id: ViewID) {
        guard views[id.raw].properties.list[.margins] == nil else { return }
        views[id.raw].properties.set(.margins, PropertyValue.insets(margins).spelling)
    }
}
