import Testing

@testable import LayoutFormats
@Test func smoke() throws {
    let e = try XMLReader.read(Array("<a x='1 &amp; 2 &lt;' y='&#38;#38;'>t<b/></a>".utf8))
    #expect(e["x"] == "1 & 2 <")
    #expect(e["y"] == "&#38;")
    for s in ["<a><b></a>", "<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "", "<a>", "x", "<a>&foo;</a>"] {
        do { _ = try XMLReader.read(Array(s.utf8)); print("accepted", s) } catch { print(s, error) }
    }
}
