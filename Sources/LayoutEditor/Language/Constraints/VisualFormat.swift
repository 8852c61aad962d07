import StackCore

/// A format string in Apple's Visual Format Language: `H:|-[title]-8-[field(>=100@750)]-|`.
package struct VisualFormat: Hashable, Sendable {
    let axis: Axis
    /// The gap between the superview's edge and the first view; nil if the format does not start
    /// with `|`.
    let leading: Gap?
    let views: [BoxedView]
    /// The gaps between adjacent views, one per pair.
    let gaps: [Gap]
    let trailing: Gap?

    struct BoxedView: Hashable, Sendable {
        let view: ViewReference
        let sizes: [Predicate]
    }

    /// The distance between two adjacent views, or between a view and the superview's edge.
    enum Gap: Hashable, Sendable {
        /// No gap: the views touch.
        case none
        /// `-`: 8 points between views, or the margin at the superview's edge.
        case standard
        case predicates([Predicate])
    }

    /// A condition on a gap or a size, such as `>=100@750` or `==other`.
    struct Predicate: Hashable, Sendable {
        let relation: Relation
        let object: Object
        let priority: Double?
    }

    enum Object: Hashable, Sendable {
        case points(Double)
        case view(ViewReference)
    }
}

extension Cursor {
    /// Whether a visual format, such as `H:|-[title]`, starts at the cursor. If false, the text is
    /// read as an equation.
    package var startsVisualFormat: Bool {
        var copy = self
        if copy.skip("H:") || copy.skip("V:") { copy.skipSpaces() }
        return copy.next == "|" || copy.next == "["
    }

    /// Parses a complete visual format. Throws an error with the position of the first wrong
    /// character.
    package mutating func visualFormat() throws(CommandError) -> VisualFormat {
        let axis: Axis = skip("V:") ? .vertical : .horizontal
        _ = skip("H:")
        skipSpaces()
        let leading = skip("|") ? try gap(between: .points) : nil
        var views = [try boxedView()]
        var gaps: [VisualFormat.Gap] = []
        var trailing: VisualFormat.Gap?
        while !isAtEnd {
            let gap = try gap(between: .points)
            skipSpaces()
            if skip("|") {
                trailing = gap
                break
            }
            gaps.append(gap)
            views.append(try boxedView())
        }
        skipSpaces()
        guard isAtEnd else { throw expected("the end of the format") }
        return VisualFormat(
            axis: axis, leading: leading, views: views, gaps: gaps, trailing: trailing)
    }

    private mutating func boxedView() throws(CommandError) -> VisualFormat.BoxedView {
        skipSpaces()
        guard skip("[") else { throw expected("[view]") }
        let name = name()
        guard Name.isValid(name.text) else { throw expected("a view's name") }
        let sizes = next == "(" ? try predicateList(.pointsOrViews) : []
        guard skip("]") else { throw expected(sizes.isEmpty ? "( or ]" : "]") }
        return VisualFormat.BoxedView(view: try ViewReference(name), sizes: sizes)
    }

    /// The values that a predicate can contain: numbers of points (for a gap), or numbers and names
    /// of views (for a size, which can equal that of another view).
    private enum Objects { case points, pointsOrViews }

    private mutating func gap(between objects: Objects) throws(CommandError) -> VisualFormat.Gap {
        skipSpaces()
        guard skip("-") else { return .none }
        skipSpaces()
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try predicateList(objects) : [try predicate(objects)]
        skipSpaces()
        guard skip("-") else { throw expected("-") }
        return .predicates(predicates)
    }

    /// Parses a list of conditions such as `(>=8@750,<=20)`.
    private mutating func predicateList(
        _ objects: Objects
    ) throws(CommandError) -> [VisualFormat.Predicate] {
        _ = skip("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate(objects)) } while skip(",")
        guard skip(")") else { throw expected(", or )") }
        return predicates
    }

    private mutating func predicate(
        _ objects: Objects
    ) throws(CommandError) -> VisualFormat.Predicate {
        skipSpaces()
        let relation = next == "=" || next == "<" || next == ">" ? try relation() : .equal
        skipSpaces()
        let object = try object(objects)
        skipSpaces()
        let priority = skip("@") ? try priority() : nil
        skipSpaces()
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func object(_ objects: Objects) throws(CommandError) -> VisualFormat.Object {
        if objects == .pointsOrViews, startsName { return .view(try ViewReference(name())) }
        guard startsNumber || next == "-" || next == "+" else {
            throw expected(objects == .points ? "a number" : "a number or a view's name")
        }
        return .points(try number())
    }
}
