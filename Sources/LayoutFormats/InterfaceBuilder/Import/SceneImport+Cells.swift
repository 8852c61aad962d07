import StackCore

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
