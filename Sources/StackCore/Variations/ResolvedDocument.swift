/// A document under certain traits: which views and constraints take part, and every value in force.
package struct ResolvedDocument: Sendable {
    package let document: Document
    package let traits: SizeClasses
    /// nil where the view, or one it stands in, is not installed.
    package private(set) var views: PerView<ResolvedView?>
    /// The installed views, parents first, in z-order.
    package private(set) var order: [ViewID] = []

    /// `direction` is that of views that do not set their own.
    package init(_ document: Document, traits: SizeClasses, direction: LayoutDirection) {
        self.document = document
        self.traits = traits
        views = PerView(ViewPlaces(document), repeating: nil)
        var pending = [ViewID.root]
        while let id = pending.popLast() {
            guard isInstalled(id) || id == .root else { continue }
            order.append(id)
            views[id] = resolve(document[id], direction)
            pending.append(contentsOf: document[id].subviews.reversed())
        }
        for id in order { linkChildren(of: id) }
    }

    package subscript(_ id: ViewID) -> ResolvedView { views[id]! }

    /// The value in force, or the default.
    package func value(_ key: PropertyKey, of id: ViewID) -> PropertyValue? {
        let view = document[id]
        return view.properties.inForce(key, under: traits)?.value
            ?? key.defaultValue(for: view.kind)
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
    private func resolve(_ view: View, _ direction: LayoutDirection) -> ResolvedView {
        let id = view.id
        return ResolvedView(
            id: id, kind: view.kind, parent: view.parent,
            isHidden: flag(.hidden, id),
            hugging: .init(
                horizontal: number(.huggingHorizontal, id), vertical: number(.huggingVertical, id)),
            compression: .init(
                horizontal: number(.compressionHorizontal, id),
                vertical: number(.compressionVertical, id)),
            margins: insets(.margins, id),
            preservesSuperviewMargins: flag(.preservesSuperviewMargins, id),
            insetsMarginsFromSafeArea: flag(.insetsMarginsFromSafeArea, id),
            followsReadableWidth: flag(.followsReadableWidth, id),
            direction: self.direction(id) ?? direction,
            intrinsic: intrinsic(id),
            autoresizing: mask(id), designedFrame: designedFrame(id),
            spacingAfter: spacing(.spacingAfter, id),
            stack: view.kind == .stack ? stackSettings(id) : nil)
    }

    private func stackSettings(_ id: ViewID) -> StackSettings {
        var settings = StackSettings(
            axis: .horizontal, distribution: .fill, alignment: .fill, spacing: .points(0),
            baselineRelative: flag(.baselineRelative, id),
            marginsRelative: flag(.marginsRelative, id))
        if case .axis(let value)? = value(.axis, of: id) { settings.axis = value }
        if case .distribution(let value)? = value(.distribution, of: id) {
            settings.distribution = value
        }
        if case .alignment(let value)? = value(.alignment, of: id) { settings.alignment = value }
        if let value = spacing(.spacing, id) { settings.spacing = value }
        return settings
    }

    private func flag(_ key: PropertyKey, _ id: ViewID) -> Bool {
        value(key, of: id) == .flag(true)
    }

    private func number(_ key: PropertyKey, _ id: ViewID) -> Double {
        if case .number(let value)? = value(key, of: id) { value } else { 0 }
    }

    private func insets(_ key: PropertyKey, _ id: ViewID) -> Insets {
        if case .insets(let value)? = value(key, of: id) { value } else { .zero }
    }

    private func spacing(_ key: PropertyKey, _ id: ViewID) -> Spacing? {
        if case .spacing(let value)? = value(key, of: id) { value } else { nil }
    }

    private func direction(_ id: ViewID) -> LayoutDirection? {
        if case .direction(let value)? = value(.direction, of: id) { value } else { nil }
    }

    private func intrinsic(_ id: ViewID) -> IntrinsicSize? {
        if case .size(let value)? = value(.intrinsic, of: id) { value } else { nil }
    }

    private func mask(_ id: ViewID) -> AutoresizingMask? {
        if case .mask(let value)? = value(.autoresizing, of: id) { value } else { nil }
    }

    private func designedFrame(_ id: ViewID) -> Rect? {
        if case .rect(let value)? = value(.frame, of: id) { value } else { nil }
    }
}
