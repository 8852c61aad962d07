import Foundation
import StackCore

/// A `.tree` workload: a document of stacks that all engines can read, edits of it, and a sweep of
/// widths.
///
/// The format is the workload generator's. `R width height` is the root stack's size. `N id parent
/// S|L axis distribution alignment spacing width height` and the content's priorities are one view.
/// `G id…` are views of equal width, `E name kind target value` is an edit, `S low high steps` the
/// sweep.
struct TreeFile {
    struct Node {
        let parent: Int?
        let isStack: Bool
        let axis: Axis
        let distribution: Distribution
        let alignment: Alignment
        var spacing: Double
        var size: Size
        /// The horizontal and vertical priority, as in `compression`.
        let hugging: (Double, Double)
        let compression: (Double, Double)
        var children: [Int] = []
        var isHidden = false
    }

    /// One edit of the document.
    struct Change {
        let name: String
        let kind: Kind
        let target: Int
        let value: Double

        /// What the edit changes, spelled as in the file.
        enum Kind: String {
            case spacing, hide, insert, width
            case contentWidth = "iw"
        }
    }

    /// The size of views that edits insert.
    static let insertedSize = Size(width: 40, height: 20)

    let name: String
    private(set) var width = 0.0
    /// The height in points; nil if it depends on the content.
    private(set) var height: Double?
    /// The views, with parents before their children.
    private(set) var nodes: [Node] = []
    private(set) var groups: [[Int]] = []
    private(set) var changes: [Change] = []
    private(set) var sweep: [Double] = []

    init(path: String) throws {
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            do { try read(fields) } catch { throw Malformed(line: String(line)) }
        }
    }

    struct Malformed: Error { let line: String }

    private mutating func read(_ fields: [Substring]) throws {
        switch fields.first {
        case "R":
            width = try number(fields, 1)
            let height = try number(fields, 2)
            self.height = height < 0 ? nil : height
        case "N": try add(node(fields))
        case "G": groups.append(try fields.indices.dropFirst().map { try index(fields, $0) })
        case "E":
            guard fields.count == 5, let kind = Change.Kind(rawValue: String(fields[2])) else {
                throw Malformed(line: "")
            }
            changes.append(
                Change(
                    name: String(fields[1]), kind: kind, target: try index(fields, 3),
                    value: try number(fields, 4)))
        case "S":
            let (low, high) = (try number(fields, 1), try number(fields, 2))
            let steps = try index(fields, 3)
            sweep = (0...steps).map { low + (high - low) * Double($0) / Double(steps) }
        default: throw Malformed(line: "")
        }
    }

    private mutating func add(_ node: Node) {
        if let parent = node.parent { nodes[parent].children.append(nodes.count) }
        nodes.append(node)
    }

    private func node(_ fields: [Substring]) throws -> Node {
        let (parent, priorities) = (
            try number(fields, 2), try (10...13).map { try number(fields, $0) }
        )
        return Node(
            parent: parent < 0 ? nil : Int(parent), isStack: fields[3] == "S",
            axis: try pick([.horizontal, .vertical], fields, 4),
            distribution: try pick([.fill, .fillEqually, .equalSpacing], fields, 5),
            alignment: try pick([.fill, .center], fields, 6), spacing: try number(fields, 7),
            size: Size(width: try number(fields, 8), height: try number(fields, 9)),
            hugging: (priorities[0], priorities[1]), compression: (priorities[2], priorities[3]))
    }

    private func number(_ fields: [Substring], _ at: Int) throws -> Double {
        guard at < fields.count, let number = Double(fields[at]) else { throw Malformed(line: "") }
        return number
    }

    private func index(_ fields: [Substring], _ at: Int) throws -> Int {
        guard let index = Int(exactly: try number(fields, at)) else { throw Malformed(line: "") }
        return index
    }

    private func pick<Value>(_ values: [Value], _ fields: [Substring], _ at: Int) throws -> Value {
        let index = try index(fields, at)
        guard values.indices.contains(index) else { throw Malformed(line: "") }
        return values[index]
    }
}
