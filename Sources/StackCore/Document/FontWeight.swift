/// The weight of a system font (`UIFont.Weight`).
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
