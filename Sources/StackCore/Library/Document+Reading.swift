// What programs that use the library read of a document; ours read its views themselves.

extension Document {
    /// All views: superviews before what stands in them, subviews from back to front.
    public var viewIDs: [ViewID] { subtree() }

    /// The view of a name; nil where there is none.
    public func viewID(named name: String) -> ViewID? { view(named: name)?.id }

    /// The view's name, which no other view or constraint of the document has; nil where there is no
    /// such view.
    public func name(of view: ViewID) -> String? { self.view(view)?.name }

    /// What the view is; nil where there is no such view.
    public func kind(of view: ViewID) -> ViewKind? { self.view(view)?.kind }

    /// Nil for the root, and where there is no such view.
    public func superview(of view: ViewID) -> ViewID? { self.view(view)?.parent }

    /// From back to front; empty where there is no such view.
    public func subviews(of view: ViewID) -> [ViewID] { self.view(view)?.subviews ?? [] }

    /// In the order in which the stack arranges them, which may be another one than that of its
    /// subviews; empty for whatever is no stack.
    public func arrangedSubviews(of view: ViewID) -> [ViewID] {
        self.view(view)?.arrangedSubviews ?? []
    }

    /// What is set on a view, as the command `set` spells it; nil where nothing is.
    ///
    /// - Parameters:
    ///   - property: named as in the command language, such as `axis`
    ///   - condition: the size classes for which it is set
    public func value(
        _ property: String, of view: ViewID, for condition: SizeClasses = .base
    ) -> String? {
        value(property, of: .view(view), condition)
    }

    /// What is set on the document itself, such as `device`; nil where nothing is.
    public func value(_ property: String) -> String? { value(property, of: .document, .base) }

    private func value(_ property: String, of item: ItemID, _ condition: SizeClasses) -> String? {
        PropertyKey(spelling: property).flatMap { properties(of: item)?[$0, condition]?.spelling }
    }
}
