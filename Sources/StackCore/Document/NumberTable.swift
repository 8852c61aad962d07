/// Values by number, in the order of their numbers, in the room that the values take: how large the
/// numbers are does not matter. A document's numbers grow with its history, and a hostile file makes
/// up its own.
///
/// Numbers stand in pages of 64. A page holds the values that there are, and a bit for each: a
/// number's place among them is the count of bits below its own. A copy shares every page that is
/// not changed.
///
/// What is done for each of a document's numbers is inlinable: LayoutStore keeps values of its own
/// in such tables, and without its type known each step would ask the runtime for it, at ten times
/// the price. That is why it is public, though no part of what the library promises: what is
/// `package` is not made for the types of other modules (1.2 million questions to the runtime in
/// 2,000 edits). What is inlined reaches `pages` and what they hold; nobody else is to.
@_documentation(visibility: internal)
public struct NumberTable<Value> {
    /// The values of 64 numbers.
    public struct Page {
        /// The first number of the page is this many times 64.
        public let position: Int
        /// A bit for each number that has a value, and the values in their order.
        public var members: UInt64 = 0
        public var values: [Value] = []

        @inlinable
        init(position: Int) { self.position = position }
    }

    /// By rising position; none is empty.
    public var pages: [Page] = []
    public var valueCount = 0

    @inlinable
    public init() {}

    public var count: Int { valueCount }

    public var isEmpty: Bool { pages.isEmpty }

    /// The number behind all others.
    public var nextNumber: Int {
        guard let last = pages.last else { return 0 }
        return last.position * 64 + 64 - last.members.leadingZeroBitCount
    }
}

// MARK: - Values by number

extension NumberTable {
    /// Nil where the number has no value, be it negative too.
    @inlinable
    public subscript(number: Int) -> Value? {
        guard number >= 0, let page = page(of: number) else { return nil }
        return pages[page].value(at: number & 63)
    }

    /// Lets the value of a number that has one be read where it stands: of a large one a copy would be dearer
    /// than what is read.
    @inlinable
    public func read<Result, Failure>(
        _ number: Int, _ body: (UnsafePointer<Value>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let page = page(of: number)!
        let place = pages[page].place(of: number & 63)
        return try pages[page].values.withUnsafeBufferPointer { (values) throws(Failure) in
            try body(values.baseAddress! + place)
        }
    }

    /// Changes the value of a number that has one.
    @inlinable
    public mutating func update<Result>(
        _ number: Int, _ change: (inout Value) -> Result
    ) -> Result {
        let page = page(of: number)!
        let place = pages[page].place(of: number & 63)
        return change(&pages[page].values[place])
    }

    /// Gives the number a value, or another than it had.
    @inlinable
    public mutating func set(_ number: Int, to value: Value) {
        precondition(number >= 0, "a number is never negative")
        let page = insertionPoint(for: number >> 6)
        if page == pages.count || pages[page].position != number >> 6 {
            pages.insert(Page(position: number >> 6), at: page)
        }
        if pages[page].set(number & 63, to: value) { valueCount += 1 }
    }

    /// Takes the number's value out, if it has one.
    @inlinable
    public mutating func remove(_ number: Int) {
        guard number >= 0, let page = page(of: number), pages[page].remove(number & 63) else {
            return
        }
        valueCount -= 1
        if pages[page].members == 0 { pages.remove(at: page) }
    }

    /// The page that holds the number, if any does.
    @inlinable
    func page(of number: Int) -> Int? {
        let point = insertionPoint(for: number >> 6)
        return point < pages.count && pages[point].position == number >> 6 ? point : nil
    }

    /// The first page that is not before `position`.
    @inlinable
    func insertionPoint(for position: Int) -> Int {
        // Where no page is missing before it, it stands at its position.
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
    /// Where the value of a bit stands, or would stand.
    @inlinable
    func place(of bit: Int) -> Int { (members & ((1 &<< UInt64(bit)) &- 1)).nonzeroBitCount }

    @inlinable
    func contains(_ bit: Int) -> Bool { (members &>> UInt64(bit)) & 1 == 1 }

    @inlinable
    func value(at bit: Int) -> Value? {
        contains(bit) ? values[place(of: bit)] : nil
    }

    /// Whether the value is new.
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

    /// Whether there was a value.
    @inlinable
    mutating func remove(_ bit: Int) -> Bool {
        guard contains(bit) else { return false }
        values.remove(at: place(of: bit))
        members &= ~(1 &<< UInt64(bit))
        return true
    }

    /// Appends the numbers that have a value, rising.
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

// MARK: - All of them

extension NumberTable {
    /// All values, by rising number.
    public struct Values: Sequence, IteratorProtocol {
        public let pages: [Page]
        /// Where the next one stands: a page, and a place in it.
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

    /// All values, by rising number.
    @inlinable
    public var values: Values { Values(self) }

    /// All numbers that have a value, rising.
    @inlinable
    public var numbers: [Int] {
        var result: [Int] = []
        for page in pages { page.appendNumbers(to: &result) }
        return result
    }
}

extension NumberTable where Value: Equatable {
    /// The numbers whose values are not the same in both, rising. What two copies share costs
    /// nothing.
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
    /// Appends the numbers at the page's position whose values are not the same in both, rising.
    fileprivate func appendNumbers(
        differingFrom other: NumberTable.Page, to result: inout [Int]
    ) {
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

    /// The same where both have the same numbers: nothing is copied, for every edit asks this.
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
