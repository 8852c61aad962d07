package import StackCore

/// A document on a screen with its layout and cache, as in a session. Only this type runs
/// layout passes here.
package struct EditedScreen {
    /// A change: edits of the document, or a different screen width.
    package enum Step {
        case edits([Edit])
        case width(Double)
    }

    package private(set) var document: Document
    package private(set) var environment: LayoutEnvironment
    package private(set) var layout: Layout?
    private var cache = LayoutCache()

    /// Creates the screen without a layout.
    package init?(_ document: Document, size: Size) {
        guard var environment = LayoutEnvironment(document) else { return nil }
        environment.size = size
        environment.safeArea = .zero
        self.init(document, in: environment)
    }

    /// Creates the screen without a layout.
    package init(_ document: Document, in environment: LayoutEnvironment) {
        (self.document, self.environment) = (document, environment)
    }

    /// Applies a change, solves the layout, and reads every frame.
    ///
    /// - Returns: the sum of the frames' numbers, so that the compiler cannot remove the reading
    package mutating func make(_ step: Step) throws(EditMismatch) -> Double {
        switch step {
        case .edits(let edits): for edit in edits { try document.apply(edit) }
        case .width(let width): environment.size.width = width
        }
        return solve()
    }

    /// Solves the layout and reads every frame.
    package mutating func solve() -> Double {
        let layout = LayoutPass.run(document, in: environment, reusing: &cache)
        self.layout = layout
        var sum = 0.0
        for frame in layout.frames.elements {
            guard let frame else { continue }
            sum += frame.x + frame.y + frame.width + frame.height
        }
        return sum
    }
}
