import StackCore

/// The margins that UIKit gives table view cells and their content views.
///
/// Measured on constraints to margins in the corpus: 62 content views of Xcode 8 to 15.
struct CellMargins {
    let cell: Insets
    let content: Insets

    /// - Parameters:
    ///   - width: the cell's, in points
    ///   - hasAccessory: whether an accessory makes the content view narrower than the cell
    init(width: Double, hasAccessory: Bool, facts: FileFacts) {
        // Up to Xcode 8 a cell's content has the margins of any view.
        guard facts.toolsMajor >= 13_000 else {
            cell = Insets(all: 8)
            content = Insets(all: 8)
            return
        }
        let narrow: Double = Self.narrowAt15.contains { $0.contains(facts.toolsMajor) } ? 15 : 16
        // 385 points are narrow, 400 are wide; root views change at 414.
        let side = width < 400 ? narrow : 20
        cell = Insets(top: 8, leading: side, bottom: 8, trailing: side)
        content = Insets(
            top: 11, leading: side, bottom: 11, trailing: hasAccessory ? 8 : side)
    }

    /// Xcode 9, and 11 (7 cells of 5 documents); 10.2 between them had 16 (4 cells of 2).
    private static let narrowAt15 = [13_000..<14_400, 14_800..<17_000]
}
