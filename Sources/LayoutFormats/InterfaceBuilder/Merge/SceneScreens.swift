import StackCore

/// The screens besides its canvas on which a merged scene is solved (docs/merging.md, "What exit
/// status 0 promises").
enum SceneScreens {
    /// Returns the problems that a merged scene has on other screens, and neither side has.
    ///
    /// A scene is solved there only if it has values for size classes, or if the merge combined
    /// constraints of both sides. In any other scene, a problem on another screen is already on a
    /// side. The sides are solved only on a screen on which the merged scene has a problem.
    ///
    /// - Parameters:
    ///   - versions: the scene as merged, in ours and in theirs
    ///   - known: the layouts of the three on their canvas, whose problems are left out
    static func troubles(
        of versions: [(scene: Scene, version: SolvableVersion)], besides known: [SceneSolution],
        until cancellation: Cancellation
    ) -> [SceneTrouble] {
        precondition(versions.count == 3, "a merged scene has two sides")
        let scenes = versions.map(\.scene)
        guard scenes[0].hasVariations || combinesConstraints(scenes) else { return [] }
        guard let document = Document(scenes[0], in: versions[0].version) else { return [] }
        var (known, troubles): ([SceneSolution], [SceneTrouble]) = (known, [])
        for request in requests(for: document, scenes[0]) {
            let fonts = versions[0].version.fonts
            guard
                let merged = SceneSolution(
                    document, on: request, fonts: fonts, until: cancellation),
                !merged.isSound
            else { continue }
            let sides = versions.dropFirst().compactMap { scene, version in
                Document(scene, in: version).flatMap {
                    SceneSolution($0, on: request, fonts: version.fonts, until: cancellation)
                }
            }
            if sides.count < 2 { continue }
            troubles += merged.troubles(besides: known + sides, on: request)
            known.append(merged)
        }
        return troubles
    }

    /// Returns whether the constraints of a merged scene are those of neither side.
    private static func combinesConstraints(_ scenes: [Scene]) -> Bool {
        let all = scenes.map { scene in
            Set(
                scene.view.subtree.filter { $0.isNamed("constraint") }.map {
                    Array($0.unchangedBytes)
                })
        }
        return all[0] != all[1] && all[0] != all[2]
    }

    /// Returns the screens: the document's device in the orientation that it does not have on the
    /// canvas, and further devices. For each size class of a variation that matches neither
    /// orientation of the document's device, this is the first device that has the size class.
    private static func requests(for document: Document, _ scene: Scene) -> [LayoutRequest] {
        guard document.isScreen, let canvas = LayoutEnvironment(document) else { return [] }
        let devices = ([canvas.screen, .standard] + Device.all).filter {
            $0.idiom == .phone || $0.idiom == .pad
        }
        let places = devices.flatMap { device in
            Orientation.allCases.map { (device: device, orientation: $0) }
        }
        var seen = [canvas.traits]
        var requests: [LayoutRequest] = []
        for place in places.prefix(2)
        where place.device == canvas.screen && place.orientation != canvas.orientation {
            seen.append(place.device.sizeClasses(place.orientation))
            requests.append(
                LayoutRequest(device: place.device.id, orientation: place.orientation))
        }
        for condition in scene.conditions where !seen.contains(where: condition.matches) {
            guard
                let place = places.first(where: {
                    condition.matches($0.device.sizeClasses($0.orientation))
                })
            else { continue }
            seen.append(place.device.sizeClasses(place.orientation))
            requests.append(
                LayoutRequest(device: place.device.id, orientation: place.orientation))
        }
        return requests
    }
}

extension Scene {
    fileprivate var hasVariations: Bool { view.subtree.contains { $0.isNamed("variation") } }

    /// The size classes for which the scene has values, without repetitions, in their order.
    fileprivate var conditions: [SizeClasses] {
        let keys = Set(view.subtree.filter { $0.isNamed("variation") }.compactMap { $0["key"] })
        return Set(keys.compactMap(VariationKey.condition)).sorted { $0.order < $1.order }
    }
}

extension SceneSolution {
    fileprivate var isSound: Bool { conflicts.isEmpty && ambiguous.isEmpty }

    /// Returns the problems of this layout that none of the other layouts has.
    ///
    /// - Parameter request: the screen, which the problems name; `none` for the scene's canvas
    func troubles(
        besides others: [SceneSolution], on request: LayoutRequest = .none
    ) -> [SceneTrouble] {
        let place = [request.device, request.orientation?.rawValue].compactMap(\.self)
        let words = place.isEmpty ? "" : " on " + place.joined(separator: " ")
        let known = others.flatMap(\.conflicts)
        let seen = Set(others.flatMap(\.ambiguous))
        let new = conflicts.filter { conflict in
            !known.contains { !$0.constraints.isDisjoint(with: conflict.constraints) }
        }
        return new.map { .contradiction($0.words + words) }
            + ambiguous.filter { !seen.contains($0) }.map { .ambiguous($0, on: words) }
    }
}
