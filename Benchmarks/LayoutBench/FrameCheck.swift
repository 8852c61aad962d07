import Foundation
import LayoutTiming
import StackCore

/// The frames of a workload: initially and after each of its edits.
struct FrameCheck {
    private let tree: TreeFile
    private let made: TreeDocument

    init(_ tree: TreeFile) throws {
        self.tree = tree
        made = try TreeDocument(tree)
    }

    /// Returns the screen after a change, or without one if `change` is nil.
    private func screen(after change: TreeFile.Change?) throws -> EditedScreen {
        guard var screen = EditedScreen(made.document, size: made.screen) else {
            throw TreeFile.Malformed(line: "no screen")
        }
        _ = screen.solve()
        if let change { _ = try screen.make(made.steps(of: change).forward) }
        return screen
    }

    private var moments: [TreeFile.Change?] { [nil] + tree.changes.map(Optional.some) }

    // MARK: Comparing

    /// The largest accepted difference in points, less than a thousandth of a device pixel.
    private static let tolerance = 1e-4

    /// Compares the frames with the floor's where these are exact, and prints the largest
    /// difference.
    ///
    /// - Returns: whether all frames are equal
    func run() throws -> Bool {
        var isSame = true
        for change in moments {
            let name = tree.name + " " + (change?.name ?? "cold_total")
            guard FloorFrames.isExact(tree, after: change) else {
                print("\(name): the floor does not say")
                continue
            }
            let distance = try distance(after: change)
            isSame = isSame && distance <= Self.tolerance
            print("\(name): \(distance <= Self.tolerance ? "same" : "DIFFERENT"), \(distance) pt")
        }
        return isSame
    }

    private func distance(after change: TreeFile.Change?) throws -> Double {
        let layout = try screen(after: change).layout
        var farthest = 0.0
        for (index, expected) in FloorFrames(tree, after: change).frames.enumerated() {
            guard let expected else { continue }
            guard let frame = layout?.unroundedFrames[TreeDocument.id(index)] else {
                return .infinity
            }
            let differences = [
                frame.x - expected.x, frame.y - expected.y, frame.width - expected.width,
                frame.height - expected.height,
            ]
            farthest = differences.reduce(farthest) { max($0, abs($1)) }
        }
        return farthest
    }

    // MARK: Writing

    /// Returns one line per view and change, in document order: the change's name, the view's
    /// number in the file, and its frame, both unrounded and on device pixels.
    func frames() throws -> String {
        var lines: [String] = []
        for change in moments {
            let screen = try screen(after: change)
            guard let layout = screen.layout else { continue }
            for id in screen.document.subtree().dropFirst() {
                guard let exact = layout.unroundedFrames[id], let placed = layout.frames[id] else {
                    continue
                }
                let head = "\(tree.name) \(change?.name ?? "cold_total") \(id.raw - 1)"
                lines.append("\(head) \(spell(exact)) \(spell(placed))\n")
            }
        }
        return lines.joined()
    }

    private func spell(_ frame: Rect) -> String {
        "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    }
}
