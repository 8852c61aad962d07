package import StackCore

/// The result of comparing a document's layouts by the two solvers: the tree solver and the
/// constraint solver.
package enum TreePathComparison: Equatable {
    case declined
    case same
    /// A sentence about the first difference.
    case different(String)

    package init(
        _ document: Document, for request: LayoutRequest = .none, reusing cache: inout LayoutCache
    ) {
        guard let environment = LayoutEnvironment(document, for: request) else {
            self = .declined
            return
        }
        let quick = LayoutPass.run(document, in: environment, reusing: &cache)
        guard quick.method == .tree else {
            self = .declined
            return
        }
        var none = LayoutCache()
        none.takesTreePath = false
        let full = LayoutPass.run(document, in: environment, reusing: &none)
        self = quick.difference(from: full, of: document).map(Self.different) ?? .same
    }
}
