/// A cache of view measurements from earlier layouts, valid as long as the views are unchanged.
///
/// The rounds of a layout measure every view repeatedly, and an edit usually changes only one view.
struct MeasuredContent: Sendable {
    private struct Measured: Sendable {
        /// The size of the text in the previous round; nil in the first round.
        let textSize: Size?
        let measure: ContentMeasure
    }

    /// The measurements of the first round, and of the last round with a text size.
    private struct Known: Sendable {
        var first: Measured?
        var later: Measured?
    }

    private var views = NumberTable<View>()
    private var traits: SizeClasses?
    private var measurement: MeasurementTraits?
    private var places: ViewPlaces?
    private var known: [Known] = []

    /// Removes measurements that are invalid for a document and its environment. Must be called
    /// before each layout.
    mutating func prepare(for document: Document, _ environment: LayoutEnvironment) {
        let places = ViewPlaces(document)
        if self.places == places, traits == environment.traits,
            measurement == environment.measurement
        {
            for number in document.views.numbers(differingFrom: views) {
                if let place = places.place(of: ViewID(number)) { known[place] = Known() }
            }
        } else {
            self.places = places
            traits = environment.traits
            measurement = environment.measurement
            known = Array(repeating: Known(), count: places.count)
        }
        views = document.views
    }

    /// Returns the recorded measure of a view, or makes and records it.
    ///
    /// - Parameter make: a function of the view as it is now, and of the size
    mutating func measure(
        _ id: ViewID, _ textSize: Size?, make: () -> ContentMeasure
    ) -> ContentMeasure {
        guard let place = places?.place(of: id) else { return make() }
        let old = textSize == nil ? known[place].first : known[place].later
        if let old, old.textSize == textSize { return old.measure }
        let new = Measured(textSize: textSize, measure: make())
        if textSize == nil { known[place].first = new } else { known[place].later = new }
        return new.measure
    }
}
