import CommandLanguage
import LayoutFormats
import LayoutReplies

/// A server that answers messages of the Model Context Protocol.
///
/// It supports both generations of the protocol
/// (https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning): requests that each
/// state the protocol's version, and clients that begin with `initialize`. In both cases the server
/// stores nothing between two requests.
struct ModelContextServer {
    /// The protocol version of requests that state their version and need no `initialize`.
    private static let statelessVersion = "2026-07-28"
    /// The protocol versions whose clients begin with `initialize`, newest first. 2025-03-26 is not
    /// supported because it requires several messages in one line.
    private static let handshakeVersions = ["2025-11-25", "2025-06-18", "2024-11-05"]
    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    private static let serverKey = "io.modelcontextprotocol/serverInfo"
    /// How long a client may cache the list of tools, in milliseconds. The list never changes while
    /// the program runs.
    private static let keptMilliseconds = 3_600_000

    let tools: [AgentTool]
    /// The function that executes tool calls.
    let call: (AgentTool, JSONValue) -> AgentAnswer

    /// Returns the line that answers a message; nil if the message is a notification, which gets no
    /// answer.
    func answer(_ line: String) -> String? {
        do throws(JSONRPCError) {
            let message = try JSONRPCMessage(line)
            guard message.id != nil else { return nil }
            do throws(JSONRPCError) {
                return message.answer(try result(of: message))
            } catch {
                return message.refusal(error)
            }
        } catch {
            return error.line
        }
    }

    private func result(of message: JSONRPCMessage) throws(JSONRPCError) -> JSONValue {
        let isStateless = try statesVersion(message)
        switch message.method {
        case "server/discover": return Self.stateless(Self.discovery, keeps: true)
        case "initialize" where !isStateless: return Self.welcome(message.params)
        case "ping" where !isStateless: return .object([])
        case "tools/list":
            let list = [("tools", JSONValue.array(tools.map(\.json)))]
            return isStateless ? Self.stateless(list, keeps: true) : .object(list)
        case "tools/call":
            let members = try called(message.params).members
            return isStateless ? Self.stateless(members) : .object(members)
        default: throw JSONRPCError(.methodNotFound, "there is no method \(message.method)")
        }
    }

    /// Returns whether the request itself states the protocol version, so that no `initialize`
    /// precedes it. Throws if this version is not supported, or if the request does not also state
    /// the client's capabilities.
    private func statesVersion(_ message: JSONRPCMessage) throws(JSONRPCError) -> Bool {
        guard let version = message.params["_meta"]?[Self.versionKey] else { return false }
        guard version.content == Self.statelessVersion else {
            throw JSONRPCError(
                .unsupportedVersion,
                "the protocol's version \(version.content ?? version.line) is not supported",
                data: .object([
                    ("supported", .array(Self.versions)), ("requested", version),
                ]))
        }
        guard case .object? = message.params["_meta"]?[Self.capabilitiesKey] else {
            throw JSONRPCError(.wrongParams, "_meta has no \(Self.capabilitiesKey)")
        }
        return true
    }

    private func called(_ params: JSONValue) throws(JSONRPCError) -> AgentAnswer {
        guard let name = params["name"]?.content else {
            throw JSONRPCError(.wrongParams, "tools/call needs a name")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            let hint = Suggestion.hint(for: name, among: tools.map(\.name))
            throw JSONRPCError(
                .wrongParams, "there is no tool \(name)" + (hint.map { "; " + $0 } ?? ""))
        }
        return call(tool, params["arguments"] ?? .object([]))
    }

    // MARK: Description of the server

    private static var versions: [JSONValue] {
        ([statelessVersion] + handshakeVersions).map(JSONValue.string)
    }

    private static let server = JSONValue.object([
        ("name", .string("layoutedit")), ("title", .string("layoutedit")),
        ("version", .string(ProgramVersion.current)),
    ])

    private static let capabilities = JSONValue.object([("tools", .object([]))])

    private static let instructions = JSONValue.string(
        """
        Layout documents of UIKit in one file: views in two orders, UIStackView, Auto Layout, size \
        classes, solved as UIKit solves them. Look with tree, frames, why, check and look; change \
        with edit, whose commands are layoutedit's language (help explains it: help add, help \
        constrain, help stack.spacing). One call of edit is one step, which undo can undo. \
        Points; the origin is the superview's top left.
        """)

    private static var discovery: [(String, JSONValue)] {
        [
            ("supportedVersions", .array(versions)), ("capabilities", capabilities),
            ("instructions", instructions),
        ]
    }

    /// Returns the result of `initialize`. It states the client's protocol version if that is
    /// supported, otherwise the newest supported one.
    private static func welcome(_ params: JSONValue) -> JSONValue {
        let asked = params["protocolVersion"]?.content ?? ""
        return .object([
            (
                "protocolVersion",
                .string(handshakeVersions.contains(asked) ? asked : handshakeVersions[0])
            ),
            ("capabilities", capabilities), ("serverInfo", server), ("instructions", instructions),
        ])
    }

    /// Returns the result of a request that states its protocol version.
    ///
    /// - Parameter keeps: whether the client may cache the result
    private static func stateless(
        _ members: [(String, JSONValue)], keeps: Bool = false
    ) -> JSONValue {
        .object(
            [("resultType", .string("complete"))] + members
                + (keeps
                    ? [("ttlMs", .integer(keptMilliseconds)), ("cacheScope", .string("public"))]
                    : [])
                + [("_meta", .object([(serverKey, server)]))])
    }
}
