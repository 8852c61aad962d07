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

    /// The size of an image view without an image is that of the image which code sets. Other views
    /// may depend on it, unless constants fix the size. Every set of fixed sides is tried.
    @Test func `only an image view of unknown size excuses what is ambiguous beside it`() throws {
        for image in ["", "image=\"star\""] {
            for set in 0..<4 {
                let fixed = ["width", "height"].indices.filter { set & 1 << $0 != 0 }
                    .map { ["width", "height"][$0] }
                let found = try rules { board in
                    board.views = [
                        PlantedStoryboard.view("box-ab-001"),
                        PlantedStoryboard.view(
                            "ima-ge-001", element: "imageView", attributes: image),
                    ]
                    board.constraints =
                        constraints("box-ab-001", without: ["leading"])
                        + ["leading", "top"].map {
                            PlantedStoryboard.constraint("ima-ge-001", $0, "roo-tv-001", $0)
                        }
                        + fixed.map {
                            PlantedStoryboard.constraint("ima-ge-001", $0, constant: 40)
                        }
                }
                let isUnknown = image.isEmpty && fixed.count < 2
                #expect(found.contains(.ambiguous) == !isUnknown, "\(image) \(fixed)")
            }
        }
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
