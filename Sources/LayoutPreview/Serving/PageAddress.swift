import CMicrohttpd

/// A numeric address of this machine at which the page is served, with a port.
package struct PageAddress: Sendable {
    /// The address as the user entered it, without the port.
    let text: String
    let socket: layout_socket_address

    /// Parses an address. Returns nil if the text is not a numeric IPv4 or IPv6 address.
    ///
    /// - Parameter port: the port to listen at; 0 for any free port
    package init?(_ text: String, port: UInt16) {
        var read = layout_socket_address()
        guard layout_socket_read(text, port, &read) else { return nil }
        (self.text, socket) = (text, read)
    }

    /// Whether the address is reachable only from this machine.
    package var isLoopback: Bool { withUnsafePointer(to: socket, layout_socket_is_loopback) }

    /// Whether the address stands for all addresses of the machine, such as `0.0.0.0`.
    var isAny: Bool { withUnsafePointer(to: socket, layout_socket_is_any) }

    /// The address as it is written in a URL, for example `[::1]`.
    var host: String { Self.host(text, isVersion6: isVersion6) }

    private var isVersion6: Bool { withUnsafePointer(to: socket, layout_socket_is_version_6) }

    private static func host(_ text: String, isVersion6: Bool) -> String {
        isVersion6 ? "[" + text + "]" : text
    }

    /// Returns whether a URL's host is a numeric address; IPv6 addresses are in brackets.
    static func isNumeric(host: String) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") {
            return PageAddress(String(host.dropFirst().dropLast()), port: 0)?.isVersion6 ?? false
        }
        return PageAddress(host, port: 0).map { !$0.isVersion6 } ?? false
    }
}
