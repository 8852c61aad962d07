import TestKit
import Testing

@testable import StackCore

@Suite struct NameFromTextTests {
    @Test(arguments: [
        ("Sign in", "signIn"), ("signIn", "signIn"), ("PRESENTATION STYLE", "presentationStyle"),
        ("Presentation Style:", "presentationStyle"), ("NHS coronavirus", "nhsCoronavirus"),
        ("If you don't have symptoms", "ifYouDontHaveSymptoms"),
        ("If you don’t have symptoms yet", "ifYouDontHaveSymptoms"),
        ("URLField", "urlField"), ("UITableViewCell", "uiTableViewCell"), ("PDFs", "pdfs"),
        ("Open URL", "openURL"), ("OK", "ok"), ("iPhone", "iPhone"), ("A", "a"),
        ("I agree to the terms and conditions of use", "iAgreeToTheTerms"),
        ("Internationalization settings", "internationalization"),
        ("Donaudampfschifffahrtsgesellschaft", "donaudampfschifffahrtsge"),
        ("rock'n'roll", "rocknroll"), ("2 items left", "itemsLeft"), ("Label 2", "label2"),
        ("ÜBER UNS", "überUns"), ("名前", "名前"), ("snake_case-and-dashes", "snake_caseAndDashes"),
    ])
    func `a name is the text's first words`(_ text: String, _ name: String) {
        #expect(Name.fromText(text) == name)
    }

    @Test(arguments: ["", " ", "12", "…", "'", "--"])
    func `what holds no word gives no name`(_ text: String) {
        #expect(Name.fromText(text) == nil)
    }

    /// The name consists of whole words of the text in order, however they are written and
    /// separated.
    @Test(arguments: 0..<200)
    func `words stay whole`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let stems = ["sign", "in", "don't", "symptoms", "url", "café", "presentation", "über", "i"]
        let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            stems.randomElement(using: &random)!
        }
        let style = Int.random(in: 0..<3, using: &random)
        let shown = words.map {
            switch style {
            case 0: $0
            case 1: $0.uppercased()
            default: $0.prefix(1).uppercased() + $0.dropFirst()
            }
        }
        let divider = [" ", ": ", " – ", ", ", "\n", "/"].randomElement(using: &random)!
        let name = try #require(Name.fromText(shown.joined(separator: divider)))
        let plain = words.map { $0.replacing("'", with: "") }
        let prefixes = (1...plain.count).map { plain.prefix($0).joined() }
        #expect(prefixes.contains(name.lowercased()))
        #expect(name.unicodeScalars.count <= 24 && Name.isValid(name))
        #expect(name.first?.isLowercase == true)
    }
}
