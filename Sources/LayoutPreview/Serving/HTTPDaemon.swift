import CMicrohttpd
import Platform

/// An HTTP server (libmicrohttpd) that runs in the caller's event loop. The caller accepts the
/// connections and passes them to `add`.
final class HTTPDaemon {
    /// The server's reply to a request.
    enum Reply {
        case answer(PageAnswer)
        /// A stream of events, the first of which is `first`.
        case events(first: String)
        /// The reply is not known yet. The caller provides the answer to the posted request later,
        /// in `answerPosts`.
        case later(PagePost)
    }

    /// The maximum number of connections. If it is reached, a new connection closes the connection
    /// that has been idle for longest, so that no client can block others by keeping many
    /// connections open. Event streams are not closed.
    private static let mostClients = 128
    /// The number of seconds without traffic after which a connection is closed.
    private static let patience: UInt32 = 10
    /// The memory per connection, in bytes: for the request line, the headers and the library's own
    /// data, which is about 64 bytes for each argument of a query. If it is too small, the library
    /// does not answer.
    private static let memory = 8 * AccessRules.longestHead
    private static let mostStreams = 32

    private struct Client {
        let connection: OpaquePointer
        let socket: Int32
        var stream: EventStream?
        /// The part of the current request's body that has arrived. Nil if the request is not
        /// posted, or if the rest of its body is ignored.
        var body: [UInt8]?
        /// The answer to the current request, if it was posted.
        var answer: PageAnswer?
    }

    private var daemon: OpaquePointer!
    /// The open connections, the one that has been idle for longest first.
    private var clients: [Client] = []
    /// The posted requests that have no answer yet. Their connections are suspended.
    private var waiting: [(connection: OpaquePointer, post: PagePost)] = []
    private var isStopping = false
    private let refusal: (PageRequest) -> PageRefusal?
    private let reply: (PageRequest) -> Result<Reply, PageRefusal>

    /// Starts the server. Returns nil if libmicrohttpd cannot start.
    ///
    /// - Parameters:
    ///   - refusal: called after the headers of a request; returns the reason to refuse it, or nil
    ///     to accept it
    ///   - reply: returns the reply to an accepted request
    init?(
        refusing refusal: @escaping (PageRequest) -> PageRefusal?,
        replying reply: @escaping (PageRequest) -> Result<Reply, PageRefusal>
    ) {
        (self.refusal, self.reply) = (refusal, reply)
        let this = Unmanaged.passUnretained(self).toOpaque()
        daemon = layout_http_start(
            { this, connection, path, method, _, data, size, mark in
                HTTPDaemon.of(this).handleRequest(
                    connection!, path!, method!,
                    UnsafeBufferPointer(start: data, count: size!.pointee),
                    size!, mark!)
            },
            { this, connection, _, what in
                HTTPDaemon.of(this).connectionChanged(connection!, what)
            }, this, UInt32(Self.mostClients) * 2, Self.patience, Self.memory)
        if daemon == nil { return nil }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> HTTPDaemon {
        Unmanaged<HTTPDaemon>.fromOpaque(pointer!).takeUnretainedValue()
    }

    /// A descriptor that becomes readable when the server has work; -1 if the caller has to call
    /// `run` regularly instead.
    var descriptor: Int32 { layout_http_descriptor(daemon) }

    /// The time until `run` must be called, in milliseconds; -1 if there is no limit.
    var waitingTime: Int32 { layout_http_patience(daemon) }

    /// Handles all pending work without waiting for more.
    func run() { _ = layout_MHD_run(daemon) }

    /// Ends all event streams, then closes every connection and stops the server.
    func stop() {
        isStopping = true
        for client in clients { client.stream?.end() }
        run()
        layout_http_stop(daemon)
    }

    // MARK: Adding and removing connections

    /// Adds an accepted connection to the server.
    func add(_ socket: Int32, from address: layout_socket_address) {
        closeOldest()
        withUnsafePointer(to: address) { address in
            // If the library refuses the connection, it also closes the socket.
            _ = layout_MHD_add_connection(
                daemon, socket, layout_socket_sockaddr(address), address.pointee.size)
        }
    }

    private func closeOldest() {
        guard clients.count >= Self.mostClients,
            let oldest = clients.firstIndex(where: { $0.stream == nil })
        else { return }
        // The library notices the closed socket and removes its connection before the next one is
        // added.
        shutdown(clients[oldest].socket, Int32(SHUT_RDWR))
        run()
    }

    private func connectionChanged(
        _ connection: OpaquePointer, _ what: MHD_ConnectionNotificationCode
    ) {
        if what == .CONNECTION_NOTIFY_STARTED {
            clients.append(
                Client(connection: connection, socket: layout_http_socket(connection)))
        } else {
            clients.removeAll { $0.connection == connection }
        }
    }

    // MARK: Handling requests

    /// Handles a request. The library calls this after the headers, then for each piece of the
    /// request's body, and once at the end. For a posted request, the library calls this again when
    /// the answer is known.
    private func handleRequest(
        _ connection: OpaquePointer, _ path: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>,
        _ data: UnsafeBufferPointer<CChar>, _ size: UnsafeMutablePointer<Int>,
        _ mark: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        if mark.pointee != nil, !data.isEmpty {
            size.pointee = 0
            return take(data, from: connection) ? .YES : .NO
        }
        let request = request(String(cString: method), String(cString: path), on: connection)
        let isFirst = mark.pointee == nil
        mark.pointee = Unmanaged.passUnretained(self).toOpaque()
        if isFirst {
            if let refusal = refusal(request) {
                return queue(PageAnswer(refusal), on: connection, isLast: true)
            }
            change(connection) { ($0.body, $0.answer) = (request.isPost ? [] : nil, nil) }
            return .YES
        }
        if let place = place(of: connection), let answer = clients[place].answer.take() {
            return queue(answer, on: connection)
        }
        use(connection)
        switch reply(request) {
        case .failure(let refusal):
            return queue(PageAnswer(refusal), on: connection, isLast: true)
        case .success(.answer(let answer)): return queue(answer, on: connection)
        case .success(.events(let first)): return stream(to: connection, first: first)
        case .success(.later(let post)): return suspend(connection, until: post)
        }
    }

    private func request(
        _ method: String, _ path: String, on connection: OpaquePointer
    ) -> PageRequest {
        let headers = pairs(.HEADER_KIND, connection)
        let arguments = pairs(.GET_ARGUMENT_KIND, connection)
        func values(of name: String) -> [String] {
            headers.filter { $0.name.lowercased() == name }.map(\.value)
        }
        return PageRequest(
            method: method, path: path, hosts: values(of: "host"), origins: values(of: "origin"),
            arguments: arguments,
            tokens: values(of: "x-layoutedit-token"), sites: values(of: "sec-fetch-site"),
            types: values(of: "content-type"), lengths: values(of: "content-length"),
            encodings: values(of: "accept-encoding"),
            body: place(of: connection).flatMap { clients[$0].body } ?? [],
            headLength: (headers + arguments).reduce(path.utf8.count) { length, pair in
                length + pair.name.utf8.count + pair.value.utf8.count + 2
            })
    }

    private func place(of connection: OpaquePointer) -> Int? {
        clients.firstIndex { $0.connection == connection }
    }

    private func change(_ connection: OpaquePointer, _ body: (inout Client) -> Void) {
        if let place = place(of: connection) { body(&clients[place]) }
    }

    /// Appends a piece to the body of the current request. Returns false if the body becomes longer
    /// than allowed, although the headers may have stated an allowed length.
    private func take(
        _ data: UnsafeBufferPointer<CChar>, from connection: OpaquePointer
    ) -> Bool {
        guard let place = place(of: connection), let length = clients[place].body?.count else {
            return true
        }
        if length + data.count > AccessRules.longestBody { return false }
        clients[place].body?.append(contentsOf: data.lazy.map { UInt8(bitPattern: $0) })
        return true
    }

    // MARK: Answering posted requests

    private func suspend(_ connection: OpaquePointer, until post: PagePost) -> MHD_Result {
        // The library must not be stopped while a connection is suspended, so this request is
        // refused.
        if isStopping { return queue(PageAnswer(.tooMany), on: connection, isLast: true) }
        change(connection) { $0.body = nil }
        waiting.append((connection, post))
        layout_MHD_suspend_connection(connection)
        return .YES
    }

    /// Answers the posted requests that have arrived since the last call.
    ///
    /// - Parameter answer: returns the answer to each request; nil for an unknown name
    /// - Returns: whether there were any requests
    func answerPosts(_ answer: ([PagePost]) -> [PageAnswer?]) -> Bool {
        if waiting.isEmpty { return false }
        let posts = waiting
        waiting = []
        let answers = answer(posts.map(\.post))
        // A connection without an answer would stay suspended.
        precondition(answers.count == posts.count, "a posted request has no answer")
        for (connection, answer) in zip(posts.map(\.connection), answers) {
            change(connection) { $0.answer = answer ?? PageAnswer(.notFound) }
            layout_MHD_resume_connection(connection)
        }
        run()
        return true
    }

    private func use(_ connection: OpaquePointer) {
        guard let place = place(of: connection) else { return }
        clients.append(clients.remove(at: place))
    }

    private func pairs(
        _ kind: MHD_ValueKind, _ connection: OpaquePointer
    ) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        withUnsafeMutablePointer(to: &pairs) { list in
            _ = layout_MHD_get_connection_values(
                connection, kind,
                { list, _, name, value in
                    list!.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
                        .append((String(cString: name!), value.map { String(cString: $0) } ?? ""))
                    return .YES
                }, list)
        }
        return pairs
    }

    // MARK: Sending answers

    private func queue(
        _ answer: PageAnswer, on connection: OpaquePointer, isLast: Bool = false
    ) -> MHD_Result {
        var bytes = answer.bytes
        let response = layout_MHD_create_response_from_buffer(
            bytes.count, &bytes, .RESPMEM_MUST_COPY)
        let encoding = answer.encoding.map { [("Content-Encoding", $0)] } ?? []
        return queue(
            response, answer.status, answer.type, on: connection,
            encoding + (isLast ? [("Connection", "close")] : []))
    }

    private func stream(to connection: OpaquePointer, first: String) -> MHD_Result {
        guard clients.count(where: { $0.stream != nil }) < Self.mostStreams,
            let place = place(of: connection)
        else { return queue(PageAnswer(.tooMany), on: connection, isLast: true) }
        let stream = EventStream(connection)
        stream.send(first)
        clients[place].stream = stream
        layout_http_set_timeout(connection, 0)
        let response = layout_MHD_create_response_from_callback(
            layout_http_unknown_size(), 4096,
            { stream, _, buffer, size in
                Unmanaged<EventStream>.fromOpaque(stream!).takeUnretainedValue()
                    .fill(buffer!, size)
            }, Unmanaged.passRetained(stream).toOpaque(),
            { Unmanaged<EventStream>.fromOpaque($0!).release() })
        return queue(response, 200, "text/event-stream", on: connection, [])
    }

    private func queue(
        _ response: OpaquePointer?, _ status: UInt32, _ type: String,
        on connection: OpaquePointer, _ more: [(String, String)]
    ) -> MHD_Result {
        guard let response else { return .NO }
        defer { layout_MHD_destroy_response(response) }
        for (name, value) in [("Content-Type", type)] + PageAnswer.headers + more {
            _ = layout_MHD_add_response_header(response, name, value)
        }
        return layout_MHD_queue_response(connection, status, response)
    }

    // MARK: Sending events

    func send(_ message: String) {
        for client in clients { client.stream?.send(message) }
    }

    func ping() {
        for client in clients { client.stream?.ping() }
    }
}
