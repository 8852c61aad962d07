// Reading methods for programs that use the library. The other modules read `View` instead.

extension Document {
    /// All views: superviews before their subviews, and siblings from back to front.
    public var viewIDs: [ViewID] { subtree() }

    /// Returns the view with this name; nil if there is none.
    public func viewID(named name: String) -> ViewID? { view(named: name)?.id }

    /// Returns the view's name, unique among the views and constraints of the document; nil if the
    /// view does not exist.
    public func name(of view: ViewID) -> String? { self.view(view)?.name }

    /// Returns the view's kind; nil if the view does not exist.
    public func kind(of view: ViewID) -> ViewKind? { self.view(view)?.kind }

    /// Returns the view's superview; nil for the root, and if the view does not exist.
    public func superview(of view: ViewID) -> ViewID? { self.view(view)?.parent }

    /// Returns the view's subviews from back to front; empty if the view does not exist.
    public func subviews(of view: ViewID) -> [ViewID] { self.view(view)?.subviews ?? [] }

    /// Returns the views that a stack arranges, in its order, which may differ from the order of
    /// the subviews. Empty if the view is not a stack.
    public func arrangedSubviews(of view: ViewID) -> [ViewID] {
        self.view(view)?.arrangedSubviews ?? []
    }

    /// Returns the value set on a view, in the spelling of the command `set`; nil if none is set.
    ///
    /// - Parameters:
    ///   - property: The name in the command language, such as `axis`.
    ///   - condition: The size classes for which the value is set.
    public func value(
        _ property: String, of view: ViewID, for condition: SizeClasses = .base
    ) -> String? {
        value(property, of: .view(view), condition)
    }

    /// Returns the value set on the document itself, such as its `device`; nil if none is set.
    public func value(_ property: String) -> String? { value(property, of: .document, .base) }

    private func value(_ property: String, of item: ItemID, _ condition: SizeClasses) -> String? {
        PropertyKey(spelling: property).flatMap { properties(of: item)?[$0, condition]?.spelling }
    }
}
