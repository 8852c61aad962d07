/// A document as it is in given size classes: the installed views, the active constraints, and the
/// property values that are in force.
package struct ResolvedDocument: Sendable {
    /// The document with all its values, including those that are not in force.
    package private(set) var document: Document
    let traits: SizeClasses
    /// The resolved views; nil if the view or one of its superviews is not installed.
    package private(set) var views: PerView<ResolvedView?>
    /// The installed views in z-order, parents first.
    package private(set) var order: [ViewID] = []
    /// The layout direction of views that set no direction of their own.
    private let direction: LayoutDirection

    /// Resolves all views. `direction` is the layout direction of views that set none.
    package init(_ document: Document, traits: SizeClasses, direction: LayoutDirection) {
        self.document = document
        self.traits = traits
        self.direction = direction
        views = PerView(ViewPlaces(document), repeating: nil)
        var pending = [ViewID.root]
        while let id = pending.popLast() {
            guard isInstalled(id) || id == .root else { continue }
            order.append(id)
            views[id] = resolve(document[id])
            pending.append(contentsOf: document[id].subviews.reversed())
        }
        assert(order.count <= document.viewCount, "a view is in the hierarchy twice")
        for id in order { linkChildren(of: id) }
    }

    /// Resolves the root only, for callers that need no other view.
    init(rootOf document: Document, traits: SizeClasses, direction: LayoutDirection) {
        self.document = document
        self.traits = traits
        self.direction = direction
        views = PerView(ViewPlaces(document), repeating: nil)
        order = [.root]
        views[.root] = resolve(document[.root])
    }

    /// Returns an installed view, one of those in `order`. Traps if the view is not installed.
    package subscript(_ id: ViewID) -> ResolvedView {
        // Yields the view without a copy, because most callers read one field of it.
        _read {
            precondition(views[id] != nil, "view \(id.raw) is not installed")
            yield views[id]!
        }
    }

    /// Returns the autoresizing mask that determines a view's frame in an app. Returns nil if the
    /// view has no mask, or if a stack arranges the view and so disables its mask.
    package func placingMask(of id: ViewID) -> AutoresizingMask? {
        isArranged(id) ? nil : self[id].autoresizing
    }

    /// Returns whether a stack arranges the view.
    func isArranged(_ id: ViewID) -> Bool {
        self[id].parent.map { self[$0].arranged.contains(id) } ?? false
    }

    /// Returns the property's value for a view in these size classes, or the default.
    package func value<Value>(_ property: Property<Value>, of id: ViewID) -> Value? {
        values(of: id)[property]
    }

    /// Returns the values of all properties of a view in these size classes. Reading several values
    /// from the result is faster than calling `value(_:of:)` for each.
    package func values(of id: ViewID) -> ValuesInForce {
        document.views.read(id.raw) {
            ValuesInForce(
                properties: $0.pointee.properties, kind: $0.pointee.kind, traits: traits)
        }
    }

    private func isInstalled(_ id: ViewID) -> Bool {
        document[id].properties.inForce(.installed, under: traits)?.value != .flag(false)
    }

    private mutating func linkChildren(of id: ViewID) {
        views[id]!.subviews = document[id].subviews.filter { views[$0] != nil }
        views[id]!.arranged = document[id].arrangedSubviews.filter { views[$0] != nil }
    }
}

extension ResolvedDocument {
    private func resolve(_ view: View) -> ResolvedView {
        let id = view.id
        return ResolvedView(
            id: id, kind: view.kind, parent: view.parent,
            isHidden: flag(.hidden, id),
            hugging: .init(
                horizontal: number(.huggingHorizontal, id), vertical: number(.huggingVertical, id)),
            compression: .init(
                horizontal: number(.compressionHorizontal, id),
                vertical: number(.compressionVertical, id)),
            margins: value(.margins, of: id) ?? .zero,
            preservesSuperviewMargins: flag(.preservesSuperviewMargins, id),
            insetsMarginsFromSafeArea: flag(.insetsMarginsFromSafeArea, id),
            followsReadableWidth: flag(.followsReadableWidth, id),
            direction: value(.direction, of: id) ?? direction,
            intrinsic: value(.intrinsic, of: id),
            autoresizing: value(.autoresizing, of: id), designedFrame: value(.frame, of: id),
            spacingAfter: value(.spacingAfter, of: id), style: value(.style, of: id),
            stack: view.kind == .stack ? stackSettings(id) : nil)
    }

    private func stackSettings(_ id: ViewID) -> StackSettings {
        StackSettings(
            axis: value(.axis, of: id) ?? .horizontal,
            distribution: value(.distribution, of: id) ?? .fill,
            alignment: value(.alignment, of: id) ?? .fill,
            spacing: value(.spacing, of: id) ?? .points(0),
            baselineRelative: flag(.baselineRelative, id),
            marginsRelative: flag(.marginsRelative, id))
    }

    private func flag(_ property: Property<Bool>, _ id: ViewID) -> Bool {
        value(property, of: id) ?? false
    }

    private func number(_ property: Property<Double>, _ id: ViewID) -> Double {
        value(property, of: id) ?? 0
    }
}

/// The values of a view's properties under given size classes.
package struct ValuesInForce {
    fileprivate let properties: PropertyList
    fileprivate let kind: ViewKind
    fileprivate let traits: SizeClasses

    /// The value of the property for this view; the default if none is set.
    package subscript<Value>(property: Property<Value>) -> Value? {
        let key = property.key
        return property.value(
            in: properties.inForce(key, under: traits)?.value
                ?? key.defaultValue(for: .view(kind)))
    }
}
