import CMicrohttpd
import Platform

/// The stream of server-sent events to one open page.
///
/// It stores at most two messages: the one being sent and the newest one after it. A page that
/// reads slowly misses the messages in between, so that memory use stays bounded.
final class EventStream {
    private let connection: OpaquePointer
    private var sending: ArraySlice<UInt8> = []
    private var next: [UInt8]?
    private var isWaiting = false
    private var isEnded = false

    init(_ connection: OpaquePointer) { self.connection = connection }

    /// Sends a message as soon as the message being sent is complete. Replaces an earlier message
    /// that is still waiting.
    func send(_ message: String) {
        next = Array(message.utf8)
        wake()
    }

    /// Sends an empty comment, which keeps the connection alive and detects that the page was
    /// closed.
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

    /// Copies the next bytes into the server's buffer and returns their number. Suspends the
    /// connection and returns 0 if there is nothing to send.
    func fill(_ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
        if isEnded { return layout_http_end_of_stream() }
        if sending.isEmpty, let message = next { (sending, next) = (message[...], nil) }
        if sending.isEmpty {
            isWaiting = true
            layout_MHD_suspend_connection(connection)
            return 0
        }
        precondition(size > 0, "the server offers no room for an event")
        let count = min(size, sending.count)
        sending.withUnsafeBytes { _ = memcpy(buffer, $0.baseAddress!, count) }
        sending = sending.dropFirst(count)
        return count
    }
}

/// The messages of an event stream in the format of server-sent events.
enum EventMessage {
    static func state(_ line: String) -> String {
        "retry: 1000\nevent: state\ndata: " + line + "\n\n"
    }
}
