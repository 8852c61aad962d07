package import StackCore

/// A run of all enabled rules on a document, in all layouts of a matrix.
package struct DocumentCheck {
    private let document: Document
    /// The document as in the running app: without its placeholder constraints, which Xcode
    /// removes.
    private let app: Document
    private let notes: SourceNotes
    /// The layout in which the document was designed, with which some rules compare other layouts.
    private let design: DesignedLayout
    private let rules: CheckRules
    private let enabledRules: [Rule]
    private let places: [CheckedLayout]
    /// The expected layouts of the document in the snapshot; nil if there is no snapshot.
    private let expected: [ExpectedLayout]?
    private let cancellation: Cancellation
    private var merge = FindingMerge()
    /// For each of `places`, the findings in that layout. `mergeFound` merges and removes them.
    private var found: [[FoundInLayout]]
    /// `rejections` is the number of layouts in a row, up to the last one, that the tree solver did
    /// not make. `key` contains those values of the last layout's environment on which measurements
    /// depend; if they change, the tree solver is tried again.
    private var (key, rejections) = (MeasuringKey?.none, 0)
    private let widths = TextWidths()
    private var visible: [VisibleKey: VisibleViews] = [:]
    /// A version of the document that has the same views but other texts, prepared for the
    /// environment that is being checked. Preparing the document reuses its work. In the check of a
    /// translation, it is the document with its own texts. Nil if there is none.
    private var original: PreparedDocument?
    private var ofTraits: [VisibleKey: [Finding]] = [:]
    private var code: CodeDeterminedViews

    fileprivate struct VisibleKey: Hashable {
        let traits: SizeClasses
        let direction: LayoutDirection

        init(_ environment: LayoutEnvironment) {
            (traits, direction) = (environment.traits, environment.direction)
        }
    }

    /// The values of an environment on which the sizes of texts and other contents depend.
    private struct MeasuringKey: Hashable {
        let visible: VisibleKey
        let measurement: MeasurementTraits

        init(_ environment: LayoutEnvironment) {
            (visible, measurement) = (VisibleKey(environment), environment.measurement)
        }
    }

    /// - Parameter cancellation: stops the work when it is requested; the caller must then ignore
    ///   the result
    package static func run(
        _ document: Document, named name: String, notes: SourceNotes = .none,
        in matrix: CheckMatrix, rules: CheckRules = CheckRules(),
        languages: [DocumentLanguage] = [], until cancellation: Cancellation = .never
    ) -> CheckedDocument {
        let design = DesignedLayout(of: document, notes, until: cancellation)
        var cache = LayoutCache(until: cancellation, isForManyScreens: true)
        cache.findsVariants = !languages.isEmpty
        func check(_ places: [CheckedLayout]) -> DocumentCheck {
            DocumentCheck(
                document, notes, rules, design, until: cancellation, in: places,
                expected: matrix.expected?.layouts(of: name))
        }
        var own = check(
            matrix.environments(of: document, named: name, isContained: notes.isContained))
        // In a sweep, the final list of layouts is known only after the document was checked with
        // its own texts. So the versions are created later.
        var versions = matrix.sweep == nil ? own.versions(in: languages) : []
        own.checkLayouts(with: &versions, reusing: &cache)
        var checked = own.checked(named: name, in: matrix.sweep)
        if matrix.sweep != nil {
            let finer = matrix.environments(
                of: document, refining: checked, isContained: notes.isContained)
            if finer.count != checked.places.count {
                own = check(finer)
                own.checkLayouts(with: &versions, reusing: &cache)
                checked = own.checked(named: name, in: matrix.sweep)
            }
            versions = own.versions(in: languages)
            own.checkLayouts(with: &versions, isChecked: true, reusing: &cache)
        }
        var found = LanguageFindings(besides: checked)
        // The search for the causes of findings computes layouts that differ in one text only. They
        // reuse the rounds of earlier layouts.
        cache.keepsRounds = true
        for at in versions.indices where !cancellation.isRequested() {
            for finding in versions[at].findings(besides: &own, found, reusing: &cache) {
                found.add(finding, of: versions[at].language)
            }
        }
        checked.findings += found.findings
        checked.languages = languages.count
        return checked
    }

    /// Returns the versions of the document to check: one for each language, or two if the texts
    /// for iPads differ. A version is checked only in the layouts of its devices, and only by the
    /// rules whose findings a translation can cause.
    private func versions(in languages: [DocumentLanguage]) -> [LanguageVersion] {
        var notes = notes
        notes.sampleTexts = document.viewsWithSampleTexts
        notes.isOfLanguage = true
        let rules = rules.limited(to: DocumentLanguage.rules)
        var result: [LanguageVersion] = []
        for language in languages {
            let onPads = places.indices.filter {
                language.onPads != nil && places[$0].environment.screen.idiom == .pad
            }
            let others = places.indices.filter { !onPads.contains($0) }
            let versions = [
                (language.document, others), (language.onPads ?? language.document, onPads),
            ]
            for (document, numbers) in versions where !numbers.isEmpty {
                let check = DocumentCheck(
                    document, notes, rules, design, until: cancellation,
                    in: numbers.map { places[$0].reading(language.direction) })
                let twin = result.firstIndex {
                    $0.language.direction == language.direction && $0.numbers == numbers
                        && document.views(withTextsOtherThan: $0.check.document) == []
                }
                result.append(
                    LanguageVersion(
                        language: language, numbers: numbers, twin: twin, check: check))
            }
        }
        return result
    }

    /// The check of one translation: the document with the texts of a language, in the layouts of
    /// its devices.
    private struct LanguageVersion {
        let language: DocumentLanguage
        /// For each layout of this version, the index of the same layout in the check of the
        /// document with its own texts.
        let numbers: [Int]
        /// The index of the first version with the same texts, direction and layouts, whose findings
        /// are the same; nil if there is none before this one.
        let twin: Int?
        var check: DocumentCheck

        /// Returns the findings that the translation causes. These are the findings with the texts
        /// of the language that do not occur with the document's own texts, or have a smaller
        /// `Finding.extent` with them. A finding about a view in a cell counts only if the language
        /// changes the view's text, because code replaces the sample texts in cells.
        ///
        /// - Parameters:
        ///   - own: the check of the document with its own texts
        ///   - found: the findings with the document's own texts
        mutating func findings(
            besides own: inout DocumentCheck, _ found: LanguageFindings,
            reusing cache: inout LayoutCache
        ) -> [MergedFinding] {
            let (language, numbers) = (language, numbers)
            check.mergeFound {
                found.isKnown($0, of: language, at: numbers[$1])
            }
            return check.mergedFindings().filter { merged in
                merged.finding.views.allSatisfy {
                    !check.document.isInCell($0) || language.sources[$0] != nil
                } && check.goesBeyond(&own, merged, reusing: &cache)
            }.map { merged in
                var result = merged.inPlaces(numbers)
                let text = check.text(
                    behind: merged, of: language, besides: &own, reusing: &cache)
                result.translation = text.flatMap { language.sources[$0] }
                result.isAboutText = text.map(merged.finding.views.contains) ?? false
                return result
            }
        }
    }

    /// Returns the view whose translated text causes a finding; nil if no text is translated.
    ///
    /// Tries each translated view with its text in the document's own language, in the layout in
    /// which the finding is worst (`MergedFinding.worst`). Returns the first view with which the
    /// finding disappears, or else the view that reduces `Finding.extent` most. Views nearer to the
    /// finding's view are tried first, and among equally near ones those with wider texts.
    private mutating func text(
        behind merged: MergedFinding, of language: DocumentLanguage,
        besides own: inout DocumentCheck, reusing cache: inout LayoutCache
    ) -> ViewID? {
        let finding = merged.finding
        let place = places[merged.worst]
        let visibleLayout = visibleLayout(in: place.environment, reusing: &cache)
        var candidates = finding.views.filter { language.sources[$0] != nil }
        // If a truncated text would fit in the document's own language, its translation is the
        // cause. Most truncated texts are of this kind, and then no further layout has to be
        // computed.
        if finding.rule == .truncatedText, finding.axis == .horizontal, let id = candidates.first,
            let text = own.visibleViews(in: place.environment).texts[id],
            let room = finding.numbers.first(where: { $0.name == "room" })?.value,
            visibleLayout.width(of: text) <= room
        {
            return id
        }
        for outer in finding.views.first.map(document.ancestors) ?? []
        where candidates.count < Self.mostTrials {
            let inside = document.subtree(of: outer).filter {
                language.sources[$0] != nil && !candidates.contains($0)
            }
            let widths = inside.map { id -> Double in
                guard let text = visibleLayout.visible.texts[id] else { return 0 }
                return visibleLayout.width(of: text)
            }
            candidates += zip(inside, widths).sorted { $0.1 > $1.1 }.map(\.0)
        }
        if candidates.count < 2 { return candidates.first }
        var (best, least) = (candidates.first, finding.extent - Self.leastChange)
        for id in candidates.prefix(Self.mostTrials) where !cancellation.isRequested() {
            let extent = extent(
                of: finding, withOwnText: id, own, at: place, reusing: &cache)
            guard let extent else { return id }
            if extent < least { (best, least) = (id, extent) }
        }
        return best
    }

    /// The maximum number of views whose texts are tried as the cause of a finding.
    private static let mostTrials = 8
    /// The smallest reduction of `Finding.extent`, in points, that counts when texts are tried as
    /// the cause of a finding. If no text reduces the extent that much, the first text is regarded
    /// as the cause.
    private static let leastChange = 0.5

    /// Lays the document out again with one view's text in the document's own language. Returns the
    /// `Finding.extent` that the finding then has; nil if the finding disappears.
    private mutating func extent(
        of finding: Finding, withOwnText id: ViewID, _ own: DocumentCheck, at place: CheckedLayout,
        reusing cache: inout LayoutCache
    ) -> Double? {
        guard let view = own.document.view(id) else { return finding.extent }
        var plan = EditPlan(document)
        for key in [PropertyKey.text, .placeholder, .subtitle, .segments]
        where document[id].properties[key] != view.properties[key] {
            do {
                try plan.setProperty(key, of: .view(id), to: view.properties[key])
            } catch { return finding.extent }
        }
        var trial = DocumentCheck(
            plan.document, notes, rules.limited(to: [finding.rule]), design, until: cancellation,
            in: [place])
        trial.original = visibleViews(in: place.environment).prepared
        _ = trial.check(0, reusing: &cache)
        trial.mergeFound()
        return trial.merge.found(in: 1).map(\.finding)
            .first { !Set($0.items).isDisjoint(with: finding.items) }?.extent
    }

    /// Returns whether a finding is worse with translated texts than with the document's own, in
    /// the layout in which it is worst (`MergedFinding.worst`). A view beyond an edge is worse if
    /// it is farther beyond the edge. A missing height is worse if less than half of it is missing
    /// with the document's own texts. Also returns true if the two cannot be compared: the finding
    /// is about something else, the layout is read from right to left, or a frame is unknown.
    private mutating func goesBeyond(
        _ own: inout DocumentCheck, _ merged: MergedFinding, reusing cache: inout LayoutCache
    ) -> Bool {
        let edge = merged.finding.aspect
        let environment = places[merged.worst].environment
        if merged.finding.rule == .truncatedText, merged.finding.axis == .vertical,
            environment.direction == .ltr, let view = merged.finding.views.first
        {
            let missing = own.visibleLayout(in: environment, reusing: &cache)
                .missingHeight(of: view)
            return missing < merged.finding.extent / 2
        }
        // Most findings are not about an edge, so the layouts are computed only if needed.
        guard Rect.zero.reach(edge) != nil, environment.direction == .ltr,
            let view = merged.finding.views.first,
            let reach = visibleLayout(in: environment, reusing: &cache).frames[view]?.reach(edge),
            let ownReach = own.visibleLayout(in: environment, reusing: &cache).frames[view]?
                .reach(edge)
        else { return true }
        return ownReach < reach - Self.leastReach
    }

    /// The distance in points by which a translation must push a view farther beyond an edge than
    /// the document's own texts do.
    private static let leastReach = 0.5

    private mutating func checked(named name: String, in sweep: Sweep?) -> CheckedDocument {
        checkDocument()
        checkExpectedFrames()
        mergeFound()
        return CheckedDocument(
            name: name, places: places, sweep: sweep, findings: mergedFindings())
    }

    private init(
        _ document: Document, _ notes: SourceNotes = .none, _ rules: CheckRules = CheckRules(),
        _ design: DesignedLayout? = nil, until cancellation: Cancellation,
        in places: [CheckedLayout] = [], expected: [ExpectedLayout]? = nil
    ) {
        self.document = document
        self.design = design ?? DesignedLayout(of: document, notes, until: cancellation)
        app = document.without(notes.placeholders)
        self.notes = notes
        self.rules = rules
        enabledRules = rules.enabledRules
        self.cancellation = cancellation
        self.places = places
        found = places.map { _ in [] }
        self.expected = expected
        code = CodeDeterminedViews(document, notes, until: cancellation)
    }

    /// Returns the findings of all rules in one environment, in the order of the rules. Leaves out
    /// rules whose findings must occur in all layouts.
    package static func findings(
        of document: Document, in environment: LayoutEnvironment, notes: SourceNotes = .none,
        until cancellation: Cancellation = .never
    ) -> [Finding] {
        let place = CheckedLayout(environment, LayoutRequest())
        var check = DocumentCheck(
            document, notes, until: cancellation,
            in: [notes.isContained ? place.withoutSafeArea : place])
        var cache = LayoutCache(until: cancellation)
        _ = check.check(0, reusing: &cache)
        return check.checked(named: "", in: nil).findings.map(\.finding).filter {
            if case .everyLayout = Rule.of($0.rule).search { false } else { true }
        }
    }

    /// Returns a finding for each assertion of the document that is not satisfied in this layout.
    package static func brokenAssertions(
        of document: Document, in layout: Layout, until cancellation: Cancellation = .never
    ) -> [Finding] {
        guard layout.isComplete, !document.assertions.isEmpty,
            case .layout(let find) = Rule.brokenAssertion.search
        else { return [] }
        var check = DocumentCheck(document, until: cancellation)
        let visibleLayout = check.visibleLayout(of: layout)
        return find(
            Examination(
                visibleLayout: visibleLayout, design: DesignedLayout(visibleLayout),
                notes: .none))
    }

    // MARK: Running rules

    private mutating func checkDocument() {
        for rule in enabledRules {
            guard case .document(let find) = rule.search else { continue }
            for finding in find(document, notes) { merge.addEverywhere(finding) }
        }
    }

    private mutating func checkExpectedFrames() {
        guard let expected, expected.isEmpty, rules[.unexpectedFrame] != nil else { return }
        merge.addEverywhere(
            Finding(.unexpectedFrame, [.view(.root)], "the document is not expected"))
    }

    /// Lays the document and its versions out in all environments (`places`) and runs the rules on
    /// the layouts. Layouts that share most of the work are computed one after the other: those of
    /// one environment, and those of environments with the same size classes, direction and
    /// measurements.
    ///
    /// - Parameter isChecked: whether the document itself was checked before
    private mutating func checkLayouts(
        with versions: inout [LanguageVersion], isChecked: Bool = false,
        reusing cache: inout LayoutCache
    ) {
        let places = versions.map { version in
            Dictionary(uniqueKeysWithValues: zip(version.numbers, version.numbers.indices))
        }
        // The rounds of a version's layouts are stored only if other layouts can reuse them: if the
        // document itself is not laid out here, or if several versions are read from right to left.
        let isBase = isChecked || versions.count { $0.language.direction == .rtl } > 1
        var last: VisibleKey?
        for number in placesByValues where !cancellation.isRequested() {
            let key = VisibleKey(self.places[number].environment)
            if key != last {
                // The views of all versions take much memory, and few later layouts have the last
                // size classes again, so the views are discarded.
                for at in versions.indices { versions[at].check.visible = [:] }
            }
            last = key
            cache.keepsRounds = true
            let isTree = isChecked || check(number, reusing: &cache)
            cache.keepsRounds = isBase
            let known = versions.isEmpty || isChecked ? [] : identities(foundIn: number)
            for (at, places) in places.enumerated() {
                guard let place = places[number] else { continue }
                if let twin = versions[at].twin {
                    versions[at].check.found[place] = versions[twin].check.found[place]
                    continue
                }
                versions[at].check.original = visible[key]?.prepared
                _ = versions[at].check.check(
                    place, besides: known, mayBeTree: isTree, reusing: &cache)
            }
        }
    }

    /// Lays the document out in an environment and runs the rules on the layout. Returns whether the
    /// tree solver made the layout.
    ///
    /// - Parameters:
    ///   - known: problems that are not reported for this document
    ///   - mayBeTree: whether to try the tree solver
    private mutating func check(
        _ number: Int, besides known: Set<Finding.Identity> = [], mayBeTree: Bool = true,
        reusing cache: inout LayoutCache
    ) -> Bool {
        let environment = places[number].environment
        // If the tree solver rejects a document in one layout, it usually rejects it in all layouts
        // with the same measurements. After two rejections the other layouts go to the simplex
        // solver directly.
        if MeasuringKey(environment) != key {
            (key, rejections) = (MeasuringKey(environment), min(rejections, 1))
        }
        cache.takesTreePath = rejections < 2 && mayBeTree
        let visibleLayout = visibleLayout(in: environment, reusing: &cache)
        let isTree = visibleLayout.layout.method == .tree
        rejections = isTree ? 0 : rejections + 1
        found[number] = runRules(
            on: Examination(
                visibleLayout: visibleLayout, design: design, notes: notes,
                expected: expected?.first { $0.isOf(environment) }, known: known))
        return isTree
    }

    /// Returns the identities of the problems that were found in a layout and that a translation may
    /// have too.
    private func identities(foundIn number: Int) -> Set<Finding.Identity> {
        var result: Set<Finding.Identity> = []
        for (finding, _) in found[number]
        where DocumentLanguage.rules.contains(finding.rule) && !isIgnored(finding) {
            result.formUnion(finding.identities)
        }
        return result
    }

    /// Merges the findings in all layouts, except those that are known. The arguments of `isKnown`
    /// are a finding and the index of its layout in `places`.
    private mutating func mergeFound(
        except isKnown: (Finding, Int) -> Bool = { _, _ in false }
    ) {
        for (number, findings) in found.enumerated() {
            for (finding, mustBeEverywhere) in findings where !isKnown(finding, number) {
                merge.add(finding, at: number, mustBeEverywhere: mustBeEverywhere)
            }
        }
        found = []
    }

    /// A finding in one layout. If `mustBeEverywhere` is true, it is reported only if every layout
    /// has it.
    private typealias FoundInLayout = (finding: Finding, mustBeEverywhere: Bool)

    /// The indices of `places`, grouped by equal `VisibleKey` and then by equal `MeasuringKey`. The
    /// groups, and the indices in each group, are in the order of the matrix.
    private var placesByValues: [Int] {
        func ranks<Key: Hashable>(_ key: (LayoutEnvironment) -> Key) -> [Int] {
            var known: [Key: Int] = [:]
            return places.map { place -> Int in
                let key = key(place.environment)
                let rank = known[key, default: known.count]
                known[key] = rank
                return rank
            }
        }
        let (visible, measuring) = (ranks(VisibleKey.init), ranks(MeasuringKey.init))
        return places.indices.sorted {
            (visible[$0], measuring[$0], $0) < (visible[$1], measuring[$1], $1)
        }
    }

    private mutating func runRules(on examination: Examination) -> [FoundInLayout] {
        var found: [FoundInLayout] = []
        code.environment = examination.visibleLayout.environment
        for rule in enabledRules {
            switch rule.search {
            case .document, .traits: break
            case .layout(let find):
                for finding in find(examination) where !code.determine(finding) {
                    found.append((finding, false))
                }
            case .everyLayout(let find): found += find(examination).map { ($0, true) }
            }
        }
        return found + findingsOfTraits(examination).map { ($0, false) }
    }

    private mutating func findingsOfTraits(_ examination: Examination) -> [Finding] {
        let key = VisibleKey(examination.visibleLayout.environment)
        if let known = ofTraits[key] { return known }
        let found = enabledRules.flatMap { rule -> [Finding] in
            if case .traits(let find) = rule.search { find(examination) } else { [] }
        }
        ofTraits[key] = found
        return found
    }

    private mutating func visibleLayout(
        in environment: LayoutEnvironment, reusing cache: inout LayoutCache
    ) -> VisibleLayout {
        let views = visibleViews(in: environment)
        let layout = LayoutPass.run(views.prepared, in: environment, reusing: &cache)
        return VisibleLayout(layout, views, widths)
    }

    private mutating func visibleLayout(of layout: Layout) -> VisibleLayout {
        VisibleLayout(layout, visibleViews(in: layout.environment), widths)
    }

    private mutating func visibleViews(in environment: LayoutEnvironment) -> VisibleViews {
        let key = VisibleKey(environment)
        if let known = visible[key] { return known }
        let made = VisibleViews(
            PreparedDocument(app, for: environment, like: original), notes)
        visible[key] = made
        return made
    }

    // MARK: Merging the findings

    private func mergedFindings() -> [MergedFinding] {
        let ranks = Dictionary(
            uniqueKeysWithValues: RuleID.allCases.enumerated().map { ($0.element, $0.offset) })
        let found = merge.found(in: places.count).filter { !isIgnored($0.finding) }
        if found.isEmpty { return [] }
        let sorted = found.enumerated().sorted { a, b in
            let (left, right) = (ranks[a.element.finding.rule]!, ranks[b.element.finding.rule]!)
            return (left, a.offset) < (right, b.offset)
        }
        let partial = found.filter { $0.places.count < places.count }
        let causes = FindingCauses(document, partial: Set(partial.map(\.finding.identity)))
        let leaders = causes.leaders(of: sorted.map(\.element.finding))
        assert(leaders.count == sorted.count, "the cause of a finding was not looked for")
        return zip(sorted.map(\.element), leaders).compactMap { merged, leader in
            guard let severity = rules[merged.finding.rule] else { return nil }
            assert(
                places.isEmpty || merged.places.contains(merged.worst),
                "a finding is worst where it is not")
            let items = merged.finding.items
            return MergedFinding(
                finding: merged.finding, severity: merged.finding.isEstimate ? .note : severity,
                places: merged.places,
                worst: merged.worst, names: items.map { document.name(of: $0) ?? "" },
                source: merged.finding.location
                    ?? items.lazy.compactMap { notes.places[$0] }.first,
                cause: causes.cause(of: leader, withCopies: true),
                ownCause: causes.cause(of: leader, withCopies: false))
        }
    }

    /// Returns whether a comment in the source file disables the finding's rule for one of its
    /// items, or for a view around such an item.
    private func isIgnored(_ finding: Finding) -> Bool {
        guard !notes.ignored.isEmpty else { return false }
        return finding.items.contains { item in
            around(item).contains { notes.ignored[$0]?.contains(finding.rule.rawValue) ?? false }
        }
    }

    private func around(_ item: ItemID) -> [ItemID] {
        switch item {
        case .document: [item]
        case .view(let id): document.ancestors(of: id).map(ItemID.view)
        case .constraint(let id):
            [item] + (document.constraint(id).map { around(.view($0.first.item.view)) } ?? [])
        }
    }
}

/// The views of a layout that are ambiguous only because a placeholder constraint was removed. Code
/// determines the frames of such views.
private struct CodeDeterminedViews {
    private let document: Document
    private let notes: SourceNotes
    private var prepared: [DocumentCheck.VisibleKey: PreparedDocument] = [:]
    private var cache: LayoutCache
    /// The views that are still ambiguous if the placeholder constraints are kept, with the axes;
    /// nil until the first finding of a layout needs them.
    private var open: Set<ViewAxis>?

    /// The environment of the layout that is being checked; nil before the first layout.
    var environment: LayoutEnvironment? { didSet { open = nil } }

    init(_ document: Document, _ notes: SourceNotes, until cancellation: Cancellation) {
        (self.document, self.notes) = (document, notes)
        cache = LayoutCache(until: cancellation)
    }

    /// Returns whether a finding of the rule `ambiguous` is about a view that is ambiguous only
    /// because a placeholder constraint was removed.
    mutating func determine(_ finding: Finding) -> Bool {
        guard finding.rule == .ambiguous, !notes.placeholders.isEmpty, let environment,
            case .view(let id)? = finding.items.first
        else { return false }
        let open = open ?? openViews(in: environment)
        self.open = open
        return !open.contains {
            ($0.view == id || document.arrangingStack(of: $0.view) == id)
                && $0.axis == finding.axis
        }
    }

    private mutating func openViews(in environment: LayoutEnvironment) -> Set<ViewAxis> {
        let key = DocumentCheck.VisibleKey(environment)
        let own = prepared[key] ?? PreparedDocument(document, for: environment)
        prepared[key] = own
        return LayoutPass.run(own, in: environment, reusing: &cache).openAxes
    }
}

extension MergedFinding {
    /// Returns a copy in which the indices of layouts refer to another list of layouts: each index
    /// `i` is replaced by `numbers[i]`.
    fileprivate func inPlaces(_ numbers: [Int]) -> MergedFinding {
        MergedFinding(
            finding: finding, severity: severity, places: places.map { numbers[$0] },
            worst: numbers[worst], names: names, source: source, cause: cause, ownCause: ownCause)
    }
}

extension Document {
    fileprivate func isInCell(_ id: ViewID) -> Bool {
        ancestors(of: id).contains { view($0)?.kind == .cell }
    }

    /// Returns a copy of the document without the constraints in `constraints`.
    package func without(_ constraints: Set<ConstraintID>) -> Document {
        if constraints.isEmpty { return self }
        var plan = EditPlan(self)
        for id in constraints.sorted() where constraint(id) != nil { plan.removeConstraint(id) }
        return plan.document
    }
}

extension Document {
    /// The views whose text is the default title of a new view.
    fileprivate var viewsWithSampleTexts: Set<ViewID> {
        Set(
            subtree().filter { id in
                inForce(.text, of: .view(id)).map(ShownText.leftovers.contains) ?? false
            })
    }
}

extension Rect {
    /// Returns a number in points that grows if the edge named `edge` moves outwards: the
    /// coordinate of a `right` or `bottom` edge, the negative coordinate of a `left` or `top` edge.
    /// Returns nil if `edge` is another aspect of a finding.
    fileprivate func reach(_ edge: String) -> Double? {
        switch edge {
        case "left": -x
        case "right": maxX
        case "top": -y
        case "bottom": maxY
        default: nil
        }
    }
}
