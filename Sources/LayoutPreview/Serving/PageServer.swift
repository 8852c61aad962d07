import CMicrohttpd
import Platform

/// Serves the page of one layout file, and tells every page that is open when the file changes.
///
/// One loop in one thread waits for connections, requests, the file and the end. Nothing is looked at
/// while nothing happens, and no lock is held between two looks.
package final class PageServer {
    private let content: PageContent
    private let listening: Int32
    private let rules: AccessRules
    private let watch: FolderWatch
    private let daemon: HTTPDaemon
    /// As pages were last told, and as a stream begins that opens now.
    private let current: CurrentState
    /// Whether the file may have changed since it was last looked at.
    private var isStale = false
    private var nextLook = ContinuousClock.now
    private var nextPing = ContinuousClock.now + PageServer.pingPause

    /// Between two looks at a file that does not rest: writers get their turn.
    private static let lookPause = Duration.milliseconds(20)
    private static let pingPause = Duration.seconds(15)
    /// In milliseconds, where the system gives no notice of something.
    private static let askingPause: Int32 = 20

    /// Listens already, so that the address works from now on.
    package init(
        _ content: PageContent, at address: PageAddress, watching file: WatchedFile
    ) throws(PageServerFailure) {
        guard layout_microhttpd_is_there() else { throw .libraryMissing }
        self.content = content
        guard let watch = FolderWatch(folder: file.folder, file: file.name) else {
            throw .cannotWatch(reason: String(cString: strerror(errno)))
        }
        self.watch = watch
        listening = withUnsafePointer(to: address.socket, layout_socket_listen)
        guard listening >= 0 else {
            throw .cannotListen(address.text, reason: String(cString: strerror(errno)))
        }
        let rules = AccessRules(address, port: layout_socket_port(listening))
        self.rules = rules
        let current = CurrentState(line: content.state())
        self.current = current
        let daemon = HTTPDaemon(
            refusing: rules.refusal,
            replying: { request in
                rules.place(of: request).flatMap { place in
                    if place == "events" {
                        return .success(.events(first: EventMessage.state(current.line)))
                    }
                    let answer = PageAnswer.file(place) ?? content.answer(place, request.arguments)
                    return answer.map { .success(.answer($0)) } ?? .failure(.notFound)
                }
            })
        guard let daemon else {
            throw .cannotListen(address.text, reason: "libmicrohttpd does not start")
        }
        self.daemon = daemon
    }

    deinit { close(listening) }

    /// What a person opens: holds the token.
    package var url: String { rules.url }

    /// Serves until one of the descriptors has something to read, or has come to its end.
    package func run(until endings: [Int32]) {
        while !waits(for: endings) {
            if watch.takeNotices() { isStale = true }
            lookIfDue()
            acceptAll()
            daemon.run()
        }
        daemon.stop()
    }

    /// Waits until something happens; whether it is the end.
    private func waits(for endings: [Int32]) -> Bool {
        // A negative descriptor is passed over.
        let list = endings + [listening, daemon.descriptor, watch.descriptor ?? -1]
        var polled = list.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), waitingTime)
        return polled.prefix(endings.count).contains { $0.revents != 0 }
    }

    /// Milliseconds; -1 for ever.
    private var waitingTime: Int32 {
        let now = ContinuousClock.now
        var times = [now.milliseconds(until: nextPing), daemon.waitingTime]
        if isStale { times.append(now.milliseconds(until: nextLook)) }
        if daemon.descriptor < 0 || watch.descriptor == nil { times.append(Self.askingPause) }
        return times.filter { $0 >= 0 }.min() ?? -1
    }

    private func acceptAll() {
        var address = layout_socket_address()
        while true {
            let client = layout_socket_accept(listening, &address)
            if client < 0 { return }
            daemon.take(client, from: address)
        }
    }

    private func lookIfDue() {
        let now = ContinuousClock.now
        if now >= nextPing {
            nextPing = now + Self.pingPause
            daemon.ping()
            // Folders of other machines give no notice.
            isStale = true
        }
        guard isStale, now >= nextLook else { return }
        isStale = false
        let found = content.state()
        nextLook = .now + Self.lookPause
        guard found != current.line else { return }
        current.line = found
        daemon.tell(EventMessage.state(found))
    }
}

/// The line of JSON that pages know the file by.
private final class CurrentState {
    var line: String

    init(line: String) { self.line = line }
}

/// A file with the folder that is watched for its sake, links followed.
package struct WatchedFile {
    let folder: [CChar]
    let name: [UInt8]

    /// Both as the system takes them; the folder with the 0 behind it.
    package init(folder: [CChar], name: [UInt8]) { (self.folder, self.name) = (folder, name) }
}

extension ContinuousClock.Instant {
    /// At least the time that is left, so that nobody wakes just before; 0 where it is over.
    fileprivate func milliseconds(until other: ContinuousClock.Instant) -> Int32 {
        let (seconds, fraction) = duration(to: other).components
        if seconds < 0 || fraction < 0 { return 0 }
        return Int32(min(seconds, 60) * 1000 + fraction / 1_000_000_000_000_000) + 1
    }
}

/// Why no page is served.
package enum PageServerFailure: Error {
    /// libmicrohttpd is not installed.
    case libraryMissing
    case cannotListen(String, reason: String)
    case cannotWatch(reason: String)

    /// Without a full stop.
    package var message: String {
        switch self {
        case .libraryMissing: "the page needs the library libmicrohttpd"
        case .cannotListen(let address, let reason): "\(address) cannot be listened to: \(reason)"
        case .cannotWatch(let reason): "the file's folder cannot be watched: \(reason)"
        }
    }

    /// What to do about it; nil where it is said.
    package var hint: String? {
        switch self {
        case .libraryMissing: "on Debian: apt-get install libmicrohttpd12"
        case .cannotListen: "--port 0 takes any port that is free"
        case .cannotWatch: nil
        }
    }
}
