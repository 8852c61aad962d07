import Foundation
import TestKit
import Testing

@testable import LayoutPreview

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../page").standardizedFileURL

@Test func `every script of the folder is in a page, once`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(Page.scripts) == Set(files.filter { $0.hasSuffix(".js") }))
    #expect(Page.scripts.count == Set(Page.scripts).count)
}

@Test func `scripts and style can stand in HTML, and run nothing that is a text`() {
    for text in [Page.script, Page.viewer, Page.style] {
        #expect(!text.lowercased().contains("</s") && !text.contains("<!--"))
    }
    for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
        "new Function", "createContextualFragment", "text/html", "srcdoc",
    ] {
        #expect(!Page.script.contains(word) && !Page.viewer.contains(word), "\(word)")
    }
    // Pictures are parsed in one place, which admits only elements that draw.
    #expect(Page.script.ranges(of: "DOMParser").count == 1)
    #expect(Page.script.contains("if (!isOnlyPicture(drawn)) return false;"))
}

@Test func `the page asks nobody else for anything`() {
    for text in [Page.script, Page.viewer, Page.style, Page.served] {
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("//cdn"))
    }
    #expect(!Page.served.contains(" on") || !Page.served.contains(try! Regex("<[^>]* on[a-z]+=")))
    #expect(!Page.served.contains("style="))
}

@Test(arguments: [
    "</script>", "<!--", "&lt;", "a\u{2028}b", "", String(repeating: "ab", count: 99_999),
])
func `data in a page ends no element, and comes out as it went in`(_ text: String) throws {
    let page = Page.alone(data: text)
    #expect(try UnpackedPage.data(of: page) == text)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.utf8.count < Page.alone(data: "").utf8.count + 2_000)
}

@Test(arguments: ["", "page.css", "page.js"])
func `a packed file is the file, in less than a third of its bytes`(_ place: String) throws {
    let plain = try #require(PageAnswer.file(place, isPacked: false))
    let packed = try #require(PageAnswer.file(place, isPacked: true))
    #expect(plain.encoding == nil && packed.encoding == "deflate" && packed.type == plain.type)
    #expect(try Array(UnpackedPage.text(of: packed.bytes).utf8) == plain.bytes)
    #expect(place.isEmpty || packed.bytes.count * 3 < plain.bytes.count)
}

@Test(arguments: [
    (["gzip, deflate, br"], true), (["deflate"], true), (["gzip", "deflate"], true), ([], false),
    ([""], false), (["gzip, br"], false), (["deflate;q=0"], false), (["xdeflate"], false),
])
func `a response is packed for clients that state the encoding`(
    _ encodings: [String], _ isPacked: Bool
) {
    let request = PageRequest(
        method: "GET", path: "/", hosts: [], origins: [], arguments: [], encodings: encodings)
    #expect(request.acceptsDeflate == isPacked)
}

@Test func `a page in one file allows its own script and style, and no other`() throws {
    let page = Page.alone(data: "{}")
    #expect(page.contains("default-src 'none'") && !page.contains("unsafe-inline"))
    #expect(page.contains("script-src '\(Digest.source(of: Page.viewer))'"))
    #expect(page.contains("<script>\(Page.viewer)</script>"))
    #expect(page.contains("<style>\(Page.style)</style>"))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("page.js") && !page.contains("page.css"))
    #expect(Page.alone(data: "{}") == page)
}

/// The example of FIPS 180-4, and the empty text.
@Test func `hashes are those of the standard`() {
    #expect(Digest.source(of: "abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(Digest.source(of: "") == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
}
