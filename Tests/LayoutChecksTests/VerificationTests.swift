import LayoutChecks
import StackCore
import Testing

/// The settings of Interface Builder's menu "Ambiguity".
@Suite struct VerificationTests {
    private static let sides = ["leading", "top", "width", "height"]

    private func rules(_ build: (inout PlantedStoryboard) -> Void) throws -> Set<RuleID> {
        var board = PlantedStoryboard(device: "retina4_7")
        build(&board)
        return Set(try board.findings(in: CheckMatrix()).map(\.finding.rule))
    }

    private func attribute(_ word: String?) -> String {
        word.map { "verifyAmbiguity=\"\($0)\"" } ?? ""
    }

    private func constraints(_ id: String, without missing: [String]) -> [String] {
        Self.sides.filter { !missing.contains($0) }.map {
            $0 == "width" || $0 == "height"
                ? PlantedStoryboard.constraint(id, $0, constant: 60)
                : PlantedStoryboard.constraint(id, $0, "roo-tv-001", $0, constant: 120)
        }
    }

    /// Tests every set of missing positions and sizes.
    @Test(arguments: [nil, "off", "ignoreSizes"])
    func `what is not verified is not called ambiguous`(_ word: String?) throws {
        for set in 1..<16 {
            let missing = Self.sides.indices.filter { set & 1 << $0 != 0 }.map { Self.sides[$0] }
            let found = try rules { board in
                board.views = [
                    PlantedStoryboard.view("box-ab-001", attributes: attribute(word))
                ]
                board.constraints = constraints("box-ab-001", without: missing)
            }
            let isPlaceOpen = missing.contains("leading") || missing.contains("top")
            let expected = word == nil || word == "ignoreSizes" && isPlaceOpen
            #expect(found.contains(.ambiguous) == expected, "\(missing)")
        }
    }

    /// The size of an image view without an image, or of a view with a custom class, is known only to
    /// code. A view that depends on it has an open position because of it, unless constraints fix the
    /// size along that axis. A view beside it does not. Every set of fixed sides is tried.
    @Test(arguments: [
        ("imageView", ""), ("imageView", "image=\"star\""), ("view", "customClass=\"Own\""),
    ])
    func `a size that code determines excuses only what depends on it`(
        _ element: String, _ attributes: String
    ) throws {
        let isKnown = attributes.hasPrefix("image")
        for (set, isHeld) in [0, 1, 2, 3].flatMap({ [($0, false), ($0, true)] }) {
            let fixed = ["width", "height"].indices.filter { set & 1 << $0 != 0 }
                .map { ["width", "height"][$0] }
            let found = try rules { board in
                board.views = [
                    PlantedStoryboard.view("box-ab-001"),
                    PlantedStoryboard.view(
                        "ima-ge-001", element: element, attributes: attributes),
                ]
                board.constraints =
                    constraints("box-ab-001", without: ["leading"])
                    + ["leading", "top"].map {
                        PlantedStoryboard.constraint("ima-ge-001", $0, "roo-tv-001", $0)
                    }
                    + fixed.map { PlantedStoryboard.constraint("ima-ge-001", $0, constant: 40) }
                if isHeld {
                    board.constraints.append(
                        PlantedStoryboard.constraint(
                            "box-ab-001", "leading", "ima-ge-001", "trailing", constant: 8))
                }
            }
            let isOpen = !isHeld || isKnown && fixed.count < 2
            #expect(found.contains(.ambiguous) == isOpen, "\(attributes) \(fixed) \(isHeld)")
        }
    }

    /// Code knows the size of a view with a custom class, but not where it is.
    @Test(arguments: ["leading", "top"]) func `the place of a view of unknown size is not excused`(
        _ missing: String
    ) throws {
        let found = try rules { board in
            board.views = [
                PlantedStoryboard.view("box-ab-001", attributes: "customClass=\"Own\"")
            ]
            board.constraints = constraints("box-ab-001", without: [missing, "width", "height"])
        }
        #expect(found.contains(.ambiguous))
    }

    @Test(arguments: [nil, "off", "ignoreSizes"])
    func `nor is scrolled content without a size`(_ word: String?) throws {
        let found = try rules { board in
            board.views = [
                PlantedStoryboard.view(
                    "scr-ol-001", [PlantedStoryboard.label("lab-el-001", "Words")],
                    element: "scrollView", attributes: attribute(word))
            ]
            board.constraints =
                constraints("scr-ol-001", without: [])
                + ["leading", "top"].map {
                    PlantedStoryboard.constraint("lab-el-001", $0, "scr-ol-001", $0)
                }
        }
        #expect(found.contains(.scrollContent) == (word == nil))
        #expect(!found.contains(.ambiguous))
    }

    /// The second view depends on the first, or is ambiguous for its own reason.
    @Test(arguments: [true, false], ["leading", "trailing", "centerX"])
    func `what follows a view that is not verified is not called ambiguous`(
        _ isHeld: Bool, _ edge: String
    ) throws {
        let found = try rules { board in
            board.views = [
                PlantedStoryboard.view("box-ab-001", attributes: attribute("off")),
                PlantedStoryboard.view("nex-ta-001"),
            ]
            board.constraints =
                constraints("box-ab-001", without: ["leading", "width"])
                + constraints("nex-ta-001", without: ["leading"])
            if isHeld {
                board.constraints.append(
                    PlantedStoryboard.constraint(
                        "nex-ta-001", edge == "centerX" ? edge : "leading",
                        "box-ab-001", edge))
            }
        }
        #expect(found.contains(.ambiguous) == !isHeld)
    }
}
