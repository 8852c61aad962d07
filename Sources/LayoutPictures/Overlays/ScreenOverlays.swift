import StackCore

/// The overlays that are drawn over the picture of a screen or a blueprint.
struct ScreenOverlays {
    let laidOut: LaidOutDocument
    let resolved: ResolvedDocument
    let placed: [PlacedView]
    let palette: Palette
    /// The drawn lines of text, each with the index of its view in `placed`.
    let texts: [(view: Int, run: TextRun)]

    private var environment: LayoutEnvironment { laidOut.layout.environment }

    func draw(_ overlays: Set<Overlay>, in canvas: inout Canvas) {
        if overlays.contains(.frames) { drawFrames(in: &canvas) }
        if overlays.contains(.margins) { drawMargins(in: &canvas) }
        if overlays.contains(.baselines) { drawBaselines(in: &canvas) }
        if overlays.contains(.constraints) {
            ConstraintLines(self).draw(in: &canvas)
        }
        if overlays.contains(.conflicts) { drawConflicts(in: &canvas) }
        if overlays.contains(.names) { drawNames(in: &canvas) }
    }

    func kind(_ id: ViewID) -> ViewKind { laidOut.document[id].kind }

    private func drawFrames(in canvas: inout Canvas) {
        for view in placed {
            canvas.stroke(.rect(view.frame), OverlayInk.stroke(kind(view.id)), width: 0.75)
        }
    }

    /// Draws the safe area of the root if it is not zero, and the margins of stacks and of the root
    /// (`shownMargins`).
    func drawMargins(in canvas: inout Canvas) {
        for view in placed {
            let isMirrored = resolved[view.id].direction == .rtl
            if view.id == .root, environment.safeArea != .zero {
                canvas.stroke(
                    .rect(
                        view.frame.inset(by: environment.safeArea, isMirrored: isMirrored)
                            .millipoints), OverlayInk.safeArea, dashes: [6, 4])
            }
            guard let margins = shownMargins(view.id), margins != .zero else { continue }
            canvas.stroke(
                .rect(view.frame.inset(by: margins, isMirrored: isMirrored).millipoints),
                OverlayInk.guide, dashes: [3, 3])
        }
    }

    /// Returns the margins to draw for a view: the view's own margins if the view is a stack that
    /// arranges its views inside its margins; the margins of the environment if the view is the
    /// root view and not such a stack. Returns nil for all other views.
    private func shownMargins(_ id: ViewID) -> Insets? {
        if resolved[id].stack?.marginsRelative == true { return resolved[id].margins }
        return id == .root ? environment.rootMargins : nil
    }

    private func drawBaselines(in canvas: inout Canvas) {
        for (_, run) in texts {
            canvas.stroke(
                .path([
                    .move(run.x - 4, run.baseline),
                    .line(run.x + (run.width ?? 0) + 4, run.baseline),
                ]), OverlayInk.baseline, width: 0.75)
        }
    }

    /// Marks the views of dropped constraints in red, and ambiguous views and truncated texts in
    /// orange.
    private func drawConflicts(in canvas: inout Canvas) {
        let layout = laidOut.layout
        let broken = Set(
            layout.conflicts.flatMap { conflict in
                [conflict.dropped.first.box.owner, conflict.dropped.second?.box.owner]
                    .compactMap { $0 }
            })
        let open = Set(layout.ambiguous().views)
        for view in placed where view.id != .root || broken.contains(.root) {
            if broken.contains(view.id) {
                canvas.fill(.rect(view.frame), OverlayInk.conflict.opacity(0.12))
                canvas.stroke(.rect(view.frame), OverlayInk.conflict, width: 1.5)
            } else if open.contains(view.id) {
                canvas.stroke(.rect(view.frame), OverlayInk.ambiguous, width: 1.5, dashes: [4, 3])
            }
        }
        for (place, run) in texts where run.isTruncated && placed.indices.contains(place) {
            canvas.stroke(
                .rect(placed[place].frame), OverlayInk.ambiguous, width: 1, dashes: [1, 2])
        }
    }

    private func drawNames(in canvas: inout Canvas) {
        var tags = NameTags(palette)
        for (_, run) in texts { tags.avoid(run) }
        for view in placed.reversed() {
            tags.draw(
                laidOut.document[view.id].name, in: view.frame, OverlayInk.stroke(kind(view.id)),
                isOpaque: true, on: &canvas)
        }
    }
}
