import StackCore

/// Updates the stored frames of a file after a side was chosen for some of its conflicts
/// (docs/merging.md, "Marks").
enum DecidedFrames {
    /// Writes the frames of the changed scenes of a file.
    ///
    /// If the solver's frame of a view differs between `old` and `new`, the difference is added to
    /// the view's stored frame. So if Xcode's frame deviates from the solver's, the deviation is
    /// preserved.
    ///
    /// - Parameters:
    ///   - new: the file after the decision, as it was read again
    ///   - old: the file before the decision
    ///   - fonts: the fonts of the app to which the file belongs; its texts are measured with them
    /// - Returns: the problems of these scenes that the decision caused, such as contradicting
    ///   constraints, as sentences
    static func write(
        in new: SourceTree, since old: SourceTree, fonts: AppFonts,
        until cancellation: Cancellation
    ) -> [String] {
        guard let before = SolvableVersion(old.root, fonts: fonts),
            let after = SolvableVersion(new.root, fonts: fonts)
        else { return [] }
        var troubles: [String] = []
        for scene in SceneList.scenes(of: new.root, facts: after.facts) {
            guard let id = scene.view["id"], let previous = before[id],
                !scene.isSame(as: previous),
                let first = SceneSolution(previous, in: before, until: cancellation),
                let second = SceneSolution(scene, in: after, until: cancellation)
            else { continue }
            troubles += SceneTrouble.words(second.troubles(besides: [first]))
                .map { scene.name + ": " + $0 }
            for view in Array(scene.view.subtree) {
                guard let id = view["id"], let stored = view.storedFrame,
                    let from = first.frames[id], let to = second.frames[id], !from.isNear(to)
                else { continue }
                FrameElement.write(stored.moved(from: from, to: to), to: view)
            }
        }
        return troubles
    }
}

extension Rect {
    fileprivate func moved(from: Rect, to: Rect) -> Rect {
        func moved(_ side: KeyPath<Rect, Double>) -> Double {
            let value = self[keyPath: side] + to[keyPath: side] - from[keyPath: side]
            // A rounding error can move the sum off a whole pixel. Multiples of 1/6 point include
            // the pixels at scales 2 and 3.
            let pixel = (value * 6).rounded() / 6
            return (pixel - value).magnitude < 1e-6 ? pixel : value
        }
        return Rect(
            x: moved(\.x), y: moved(\.y), width: max(0, moved(\.width)),
            height: max(0, moved(\.height)))
    }
}
