package import StackCore

/// `A B C equal width`: the attribute of each view equals that of the first.
package struct EqualAttribute: Hashable, Sendable {
    let views: [ViewReference]
    let attribute: LayoutAttribute

    /// Reads all the words behind `constrain`.
    package init(_ words: [Word]) throws(CommandError) {
        let last = words[words.count - 1]
        attribute = try LayoutAttribute(last.source)
        var views: [ViewReference] = []
        for word in words.dropLast(2) { views.append(try ViewReference(word.source)) }
        if views.count < 2 {
            throw CommandError(
                .syntax, "expected another view's name", at: words[words.count - 2].start)
        }
        self.views = views
    }

    /// Plans the constraints; refused where a name is none of the document's.
    package func constrain(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let first = try views[0].resolve(in: plan.document)
        for view in views.dropFirst() {
            try plan.constrain(
                Anchor(LayoutItem(try view.resolve(in: plan.document)), attribute), .equal,
                Anchor(LayoutItem(first), attribute),
                properties: PropertyList().installed(only: condition))
        }
    }
}
