private import CMalloc

/// The treatment of memory that the process has freed.
package enum ProcessMemory {
    /// Keeps freed memory for later use, instead of returning it to the system each time.
    ///
    /// Laying out 10,000 views needs some megabytes for a moment. Requesting them from the system
    /// again, page by page, took two fifths of a full layout (docs/performance.md, "Where the time
    /// goes").
    package static func keepFreed() { layout_keep_freed(mostKept, largestKept) }

    /// The free memory kept at the end of the heap, in bytes.
    private static let mostKept: Int32 = 64 << 20
    /// The largest piece that is kept, in bytes. A larger one is returned as soon as it is freed.
    private static let largestKept: Int32 = 32 << 20
}
