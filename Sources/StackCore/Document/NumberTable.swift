/// A table from numbers to values, sorted by number. Its memory depends on the count of the values,
/// not on the size of the numbers. This matters because a document's numbers grow with its history,
/// and a hostile file can contain any numbers.
///
/// Numbers are grouped into pages of 64. A page stores its values and one bit for each number that
/// has a value. The index of a value is the number of set bits below the bit of its number. Copies
/// share all unchanged pages.
///
/// The type is public only because methods that run once per number are inlinable; it is not part
/// of the library's API. The compiler does not specialize `package` code for types of other
/// modules, and LayoutStore has tables of its own types. Without inlining, each step would look up
/// the type's metadata at run time, at ten times the cost (1.2 million look-ups in 2,000 edits).
/// Only inlined code may use `pages` and their contents.
@_documentation(visibility: internal)
public struct NumberTable<Value> {
    /// A part of the table: the values of up to 64 consecutive numbers.
    public struct Page {
        /// The page's position among all possible pages: its first number divided by 64.
        public let position: Int
        /// One bit for each number that has a value, and the values in the order of their numbers.
        public var members: UInt64 = 0
        public var values: [Value] = []

        @inlinable
        init(position: Int) { self.position = position }
    }

    /// The pages by rising position. No page is empty.
    public var pages: [Page] = []
    /// The number of values in all pages.
    public var valueCount = 0

    @inlinable
    public init() {}

    public var count: Int { valueCount }

    public var isEmpty: Bool { pages.isEmpty }

    /// The number after the largest one that has a value; 0 if the table is empty.
    public var nextNumber: Int {
        guard let last = pages.last else { return 0 }
        return last.position * 64 + 64 - last.members.leadingZeroBitCount
    }
}

// MARK: - Values by number

extension NumberTable {
    /// Returns the value of the number; nil if it has none or is negative.
    @inlinable
    public subscript(number: Int) -> Value? {
        guard number >= 0, let page = page(of: number) else { return nil }
        return pages[page].value(at: number & 63)
    }

    @inlinable
    public func hasValue(_ number: Int) -> Bool {
        guard number >= 0, let page = page(of: number) else { return false }
        return pages[page].contains(number & 63)
    }

    /// Passes a pointer to the value to `body`. Copying a large value would cost more than reading
    /// it. Traps if the number has no value.
    @inlinable
    public func read<Result, Failure>(
        _ number: Int, _ body: (UnsafePointer<Value>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let page = page(of: number), pages[page].contains(number & 63) else {
            preconditionFailure("number \(number) has no value to read")
        }
        let place = pages[page].place(of: number & 63)
        return try pages[page].values.withUnsafeBufferPointer { (values) throws(Failure) in
            try body(values.baseAddress! + place)
        }
    }

    /// Passes a pointer to the value to `body` and returns its result; nil if the number has no
    /// value.
    @inlinable
    public func readIfPresent<Result>(
        _ number: Int, _ body: (UnsafePointer<Value>) -> Result
    ) -> Result? {
        guard number >= 0, let page = page(of: number), pages[page].contains(number & 63) else {
            return nil
        }
        let place = pages[page].place(of: number & 63)
        return pages[page].values.withUnsafeBufferPointer { body($0.baseAddress! + place) }
    }

    /// Changes the value in place and returns the result of `change`. Traps if the number has no
    /// value.
    @inlinable
    public mutating func update<Result>(
        _ number: Int, _ change: (inout Value) -> Result
    ) -> Result {
        guard let page = page(of: number), pages[page].contains(number & 63) else {
            preconditionFailure("number \(number) has no value to change")
        }
        let place = pages[page].place(of: number & 63)
        return change(&pages[page].values[place])
    }

    /// Sets the value of the number, replacing any previous one.
    @inlinable
    public mutating func set(_ number: Int, to value: Value) {
        precondition(number >= 0, "a number is never negative")
        let page = insertionPoint(for: number >> 6)
        if page == pages.count || pages[page].position != number >> 6 {
            pages.insert(Page(position: number >> 6), at: page)
        }
        if pages[page].set(number & 63, to: value) { valueCount += 1 }
        assert(
            pages[page].values.count == pages[page].members.nonzeroBitCount,
            "a value of page \(page) has no number")
    }

    /// Removes the value of the number, if it has one.
    @inlinable
    public mutating func remove(_ number: Int) {
        guard number >= 0, let page = page(of: number), pages[page].remove(number & 63) else {
            return
        }
        valueCount -= 1
        assert(valueCount >= 0, "more values are removed than there are")
        assert(
            pages[page].values.count == pages[page].members.nonzeroBitCount,
            "a value of page \(page) has no number")
        if pages[page].members == 0 { pages.remove(at: page) }
    }

    /// Returns the index of the page that contains the number, or nil if there is no such page.
    @inlinable
    func page(of number: Int) -> Int? {
        let point = insertionPoint(for: number >> 6)
        return point < pages.count && pages[point].position == number >> 6 ? point : nil
    }

    /// Returns the index in `pages` of the first page whose position (first number divided by 64)
    /// is at least `position`; the number of pages if there is none.
    @inlinable
    func insertionPoint(for position: Int) -> Int {
        assert(position >= 0, "page \(position) is before the first one")
        // If no page is missing before it, a page's index equals its position.
        if position < pages.count, pages[position].position == position { return position }
        var (low, high) = (0, min(position, pages.count))
        while low < high {
            let middle = (low + high) / 2
            if pages[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension NumberTable.Page {
    /// Returns the index in `values` of the value of the page's given bit, or the index at which to
    /// insert it.
    @inlinable
    func place(of bit: Int) -> Int { (members & ((1 &<< UInt64(bit)) &- 1)).nonzeroBitCount }

    @inlinable
    func contains(_ bit: Int) -> Bool { (members &>> UInt64(bit)) & 1 == 1 }

    @inlinable
    func value(at bit: Int) -> Value? {
        contains(bit) ? values[place(of: bit)] : nil
    }

    /// Sets the value of one bit of the page. Returns whether the bit had no value before.
    @inlinable
    mutating func set(_ bit: Int, to value: Value) -> Bool {
        let place = place(of: bit)
        if contains(bit) {
            values[place] = value
            return false
        }
        values.insert(value, at: place)
        members |= 1 &<< UInt64(bit)
        return true
    }

    /// Removes the value of one bit of the page. Returns whether the bit had a value.
    @inlinable
    mutating func remove(_ bit: Int) -> Bool {
        guard contains(bit) else { return false }
        values.remove(at: place(of: bit))
        members &= ~(1 &<< UInt64(bit))
        return true
    }

    /// Appends to `result` the page's numbers that have a value, in rising order.
    @inlinable
    func appendNumbers(to result: inout [Int]) {
        var rest = members
        while rest != 0 {
            result.append(position * 64 + rest.trailingZeroBitCount)
            rest &= rest - 1
        }
    }
}

extension NumberTable.Page: Sendable where Value: Sendable {}
extension NumberTable: Sendable where Value: Sendable {}

// MARK: - Iteration

extension NumberTable {
    /// A sequence of all values by rising number.
    public struct Values: Sequence, IteratorProtocol {
        public let pages: [Page]
        /// The next value to return: the index of its page in `pages`, and its index in the page's
        /// values.
        public var (page, place) = (0, 0)

        @inlinable
        init(_ table: NumberTable) { pages = table.pages }

        @inlinable
        public mutating func next() -> Value? {
            guard page < pages.count else { return nil }
            defer { advance() }
            return pages[page].values[place]
        }

        @inlinable
        mutating func advance() {
            place += 1
            if place == pages[page].values.count { (page, place) = (page + 1, 0) }
        }
    }

    /// All values by rising number.
    @inlinable
    public var values: Values { Values(self) }

    /// All numbers that have a value, in rising order.
    @inlinable
    public var numbers: [Int] {
        var result: [Int] = []
        for page in pages { page.appendNumbers(to: &result) }
        return result
    }
}

extension NumberTable {
    /// Returns whether the tables share the memory of all pages, because one is an unchanged copy
    /// of the other. All their values are then the same.
    func sharesPages(with other: NumberTable) -> Bool {
        pages.count == other.pages.count
            && zip(pages, other.pages).allSatisfy { one, other in
                one.position == other.position && one.members == other.members
                    && one.values.withUnsafeBufferPointer { values in
                        other.values.withUnsafeBufferPointer {
                            $0.baseAddress == values.baseAddress
                        }
                    }
            }
    }
}

extension NumberTable where Value: Equatable {
    /// Returns the numbers whose values differ between the tables, in rising order. Pages that both
    /// tables share are skipped.
    package func numbers(differingFrom other: NumberTable) -> [Int] {
        var result: [Int] = []
        var (mine, theirs) = (0, 0)
        while mine < pages.count || theirs < other.pages.count {
            let a = mine < pages.count ? pages[mine].position : Int.max
            let b = theirs < other.pages.count ? other.pages[theirs].position : Int.max
            if a < b {
                pages[mine].appendNumbers(to: &result)
            } else if b < a {
                other.pages[theirs].appendNumbers(to: &result)
            } else {
                pages[mine].appendNumbers(differingFrom: other.pages[theirs], to: &result)
            }
            if a <= b { mine += 1 }
            if b <= a { theirs += 1 }
        }
        return result
    }
}

extension NumberTable.Page where Value: Equatable {
    /// Appends to `result` the numbers whose values differ between two pages of the same position,
    /// in rising order.
    fileprivate func appendNumbers(
        differingFrom other: NumberTable.Page, to result: inout [Int]
    ) {
        assert(position == other.position, "pages \(position) and \(other.position) are compared")
        if members == other.members {
            return appendNumbers(whoseValuesDifferFrom: other, to: &result)
        }
        var all = NumberTable.Page(position: position)
        all.members = members | other.members
        var numbers: [Int] = []
        all.appendNumbers(to: &numbers)
        for number in numbers where value(at: number & 63) != other.value(at: number & 63) {
            result.append(number)
        }
    }

    /// Appends the numbers whose values differ between two pages that have values for the same
    /// numbers. Copies nothing, because this method runs in every edit.
    private func appendNumbers(
        whoseValuesDifferFrom other: NumberTable.Page, to result: inout [Int]
    ) {
        values.withUnsafeBufferPointer { mine in
            other.values.withUnsafeBufferPointer { theirs in
                if mine.baseAddress == theirs.baseAddress { return }
                var rest = members
                for at in mine.indices {
                    if mine[at] != theirs[at] {
                        result.append(position * 64 + rest.trailingZeroBitCount)
                    }
                    rest &= rest - 1
                }
            }
        }
    }
}

// MARK: - Invariants

extension NumberTable: InvariantChecked {
    package func invariantViolations() -> [String] {
        var found: [String] = []
        if !zip(pages, pages.dropFirst()).allSatisfy({ $0.position < $1.position }) {
            found.append("the pages are not sorted by position")
        }
        for page in pages where page.values.count != page.members.nonzeroBitCount {
            found.append("page \(page.position) has not one value for each number")
        }
        for page in pages where page.values.isEmpty || page.position < 0 {
            found.append("page \(page.position) is empty or negative")
        }
        let count = pages.reduce(0) { $0 + $1.values.count }
        if count != valueCount { found.append("\(count) values are counted as \(valueCount)") }
        return found
    }
}
