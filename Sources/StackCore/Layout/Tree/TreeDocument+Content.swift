/// Measurement of the content of views.
extension TreeDocument {
    mutating func measure(
        _ at: Int, _ measurer: ContentMeasurer, _ measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        var measure = ContentMeasure(
            size: IntrinsicSize(
                width: nodes[at].natural(.horizontal), height: nodes[at].natural(.vertical)))
        if nodes[at].kind.hasContent {
            measure = measured.measure(ViewID(at), nil, hasBaselines: false, by: measurer)
            let wraps = measurer.wrapsText(ViewID(at))
            if wraps && sharesWidth(at) { throw TreeSolverUnsupported() }
            if wraps != nodes[at].isWrapping {
                // A view that no longer wraps is not supported, because it would have to be removed
                // from `wrapping`.
                if !wraps { throw TreeSolverUnsupported() }
                nodes[at].isWrapping = true
                wrapping.append(ViewID(at))
            }
            if wraps { unwrapped[at] = measure }
        }
        take(&measure, at)
        nodes[at].take(measure)
        let isRoot = at == ViewID.root.raw
        guard nodes[at].role == .container || isRoot else { return }
        if nodes[at].hasInsets { throw TreeSolverUnsupported() }
        if isRoot && (nodes[at].natural(.horizontal) ?? nodes[at].natural(.vertical)) != nil {
            throw TreeSolverUnsupported()
        }
    }

    /// Stores the alignment insets of a measurement, mirrored if the tree is the mirror image of
    /// the layout. If the content has no width or height, adds the designed one (`DesignedSizes`)
    /// to the measurement.
    private mutating func take(_ measure: inout ContentMeasure, _ at: Int) {
        if nodes[at].hasDetails, details(of: at).designed != .none {
            measure.designed = details(of: at).designed.inside(measure.alignmentInsets)
            measure.designedExtra = environment.designedExtra
        }
        let insets = measure.alignmentInsets
        setInsets(isMirrored ? insets.mirrored : insets, of: at)
    }

    /// Returns whether the view is a label or button that gets a share of the width of its
    /// horizontal stack on the canvas.
    private func sharesWidth(_ at: Int) -> Bool {
        guard environment.isCanvas, nodes[at].isArranged,
            nodes[at].kind == .label || nodes[at].kind == .button
        else { return false }
        let stack = nodes[at].parent
        return nodes[stack].axis == .horizontal && nodes[stack].distribution != .fillEqually
    }

    /// Measures a view again with the size that layout gave its text. Returns whether the content
    /// length changed along some axis.
    mutating func measure(
        again id: ViewID, textSize: Size, _ measurer: ContentMeasurer
    ) -> Bool {
        let before = nodes[id.raw]
        let whole = unwrapped[id.raw].flatMap {
            measurer.isUnwrapped(id, $0, in: textSize) ? $0 : nil
        }
        var measure =
            whole ?? measurer.measure(id, textSize: textSize, hasBaselines: false)
        take(&measure, id.raw)
        nodes[id.raw].setNatural(measure.length(.horizontal), measure.length(.vertical))
        return [Axis.horizontal, .vertical].contains {
            !LayoutRounds.near(before.natural($0), nodes[id.raw].natural($0))
        }
    }
}

extension Insets {
    /// The insets with left and right exchanged.
    fileprivate var mirrored: Insets {
        Insets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
}
