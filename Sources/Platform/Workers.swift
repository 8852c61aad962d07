import Synchronization

/// Work that is distributed over the processor's cores.
package enum Workers {
    /// The number of threads that share the work.
    package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Runs `count` pieces of work by their numbers, the first ones first, and returns when all are
    /// done. The calling thread works too.
    ///
    /// - Parameters:
    ///   - body: the work, run on any free thread
    ///   - tell: called on the calling thread, after each piece that it has done itself
    package static func run(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Void, tell: () -> Void = {}
    ) {
        let queue = WorkQueue(count: count, body: body)
        let threads = (1..<max(1, min(Self.count, count))).compactMap { _ in start(queue) }
        while queue.doNext() { tell() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Starts a thread. Returns nil if the system has no more; then there is one thread fewer.
    private static func start(_ queue: WorkQueue) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let context = Unmanaged.passRetained(queue).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, work, context)
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, &attributes, workOnLinux, context)
        #endif
        if code == 0 { return thread }
        Unmanaged<WorkQueue>.fromOpaque(context).release()
        return nil
    }

    /// The usual size of a program's first stack, in bytes.
    private static let stackSize = 8 << 20
}

/// Pieces of work that wait for a thread.
private final class WorkQueue: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let next = Atomic<Int>(0)

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.body = body
    }

    /// Runs the next piece. Returns false if there is no piece left.
    func doNext() -> Bool {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return false }
        body(number)
        return true
    }
}

private func work(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let queue = Unmanaged<WorkQueue>.fromOpaque(context).takeRetainedValue()
    while queue.doNext() {}
    return nil
}

#if !canImport(Darwin)
    private func workOnLinux(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        context.flatMap(work)
    }
#endif
