// A stand-in for UIKit that records what is set and shows nothing. Exported code is compiled with it and
// run. It declares only what exported code may call, in UIKit's spelling.

public typealias CGFloat = Double

public struct CGSize: Equatable, Sendable {
    public var width: CGFloat, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public static let zero = CGSize(width: 0, height: 0)
}

public struct CGAffineTransform: Sendable {
    public init(rotationAngle: CGFloat) {}
    public init(scaleX: CGFloat, y: CGFloat) {}
}

public struct CGPoint: Sendable {
    public init(x: CGFloat, y: CGFloat) {}
}

public struct CGRect: Equatable, Sendable {
    public var x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
}

public struct NSDirectionalEdgeInsets {
    public static var zero: Self { Self(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    var spelling: String { [top, leading, bottom, trailing].map(spell).joined(separator: ",") }
}

public struct UIEdgeInsets {
    public static var zero: Self { Self(top: 0, left: 0, bottom: 0, right: 0) }
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    var spelling: String { [top, left, bottom, right].map(spell).joined(separator: ",") }
}

public struct UILayoutPriority: Equatable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A plain decimal, as layoutedit reads it.
func spell(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    let text = String(value)
    guard text.contains("e") else { return text }
    let billionths = Int((value.magnitude * 1e9).rounded())
    let digits = String(billionths % 1_000_000_000)
    return (value < 0 ? "-" : "") + String(billionths / 1_000_000_000) + "."
        + String(repeating: "0", count: 9 - digits.count) + digits
}

/// A number of 32 bits as the decimal that it was written as.
func spell(_ value: Float) -> String { spell(Double(String(value)) ?? Double(value)) }

open class NSObject: Equatable {
    public init() {}
    public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
    public func setValue(_ value: Any?, forKey key: String) {}
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    public func setValuesForKeys(_ values: [String: Any]) {}
}

// foundation: String(localized:) and NSLocalizedString.
extension String {
    public struct LocalizationValue: ExpressibleByStringLiteral, Sendable {
        let text: String
        public init(stringLiteral value: String) { text = value }
    }
    public init(localized key: LocalizationValue) { self = key.text }
}
public func NSLocalizedString(_ key: String, comment: String) -> String { key }

open class NSCoder: NSObject {}
public final class CGColor: NSObject {}

public final class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init?(named name: String) { nil }
    public var cgColor: CGColor { CGColor() }
    private init(known: Void) {}
    private static var known: UIColor { UIColor(known: ()) }

    public static var label: UIColor { known }
    public static var secondaryLabel: UIColor { known }
    public static var tertiaryLabel: UIColor { known }
    public static var quaternaryLabel: UIColor { known }
    public static var systemFill: UIColor { known }
    public static var secondarySystemFill: UIColor { known }
    public static var tertiarySystemFill: UIColor { known }
    public static var quaternarySystemFill: UIColor { known }
    public static var placeholderText: UIColor { known }
    public static var darkText: UIColor { known }
    public static var lightText: UIColor { known }
    public static var link: UIColor { known }
    public static var separator: UIColor { known }
    public static var opaqueSeparator: UIColor { known }
    public static var systemBackground: UIColor { known }
    public static var secondarySystemBackground: UIColor { known }
    public static var tertiarySystemBackground: UIColor { known }
    public static var systemGroupedBackground: UIColor { known }
    public static var secondarySystemGroupedBackground: UIColor { known }
    public static var tertiarySystemGroupedBackground: UIColor { known }
    public static var systemRed: UIColor { known }
    public static var systemOrange: UIColor { known }
    public static var systemYellow: UIColor { known }
    public static var systemGreen: UIColor { known }
    public static var systemMint: UIColor { known }
    public static var tintColor: UIColor { known }
    public static var systemTeal: UIColor { known }
    public static var systemCyan: UIColor { known }
    public static var systemBlue: UIColor { known }
    public static var systemIndigo: UIColor { known }
    public static var systemPurple: UIColor { known }
    public static var systemPink: UIColor { known }
    public static var systemBrown: UIColor { known }
    public static var systemGray: UIColor { known }
    public static var systemGray2: UIColor { known }
    public static var systemGray3: UIColor { known }
    public static var systemGray4: UIColor { known }
    public static var systemGray5: UIColor { known }
    public static var systemGray6: UIColor { known }
    public static var black: UIColor { known }
    public static var darkGray: UIColor { known }
    public static var lightGray: UIColor { known }
    public static var white: UIColor { known }
    public static var gray: UIColor { known }
    public static var red: UIColor { known }
    public static var green: UIColor { known }
    public static var blue: UIColor { known }
    public static var cyan: UIColor { known }
    public static var yellow: UIColor { known }
    public static var magenta: UIColor { known }
    public static var orange: UIColor { known }
    public static var purple: UIColor { known }
    public static var brown: UIColor { known }
    public static var clear: UIColor { known }
}

public final class UIFont: NSObject {
    public enum Weight: String {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum TextStyle: String {
        case largeTitle, title1, title2, title3, headline, subheadline
        case body, callout, footnote, caption1, caption2
    }

    /// As layoutedit has it.
    let spelling: String
    private init(_ spelling: String) { self.spelling = spelling }

    public init?(name: String, size: CGFloat) { spelling = spell(size) + "/" + name }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(spell(size)) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spell(size) + (weight == .regular ? "" : "/" + weight.rawValue))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(spell(size) + "/italic")
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            spell(size) + (weight == .regular ? "" : "/" + weight.rawValue) + "/monospaced")
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.rawValue)
    }
}

public final class UIImage: NSObject {
    let size: CGSize
    /// The name of the symbol that the image stands for; nil for other images.
    let symbol: String?
    init(size: CGSize) { (self.size, symbol) = (size, nil) }
    public override convenience init() { self.init(size: CGSize(width: 0, height: 0)) }
    /// The sizes of the pictures that the app has, by their names; symbols have `system:` before
    /// the name.
    nonisolated(unsafe) public static var known: [String: CGSize] = [:]
    public init?(named name: String) {
        guard let size = Self.known[name] else { return nil }
        (self.size, symbol) = (size, nil)
    }
    public init?(systemName name: String) {
        guard let size = Self.known["system:" + name] else { return nil }
        (self.size, symbol) = (size, name)
    }
    public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
        self.init(systemName: name)
    }
    // uikit/uiimage/renderingmode-swift.enum
    public enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

// uikit/uioffset
public struct UIOffset {
    public init(horizontal: CGFloat, vertical: CGFloat) {}
}

// uikit/uiimage/symbolconfiguration
extension UIImage {
    public enum SymbolWeight {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum SymbolScale { case small, medium, large }
    public final class SymbolConfiguration: NSObject {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
    }
}

public final class UIGraphicsImageRendererContext: NSObject {}

public final class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    public init(size: CGSize) { self.size = size }
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(size: size)
    }
}

public enum UIUserInterfaceSizeClass { case unspecified, compact, regular }

public protocol UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public final class UITraitCollection: NSObject {
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    init(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
        (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    }
    nonisolated(unsafe) static var now = UITraitCollection(.compact, .regular)
    /// The closures to call when the traits change.
    nonisolated(unsafe) static var handlers: [() -> Void] = []
}

public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> NSObject {
        UITraitCollection.handlers.append { handler(self, UITraitCollection.now) }
        return NSObject()
    }
}
