package import StackCore

extension Layout {
    /// Returns a sentence about the first difference from another layout of the same document, or
    /// nil if there is none. Conflicts and frames on pixels must be equal, unrounded frames within
    /// a millionth of a point.
    package func difference(from other: Layout, of document: Document) -> String? {
        if conflicts != other.conflicts {
            return
                "there are \(conflicts.count) conflicts by \(method), \(other.conflicts.count) by \(other.method)"
        }
        for id in document.subtree() {
            let pairs = [
                (unroundedFrame(of: id), other.unroundedFrame(of: id), 1e-6),
                (frame(of: id), other.frame(of: id), 0),
            ]
            for (one, two, tolerance) in pairs where !Self.isNear(one, two, tolerance) {
                return
                    "\(document[id].name) is at \(Self.spell(one)) by \(method), by \(other.method) at \(Self.spell(two))"
            }
        }
        return nil
    }

    private static func isNear(_ a: Rect?, _ b: Rect?, _ tolerance: Double) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.largestDifference(from: b) <= tolerance
    }

    private static func spell(_ rect: Rect?) -> String {
        guard let rect else { return "no place" }
        return "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
    }
}
