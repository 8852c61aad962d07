/// A document's layout: a pure function of the document and its environment.
///
/// A round measures the content, makes the constraints and solves them. Margins inside safe areas
/// and the heights of wrapped text follow from frames, so rounds are repeated until they agree, which
/// UIKit does too: the second one is its second pass over multi-line labels
/// (docs/auto-layout-rules.md, "Labels on several lines").
package enum LayoutPass {
    /// Measures a view in place of the tables of `Measurement`, from the size that its text came out
    /// at in the round before; nil leaves the view to the tables.
    package typealias Measuring = (ViewID, Size?) -> ContentMeasure?

    package static func run(
        _ document: Document, in environment: LayoutEnvironment,
        measuring: Measuring? = nil
    ) -> Layout {
        var cache = LayoutCache()
        return run(document, in: environment, reusing: &cache, measuring: measuring)
    }

    /// The same layout, to the last bit, from what layouts before it have left to reuse: after an edit
    /// only the parts of the problem that it touched are solved again.
    package static func run(
        _ document: Document, in environment: LayoutEnvironment, reusing cache: inout LayoutCache,
        measuring: Measuring? = nil
    ) -> Layout {
        if measuring == nil, let layout = cache.layoutOfTree(document, in: environment) {
            return layout
        }
        let rounds = LayoutRounds(document, environment, measuring: measuring)
        let last = rounds.settle(.root, .fixed(environment.size), reusing: &cache)
        return Layout(
            last.round, last.problem, last.solved, last.frames,
            state: last.isSettled ? .whole : last.isComplete ? .restless : .incomplete)
    }

    /// `systemLayoutSizeFitting(_:)`: the view's size when only its own subtree takes part and each
    /// dimension of `target` is wished for at its priority
    /// (docs/auto-layout-rules.md, "Fitting sizes"). Changes nothing.
    ///
    /// Returns nil for a view that is not installed; incomplete is what `Layout.isComplete` says.
    package static func fittingSize(
        of view: ViewID, _ document: Document, in environment: LayoutEnvironment,
        target: Size = .zero, horizontal: Double = Priorities.fittingSize,
        vertical: Double = Priorities.fittingSize, until cancellation: Cancellation = .never,
        measuring: Measuring? = nil
    ) -> (size: Size, isComplete: Bool)? {
        let rounds = LayoutRounds(document, environment, measuring: measuring)
        guard rounds.resolved.views.contains(view), rounds.resolved.views[view] != nil else {
            return nil
        }
        let size = RootSize.fitting(target, horizontal: horizontal, vertical: vertical)
        var cache = LayoutCache(until: cancellation)
        let last = rounds.settle(view, size, reusing: &cache)
        return (last.solved.alignmentRect(of: view).size, last.isComplete)
    }
}

/// What a layout leaves for the next one of the same document: solved parts, found again by content.
/// It never changes a result.
package struct LayoutCache: Sendable {
    var solved: SolvedComponents
    var measured = MeasuredContent()
    /// What each layout made with it may cost; nil for what its views may.
    let budget: WorkBudget?
    /// Whether a document that is a tree of stacks is solved as one, without constraints being made: the
    /// same frames. Off where the two ways are compared.
    package var takesTreePath = true
    /// The last document's, where it was a tree of stacks.
    private var tree: TreePath?
    /// Why it was none.
    private var obstacle: TreeObstacle?

    /// - Parameter cancellation: when the layouts made with it are to end; they mean nothing then.
    package init(until cancellation: Cancellation = .never, budget: WorkBudget? = nil) {
        solved = SolvedComponents(until: cancellation)
        self.budget = budget
    }

    /// Nil where the document is no tree of stacks alone, or where that leaves something open.
    fileprivate mutating func layoutOfTree(
        _ document: Document, in environment: LayoutEnvironment
    ) -> Layout? {
        if !takesTreePath { return nil }
        if obstacle?.stands(in: document, environment) ?? false { return nil }
        obstacle = nil
        var path = tree.take()
        do { try path?.update(to: document, in: environment) } catch { path = nil }
        do throws(TreePathDeclined) {
            let path = if let path { path } else { try TreePath(document, in: environment) }
            tree = path
            return Layout(path, environment, until: solved.cancellation)
        } catch {
            obstacle = error.culprit.flatMap { TreeObstacle($0, document, environment) }
            return nil
        }
    }
}

extension LayoutPass {
    /// The first round's problem as plain linear constraints, for judges that know nothing of layout:
    /// every constraint but our tie-breaks, and for each variable whether it is a size.
    package static func lowered(
        _ document: Document, in environment: LayoutEnvironment
    ) -> (constraints: [LinearConstraint], isSize: [Bool]) {
        let rounds = LayoutRounds(document, environment)
        return rounds.firstProblem(.root, .fixed(environment.size)).lowered
    }
}

extension LayoutPass {
    /// The view or constraint for which a document is not solved as a tree, for whoever wants it to be; nil
    /// where it is one, or where nothing in it alone says why.
    package static func treeObstacle(
        _ document: Document, in environment: LayoutEnvironment
    ) -> ItemID? {
        do {
            _ = try TreePath(document, in: environment)
            return nil
        } catch {
            return error.culprit
        }
    }
}
