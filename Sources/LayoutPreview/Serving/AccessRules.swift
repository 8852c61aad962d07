import CSodium

/// The access check for requests. It allows only requests of the page itself, opened by a user who
/// has its address.
///
/// The address contains a secret that other pages cannot guess. The `Host` check blocks DNS
/// rebinding, and the `Origin` check blocks pages of other origins. A request that edits must also
/// have the secret in a header, which pages of other origins cannot send.
struct AccessRules {
    /// The secret part of the address: 128 bits as hexadecimal digits.
    let token: String
    let address: PageAddress
    let port: UInt16
    /// Whether the page may edit, so that POST is allowed.
    let allowsEdits: Bool

    /// The maximum length of a request's body, in bytes.
    static let longestBody = 256 << 10

    /// The maximum length of a request's line and headers together, in bytes.
    static let longestHead = 32 << 10

    /// Creates the rules with a new random token.
    init(_ address: PageAddress, port: UInt16, allowsEdits: Bool = false) {
        self.init(address, port: port, token: Self.newToken(), allowsEdits: allowsEdits)
    }

    init(_ address: PageAddress, port: UInt16, token: String, allowsEdits: Bool = false) {
        (self.address, self.port, self.token) = (address, port, token)
        self.allowsEdits = allowsEdits
    }

    /// The address to open in a browser. It contains the token.
    var url: String {
        "http://" + (address.isAny ? "localhost" : address.host) + ":\(port)/" + token + "/"
    }

    /// Returns the reason to refuse a request; nil if it is allowed.
    func refusal(of request: PageRequest) -> PageRefusal? {
        guard case .failure(let refusal) = place(of: request) else { return nil }
        return refusal
    }

    /// Returns the part of the requested path after the token, or the reason to refuse the request.
    func place(of request: PageRequest) -> Result<String, PageRefusal> {
        guard request.headLength <= Self.longestHead, !request.isTooLarge else {
            return .failure(.headTooLong)
        }
        guard ["GET", "HEAD"].contains(request.method) || request.isPost && allowsEdits else {
            return .failure(.wrongMethod)
        }
        guard request.hosts.count == 1, isOurs(host: request.hosts[0].lowercased()) else {
            return .failure(.forbidden)
        }
        let origin = "http://" + request.hosts[0].lowercased()
        guard request.origins.allSatisfy({ $0.lowercased() == origin }) else {
            return .failure(.forbidden)
        }
        let parts = request.path.split(
            separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else {
            return .failure(.forbidden)
        }
        if request.isPost, let refusal = refusal(ofPost: request) { return .failure(refusal) }
        return .success(String(parts[2]))
    }

    /// Returns the reason to refuse a POST request whose `Host`, `Origin` and path have already
    /// been accepted; nil if the request is allowed.
    private func refusal(ofPost request: PageRequest) -> PageRefusal? {
        guard request.tokens.count == 1, isToken(request.tokens[0][...]),
            request.sites.allSatisfy({ $0 == "same-origin" })
        else { return .forbidden }
        let type = request.types.first?.prefix { $0 != ";" } ?? ""
        guard request.types.count == 1, type.lowercased() == "application/json" else {
            return .wrongType
        }
        guard request.lengths.count == 1, let length = UInt64(request.lengths[0]) else {
            return .lengthMissing
        }
        return length <= Self.longestBody ? nil : .tooLong
    }

    /// Returns whether the text is the token. Compares in constant time, so that the duration
    /// reveals nothing about the token.
    private func isToken(_ text: Substring) -> Bool {
        let (given, own) = (Array(text.utf8), Array(token.utf8))
        return given.count == own.count && sodium_memcmp(given, own, own.count) == 0
    }

    private func isOurs(host: String) -> Bool {
        let end = ":\(port)"
        guard host.hasSuffix(end) || port == 80 else { return false }
        let name = host.hasSuffix(end) ? String(host.dropLast(end.count)) : host
        if name == address.host.lowercased() { return true }
        // DNS rebinding needs a host name, so a `Host` header with a numeric address is safe.
        if address.isAny { return name == "localhost" || PageAddress.isNumeric(host: name) }
        return address.isLoopback && ["localhost", "127.0.0.1", "[::1]"].contains(name)
    }

    private static func newToken() -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        // libsodium must be initialized before random bytes are drawn. Further calls have no
        // effect.
        precondition(sodium_init() >= 0, "libsodium finds no source of random numbers")
        randombytes_buf(&bytes, bytes.count)
        return bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

/// The properties of an HTTP request that the server uses. All texts come from the network
/// unchecked.
struct PageRequest {
    let method: String
    /// The path without the query, beginning with `/`.
    let path: String
    /// The values of all `Host` headers.
    let hosts: [String]
    let origins: [String]
    /// The arguments of the query, in order.
    let arguments: [(name: String, value: String)]
    /// The values of all `X-Layoutedit-Token` headers.
    var tokens: [String] = []
    /// The values of all `Sec-Fetch-Site` headers, which state from where the request was made.
    var sites: [String] = []
    /// The values of all `Content-Type` headers.
    var types: [String] = []
    /// The values of all `Content-Length` headers.
    var lengths: [String] = []
    /// The values of all `Accept-Encoding` headers.
    var encodings: [String] = []
    /// The body, as far as it has arrived; empty unless the request is posted.
    var body: [UInt8] = []
    /// The length of the line and the headers, in bytes, after escapes are decoded.
    var headLength = 0

    var isPost: Bool { method == "POST" }

    /// Whether the query was too long or had too many arguments, so that it was not read. No other
    /// path contains a question mark.
    var isTooLarge: Bool { path == "?" }

    /// Whether the client accepts compressed responses. An encoding with a weight (`deflate;q=0`)
    /// does not count, because browsers send no weights.
    var acceptsDeflate: Bool {
        encodings.contains { list in
            list.split(separator: ",").contains { $0.filter { $0 != " " } == "deflate" }
        }
    }
}

/// The reason why an HTTP request is refused.
enum PageRefusal: Error, Equatable {
    case forbidden, wrongMethod, notFound, tooMany, wrongType, lengthMissing, tooLong, headTooLong
    case tooOften

    var status: UInt32 {
        switch self {
        case .forbidden: 403
        case .wrongMethod: 405
        case .notFound: 404
        case .tooMany: 503
        case .wrongType: 415
        case .lengthMissing: 411
        case .tooLong: 413
        case .headTooLong: 431
        case .tooOften: 429
        }
    }

    /// The text of the refusal. It reveals nothing about the layout file.
    var text: String {
        switch self {
        case .forbidden: "The page is at the address that layoutedit preview has printed.\n"
        case .wrongMethod: "The method is not allowed.\n"
        case .notFound: "Not found.\n"
        case .tooMany: "Too many pages are open.\n"
        case .wrongType: "The body of the request must be JSON.\n"
        case .lengthMissing: "The request must state the length of its body.\n"
        case .tooLong: "The body may have at most \(AccessRules.longestBody) bytes.\n"
        case .headTooLong:
            "The line and the headers are too long, or the query has too many arguments.\n"
        case .tooOften: "There are too many requests; try again in a second.\n"
        }
    }
}
