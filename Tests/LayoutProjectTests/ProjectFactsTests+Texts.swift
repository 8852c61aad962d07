import Foundation
import LayoutFormats
import LayoutProject
import StackCore
import Testing

/// The facts about texts, pictures, colours and fonts in the projects beside the repository.
@Suite(.enabled(if: ProjectFacts.areThere, "SKIPPED: no projects at ../shared/projects"))
struct ProjectFactsOfTexts {
    /// The texts of all documents, with the key of the fact that has two forms.
    @Test func `every text of every language is found`() throws {
        var count = 0
        for project in ProjectFacts.all {
            for (path, document) in project.facts["documents"]?.members ?? [] {
                let found = project.tables(path)
                for (language, objects) in document["texts"]?.members ?? [] {
                    let table = try #require(found.tables.first { $0.language == language })
                    for (id, attributes) in objects.members {
                        for (attribute, text) in attributes.members {
                            let place: Comment = "\(path) \(language) \(id).\(attribute)"
                            let (key, device) = Self.split(id, attribute)
                            let isKept = table.untranslated.contains(key)
                            #expect(
                                isKept || table.texts[key]?.text(on: device) == text.content, place)
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count > 50)
    }

    /// `normalTitle on iPad` is the text of one class of devices.
    private static func split(_ id: String, _ attribute: String) -> (TextKey, DeviceFamily?) {
        let parts = attribute.components(separatedBy: " on ")
        let device = parts.count > 1 ? DeviceFamily(rawValue: parts[1].lowercased()) : nil
        return (TextKey(objectID: id, attribute: parts[0]), device)
    }

    @Test func `every document has its languages, in their directions`() {
        for project in ProjectFacts.all {
            for (path, document) in project.facts["documents"]?.members ?? [] {
                guard let languages = document["languages"]?.elements else { continue }
                let tables = project.tables(path).tables
                #expect(tables.map(\.language) == languages.compactMap(\.content), "\(path)")
                for (language, direction) in document["directions"]?.members ?? [] {
                    let table = tables.first { $0.language == language }
                    #expect(table?.isRightToLeft == (direction.content == "rtl"))
                }
                for (language, keys) in document["withoutTranslation"]?.members ?? [] {
                    let table = tables.first { $0.language == language }
                    for key in keys.elements.compactMap({ $0.content.flatMap(TextKey.init) }) {
                        #expect(table?.texts[key] == nil, "\(path) \(language) \(key)")
                    }
                }
            }
        }
    }

    @Test func `every image has its size, every colour its components`() throws {
        let project = try ProjectFacts("3-assets")
        let found = ImageCatalogue(["Kiosk/Assets.xcassets"], in: project.files)
        for (name, fact) in project.facts["images"]?.members ?? [] {
            func check(_ key: String, scale: Double, language: String? = nil) {
                guard let expected = fact[key]?.numbers else { return }
                let size = found.image(name, scale: scale, language: language)?.size
                let sizes = size.map { [$0.width, $0.height] } ?? []
                let isNear = zip(sizes, expected).allSatisfy { abs($0 - $1) < 0.001 }
                #expect(sizes.count == expected.count && isNear, "\(name) \(key)")
            }
            check("size", scale: 2)
            check("at2x", scale: 2)
            check("at3x", scale: 3)
            check("ar", scale: 2, language: "ar")
        }
        #expect(found.symbols == project.facts["symbols"]?.elements.compactMap(\.content))
        for (name, fact) in project.facts["colors"]?.members ?? [] {
            let color = try #require(found.color(name))
            for (key, value) in [("light", color.light), ("dark", color.dark)] {
                guard let expected = fact[key] else { continue }
                #expect(Self.isNear(value, expected.numbers), "\(name) \(key)")
            }
            if let reference = fact["reference"]?.content {
                #expect(color.light == .reference(reference))
            }
            if let space = fact["space"]?.content {
                guard case .components(_, _, _, _, space)? = color.light else {
                    Issue.record("\(name) is not in \(space)")
                    continue
                }
            }
        }
        #expect(found.messages.map(\.text) == ["the image \"nofile\" has no picture"])
    }

    private static func isNear(_ value: CatalogueColor.Value?, _ numbers: [Double]) -> Bool {
        guard case .components(let red, let green, let blue, let alpha, _)? = value else {
            return value == nil && numbers.isEmpty
        }
        return zip([red, green, blue, alpha], numbers).allSatisfy { abs($0 - $1) < 0.001 }
    }

    @Test func `every font has its file`() throws {
        let project = try ProjectFacts("2-app-fonts")
        let folder = "Quill/Resources/Fonts"
        let paths = project.files.names(in: folder).map { folder + "/" + $0 }
        let found = FontCatalogue(paths, in: project.files)
        for (name, file) in project.facts["resolved"]?.members ?? [] {
            let font = found.file(named: name, nearest: "Quill/Main.storyboard")
            #expect(font?.path == file.content?.components(separatedBy: " (")[0], "\(name)")
        }
        let fonts = project.facts["targets"]?.elements.first?["fonts"]?.elements ?? []
        for font in fonts {
            guard let file = font["file"]?.content else { continue }
            #expect(found.names(in: file) == font["names"]?.elements.compactMap(\.content))
        }
        let bold = found.file(named: "PlankVF-Bold", nearest: "Quill/Main.storyboard")
        #expect(bold?.instance == 1)
    }

    @Test(arguments: ["a-bad-line", "b-unknown-encoding", "d-absent-id", "f-duplicate-keys"])
    func `a broken file has its message`(name: String) throws {
        let project = try ProjectFacts("8-broken")
        let cases = project.facts["cases"]?.elements ?? []
        for fact in cases where fact["case"]?.content == name {
            let words = fact["contains"]?.elements.compactMap(\.content) ?? []
            // Whether a view exists is not known here.
            if words.contains("no view") || words.contains("label") { continue }
            let home = try #require(project.files.names(in: name).first { !$0.contains(".") })
            let messages = project.tables("\(name)/\(home)Base.lproj/Main.storyboard").messages
            let lines = messages.map { "\($0.path):\($0.line ?? 0) \($0.severity): \($0.text)" }
            #expect(
                lines.contains { line in words.allSatisfy(line.contains) }, "\(words) \(lines)")
            if case .number(let line)? = fact["line"] {
                #expect(messages.contains { $0.line == Int(line) })
            }
        }
    }
}

/// A project with its facts.
private struct ProjectFacts {
    let files: DiskFiles
    let facts: JSONValue

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/projects").standardizedFileURL.path
    static let areThere = FileManager.default.fileExists(atPath: folder)

    static var all: [ProjectFacts] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { try? ProjectFacts($0) }
    }

    init(_ name: String) throws {
        files = DiskFiles(Self.folder + "/" + name)
        facts = try #require(JSONReader.read(files.read("expected.json", atMost: 1 << 20)))
    }

    func tables(_ document: String) -> (tables: [LanguageTable], messages: [ProjectMessage]) {
        let found = LanguageReader.tables(
            of: document, among: nil, developmentRegion: "en", in: files)
        return (found.tables, found.messages)
    }
}

extension JSONValue {
    fileprivate var members: [(String, JSONValue)] {
        if case .object(let members) = self { members } else { [] }
    }

    fileprivate var numbers: [Double] {
        elements.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }
}
