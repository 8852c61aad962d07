package import StackCore

/// One document laid out in both ways: as a tree, and by constraints.
package enum TreePathComparison: Equatable {
    case declined
    case same
    /// What differs, in a sentence.
    case different(String)

    package init(
        _ document: Document, for request: LayoutRequest = .none, reusing cache: inout LayoutCache
    ) {
        guard let environment = LayoutEnvironment(document, for: request) else {
            self = .declined
            return
        }
        let quick = LayoutPass.run(document, in: environment, reusing: &cache)
        guard quick.isTree else {
            self = .declined
            return
        }
        var none = LayoutCache()
        none.takesTreePath = false
        let full = LayoutPass.run(document, in: environment, reusing: &none)
        self = .same
        if quick.conflicts != full.conflicts {
            self = .different("there are \(full.conflicts.count) conflicts by constraints")
            return
        }
        for id in document.subtree() {
            let (a, b) = (quick.unroundedFrames[id], full.unroundedFrames[id])
            if !Self.isNear(a, b) {
                self = .different(
                    "\(document[id].name) is at \(Self.spell(a)) as a tree, by constraints at \(Self.spell(b))"
                )
                return
            }
            if quick.frames[id] != full.frames[id] {
                self = .different(
                    "\(document[id].name) is rounded to \(Self.spell(quick.frames[id])) as a tree, by constraints to \(Self.spell(full.frames[id]))"
                )
                return
            }
        }
    }

    private static func isNear(_ a: Rect?, _ b: Rect?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    private static func spell(_ rect: Rect?) -> String {
        guard let rect else { return "no place" }
        return "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
    }
}
