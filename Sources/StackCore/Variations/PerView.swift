/// An array with one element for each view of a document, accessed by view. Its memory depends on
/// the number of views, not on how large the views' numbers are.
///
/// Methods that run once per view are inlinable, and so the type must be public. LayoutChecks has
/// such arrays and reads them for each view of each layout. `NumberTable` is public for the same
/// reason.
@_documentation(visibility: internal)
public struct PerView<Element> {
    @usableFromInline let places: ViewPlaces
    /// The elements in ascending order of view number. Some elements may belong to no view.
    public var elements: [Element]

    init(_ places: ViewPlaces, repeating element: Element) {
        self.places = places
        elements = Array(repeating: element, count: places.count)
    }

    /// - Parameter elements: One element for each array index of `places`.
    @inlinable
    init(_ places: ViewPlaces, _ elements: [Element]) {
        precondition(elements.count == places.count, "each place has an element")
        self.places = places
        self.elements = elements
    }

    /// The element of a view. Traps if `contains` returns false for the view.
    @inlinable
    public subscript(id: ViewID) -> Element {
        // Yields the element without a copy, because most callers read one field of a large value.
        _read { yield elements[place(of: id)] }
        _modify { yield &elements[place(of: id)] }
    }

    @inlinable @inline(__always)
    func place(of id: ViewID) -> Int {
        guard let place = places.place(of: id) else {
            preconditionFailure("view \(id.raw) is of another document")
        }
        return place
    }

    /// Returns whether there is an element for the view. There is one for every view of the
    /// document.
    @inlinable
    public func contains(_ id: ViewID) -> Bool { places.place(of: id) != nil }

    /// Returns the view whose element is at index `place` of `elements`. The view may not exist in
    /// the document.
    func view(at place: Int) -> ViewID { places.view(at: place) }

    /// Returns the results of `body` for all elements, including elements that belong to no view.
    @inlinable
    public func map<Result>(_ body: (Element) -> Result) -> PerView<Result> {
        PerView<Result>(places, elements.map(body))
    }

    /// Returns the results of `body` for each element and its view, which may not exist in the
    /// document.
    func map<Result>(_ body: (ViewID, Element) -> Result) -> PerView<Result> {
        PerView<Result>(
            places, elements.indices.map { body(places.view(at: $0), elements[$0]) })
    }
}

extension PerView: Equatable where Element: Equatable {}
extension PerView: Hashable where Element: Hashable {}
extension PerView: Sendable where Element: Sendable {}

/// A mapping from each view of a document to the view's index in an array.
@usableFromInline
struct ViewPlaces: Hashable, Sendable {
    /// The number of array elements. The index of each view is less.
    @usableFromInline let count: Int
    /// Tables for looking up indices, if view numbers are much larger than the number of views. Nil
    /// if the index of a view is its number; some indices then belong to no view.
    @usableFromInline let sparse: Sparse?

    @usableFromInline
    struct Sparse: Hashable, Sendable {
        @usableFromInline let places: [ViewID: Int]
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

    @inlinable @inline(__always)
    func place(of view: ViewID) -> Int? {
        guard let sparse else { return 0..<count ~= view.raw ? view.raw : nil }
        return sparse.places[view]
    }

    func view(at place: Int) -> ViewID {
        assert(0..<count ~= place, "place \(place) is that of no view")
        return sparse?.views[place] ?? ViewID(place)
    }
}
