import LayoutFormats

/// A JSON-RPC 2.0 request or notification, sent as one line.
struct JSONRPCMessage {
    /// The JSON of the id exactly as it was sent, because no number type can represent every id. It
    /// is nil for a notification, which gets no answer.
    let id: String?
    let method: String
    let params: JSONValue

    /// Throws a `JSONRPCError` if the line is not a valid message.
    init(_ line: String) throws(JSONRPCError) {
        let bytes = Array(line.utf8)
        guard let value = JSONReader.read(bytes) else {
            throw JSONRPCError(.noJSON, "the line is no JSON")
        }
        id = try Self.id(of: value, in: bytes)
        guard value["jsonrpc"]?.content == "2.0", let method = value["method"]?.content else {
            throw JSONRPCError(.noRequest, "the line is no JSON-RPC 2.0 request", id: id)
        }
        self.method = method
        params = value["params"] ?? .object([])
    }

    /// Throws if the id is not a string, a number or null. Control characters are refused too,
    /// because an answer that repeats them would be invalid JSON.
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
        throw JSONRPCError(.noRequest, "an id is a text or a number")
    }

    /// Returns the response line with a result.
    func answer(_ result: JSONValue) -> String {
        #"{"jsonrpc":"2.0","id":\#(id ?? "null"),"result":\#(result.line)}"#
    }

    /// Returns the response line with an error.
    func refusal(_ error: JSONRPCError) -> String {
        var error = error
        error.id = id
        return error.line
    }
}

/// An error in a message itself. An error reported by a tool is a normal result of the call
/// instead.
struct JSONRPCError: Error {
    /// The error codes of JSON-RPC, and the Model Context Protocol's code for unsupported versions.
    enum Code: Int {
        case noJSON = -32700
        case noRequest = -32600
        case noMethod = -32601
        case wrongParams = -32602
        case unsupportedVersion = -32022
    }

    let code: Code
    let message: String
    /// The id as JSON; nil if the message has none.
    var id: String?
    /// Additional data for the client program.
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
