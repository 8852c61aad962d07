import Synchronization

/// Distributes work over several threads, one for each processor core.
package enum Workers {
    /// The number of threads that work, including the calling thread.
    static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Calls `body` with the numbers from 0 to `count` - 1 on several threads, starting the calls
    /// in ascending order, and returns when all are done. The calling thread works too.
    ///
    /// - Parameters:
    ///   - body: performs the unit of work with the given number; called on any of the threads
    ///   - progress: called on the calling thread, after each unit that this thread has done itself
    package static func run(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Void, progress: () -> Void = {}
    ) {
        precondition(count >= 0, "there are \(count) pieces of work")
        let queue = WorkQueue(count: count, body: body)
        let threads = (1..<max(1, min(Self.count, count))).compactMap { _ in start(queue) }
        while queue.doNext() { progress() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Starts a thread that runs work from the queue. Returns nil if the system cannot create the
    /// thread; fewer threads then do the work.
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

    /// The stack size of each thread in bytes, the usual one of a main thread.
    private static let stackSize = 8 << 20
}

/// The units of work that no thread has started yet.
private final class WorkQueue: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let next = Atomic<Int>(0)

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.body = body
    }

    /// Runs the next unit of work. Returns false if there is none left.
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
