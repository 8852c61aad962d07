import CMicrohttpd
import Platform

/// A server for the page of one layout file. It notifies every open page when the file changes.
///
/// One thread waits for four kinds of events: connections, requests, changes of the layout file,
/// and the end of serving. It reads the file only after such an event and after each ping to the
/// pages, and holds no lock between two reads.
package final class PageServer {
    private let content: PageContent
    private let listening: Int32
    private let rules: AccessRules
    private let watch: FolderWatch
    private let daemon: HTTPDaemon
    /// The state of the file that was last sent to the open pages. A new event stream begins with
    /// it.
    private let current: CurrentState
    /// Whether the layout file may have changed since it was last read.
    private var isStale = false
    private var nextLook = ContinuousClock.now
    private var nextPing = ContinuousClock.now + PageServer.pingPause

    /// The minimum pause between two reads of a file that keeps changing, so that writers can
    /// proceed.
    private static let lookPause = Duration.milliseconds(20)
    private static let pingPause = Duration.seconds(15)
    /// The polling interval in milliseconds, used if the system cannot notify about changes or
    /// requests.
    private static let pollingInterval: Int32 = 20

    /// Starts listening. On return the address accepts connections; `run` then serves them.
    package init(
        _ content: PageContent, at address: PageAddress, watching file: WatchedFiles
    ) throws(PageServerFailure) {
        guard layout_microhttpd_is_there() else { throw .libraryMissing }
        self.content = content
        guard let watch = FolderWatch(folder: file.folder, files: file.names) else {
            throw .cannotWatch(reason: String(cString: strerror(errno)))
        }
        self.watch = watch
        listening = withUnsafePointer(to: address.socket, layout_socket_listen)
        guard listening >= 0 else {
            throw .cannotListen(address.text, reason: String(cString: strerror(errno)))
        }
        let rules = AccessRules(
            address, port: layout_socket_port(listening), allowsEdits: content.post != nil)
        self.rules = rules
        let rate = RequestRate()
        let current = CurrentState(line: content.state())
        self.current = current
        let daemon = HTTPDaemon(
            refusing: { request in
                rules.refusal(of: request)
                    ?? (request.isPost && !rate.allowsAnother() ? .tooOften : nil)
            },
            replying: { request in
                rules.place(of: request).flatMap { place in
                    if request.isPost {
                        return .success(.later(PagePost(name: place, body: request.body)))
                    }
                    if place == "events" {
                        return .success(.events(first: EventMessage.state(current.line)))
                    }
                    let answer =
                        PageAnswer.file(place, isPacked: request.acceptsDeflate)
                        ?? content.answer(place, request.arguments)
                    return answer.map { .success(.answer($0)) } ?? .failure(.notFound)
                }
            })
        guard let daemon else {
            throw .cannotListen(address.text, reason: "libmicrohttpd does not start")
        }
        self.daemon = daemon
    }

    deinit { close(listening) }

    /// The address to open in a browser. It contains the token.
    package var url: String { rules.url }

    /// Serves until one of the descriptors `endings` becomes readable or is closed.
    package func run(until endings: [Int32]) {
        while !waits(for: endings) {
            if watch.drainNotices() { isStale = true }
            lookIfDue()
            acceptAll()
            daemon.run()
            if let post = content.post, daemon.answerPosts(post) { isStale = true }
            if let folders = content.newFolders() { watch.watch(all: folders) }
        }
        daemon.stop()
    }

    /// Waits for the next event. Returns true if one of `endings` is readable, so that serving must
    /// end.
    private func waits(for endings: [Int32]) -> Bool {
        // A missing descriptor is negative, so that `poll` ignores it.
        let list = endings + [listening, daemon.descriptor, watch.descriptor ?? -1]
        var polled = list.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), waitingTime)
        return polled.prefix(endings.count).contains { $0.revents != 0 }
    }

    /// The longest time that `poll` may wait, in milliseconds; -1 for no limit.
    private var waitingTime: Int32 {
        let now = ContinuousClock.now
        var times = [now.milliseconds(until: nextPing), daemon.waitingTime]
        if isStale { times.append(now.milliseconds(until: nextLook)) }
        if daemon.descriptor < 0 || watch.descriptor == nil { times.append(Self.pollingInterval) }
        return times.filter { $0 >= 0 }.min() ?? -1
    }

    private func acceptAll() {
        var address = layout_socket_address()
        while true {
            let client = layout_socket_accept(listening, &address)
            if client < 0 { return }
            daemon.add(client, from: address)
        }
    }

    private func lookIfDue() {
        let now = ContinuousClock.now
        if now >= nextPing {
            nextPing = now + Self.pingPause
            daemon.ping()
            // Files in network folders can change without a notification. The file is therefore
            // read again after each ping.
            isStale = true
        }
        guard isStale, now >= nextLook else { return }
        isStale = false
        let found = content.state()
        nextLook = .now + Self.lookPause
        guard found != current.line else { return }
        current.line = found
        daemon.send(EventMessage.state(found))
    }
}

/// The line of JSON that identifies the state of the file to pages. It is in an instance of a
/// class, because several closures of the server share it.
private final class CurrentState {
    var line: String

    init(line: String) { self.line = line }
}

/// Files of one folder to watch, with symbolic links resolved.
package struct WatchedFiles {
    let folder: [CChar]
    let names: [[UInt8]]

    /// - Parameters:
    ///   - folder: the path of the folder as bytes, ending with a 0
    ///   - names: the names of the files as bytes
    package init(folder: [CChar], names: [[UInt8]]) { (self.folder, self.names) = (folder, names) }
}

extension ContinuousClock.Instant {
    /// Returns the time until `other`, in milliseconds, rounded up so that the caller does not wake
    /// early; 0 if `other` has passed.
    fileprivate func milliseconds(until other: ContinuousClock.Instant) -> Int32 {
        let (seconds, fraction) = duration(to: other).components
        if seconds < 0 || fraction < 0 { return 0 }
        return Int32(min(seconds, 60) * 1000 + fraction / 1_000_000_000_000_000) + 1
    }
}

/// The reason why a page cannot be served.
package enum PageServerFailure: Error {
    /// libmicrohttpd is not installed.
    case libraryMissing
    case cannotListen(String, reason: String)
    case cannotWatch(reason: String)

    /// The message, without a full stop.
    package var message: String {
        switch self {
        case .libraryMissing: "the page needs the library libmicrohttpd"
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotWatch(let reason): "the file's folder cannot be watched: \(reason)"
        }
    }

    /// A hint on how to fix the problem; nil if the message is sufficient.
    package var hint: String? {
        switch self {
        case .libraryMissing: "on Debian: apt-get install libmicrohttpd12"
        case .cannotListen: "--port 0 uses any free port"
        case .cannotWatch: nil
        }
    }
}
