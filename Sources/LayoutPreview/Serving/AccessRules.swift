import CSodium

/// Who may ask for anything: nobody but the page itself, opened by somebody who was told its address.
///
/// The address holds a secret that no other page can guess. A name that leads to this machine
/// (rebinding) is none of `Host`'s, and a page of another origin is told by `Origin`.
struct AccessRules {
    /// 128 bits in hexadecimal digits.
    let token: String
    let address: PageAddress
    let port: UInt16

    /// With a new token.
    init(_ address: PageAddress, port: UInt16) {
        self.init(address, port: port, token: Self.newToken())
    }

    init(_ address: PageAddress, port: UInt16, token: String) {
        (self.address, self.port, self.token) = (address, port, token)
    }

    /// What a person opens.
    var url: String {
        "http://" + (address.isAny ? "localhost" : address.host) + ":\(port)/" + token + "/"
    }

    /// Why a request gets nothing; nil where it may ask.
    func refusal(of request: PageRequest) -> PageRefusal? {
        guard case .failure(let refusal) = place(of: request) else { return nil }
        return refusal
    }

    /// The place below the token that is asked for, or why there is none to be had.
    func place(of request: PageRequest) -> Result<String, PageRefusal> {
        guard ["GET", "HEAD"].contains(request.method) else { return .failure(.wrongMethod) }
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
        return .success(String(parts[2]))
    }

    /// Takes the same time wherever the two differ.
    private func isToken(_ text: Substring) -> Bool {
        let (given, own) = (Array(text.utf8), Array(token.utf8))
        return given.count == own.count && sodium_memcmp(given, own, own.count) == 0
    }

    private func isOurs(host: String) -> Bool {
        let end = ":\(port)"
        guard host.hasSuffix(end) || port == 80 else { return false }
        let name = host.hasSuffix(end) ? String(host.dropLast(end.count)) : host
        if name == address.host.lowercased() { return true }
        // A rebound name is never a number.
        if address.isAny { return name == "localhost" || PageAddress.isNumeric(host: name) }
        return address.isLoopback && ["localhost", "127.0.0.1", "[::1]"].contains(name)
    }

    private static func newToken() -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        // Nothing is drawn before the library is ready; calling it again does nothing.
        precondition(sodium_init() >= 0, "libsodium finds no source of random numbers")
        randombytes_buf(&bytes, bytes.count)
        return bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

/// What is asked for, as far as it matters. Texts are what came over the network.
struct PageRequest {
    let method: String
    /// Without the query.
    let path: String
    /// The values of each header of that name.
    let hosts: [String]
    let origins: [String]
    /// The query's, in its order.
    let arguments: [(name: String, value: String)]
}

/// Why somebody gets nothing.
enum PageRefusal: Error, Equatable {
    case forbidden, wrongMethod, notFound, tooMany

    var status: UInt32 {
        switch self {
        case .forbidden: 403
        case .wrongMethod: 405
        case .notFound: 404
        case .tooMany: 503
        }
    }

    /// Says nothing of what is there.
    var text: String {
        switch self {
        case .forbidden: "The page is at the address that layoutedit preview has printed.\n"
        case .wrongMethod: "Looking never edits.\n"
        case .notFound: "There is no such thing.\n"
        case .tooMany: "Too many pages are open.\n"
        }
    }
}
