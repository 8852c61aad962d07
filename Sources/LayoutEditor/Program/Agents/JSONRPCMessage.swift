import LayoutFormats

/// A JSON-RPC 2.0 request or notification, sent as one line.
struct JSONRPCMessage {
    /// The request's id as JSON text, exactly as it was sent, because no number type can represent
    /// every id. It is nil for a notification, which gets no answer.
    let id: String?
    let method: String
    let params: JSONValue

    /// Parses a message. Throws a `JSONRPCError` if the line is not a valid JSON-RPC message.
    init(_ line: String) throws(JSONRPCError) {
        let bytes = Array(line.utf8)
        guard let value = JSONReader.read(bytes) else {
            throw JSONRPCError(.parseError, "the line is not JSON")
        }
        id = try Self.id(of: value, in: bytes)
        guard value["jsonrpc"]?.content == "2.0", let method = value["method"]?.content else {
            throw JSONRPCError(.invalidRequest, "the line is not a JSON-RPC 2.0 request", id: id)
        }
        self.method = method
        params = value["params"] ?? .object([])
    }

    /// Returns the id as JSON text; nil if the message has none. Throws if it is not a string, a
    /// number or null. An id with control characters is refused too, because repeating it in an
    /// answer would give invalid JSON.
    private static func id(
        of value: JSONValue, in bytes: [UInt8]
    ) throws(JSONRPCError) -> String? {
        guard let id = value["id"], let source = JSONReader.source(of: "id", in: bytes) else {
            return nil
        }
        switch id {
        case .string, .number, .null:
            if source.allSatisfy({ $0 >= 0x20 }) { return String(decoding: source, as: UTF8.self) }
        default: break
        }
        throw JSONRPCError(.invalidRequest, "an id must be a string or a number")
    }

    /// Returns the line that answers this request with a result.
    func answer(_ result: JSONValue) -> String {
        #"{"jsonrpc":"2.0","id":\#(id ?? "null"),"result":\#(result.line)}"#
    }

    /// Returns the line that answers this request with an error.
    func refusal(_ error: JSONRPCError) -> String {
        var error = error
        error.id = id
        return error.line
    }
}

/// An error in a JSON-RPC message. If a tool fails, however, the answer is a normal result that
/// describes the failure.
struct JSONRPCError: Error {
    /// The error codes of JSON-RPC, and the Model Context Protocol's code for unsupported versions.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case wrongParams = -32602
        case unsupportedVersion = -32022
    }

    let code: Code
    let message: String
    /// The id of the message as JSON text; nil if it has none.
    var id: String?
    /// Additional data for the client program; nil if there is none.
    var data: JSONValue?

    init(_ code: Code, _ message: String, id: String? = nil, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.id = id
        self.data = data
    }

    var line: String {
        let members: [(String, JSONValue)] =
            [("code", .integer(code.rawValue)), ("message", .string(message))]
            + (data.map { [("data", $0)] } ?? [])
        return
            #"{"jsonrpc":"2.0","id":\#(id ?? "null"),"error":\#(JSONValue.object(members).line)}"#
    }
}
