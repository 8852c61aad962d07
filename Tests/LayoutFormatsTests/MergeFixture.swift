import Testing

@testable import LayoutFormats

/// A small storyboard and helpers to edit its text.
enum MergeFixture {
    /// A form with a title and a button below it, in one scene.
    static let form = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
        initialViewController="Ctl-aa-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <scenes>
                <!--Form-->
                <scene sceneID="Scn-aa-001">
                    <objects>
                        <viewController title="Form" id="Ctl-aa-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vew-aa-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-aa-001">
                                        <rect key="frame" x="20" y="79" width="56" height="21"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                                    </label>
                                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Btn-aa-001">
                                        <rect key="frame" x="20" y="120" width="46" height="30"/>
                                        <state key="normal" title="Go"/>
                                    </button>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="Saf-aa-001"/>
                                <constraints>
                                    <constraint firstItem="Ttl-aa-001" firstAttribute="leading" secondItem="Saf-aa-001" secondAttribute="leading" constant="20" id="aaa-01-001"/>
                                    <constraint firstItem="Ttl-aa-001" firstAttribute="top" secondItem="Saf-aa-001" secondAttribute="top" constant="20" id="ccc-01-001"/>
                                    <constraint firstItem="Btn-aa-001" firstAttribute="leading" secondItem="Ttl-aa-001" secondAttribute="leading" id="eee-01-001"/>
                                    <constraint firstItem="Btn-aa-001" firstAttribute="top" secondItem="Ttl-aa-001" secondAttribute="bottom" constant="20" id="ggg-01-001"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="titleLabel" destination="Ttl-aa-001" id="out-01-001"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Rsp-aa-001" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
            </scenes>
        </document>

        """

    /// Returns the first line of the fixture that contains `part`, with its line end.
    static func line(_ part: String) -> String {
        form.split(separator: "\n", omittingEmptySubsequences: false)
            .first { $0.contains(part) }.map { $0 + "\n" } ?? ""
    }

    /// Returns the lines from one that contains `first` to the next that contains `last`.
    static func lines(from first: String, to last: String) -> String {
        let lines = form.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.contains(first) }!
        let end = lines[start...].firstIndex { $0.contains(last) }!
        return lines[start...end].map { $0 + "\n" }.joined()
    }
}

extension String {
    /// Returns the text with `old` replaced by `new`. Records an issue unless `old` occurs exactly
    /// once.
    func with(_ old: String, _ new: String) -> String {
        #expect(components(separatedBy: old).count == 2, "\(old) is not there once")
        return replacing(old, with: new)
    }

    private func components(separatedBy part: String) -> [Substring] {
        var rest = self[...]
        var parts: [Substring] = []
        while let range = rest.firstRange(of: part) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}

/// The result of a merge of texts.
struct MergedText {
    let text: String
    let conflicts: [MergeConflict]
    let decisions: [String]

    init(
        _ base: String, _ ours: String, _ theirs: String, preferring side: MergeSide = .ours
    ) throws {
        let merged = try InterfaceBuilderMerge.merge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
            preferring: side)
        let file = String(decoding: merged.bytes, as: UTF8.self)
        // The marks that contain a conflict's sides are tested by another suite.
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("<fragment content=\"layoutedit ours ")
                && !$0.contains("<fragment content=\"layoutedit theirs ")
        }
        text = lines.joined(separator: "\n")
        conflicts = merged.conflicts
        decisions = merged.decisions.map(\.what)
    }

    var kinds: [MergeConflict.Kind] { conflicts.map(\.kind) }
}

extension MergedText {
    /// Returns the merges of two edits: in both orders of the sides, and with each side preferred.
    /// `isFirst` is whether the first edit is preferred. Expects the same kinds of conflicts in all
    /// of them.
    static func inBothOrders(
        _ base: String, _ first: String, _ second: String
    ) throws -> [(merged: MergedText, isFirst: Bool)] {
        var all: [(merged: MergedText, isFirst: Bool)] = []
        for isSwapped in [false, true] {
            let (ours, theirs) = isSwapped ? (second, first) : (first, second)
            for side in MergeSide.allCases {
                let merged = try MergedText(base, ours, theirs, preferring: side)
                all.append((merged, (side == .ours) != isSwapped))
            }
        }
        let kinds = all.map { Set($0.merged.kinds) }
        #expect(kinds.allSatisfy { $0 == kinds[0] && !$0.contains(.unaccounted) }, "\(kinds)")
        return all
    }
}
