import Foundation
import Platform

/// A layout file in a temporary folder, served by `layoutedit preview`.
final class ServedFile {
    let folder: URL
    /// The address with the token, and a `/` at its end.
    let address: String
    let process = Process()
    private let input = Pipe()

    /// - Parameters:
    ///   - commands: the commands that make the file
    ///   - options: the options of `preview`
    convenience init(_ commands: [String], _ options: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("preview-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let made = try BuiltProgram.run(
            ["a.layout"] + commands.flatMap { ["-c", $0] }, in: folder)
        precondition(made.status == 0, String(decoding: made.errors, as: UTF8.self))
        try self.init("a.layout", in: folder, options)
    }

    /// Serves a copy of a storyboard.
    convenience init(copying storyboard: URL, _ options: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("preview-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent("Main.storyboard")
        try FileManager.default.copyItem(at: storyboard, to: place)
        try self.init("Main.storyboard", in: folder, options)
    }

    /// Serves the storyboard of an app, whose folder is removed at the end.
    convenience init(app: SmallApp, _ options: [String] = []) throws {
        try self.init(SmallApp.storyboardPath, in: app.folder, options)
    }

    /// Serves another file in the folder of one that is already served.
    convenience init(
        showing name: String, in other: ServedFile, _ options: [String] = []
    ) throws {
        try self.init(name, in: other.folder, options)
    }

    private init(_ name: String, in folder: URL, _ options: [String]) throws {
        self.folder = folder
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: BuiltProgram.folder + "/layoutedit")
        process.arguments = ["preview", name] + options
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8)
        {
            line += byte
        }
        address = String(decoding: line, as: UTF8.self)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    var url: URL { URL(string: address)! }
    var port: UInt16 { UInt16(url.port!) }
    var token: String { url.pathComponents[1] }
    var host: String { "127.0.0.1:\(port)" }

    /// Edits the file with another process.
    func edit(_ command: String) throws {
        let made = try BuiltProgram.run(["a.layout", "-c", command], in: folder)
        precondition(made.status == 0, String(decoding: made.errors, as: UTF8.self))
    }

    func endInput() throws { try input.fileHandleForWriting.close() }

    /// Returns the server's response to a request for a path below the token.
    func get(_ place: String, headers: [String] = []) throws -> String {
        try ask(
            (["GET /\(token)/\(place) HTTP/1.1", "Host: \(host)"] + headers
                + ["Connection: close", "", ""]).joined(separator: "\r\n"))
    }

    /// Posts a body and returns the server's response.
    ///
    /// - Parameter headers: the headers instead of those that the page sends
    func post(_ place: String, _ body: String, headers: [String]? = nil) throws -> String {
        let own = ["Content-Type: application/json", "X-Layoutedit-Token: \(token)"]
        let length = "Content-Length: \(body.utf8.count)"
        return try ask(
            (["POST /\(token)/\(place) HTTP/1.1", "Host: \(host)", length]
                + (headers ?? own) + ["Connection: close", "", ""]).joined(separator: "\r\n") + body
        )
    }

    /// Posts a body and returns the JSON of the answer.
    func posted(_ place: String, _ members: [String: Any]) throws -> [String: Any] {
        let body = try JSONSerialization.data(withJSONObject: members)
        let response = try post(place, String(decoding: body, as: UTF8.self))
        let text = response.components(separatedBy: "\r\n\r\n").last ?? ""
        return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// Sends bytes and returns the response, until the server closes or stays silent.
    func ask(_ text: String) throws -> String {
        let client = try SocketClient(port)
        client.send(text)
        return client.readAll()
    }
}

/// A connection to a local port that sends exactly the given bytes.
final class SocketClient {
    private let descriptor: Int32

    init(_ port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 {
            close(descriptor)
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Platform.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Reads until the other side closes, or sends nothing for five seconds.
    func readAll() -> String {
        var all: [UInt8] = []
        while let part = readSome() { all += part }
        return String(decoding: all, as: UTF8.self)
    }

    /// Reads until the received text contains `text`, and returns all of it.
    func read(until text: String) -> String {
        var all: [UInt8] = []
        while !String(decoding: all, as: UTF8.self).contains(text), let part = readSome() {
            all += part
        }
        return String(decoding: all, as: UTF8.self)
    }

    private func readSome() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
