import Foundation
import LayoutStore
import TestKit

/// Another program saves a storyboard at random moments, while this one pushes, pulls and edits it,
/// and while other processes lock the layout file. No save is lost.
struct SavesTorture {
    private let place: Workplace
    private var random: SeededGenerator
    private let storyboard = "Main.storyboard"
    private var file: String { place.path(storyboard + ".layout") }

    init(seed: Int) throws {
        place = try Workplace()
        random = SeededGenerator(seed: seed)
    }

    mutating func run(_ saves: Int) throws -> Verdict {
        _ = try place.write(Self.document, to: storyboard)
        precondition(ending(["edit", place.path(storyboard), "--quiet", "-c", "documents"]) == 0)
        var (lost, troubles) = (Failures(), Failures())
        var refusals = 0
        for number in 1...saves {
            let program = start(number)
            let writer = Child([
                place.layoutedit, file, "-c", "set view.hugging.vertical \(number % 999 + 1)",
            ])
            usleep(UInt32.random(in: 0...60_000, using: &random))
            try save(number)
            let end = program.finish().ending
            if writer.finish().ending != .exited(0) { troubles.add("a writer was sent away") }
            switch end {
            case .exited(0), .exited(1): break
            case .exited(75): refusals += 1
            default: troubles.add("\(number): \(end)")
            }
            if try !text.contains("m=\"\(number)\"") { lost.add("save \(number)") }
            if ending(["pull", file, place.path(storyboard)]) > 1 {
                troubles.add("\(number): pull")
            }
        }
        _ = try Witness(file)
        return Verdict(
            "\(saves) saves beside push, pull and edit --push: \(lost.count) lost, \(refusals) pushes "
                + "refused for one, \(troubles.count) troubles, verify sound",
            holds: lost.count == 0 && troubles.count == 0)
    }

    private mutating func start(_ number: Int) -> Child {
        let path = place.path(storyboard)
        let step = "set view.alpha 0.\(number % 9 + 1)"
        let words = [
            ["push", file, path], ["pull", file, path], ["edit", path, "--push", "-c", step],
        ].randomElement(using: &random)!
        return Child([place.layoutedit] + words)
    }

    private func ending(_ words: [String]) -> Int32 {
        guard case .exited(let status) = Child([place.layoutedit] + words).finish().ending else {
            return -1
        }
        return status
    }

    private var text: String {
        get throws { String(decoding: try place.read(storyboard), as: UTF8.self) }
    }

    /// Replaces the storyboard with a new file, as Xcode does.
    private func save(_ number: Int) throws {
        let new = try text.replacing(#/ m="\d+"/#, with: " m=\"\(number)\"")
        _ = try place.write(new, to: "saved")
        precondition(rename(place.path("saved"), place.path(storyboard)) == 0)
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" m="0">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <dependencies/>
            <scenes>
                <scene sceneID="one-sc-001">
                    <objects>
                        <viewController id="one-vc-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="one-vw-001">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
