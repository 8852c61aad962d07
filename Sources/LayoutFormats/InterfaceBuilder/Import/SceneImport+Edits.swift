import StackCore

extension SceneImport {
    func viewEdits() -> [Edit] {
        var result: [Edit] = []
        var subviewCounts = [Int](repeating: 0, count: views.count)
        for view in views {
            result.append(
                .createView(
                    View(
                        id: view.id, name: view.name, kind: view.kind,
                        properties: view.properties.list)))
            guard let parent = view.parent, orders[parent] == nil else { continue }
            let index = subviewCounts[parent.raw]
            subviewCounts[parent.raw] += 1
            result.append(.insertSubview(view.id, in: parent, at: index))
            // In a file, a stack view arranges all its subviews. So `index` is the view's index
            // both among the subviews and among the arranged subviews.
            if view.isArranged { result.append(.insertArranged(view.id, in: parent, at: index)) }
        }
        return result + annotatedOrderEdits()
    }

    /// Returns the edits that give subviews the orders that the annotation (an XML comment) stores.
    /// These edits must come after the edits that create the views.
    private func annotatedOrderEdits() -> [Edit] {
        orders.sorted { $0.key < $1.key }.flatMap { parent, order in
            order.subviews.enumerated().map { .insertSubview($1, in: parent, at: $0) }
                + order.arranged.enumerated().map { .insertArranged($1, in: parent, at: $0) }
        }
    }

    func constraintEdits() -> [Edit] {
        constraints.map { constraint in
            .createConstraint(
                LayoutConstraint(
                    id: constraint.id, name: constraint.name, first: constraint.first,
                    relation: constraint.relation, second: constraint.second,
                    properties: constraint.properties.list))
        }
    }
}

extension SceneImport {
    /// Returns the edits that set the document's own properties, such as the canvas's device and
    /// the root view's position on the screen.
    mutating func documentEdits() -> [Edit] {
        let screen = SceneScreen(scene, facts: facts)
        var draft = PropertyDraft(.document)
        draft.set(.device, canvasDevice)
        draft.set(.orientation, facts.canvas.orientation.rawValue)
        draft.set(.traits, facts.canvas.traits?.spelling)
        draft.set(.toolsVersion, facts.toolsVersion)
        draft.set(.design, screen.design.map(Canvas.spelling))
        draft.set(.reachesTop, String(screen.reachesTop))
        draft.set(.reachesBottom, String(screen.reachesBottom))
        if !screen.hasSystemMargins {
            draft.set(.respectsSystemMinimumMargins, "false")
        }
        let bars = Insets(
            top: screen.additionalTop, leading: 0, bottom: screen.additionalBottom, trailing: 0)
        if bars != .zero { draft.set(.additionalSafeArea, PropertyValue.insets(bars).spelling) }
        draft.set(.missingFonts, missingFontsInUse?.spelling)
        let scale = ScreenInference(of: scene.view, facts).displayScale(otherwise: fileFonts.screen)
        draft.set(.displayScale, scale.map { PropertyValue.number($0).spelling })
        let padding = ButtonInference(of: scene.view, facts).padding(otherwise: fileFonts.buttons)
        draft.set(.buttonPadding, padding.map { PropertyValue.number($0).spelling })
        readBars(into: &draft)
        let tint = scene.view.tree.root.child("color", key: "tintColor")
        draft.set(.globalTint, tint.flatMap { ColorElement.spelling($0, facts.resources) })
        noteUnknownDevice()
        for value in annotation.values(of: nil) {
            draft.put(value.key, value.spelling, for: value.condition)
        }
        for refused in draft.refused {
            notes.add(scene.view.line, "\(scene.name): \(refused) is ignored")
        }
        return draft.list.entries.map {
            .setProperty(.document, $0.key, $0.condition, from: nil, to: $0.value)
        }
    }

    private func readBars(into draft: inout PropertyDraft) {
        let bars = scene.bars
        let content = BarContent(sources: bars.sources, resources: facts.resources)
        if let title = bars.navigationTitle {
            draft.set(.navigationTitle, title)
            draft.set(.titleView, content.titleView)
            draft.set(.largeTitle, String(bars.sources.hasLargeTitle))
            if bars.isInAppOnly { draft.set(.barInAppOnly, "true") }
            draft.set(.prompt, content.prompt)
            draft.set(.backTitle, content.backTitle)
            draft.set(.leftItems, items: content.leftItems)
            draft.set(.rightItems, items: content.rightItems)
            draft.set(.barColor, content.barColor)
            draft.set(.barTintColor, content.itemColor)
            draft.set(.barTitleColor, content.titleColor)
            draft.set(.barTitleFont, content.titleFont)
        }
        if !bars.tabTitles.isEmpty {
            draft.set(.tabTitles, TitleList.text(bars.tabTitles))
            draft.set(.tabImages, content.tabImages)
            // Without a value, the tab with the navigation bar's title is selected.
            let titled = bars.tabTitles.firstIndex { $0 == bars.navigationTitle } ?? 0
            if let selected = bars.sources.selectedTab, selected != titled {
                draft.set(.selectedTab, String(selected))
            }
        }
        if bars.hasToolbar {
            draft.set(.toolbarItems, BarItemList.text(content.toolbarItems))
        }
    }

    private mutating func noteUnknownDevice() {
        guard let device = facts.canvas.unknownDevice else { return }
        notes.addOnce(
            facts.canvas.line, "the device \(device) is not known; \(canvasDevice) is used instead"
        )
    }

    private var canvasDevice: String {
        facts.canvas.device ?? Canvas.spelling(facts.canvas.size)
    }
}
