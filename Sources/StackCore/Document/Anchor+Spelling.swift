extension Document {
    /// `title`, `view.safeArea`, `topLayoutGuide`: the item as commands name it.
    package func spelling(_ item: LayoutItem) -> String {
        // A damaged journal may leave a constraint to a view that is gone.
        let name = view(item.view)?.name ?? ""
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
