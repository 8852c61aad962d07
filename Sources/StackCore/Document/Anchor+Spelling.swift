extension Document {
    /// `title`, `view.safeArea`, `topLayoutGuide`: the item as commands name it.
    package func spelling(_ item: LayoutItem) -> String {
        let name = self[item.view].name
        return switch item.guide {
        case nil: name
        case .topLayoutGuide?, .bottomLayoutGuide?: item.guide!.rawValue
        case let guide?: name + "." + guide.rawValue
        }
    }

    /// `title.leading`: the anchor as commands name it.
    package func spelling(_ anchor: Anchor) -> String {
        spelling(anchor.item) + "." + anchor.attribute.rawValue
    }
}
