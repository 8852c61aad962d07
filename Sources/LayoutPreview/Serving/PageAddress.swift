import CMicrohttpd

/// Where a page is served: a numeric address of this machine.
package struct PageAddress: Sendable {
    /// As it was given.
    let text: String
    let socket: layout_socket_address

    /// Nil where the text is no numeric address, of version 4 or 6.
    ///
    /// - Parameter port: 0 for any that is free.
    package init?(_ text: String, port: UInt16) {
        var read = layout_socket_address()
        guard layout_socket_read(text, port, &read) else { return nil }
        (self.text, socket) = (text, read)
    }

    /// Whether only programs of this machine reach it.
    package var isLoopback: Bool { withUnsafePointer(to: socket, layout_socket_is_loopback) }

    /// Whether it stands for every address that the machine has.
    var isAny: Bool { withUnsafePointer(to: socket, layout_socket_is_any) }

    /// As a URL has it: `[::1]`.
    var host: String { Self.host(text, isVersion6: isVersion6) }

    private var isVersion6: Bool { withUnsafePointer(to: socket, layout_socket_is_version_6) }

    private static func host(_ text: String, isVersion6: Bool) -> String {
        isVersion6 ? "[" + text + "]" : text
    }

    /// Whether the text is a numeric address as a URL has it.
    static func isNumeric(host: String) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") {
            return PageAddress(String(host.dropFirst().dropLast()), port: 0)?.isVersion6 ?? false
        }
        return PageAddress(host, port: 0).map { !$0.isVersion6 } ?? false
    }
}
