/// A document as it is in given size classes: the installed views, the active constraints, and the
/// property values that are in force. It is a class, because every round of every layout refers to
/// it.
package final class ResolvedDocument: Sendable {
    /// The document with all its values, including those that are not in force.
    package let document: Document
    let traits: SizeClasses
    /// The resolved views; nil if the view or one of its superviews is not installed.
    package let views: PerView<ResolvedView?>
    /// The installed views in z-order, parents first.
    package let order: [ViewID]
    /// The layout direction of views that set no direction of their own.
    private let direction: LayoutDirection
    /// The document whose views this one shares; nil if it has its own.
    private let origin: ResolvedDocument?

    /// Resolves all views. `direction` is the layout direction of views that set none.
    package init(_ document: Document, traits: SizeClasses, direction: LayoutDirection) {
        self.document = document
        self.traits = traits
        self.direction = direction
        origin = nil
        var values = PerView(ViewPlaces(document), repeating: ValuesInForce?.none)
        var order: [ViewID] = []
        var pending = [ViewID.root]
        while let id = pending.popLast() {
            let view = document[id]
            let own = ValuesInForce(view, under: traits)
            guard own[.installed] != false || id == .root else { continue }
            order.append(id)
            values[id] = own
            pending.append(contentsOf: view.subviews.reversed())
        }
        assert(order.count <= document.viewCount, "a view is in the hierarchy twice")
        self.order = order
        views = values.map { id, own in
            own.map {
                ResolvedView(
                    document[id], $0, direction,
                    contentView: document.contentView(ofCell: id, under: traits)
                ) { values[$0] != nil }
            }
        }
    }

    /// Resolves a document that differs from another one only in texts (`views(withTextsOtherThan:)`).
    /// Resolved views have no texts, so both documents share them.
    init(_ document: Document, like other: ResolvedDocument) {
        self.document = document
        (traits, direction) = (other.traits, other.direction)
        (views, order) = (other.views, other.order)
        origin = other.origin ?? other
    }

    /// Whether a stack distributes its views proportionally, by lengths that depend on texts.
    var hasProportionalStack: Bool {
        order.contains { self[$0].stack?.distribution == .fillProportionally }
    }

    /// Returns whether both documents share their resolved views, because they were resolved alike
    /// and differ only in texts.
    func sharesViews(with other: ResolvedDocument) -> Bool {
        (origin ?? self) === (other.origin ?? other)
    }

    /// Resolves the root only, for callers that need no other view.
    init(rootOf document: Document, traits: SizeClasses, direction: LayoutDirection) {
        self.document = document
        self.traits = traits
        self.direction = direction
        origin = nil
        let root = document[.root]
        let resolved = ResolvedView(
            root, ValuesInForce(root, under: traits), direction,
            contentView: document.contentView(ofCell: .root, under: traits)
        ) { _ in false }
        order = [.root]
        views = PerView(ViewPlaces(document), repeating: ResolvedView?.none)
            .map { id, _ in id == .root ? resolved : nil }
    }

    /// Returns whether a view exists and is installed with all its superviews.
    package func isInstalled(_ id: ViewID) -> Bool { views.contains(id) && views[id] != nil }

    /// Returns an installed view, one of those in `order`. Traps if the view is not installed.
    package subscript(_ id: ViewID) -> ResolvedView {
        // Yields the view without retaining it, because most callers read one field of it.
        _read {
            let place = views.place(of: id)
            guard views.elements[place] != nil else {
                preconditionFailure("view \(id.raw) is not installed")
            }
            yield views.elements[place]!
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
        document.views.read(id.raw) { ValuesInForce($0.pointee, under: traits) }
    }
}

extension Document {
    /// Returns the content view of a cell: its first plain subview with a stored frame. Returns nil
    /// if there is none, or if the view is no cell.
    fileprivate func contentView(ofCell id: ViewID, under traits: SizeClasses) -> ViewID? {
        guard let cell = view(id), cell.kind == .cell else { return nil }
        return cell.subviews.first {
            views.read($0.raw) {
                $0.pointee.kind == .view
                    && $0.pointee.properties.inForce(.frame, under: traits) != nil
            }
        }
    }
}

/// The values of a view's properties under given size classes.
package struct ValuesInForce {
    private let properties: PropertyList
    private let kind: ViewKind
    private let traits: SizeClasses

    fileprivate init(_ view: View, under traits: SizeClasses) {
        (properties, kind, self.traits) = (view.properties, view.kind, traits)
    }

    /// The value of the property for this view; the default if none is set.
    package subscript<Value>(property: Property<Value>) -> Value? {
        let key = property.key
        return property.value(
            in: properties.inForce(key, under: traits)?.value
                ?? key.defaultValue(for: .view(kind)))
    }
}
