import CMicrohttpd
import Platform

/// Server-sent events to one page. It holds at most the message that is being sent and the newest one
/// behind it: whoever reads slowly misses what was in between, and nothing grows.
final class EventStream {
    private let connection: OpaquePointer
    private var sending: ArraySlice<UInt8> = []
    private var next: [UInt8]?
    private var isWaiting = false
    private var isEnded = false

    init(_ connection: OpaquePointer) { self.connection = connection }

    /// Sends a message as soon as the one before has gone.
    func send(_ message: String) {
        next = Array(message.utf8)
        wake()
    }

    /// Says that the server is still there, which also finds out whether the page is.
    func ping() {
        if next == nil { send(":\n\n") }
    }

    func end() {
        isEnded = true
        wake()
    }

    private func wake() {
        guard isWaiting else { return }
        isWaiting = false
        layout_MHD_resume_connection(connection)
    }

    /// Fills the server's buffer; with nothing to say, puts the connection to sleep.
    func fill(_ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
        if isEnded { return layout_http_end_of_stream() }
        if sending.isEmpty, let message = next { (sending, next) = (message[...], nil) }
        if sending.isEmpty {
            isWaiting = true
            layout_MHD_suspend_connection(connection)
            return 0
        }
        let count = min(size, sending.count)
        sending.withUnsafeBytes { _ = memcpy(buffer, $0.baseAddress!, count) }
        sending = sending.dropFirst(count)
        return count
    }
}

/// How the page is told of a state: `id` and one line of data.
enum EventMessage {
    static func state(_ line: String) -> String {
        "retry: 1000\nevent: state\ndata: " + line + "\n\n"
    }
}
