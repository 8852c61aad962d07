/// A cache of view measurements from earlier layouts. A measurement is valid as long as its view is
/// unchanged.
///
/// The cache saves time because the rounds of a layout measure every view repeatedly, and an edit
/// usually changes only one view. A check also lays out a document on several kinds of screens and
/// in several languages.
struct MeasuredContent: Sendable {
    fileprivate struct Measured: Sendable {
        /// The size of the text in the previous round; nil in the first round.
        let textSize: Size?
        let hasBaselines: Bool
        let measure: ContentMeasure
    }

    /// The measurements of one view: `first` with unwrapped text, as in the first round, and
    /// `later` for the last size of its text in a later round.
    fileprivate struct Known: Sendable {
        var first: Measured?
        var later: Measured?
    }

    /// The measurements of all views for one combination of size classes and measurement traits.
    fileprivate struct TraitsCache: Sendable {
        let traits: SizeClasses
        let measurement: MeasurementTraits
        let places: ViewPlaces
        var views: NumberTable<View>
        var known: [Known]
        /// The other documents that were measured, if `keepsVersions` is true. They differ from the
        /// first one in texts.
        var versions: [Version] = []
        /// The index in `versions` of the document that is being laid out; nil if that is the first
        /// document, whose views are `views`.
        var version: Int?
    }

    /// A document that was measured and differs in a few views from the first one.
    fileprivate struct Version: Sendable {
        let views: NumberTable<View>
        /// For each view, the index in `known` of its measurements; -1 if the view is the same as
        /// in the first document, so that the measurements there are used.
        var places: [Int32]
        var known: [Known]
    }

    /// Whether the cache keeps the measurements of several documents that are laid out alternately,
    /// such as one document in several languages. At most `maxVersionCount` documents are kept in
    /// addition to the first one. If false, only measurements of the latest document are kept.
    var keepsVersions = false
    private static let maxVersionCount = 64

    /// The measurements by combination of size classes and measurement traits, the least recently
    /// used first. The last cache is for the layout that `prepare` was last called for.
    private var caches: [TraitsCache] = []

    /// The maximum number of caches. A check on all devices needs this many.
    private static let maxCacheCount = 12

    /// Selects the cache for a document and its environment, and removes from it the measurements
    /// of views that changed. Must be called before each layout.
    mutating func prepare(for document: Document, _ environment: LayoutEnvironment) {
        let places = ViewPlaces(document)
        let place = caches.lastIndex {
            $0.traits == environment.traits && $0.measurement == environment.measurement
        }
        if let place, caches[place].places == places {
            if place < caches.count - 1 { caches.append(caches.remove(at: place)) }
            let last = caches.count - 1
            if keepsVersions, caches[last].select(document.views, Self.maxVersionCount) { return }
            caches[last].keep(document.views)
        } else {
            if let place { caches.remove(at: place) }
            if caches.count == Self.maxCacheCount { caches.removeFirst() }
            caches.append(
                TraitsCache(
                    traits: environment.traits, measurement: environment.measurement,
                    places: places, views: document.views,
                    known: Array(repeating: Known(), count: places.count)))
        }
    }

    /// Returns the cached measurement of a view. If there is none, measures the view and caches the
    /// result.
    ///
    /// - Parameters:
    ///   - hasBaselines: whether the caller needs the baselines
    ///   - measurer: measures the views of the document that `prepare` was last called for
    mutating func measure(
        _ id: ViewID, _ textSize: Size?, hasBaselines: Bool = true, by measurer: ContentMeasurer
    ) -> ContentMeasure {
        func make() -> ContentMeasure {
            measurer.measure(id, textSize: textSize, hasBaselines: hasBaselines)
        }
        let last = caches.count - 1
        guard last >= 0, let place = caches[last].places.place(of: id) else { return make() }
        let old = caches[last].measured(at: place, isFirst: textSize == nil)
        if let old, old.textSize == textSize, old.hasBaselines || !hasBaselines {
            return old.measure
        }
        if let textSize, let first = caches[last].measured(at: place, isFirst: true),
            first.hasBaselines || !hasBaselines,
            measurer.isUnwrapped(id, first.measure, in: textSize)
        {
            return first.measure
        }
        let new = Measured(textSize: textSize, hasBaselines: hasBaselines, measure: make())
        caches[last].store(new, at: place)
        return new.measure
    }
}

extension MeasuredContent.TraitsCache {
    fileprivate func measured(at place: Int, isFirst: Bool) -> MeasuredContent.Measured? {
        if let version, case let own = versions[version].places[place], own >= 0 {
            let known = versions[version].known[Int(own)]
            return isFirst ? known.first : known.later
        }
        return isFirst ? known[place].first : known[place].later
    }

    fileprivate mutating func store(_ new: MeasuredContent.Measured, at place: Int) {
        if let version, case let own = versions[version].places[place], own >= 0 {
            versions[version].known[Int(own)].store(new)
        } else {
            known[place].store(new)
        }
    }

    /// Selects the measurements of the version of the document that has these views. If there is
    /// none, adds one. Returns false if there would be too many versions.
    fileprivate mutating func select(_ views: NumberTable<View>, _ maxCount: Int) -> Bool {
        version = versions.firstIndex { $0.views.sharesPages(with: views) }
        if version != nil { return true }
        let numbers = views.numbers(differingFrom: self.views)
        if numbers.isEmpty { return true }
        if versions.count == maxCount {
            versions = []
            return false
        }
        var own = Array(repeating: Int32(-1), count: places.count)
        for (index, number) in numbers.enumerated() {
            if let place = places.place(of: ViewID(number)) { own[place] = Int32(index) }
        }
        version = versions.count
        versions.append(
            MeasuredContent.Version(
                views: views, places: own,
                known: Array(repeating: MeasuredContent.Known(), count: numbers.count)))
        return true
    }

    /// Removes the measurements of the views that differ between the measured document and `views`.
    fileprivate mutating func keep(_ views: NumberTable<View>) {
        for number in views.numbers(differingFrom: self.views) {
            if let place = places.place(of: ViewID(number)) {
                known[place] = MeasuredContent.Known()
            }
        }
        self.views = views
    }
}

extension MeasuredContent.Known {
    fileprivate mutating func store(_ new: MeasuredContent.Measured) {
        if new.textSize == nil { first = new } else { later = new }
    }
}
