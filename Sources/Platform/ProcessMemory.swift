private import CMalloc

/// What becomes of memory that the process does not need any more.
package enum ProcessMemory {
    /// Keeps it for the next time, in place of giving it back to the system after each use.
    ///
    /// Laying out 10,000 views takes some megabytes for a moment. Asking the system for them anew, page by
    /// page, was two fifths of a layout from nothing (docs/performance.md, "Where the time goes").
    package static func keepFreed() { layout_keep_freed(mostKept, largestKept) }

    /// In bytes, of all that is free at the end of the heap.
    private static let mostKept: Int32 = 64 << 20
    /// In bytes, of one piece: what is larger goes back as soon as it is free.
    private static let largestKept: Int32 = 32 << 20
}
