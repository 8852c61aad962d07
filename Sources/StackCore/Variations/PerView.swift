/// One element for each view of a document, found by the view, in room that follows from how many
/// views there are.
package struct PerView<Element> {
    private let places: ViewPlaces
    /// By rising number of the view; some may be of no view.
    package private(set) var elements: [Element]

    init(_ places: ViewPlaces, repeating element: Element) {
        self.places = places
        elements = Array(repeating: element, count: places.count)
    }

    /// - Parameter elements: as many as there are places
    init(_ places: ViewPlaces, _ elements: [Element]) {
        precondition(elements.count == places.count, "each place has an element")
        self.places = places
        self.elements = elements
    }

    /// Traps for what cannot be a view of the document; `contains` tells.
    package subscript(id: ViewID) -> Element {
        get { elements[places.place(of: id)!] }
        set { elements[places.place(of: id)!] = newValue }
    }

    /// Whether there is room for the view: so for every view of the document.
    package func contains(_ id: ViewID) -> Bool { places.place(of: id) != nil }

    /// Whose element stands at a place in `elements`, be it no view's.
    func view(at place: Int) -> ViewID { places.view(at: place) }

    /// In the order of `elements`, those of no view too.
    package func map<Result>(_ body: (Element) -> Result) -> PerView<Result> {
        PerView<Result>(places, elements.map(body))
    }

    /// The same with each element's view.
    func map<Result>(_ body: (ViewID, Element) -> Result) -> PerView<Result> {
        PerView<Result>(
            places, elements.indices.map { body(places.view(at: $0), elements[$0]) })
    }
}

extension PerView: Equatable where Element: Equatable {}
extension PerView: Hashable where Element: Hashable {}
extension PerView: Sendable where Element: Sendable {}

/// Where each view of a document stands in an array.
struct ViewPlaces: Hashable, Sendable {
    /// No place is larger.
    let count: Int
    /// What is looked up where numbers are much larger than there are views; nil where a view's
    /// number is its place, even if some places stay empty.
    private let sparse: Sparse?

    private struct Sparse: Hashable {
        let places: [ViewID: Int]
        let views: [ViewID]
    }

    init(_ document: Document) {
        let (views, numbers) = (document.viewCount, document.nextViewID.raw)
        if numbers <= 2 * views + 256 {
            (count, sparse) = (numbers, nil)
        } else {
            let ids = document.allViews.map(\.id)
            let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
            (count, sparse) = (views, Sparse(places: places, views: ids))
        }
    }

    func place(of view: ViewID) -> Int? {
        guard let sparse else { return 0..<count ~= view.raw ? view.raw : nil }
        return sparse.places[view]
    }

    func view(at place: Int) -> ViewID { sparse?.views[place] ?? ViewID(place) }
}
