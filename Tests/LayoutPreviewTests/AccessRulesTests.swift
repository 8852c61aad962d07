import Testing

@testable import LayoutPreview

private let token = "0123456789abcdef0123456789abcdef"

private func rules(_ address: String = "127.0.0.1", port: UInt16 = 8080) throws -> AccessRules {
    AccessRules(try #require(PageAddress(address, port: port)), port: port, token: token)
}

private func request(
    _ path: String = "/\(token)/", method: String = "GET", hosts: [String] = ["127.0.0.1:8080"],
    origins: [String] = []
) -> PageRequest {
    PageRequest(method: method, path: path, hosts: hosts, origins: origins, arguments: [])
}

@Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
func `this machine's own names are answered`(_ host: String) throws {
    #expect(try rules().place(of: request("/\(token)/about", hosts: [host])) == .success("about"))
    let origin = "http://" + host
    #expect(try rules().place(of: request(hosts: [host], origins: [origin])) == .success(""))
}

@Test(arguments: [
    [], ["evil.example:8080"], ["127.0.0.1"], ["127.0.0.1:8081"], ["127.0.0.1:8080:8080"],
    ["127.0.0.1.evil.example:8080"], ["evil.example#127.0.0.1:8080"], ["0.0.0.0:8080"],
    ["10.0.0.1:8080"], [""], [":8080"], ["127.0.0.1:8080", "evil.example:8080"],
])
func `a name that was bound to this machine is refused`(_ hosts: [String]) throws {
    #expect(try rules().place(of: request(hosts: hosts)) == .failure(.forbidden))
}

@Test(arguments: [
    "null", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:80",
    "http://127.0.0.1:8080.evil.example", "http://localhost:8080", "",
])
func `another origin is refused`(_ origin: String) throws {
    #expect(try rules().place(of: request(origins: [origin])) == .failure(.forbidden))
}

@Test(arguments: [
    "/", "", "/about", "/\(token)", "//\(token)/", "/\(token.dropLast())/", "/\(token)0/",
    "/\(token.uppercased())/", "/\(String(token.reversed()))/about", "/x/\(token)/",
    "\(token)/about",
])
func `without the token nothing is to be had`(_ path: String) throws {
    #expect(try rules().place(of: request(path)) == .failure(.forbidden))
}

@Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "get", ""])
func `nothing but looking is a method`(_ method: String) throws {
    #expect(try rules().place(of: request(method: method)) == .failure(.wrongMethod))
}

private func post(
    _ place: String = "edit", tokens: [String] = [token], sites: [String] = ["same-origin"],
    origins: [String] = ["http://127.0.0.1:8080"], types: [String] = ["application/json"],
    lengths: [String] = ["2"]
) -> PageRequest {
    PageRequest(
        method: "POST", path: "/\(token)/" + place, hosts: ["127.0.0.1:8080"], origins: origins,
        arguments: [], tokens: tokens, sites: sites, types: types, lengths: lengths)
}

private func editingRules() throws -> AccessRules {
    AccessRules(
        try #require(PageAddress("127.0.0.1", port: 8080)), port: 8080, token: token,
        allowsEdits: true)
}

@Test func `an editing page may post JSON with its token`() throws {
    let rules = try editingRules()
    #expect(rules.place(of: post()) == .success("edit"))
    #expect(rules.place(of: post(sites: [], origins: [])) == .success("edit"))
    #expect(
        rules.place(of: post(types: ["application/json; charset=utf-8"])) == .success("edit"))
    #expect(rules.place(of: post(lengths: ["262144"])) == .success("edit"))
    #expect(rules.place(of: request("/\(token)/about")) == .success("about"))
}

@Test(
    arguments: [
        (post(tokens: []), .forbidden), (post(tokens: [""]), .forbidden),
        (post(tokens: [String(token.reversed())]), .forbidden),
        (post(tokens: [token.uppercased()]), .forbidden),
        (post(tokens: [token, token]), .forbidden),
        (post(sites: ["cross-site"]), .forbidden), (post(sites: ["same-site"]), .forbidden),
        (post(sites: ["none"]), .forbidden), (post(sites: ["same-origin", "none"]), .forbidden),
        (post(origins: ["http://evil.example"]), .forbidden), (post(origins: ["null"]), .forbidden),
        (post(types: []), .wrongType), (post(types: ["text/plain"]), .wrongType),
        (post(types: ["application/x-www-form-urlencoded"]), .wrongType),
        (post(types: ["application/json", "text/plain"]), .wrongType),
        (post(lengths: []), .lengthMissing), (post(lengths: ["-1"]), .lengthMissing),
        (post(lengths: ["1", "1"]), .lengthMissing), (post(lengths: ["262145"]), .tooLong),
        (post(lengths: ["99999999999999999999"]), .lengthMissing),
    ] as [(PageRequest, PageRefusal)])
func `any other post is refused`(_ request: PageRequest, _ refusal: PageRefusal) throws {
    #expect(try editingRules().place(of: request) == .failure(refusal))
    #expect(try rules().place(of: request) == .failure(.wrongMethod))
}

@Test(arguments: ["PUT", "DELETE", "OPTIONS", "PATCH", "post"])
func `an editing page has no other method`(_ method: String) throws {
    #expect(
        try editingRules().place(of: request(method: method)) == .failure(.wrongMethod))
}

@Test func `the rate allows dragging, and stops a script that has run away`() {
    let start = ContinuousClock.now
    let rate = RequestRate(at: start)
    // Three pages that drag at 120 requests a second each.
    let dragging = (0..<3600).allSatisfy { number in
        rate.allowsAnother(at: start + .microseconds(number * 1_000_000 / 360))
    }
    #expect(dragging)
    let runaway = RequestRate(at: start)
    let allowed = (0..<5000).count { number in
        runaway.allowsAnother(at: start + .microseconds(number * 200))
    }
    #expect(allowed < 1300)
    #expect(runaway.allowsAnother(at: start + .seconds(3)))
}

@Test func `whoever listens to everybody takes addresses in numbers, and no names`() throws {
    let open = try rules("0.0.0.0")
    for host in ["10.0.0.1:8080", "[fe80::1]:8080", "localhost:8080"] {
        #expect(open.place(of: request(hosts: [host])) == .success(""))
    }
    for host in ["evil.example:8080", "10.0.0.1", "10.0.0:8080", "[10.0.0.1]:8080", "::1:8080"] {
        #expect(open.place(of: request(hosts: [host])) == .failure(.forbidden))
    }
    let bound = try rules("10.0.0.1")
    #expect(bound.place(of: request(hosts: ["10.0.0.1:8080"])) == .success(""))
    #expect(bound.place(of: request(hosts: ["localhost:8080"])) == .failure(.forbidden))
}

@Test func `each server has a token of its own, of 128 bits`() throws {
    let address = try #require(PageAddress("127.0.0.1", port: 1))
    let tokens = Set((0..<100).map { _ in AccessRules(address, port: 1).token })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
}

@Test(arguments: ["localhost", "evil.example", "", "127.0.0.1:80", "127.1", "1.2.3.4.5", "[::1]"])
func `only numbers are addresses`(_ text: String) {
    #expect(PageAddress(text, port: 0) == nil)
}
