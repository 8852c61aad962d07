import LayoutFormats

/// A request or a notification of JSON-RPC 2.0, one a line.
struct JSONRPCMessage {
    /// As it was given, a text or a number; nil for a notification, which gets no answer.
    let id: JSONValue?
    let method: String
    let params: JSONValue

    /// Throws a `JSONRPCError` for what is no message.
    init(_ line: String) throws(JSONRPCError) {
        guard let value = JSONReader.read(Array(line.utf8)) else {
            throw JSONRPCError(.noJSON, "the line is no JSON")
        }
        guard value["jsonrpc"]?.content == "2.0", let method = value["method"]?.content else {
            throw JSONRPCError(
                .noRequest, "the line is no JSON-RPC 2.0 request", id: Self.id(of: value))
        }
        self.method = method
        id = Self.id(of: value)
        params = value["params"] ?? .object([])
    }

    private static func id(of value: JSONValue) -> JSONValue? {
        switch value["id"] {
        case .string(let text)?: .string(text)
        case .number(let number)?: .number(number)
        default: nil
        }
    }

    /// What answers it.
    func answer(_ result: JSONValue) -> JSONValue {
        .object([("jsonrpc", .string("2.0")), ("id", id ?? .null), ("result", result)])
    }

    /// What tells why it has no answer.
    func refusal(_ error: JSONRPCError) -> JSONValue {
        var error = error
        error.id = id
        return error.json
    }
}

/// Why a message has no answer: something is wrong with the message itself. What a tool refuses is no
/// such error but its answer.
struct JSONRPCError: Error {
    /// JSON-RPC's numbers, and the one of the Model Context Protocol for versions.
    enum Code: Int {
        case noJSON = -32700
        case noRequest = -32600
        case noMethod = -32601
        case wrongParams = -32602
        case unsupportedVersion = -32022
    }

    let code: Code
    let message: String
    var id: JSONValue?
    /// What a program may want to know besides.
    var data: JSONValue?

    init(_ code: Code, _ message: String, id: JSONValue? = nil, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.id = id
        self.data = data
    }

    var json: JSONValue {
        let data = data.map { [("data", $0)] } ?? []
        return .object([
            ("jsonrpc", .string("2.0")), ("id", id ?? .null),
            (
                "error",
                .object(
                    [("code", .integer(code.rawValue)), ("message", .string(message))] + data)
            ),
        ])
    }
}
