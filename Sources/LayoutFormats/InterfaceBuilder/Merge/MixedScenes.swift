import StackCore

/// The scenes that both sides changed. The layout of each is computed three times: as it is in
/// ours, in theirs and in the merged file.
///
/// A scene is left out if its merged root view has the same bytes as on one side, because the
/// frames in the file are then still valid.
struct MixedScenes {
    struct MixedScene {
        let scene: Scene
        let merged: SceneSolution
        let ours: SceneSolution
        let theirs: SceneSolution
        /// The problems of the merged scene on other screens that neither side has.
        let elsewhere: [SceneTrouble]
    }

    private(set) var scenes: [MixedScene] = []
    /// The solutions of each scene, by the id of the scene's root view.
    private var solved: [String: Solved] = [:]

    private struct Solved {
        /// The bytes of the merged scene's root view.
        let bytes: [UInt8]
        let mixed: MixedScene
    }

    /// Computes the layouts of the scenes of a merged file that both sides changed. A scene without
    /// a layout is left out.
    ///
    /// - Parameter known: the scenes of another merge of the same sides, whose computed layouts are
    ///   reused
    init(
        _ merged: SourceElement, of sides: (ours: SolvableVersion, theirs: SolvableVersion)?,
        knowing known: MixedScenes?, until cancellation: Cancellation
    ) {
        guard let (mine, yours) = sides,
            let version = SolvableVersion(merged, fonts: mine.fonts)
        else { return }
        let all = SceneList.scenes(of: merged, facts: version.facts)
        for scene in all {
            guard let id = scene.view["id"], let before = mine[id], let after = yours[id],
                !scene.isSame(as: before), !scene.isSame(as: after)
            else { continue }
            let old = known?.solved[id]
            let bytes = Array(scene.view.unchangedBytes)
            let equal = old?.bytes == bytes ? old?.mixed : nil
            guard
                let solution = equal?.merged
                    ?? SceneSolution(scene, in: version, until: cancellation),
                let first = old?.mixed.ours ?? SceneSolution(before, in: mine, until: cancellation),
                let second = old?.mixed.theirs
                    ?? SceneSolution(after, in: yours, until: cancellation)
            else { continue }
            let elsewhere =
                equal?.elsewhere
                ?? SceneScreens.troubles(
                    of: [(scene, version), (before, mine), (after, yours)],
                    besides: [solution, first, second], until: cancellation)
            let mixed = MixedScene(
                scene: scene, merged: solution, ours: first, theirs: second, elsewhere: elsewhere)
            solved[id] = Solved(bytes: bytes, mixed: mixed)
            scenes.append(mixed)
        }
    }
}

extension Scene {
    func isSame(as other: Scene) -> Bool {
        view.unchangedBytes.elementsEqual(other.view.unchangedBytes)
    }
}

// MARK: Problems that the merge introduced

extension MixedScenes {
    /// Returns the problems of a merged scene that neither side has.
    func troubles(in mixed: MixedScene) -> [SceneTrouble] {
        mixed.merged.troubles(besides: [mixed.ours, mixed.theirs]) + mixed.elsewhere
    }
}

/// A problem of a merged scene that neither side has alone.
enum SceneTrouble: Hashable {
    /// A contradiction between constraints, as the command `check` describes it.
    case contradiction(String)
    /// The id of a view whose frame the constraints leave ambiguous, and words for the screen;
    /// empty for the scene's canvas.
    case ambiguous(String, on: String)

    /// Returns sentences about the problems: one for each contradiction, and one for each screen
    /// that names all ambiguous views.
    static func words(_ troubles: [SceneTrouble]) -> [String] {
        var words: [String] = []
        var ambiguous: [(screen: String, ids: [String])] = []
        for trouble in troubles {
            switch trouble {
            case .contradiction(let sentence): words.append(sentence)
            case .ambiguous(let id, let screen):
                if ambiguous.last?.screen != screen { ambiguous.append((screen, [])) }
                ambiguous[ambiguous.count - 1].ids.append(id)
            }
        }
        return words
            + ambiguous.map { screen, ids in
                "the merge leaves \(ids.joined(separator: ", ")) ambiguous" + screen
            }
    }
}

// MARK: Writing frames

extension MixedScenes {
    /// Writes the frames of these scenes into the merged file. Returns how many of them the solver
    /// computed.
    ///
    /// If the solver gives a view the same frame in the merged scene and on a side, the frame that
    /// this side's file contains is written, because Xcode measured it. The frame from the solver
    /// is written only if it differs from the solver's frames on both sides.
    func writeFrames(ours: Version, theirs: Version, by table: [String: Identity]) -> Int {
        var written = 0
        for mixed in scenes {
            for element in Array(mixed.scene.view.subtree) {
                guard let id = element["id"], let solved = mixed.merged.frames[id],
                    element.storedFrame != nil, let identity = table[id]
                else { continue }
                let stored = [
                    (mixed.ours.frames[id], ours[identity]?.source),
                    (mixed.theirs.frames[id], theirs[identity]?.source),
                ]
                let fitting = stored.compactMap { frame, source in
                    frame?.isNear(solved) == true ? source?.child("rect", key: "frame") : nil
                }
                guard let rect = element.child("rect", key: "frame") else { continue }
                if fitting.contains(where: { $0.attributes == rect.attributes }) { continue }
                if let fit = fitting.first {
                    for attribute in fit.attributes { rect.set(attribute.name, attribute.value) }
                } else {
                    FrameElement.write(solved, to: element)
                    written += 1
                }
            }
        }
        return written
    }
}

extension Rect {
    /// Returns whether the rectangles differ by less than 0.01 points, which is not visible on a
    /// screen.
    func isNear(_ other: Rect) -> Bool {
        zip([x, y, width, height], [other.x, other.y, other.width, other.height])
            .allSatisfy { ($0 - $1).magnitude < 0.01 }
    }
}
