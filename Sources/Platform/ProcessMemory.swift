private import CMalloc

/// Settings of the allocator for memory that the process has freed.
package enum ProcessMemory {
    /// Makes the allocator keep freed memory for later use, instead of returning it to the system
    /// each time.
    ///
    /// Laying out 10,000 views needs some megabytes for a short time. Requesting them from the
    /// system again, page by page, took two fifths of the time of a full layout
    /// (docs/performance.md, "Where the time goes").
    package static func keepFreed() { layout_keep_freed(mostKept, largestKept) }

    /// Returns all freed memory to the system, after work that needed much of it.
    package static func releaseFreed() { layout_release_freed() }

    /// The amount of free memory to keep at the end of the heap, in bytes.
    private static let mostKept: Int32 = 64 << 20
    /// The largest allocation that is kept when it is freed, in bytes. A larger one is returned to
    /// the system at once.
    private static let largestKept: Int32 = 32 << 20
}
