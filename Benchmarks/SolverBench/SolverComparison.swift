import Foundation
import LayoutFormats
import StackCore
import TestKit

/// Compares the tree solver with the constraint solver, for real scenes on several screens.
enum SolverComparison {
    private static let requests = [
        LayoutRequest.none, LayoutRequest(device: "iphone-11-pro"),
        LayoutRequest(device: "ipad-11", orientation: .landscape),
        LayoutRequest(device: "iphone-se").onCanvas(),
        LayoutRequest(device: "iphone-11-pro", orientation: .landscape, direction: .rtl),
    ]

    /// - Parameter tellsWhy: whether to print, for each scene that is not a tree on its own screen,
    ///   the reason
    static func run(paths: [String], printsReasons: Bool) throws -> Bool {
        var (scenes, trees, solved, declined) = (0, 0, 0, 0)
        var different: [String] = []
        for path in paths {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            guard let file = try? InterfaceBuilderImport.read(bytes) else { continue }
            let name = URL(fileURLWithPath: path).lastPathComponent
            for scene in file.documents {
                let document = Document(of: scene)
                scenes += 1
                for (at, request) in requests.enumerated() {
                    var cache = LayoutCache()
                    switch TreePathComparison(document, for: request, reusing: &cache) {
                    case .declined:
                        declined += 1
                        if at == 0 && printsReasons {
                            print("\(name):\(scene.name): \(obstacle(document))")
                        }
                    case .same:
                        solved += 1
                        if at == 0 { trees += 1 }
                    case .different(let text):
                        different.append(
                            "\(name):\(scene.name), \(request.device ?? "own"): \(text)")
                    }
                }
            }
        }
        print(
            "\(trees) of \(scenes) scenes are trees on their own screen;",
            "\(solved) layouts agree, \(declined) declined, \(different.count) differ")
        for text in different.prefix(40) { print(text) }
        return different.isEmpty
    }

    private static func obstacle(_ document: Document) -> String {
        guard let environment = LayoutEnvironment(document) else { return "no screen" }
        switch LayoutPass.treeObstacle(document, in: environment) {
        case .view(let id)?:
            let view = document[id]
            return "view \(view.name) \(view.kind)"
        case .constraint(let id)?:
            return document.constraint(id).map {
                let end = $0.second.map { " \(document.spelling($0))" } ?? ""
                return
                    "constraint \(document.spelling($0.first)) \($0.relation)\(end) \($0.properties)"
            } ?? "?"
        default: return "what comes out"
        }
    }
}
