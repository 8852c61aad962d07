import CMicrohttpd
import Platform

/// The server-sent events for one page.
///
/// The stream stores at most two messages: the one being sent and the newest one after it. A slow
/// reader misses the messages in between, and memory use stays bounded.
final class EventStream {
    private let connection: OpaquePointer
    private var sending: ArraySlice<UInt8> = []
    private var next: [UInt8]?
    private var isWaiting = false
    private var isEnded = false

    init(_ connection: OpaquePointer) { self.connection = connection }

    /// Sends a message after the current one. Replaces a message that is still waiting.
    func send(_ message: String) {
        next = Array(message.utf8)
        wake()
    }

    /// Sends an empty comment. It keeps the connection alive and detects a page that has gone.
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

    /// Copies the next bytes into the server's buffer. Suspends the connection if there is nothing
    /// to send.
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

/// The format of the events that are sent to a page.
enum EventMessage {
    static func state(_ line: String) -> String {
        "retry: 1000\nevent: state\ndata: " + line + "\n\n"
    }
}
