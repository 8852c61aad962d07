import Foundation
import LayoutFormats
import StackCore
import TestKit

/// Makes random edits of lengths in real scenes, and compares layouts that reuse the cache with
/// layouts from scratch.
enum Lengths {
    private static let edits = 12

    /// - Parameter count: the number of histories per scene
    static func run(count: Int, paths: [String]) throws -> Bool {
        var layouts = 0
        var different: [String] = []
        for path in paths {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            guard let file = try? InterfaceBuilderImport.read(bytes) else { continue }
            for scene in file.documents {
                let document = Document(of: scene)
                for seed in 0..<count {
                    var random = RandomLengths(document, seed: seed)
                    let found = try random.compare(edits: edits)
                    layouts += found.layouts
                    if let text = found.difference {
                        different.append("\(path):\(scene.name), seed \(seed), \(text)")
                    }
                }
            }
        }
        print("\(layouts) layouts: \(different.count) differ")
        for text in different.prefix(20) { print(text) }
        return different.isEmpty
    }
}
