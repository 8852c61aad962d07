import Foundation
import StackCore

@testable import LayoutFormats

extension CodeDocument {
    /// Returns the documents of a storyboard or xib with their connections.
    ///
    /// - Parameter translated: the texts that the app translates
    static func all(in bytes: [UInt8], translated: Set<String> = []) throws -> [CodeDocument] {
        let scenes = try SceneConnections.all(in: bytes)
        return try InterfaceBuilderImport.read(bytes).documents.enumerated().map {
            CodeDocument(
                name: $1.name, document: try Document(built: $1), connections: scenes[$0],
                translated: translated)
        }
    }

    /// Returns the documents of a storyboard with one controller.
    ///
    /// - Parameters:
    ///   - subviews: the subviews of the controller's view
    ///   - item: the elements after the view, such as the navigation item
    ///   - controller: the attributes of the controller
    ///   - beside: the objects beside the controller
    static func screen(
        _ subviews: String, constraints: String = "", outlets: String = "", item: String = "",
        controller: String = "", beside: String = ""
    ) throws -> [CodeDocument] {
        try all(
            in: Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                  <device id="retina6_1" orientation="portrait" appearance="light"/>
                  <scenes><scene sceneID="s"><objects>
                    <viewController id="vc" \(controller) sceneMemberID="viewController">
                      <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
                        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
                      </view>\(item)
                      <connections>\(outlets)</connections>
                    </viewController>\(beside)
                  </objects></scene></scenes>
                </document>
                """.utf8))
    }
}

/// Documents exported as Swift. All are compiled together with a stub of UIKit
/// (Tests/Fixtures/uikit) and run; the values that the code sets are read back.
struct ExportedCode {
    struct Trial {
        let name: String
        let document: Document
        var connections: SceneConnections?

        var code: CodeDocument {
            CodeDocument(
                name: name, document: document.withoutCustomClasses, connections: connections)
        }
    }

    let trials: [Trial]
    private let folder: URL

    init(_ trials: [Trial]) throws {
        self.trials = trials
        folder = FileManager.default.temporaryDirectory.appending(path: "code-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static let modules = ["UIKit", "MapKit", "WebKit", "SwiftUI"]
    /// The folder with the stubs of all modules.
    static let stub = Result {
        let place = try makeStub("UIKit")
        for module in modules.dropFirst() { _ = try makeStub(module, importing: place) }
        return place
    }

    /// Builds the stub of a framework as a module, if a source file is newer than the module.
    ///
    /// - Parameter uikit: the folder of the module UIKit, if the framework imports it; the module
    ///   is put there too
    static func makeStub(_ framework: String, importing uikit: URL? = nil) throws -> URL {
        let folder = framework.lowercased()
        let place = uikit ?? Fixture.root.appending(path: ".build/\(folder)-stand-in")
        let sources = Fixture.root.appending(path: "Tests/Fixtures/\(folder)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
            .map { sources + "/" + $0 }
        let library = place.appending(path: "lib\(framework).so").path
        if let made = changed(library), files.allSatisfy({ changed($0).map { $0 < made } ?? false })
        {
            return place
        }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: library)
        _ = try run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", framework]
                + ["-emit-module", "-emit-library", "-lm", "-o", "lib\(framework).so"]
                + (uikit == nil ? [] : ["-I", ".", "-L", ".", "-lUIKit"]) + files,
            in: place)
        return place
    }

    private static func changed(_ path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }

    /// - Throws: the command's output, if it fails
    @discardableResult
    static func run(_ command: [String], in place: URL) throws -> String {
        let output = place.appending(path: "said-" + UUID().uuidString)
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = place
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let said = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        guard process.terminationStatus == 0 else {
            throw Failure(text: String(said.prefix(4_000)))
        }
        return said
    }

    struct Failure: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}

// MARK: - Compiling and running

extension ExportedCode {
    /// The files of all trials, which are one module.
    var exported: [SwiftFile] { CodeFramework.uiKit.files(trials.map(\.code)) }

    private func write() throws -> [String] {
        var cases: [String] = []
        let exported = exported
        for file in exported {
            try Data(file.source.withoutObjectiveC.utf8).write(
                to: folder.appending(path: file.name + ".swift"))
        }
        for (number, trial) in trials.enumerated() {
            let (file, code) = (exported[number], trial.code)
            let hasContent = code.document.allViews.contains(where: code.lists.isContentView)
            cases.append(
                """
                (\(number), {
                    UIImage.known = [\(pictures(of: trial.document))]
                    UIView.hasContentViews = \(hasContent)
                    return \(file.name)(\(arguments(of: file)))
                })
                """)
        }
        let main =
            "import UIKit\nlet cases: [(Int, () -> NSObject)] = [\n"
            + cases.joined(separator: ",\n")
            + "\n]\nLayoutDump.run(cases, Array(CommandLine.arguments.dropFirst()))\n"
        try Data(main.utf8).write(to: folder.appending(path: "main.swift"))
        try Data(extensions.utf8).write(to: folder.appending(path: "Extensions.swift"))
        return ["main.swift", "Extensions.swift"] + exported.map { $0.name + ".swift" }
    }

    /// The properties that runtime attributes of UIKit's classes set, and that extensions of the
    /// apps declare.
    private var extensions: String {
        let types = [
            "boolean": "Bool", "number": "CGFloat", "color": "UIColor?", "image": "UIImage?",
            "size": "CGSize", "point": "CGPoint",
        ]
        var found: [String: String] = [:]
        for trial in trials {
            for element in trial.connections?.elements.values.map(\.self) ?? []
            where element["customClass"] == nil {
                for attribute in element.children(in: "userDefinedRuntimeAttributes") {
                    guard let path = attribute["keyPath"], SwiftIdentifier.isPlain(path) else {
                        continue
                    }
                    found[path] = types[attribute["type"] ?? ""] ?? "String?"
                }
            }
        }
        return "import UIKit\n"
            + found.sorted { $0.key < $1.key }.map { path, type in
                "extension NSObject { var \(path): \(type) { get { fatalError() } set {} } }\n"
            }.joined()
    }

    /// Returns the arguments of the initializer of the file's first class.
    private func arguments(of file: SwiftFile) -> String {
        let classes = [
            "UITableViewCell": "style: .default, reuseIdentifier: nil",
            "UITableView": "frame: .zero, style: .plain",
            "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
        ]
        let found = classes.keys.first { type in
            [" {", ","].contains { file.source.contains("class \(file.name): \(type)\($0)") }
        }
        return found.map { classes[$0]! } ?? ""
    }

    /// Returns the pictures of the document with their sizes, as elements of a Swift dictionary.
    private func pictures(of document: Document) -> String {
        var sizes: [String: Size] = [:]
        for view in document.allViews {
            guard let name = view.properties.value(.imageName),
                case .size(let size)? = view.properties[.image]
            else { continue }
            sizes[name] = size.wholeSize
        }
        let list = sizes.sorted { $0.key < $1.key }.map { name, size in
            "\(SwiftLiteral.string(name)): \(SwiftLiteral.size(size))"
        }
        return list.isEmpty ? ":" : list.joined(separator: ", ")
    }

    /// Throws if the code does not type-check.
    func typecheck() throws {
        let stub = try Self.stub.get()
        try Self.run(
            ["swiftc", "-swift-version", "6", "-typecheck", "-I", stub.path] + write(), in: folder)
    }

    /// Throws if a file with this code does not type-check.
    func typecheck(_ code: String) throws {
        let stub = try Self.stub.get()
        try Data(code.withoutObjectiveC.utf8).write(to: folder.appending(path: "Code.swift"))
        try Self.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-typecheck", "-I", stub.path]
                + ["Code.swift"], in: folder)
    }

    /// Runs the code of each trial under size classes. The keys of the result are `NUMBER TRAITS`.
    func ran(under traits: [SizeClasses]) throws -> [String: ReadCode] {
        let stub = try Self.stub.get()
        try Self.run(
            ["swiftc", "-swift-version", "6", "-Onone", "-module-name", "Trials", "-I", stub.path]
                + ["-L", stub.path] + Self.modules.map { "-l" + $0 }
                + ["-lm", "-Xlinker", "-rpath", "-Xlinker", stub.path]
                + ["-o", "trials"] + write(), in: folder)
        let said = try Self.run(
            [folder.path + "/trials"]
                + traits.map { $0.width.rawValue + "," + $0.height.rawValue }, in: folder)
        return ReadCode.all(said)
    }
}

/// A document as the exported code set it up.
struct ReadCode {
    private(set) var complaints: [String] = []
    private var views: [[String]] = []
    private var settings: [[String]] = []
    private var arranged: [[String]] = []
    private var constraints: [[String]] = []

    static func all(_ text: String) -> [String: ReadCode] {
        var result: [String: ReadCode] = [:]
        var key = ""
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            if parts[0] == "D" {
                key = parts[1] + " " + parts[2]
                result[key] = ReadCode()
            } else {
                result[key]?.take(parts[0], Array(parts.dropFirst()))
            }
        }
        return result
    }

    private mutating func take(_ mark: String, _ facts: [String]) {
        switch mark {
        case "V": views.append(facts)
        case "P": settings.append(facts)
        case "A": arranged.append(facts)
        case "C": constraints.append(facts)
        default: complaints.append(facts.joined(separator: " "))
        }
    }

    /// Returns the number of each view of the document in the code, by the names of the properties.
    /// Of several views with one name, which are equal cells, each gets the next number.
    func numbers(of named: [(id: ViewID, name: String)]) -> [ViewID: Int] {
        var free: [String: [Int]] = [:]
        for (number, view) in views.enumerated().reversed() {
            free[view[1], default: []].append(number)
        }
        var result: [ViewID: Int] = [:]
        for view in named { result[view.id] = free[view.name]?.popLast() }
        return result
    }

    /// Makes a document from what the code set, with the document properties of `original`.
    ///
    /// - Parameter given: properties that UIKit sets, by the numbers of views: the places of cells
    func document(like original: Document, given: [Int: [PropertyList.Entry]]) throws -> Document {
        var document = Document()
        for view in views {
            let id = ViewID(Int(view[0])!)
            let kind = ViewKind(rawValue: view[2])!
            try document.apply(
                .createView(
                    View(
                        id: id, name: "v" + view[0], kind: kind,
                        properties: try list(view[0], kind, given[id.raw] ?? []))))
            guard let parent = Int(view[3]), parent >= 0 else { continue }
            let place = document[ViewID(parent)].subviews.count
            try document.apply(.insertSubview(id, in: ViewID(parent), at: place))
        }
        for stack in arranged {
            for (place, view) in stack.dropFirst().enumerated() {
                try document.apply(
                    .insertArranged(ViewID(Int(view)!), in: ViewID(Int(stack[0])!), at: place))
            }
        }
        for (number, facts) in constraints.enumerated() {
            try document.apply(.createConstraint(constraint(number, facts)))
        }
        for entry in original.properties.entries {
            try document.apply(
                .setProperty(.document, entry.key, entry.condition, from: nil, to: entry.value))
        }
        return document
    }

    private func list(
        _ number: String, _ kind: ViewKind, _ given: [PropertyList.Entry]
    ) throws -> PropertyList {
        let replaced = Set(given.map(\.key.spelling))
        return try PropertyList(
            given
                + settings.filter { $0[0] == number && !replaced.contains($0[1]) }.map { facts in
                    guard let key = PropertyKey(spelling: facts[1]),
                        key.definition.owner.includes(kind),
                        let value = key.type.parse(unescaped(facts[2]))
                    else { throw ExportedCode.Failure(text: "no setting: \(facts)") }
                    return PropertyList.Entry(key, .base, value)
                })
    }

    private func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "%"), let end = rest[mark...].firstIndex(of: ";") {
            let code = UInt32(rest[rest.index(after: mark)..<end], radix: 16)!
            result += rest[..<mark] + String(Unicode.Scalar(code)!)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func constraint(_ number: Int, _ facts: [String]) -> LayoutConstraint {
        func anchor(_ at: Int) -> Anchor? {
            guard let view = Int(facts[at]), view >= 0 else { return nil }
            return Anchor(
                LayoutItem(ViewID(view), guide: GuideKind(rawValue: facts[at + 1])),
                LayoutAttribute(rawValue: facts[at + 2])!)
        }
        let numbers: [(PropertyKey, String)] = [
            (.multiplier, facts[7]), (.constant, facts[8]), (.priority, facts[9]),
        ]
        return LayoutConstraint(
            id: ConstraintID(number), name: "c\(number)", first: anchor(0)!,
            relation: Relation(rawValue: facts[3])!, second: anchor(4),
            properties: PropertyList(
                numbers.map { .init($0.0, .base, .number(Double($0.1)!)) }))
    }
}

extension String {
    /// Code for a platform without Objective-C, where the stub of UIKit declares `Selector`.
    var withoutObjectiveC: String {
        replacing("#selector(", with: "Selector(").replacing("@objc ", with: "")
    }
}

extension Document {
    /// The document without the app's own classes, which no stub declares.
    var withoutCustomClasses: Document {
        var document = self
        for view in allViews where view.kind.mark?.key != .customClass {
            guard let name = view.properties[.customClass] else { continue }
            try! document.apply(
                .setProperty(.view(view.id), .customClass, .base, from: name, to: nil))
        }
        return document
    }
}

/// Tests of exported code and of the storyboards that it is exported from.
protocol ExportedCodeSuite {}

extension ExportedCodeSuite {
    /// Throws if the code with these declarations does not type-check.
    func typecheck(_ code: String, _ declarations: String = "") throws {
        let trial = try ExportedCode([])
        defer { trial.remove() }
        try trial.typecheck(code + "\n" + declarations)
    }

    /// Returns an element with a frame.
    func element(
        _ name: String, _ id: String, _ attributes: String = "", _ content: String = ""
    ) -> String {
        """
        <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
        <rect key="frame" x="0" y="0" width="99" height="30"/>\(content)</\(name)>
        """
    }

    /// Returns the runtime attributes of an element, which are one attribute.
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="\(path)" \
        type="\(type)" \(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    }
}
