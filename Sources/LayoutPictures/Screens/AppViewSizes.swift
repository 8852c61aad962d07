import StackCore

/// The views of a document whose size in an app can differ from their size on Interface Builder's
/// canvas.
struct AppViewSizes {
    private let laidOut: LaidOutDocument
    private let resolved: ResolvedDocument
    /// The views that have a stored frame but no `autoresizing` property, except the root view. On
    /// the canvas, such a view has the size of its stored frame. In the app, its size can differ.
    private let views: [View]
    /// The activity indicators that are not animating. UIKit hides them in an app, so that a stack
    /// view gives them no space. On the canvas, they keep their space.
    private let stopped: [View]

    /// Returns nil if there are no such views, because all views then have the same size in the
    /// app.
    init?(_ laidOut: LaidOutDocument) {
        self.laidOut = laidOut
        views = laidOut.document.allViews.filter {
            $0.id != .root && $0.properties[.frame] != nil && $0.properties[.autoresizing] == nil
        }
        stopped = laidOut.document.allViews.filter {
            $0.kind == .activity && $0.properties.value(.animating) == false
        }
        if views.isEmpty && stopped.isEmpty { return nil }
        resolved = laidOut.resolved
    }

    /// A copy of the document that gives its views the sizes that they have in the app; nil if all
    /// views have the same sizes there.
    var document: Document? {
        var plan = EditPlan(laidOut.document)
        for view in views where isCollapsed(view) { plan.set(.frame, of: view, to: nil) }
        for view in stopped where isArranged(view) { plan.set(.hidden, of: view, to: .flag(true)) }
        let own = views.filter(mayHaveSizeOfClass)
        if let canvas = own.isEmpty ? nil : canvas {
            for view in own {
                guard let size = sizeOfClass(view, on: canvas) else { continue }
                plan.set(.intrinsic, of: view, to: .size(size))
            }
        }
        return plan.edits.isEmpty ? nil : plan.document
    }

    /// Whether an arranged view has a stored size. On the canvas, this size takes precedence over
    /// the content sizes of the stack's other views; in the app it does not.
    var hasStoredSizesInStacks: Bool { views.contains(where: isArranged) }

    private func isArranged(_ view: View) -> Bool {
        view.parent.map { resolved.isInstalled($0) && resolved[$0].stack != nil } ?? false
    }

    /// Returns whether a view is an arranged view of a stack view and hidden, so that it gets no
    /// space in the app. On the canvas, its stored size can make the stack view larger.
    private func isCollapsed(_ view: View) -> Bool {
        resolved.isInstalled(view.id) && resolved[view.id].isHidden && isArranged(view)
    }

    /// Returns whether the size of a view may come from the intrinsic content size of its custom
    /// class, because the view contains nothing and no intrinsic size is set.
    private func mayHaveSizeOfClass(_ view: View) -> Bool {
        view.kind == .view && view.properties[.customClass] != nil && view.subviews.isEmpty
            && view.properties[.intrinsic] == nil && !isArranged(view)
    }

    /// The document's layout on Interface Builder's canvas; nil if the document's device is
    /// unknown.
    private var canvas: Layout? {
        guard let environment = LayoutEnvironment(laidOut.document) else { return nil }
        return environment == laidOut.layout.environment
            ? laidOut.layout : LayoutPass.run(laidOut.document, in: environment)
    }

    /// Returns the width and height of the view's stored frame that differ by more than 1 point
    /// from the canvas layout, and so must come from the view's class. In the result, a width or
    /// height that does not differ is nil. Returns nil if neither differs.
    private func sizeOfClass(_ view: View, on canvas: Layout) -> IntrinsicSize? {
        guard let stored = view.properties.value(.frame), let frame = canvas.frame(of: view.id)
        else { return nil }
        let differs = { (a: Double, b: Double) in (a - b).magnitude > 1 }
        let size = IntrinsicSize(
            width: differs(stored.width, frame.width) ? stored.width : nil,
            height: differs(stored.height, frame.height) ? stored.height : nil)
        return size == .none ? nil : size
    }
}

extension EditPlan {
    /// Sets a property of a view. The callers only set values that the document accepts, so an
    /// error is a bug.
    fileprivate mutating func set(_ key: PropertyKey, of view: View, to value: PropertyValue?) {
        do { try setProperty(key, of: .view(view.id), to: value) } catch {
            assertionFailure("\(key.spelling) cannot be set: \(error)")
        }
    }
}
