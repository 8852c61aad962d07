import Foundation
import Testing

@testable import LayoutFormats

/// Numbers and Xcode's spelling of them in its documents.
@Test(
    arguments: [
        (0, "0.0"), (8, "8"), (-20.5, "-20.5"), (0.6, "0.59999999999999998"),
        (2.0 / 3, "0.66666666666666663"), (61.0 / 3, "20.333333333333332"),
        (473.0 / 3, "157.66666666666666"), (95.67, "95.670000000000002"),
        (136.8, "136.80000000000001"), (0.1289999932050705, "0.1289999932050705"),
        (0.007843137255, "0.0078431372550000003"), (0.01, "0.01"),
        (0.1, "0.10000000000000001"),
        (2686.9565217391305, "2686.9565217391305"), (999_999.9, "999999.90000000002"),
    ] as [(Double, String)])
func `numbers are spelled as in Xcode's files`(_ value: Double, _ spelling: String) {
    #expect(XcodeNumber.spell(value) == spelling)
}

@Test func `numbers are spelled as C's seventeen digits`() {
    for step in 1..<20_000 {
        let value = Double(step) / 997 * (step % 3 == 0 ? 1e-3 : step % 3 == 1 ? -41 : 1)
        if value == value.rounded() || value.magnitude < 1e-4 { continue }
        #expect(XcodeNumber.spell(value) == String(format: "%.17g", value))
    }
}
