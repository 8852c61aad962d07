import StackCore

/// The ambiguous views of a layout, except those whose verification is switched off in Interface
/// Builder.
struct VerifiedViews {
    private let visibleLayout: VisibleLayout
    /// The undetermined positions and sizes that are not reported (*excused*). Either Interface
    /// Builder's verification is switched off for them, or a constraint connects them with an
    /// excused position or size of a neighbouring view.
    private var excused: Set<BoxAnchor> = []

    /// The ambiguous views in document order, without those whose undetermined positions and sizes
    /// are all excused.
    private(set) var views: [AmbiguousView] = []

    init(of open: [AmbiguousView], in visibleLayout: VisibleLayout) {
        self.visibleLayout = visibleLayout
        if open.isEmpty { return }
        if !visibleLayout.document.allViews.contains(where: {
            $0.properties[.verifyAmbiguity] != nil
        }) {
            views = open
            return
        }
        for view in open {
            excused.formUnion(view.openLengths.filter { !isVerified($0) })
        }
        spread(to: Set(open.flatMap(\.openLengths)))
        views = open.filter {
            let lengths = $0.openLengths
            return lengths.isEmpty || !excused.isSuperset(of: lengths)
        }
    }

    /// Returns whether the view's undetermined positions and sizes along an axis are not all excused.
    func isVerified(_ view: AmbiguousView, along axis: Axis) -> Bool {
        let lengths = view.openLengths.filter { $0.attribute.axis == axis }
        return lengths.isEmpty || !excused.isSuperset(of: lengths)
    }

    /// Returns whether Interface Builder verifies a view's position or size, according to the
    /// settings of the view and of the stack that arranges it. The stack's setting counts because
    /// the stack determines the positions of its arranged views.
    private func isVerified(_ length: BoxAnchor) -> Bool {
        let view = length.box.owner
        return [view, visibleLayout.document.arrangingStack(of: view)].allSatisfy { id in
            switch id.flatMap({ visibleLayout.document[$0].properties.value(.verifyAmbiguity) }) {
            case nil: true
            case .off?: false
            case .ignoreSizes?: !length.attribute.isSize
            }
        }
    }

    /// Extends `excused` to neighbouring views. If a constraint connects an excused position or size
    /// of one view with an undetermined position or size of another view, the second one is excused
    /// too. Constraints between a view and its ancestor do not count. Repeats this until `excused`
    /// stops growing.
    private mutating func spread(to open: Set<BoxAnchor>) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for constraint in visibleLayout.visible.constraints {
                guard let second = constraint.second else { continue }
                for (from, to) in [(constraint.first, second), (second, constraint.first)] {
                    let length = BoxAnchor(.view(to.box.owner), to.attribute.length)
                    guard areBeside(from.box.owner, to.box.owner), isExcused(from),
                        open.contains(length), excused.insert(length).inserted
                    else { continue }
                    isGrowing = true
                }
            }
        }
    }

    private func isExcused(_ anchor: BoxAnchor) -> Bool {
        let view = Box.view(anchor.box.owner)
        let axis = anchor.attribute.axis
        let size = BoxAnchor(view, axis.size)
        if anchor.attribute.isSize { return excused.contains(size) }
        return excused.contains(size) || excused.contains(BoxAnchor(view, anchor.attribute.length))
    }

    private func areBeside(_ a: ViewID, _ b: ViewID) -> Bool {
        !visibleLayout.document.isAncestor(a, of: b) && !visibleLayout.document.isAncestor(b, of: a)
    }
}

extension VisibleLayout {
    /// Returns whether the view's setting "Ambiguity" in Interface Builder differs from "Always
    /// Verify".
    func leavesSizeUnverified(_ id: ViewID) -> Bool {
        document[id].properties[.verifyAmbiguity] != nil
    }
}

extension LayoutAttribute {
    /// The component of a frame on which the attribute depends: the attribute itself for a width or
    /// height, `leading` for a horizontal position, `top` for a vertical one.
    fileprivate var length: LayoutAttribute {
        isSize ? self : axis == .horizontal ? .leading : .top
    }
}
