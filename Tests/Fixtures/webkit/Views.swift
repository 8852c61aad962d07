import UIKit

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1)
    public static let video = Self(rawValue: 2)
}

open class WKWebViewConfiguration {
    public var allowsInlineMediaPlayback = false
    public var allowsAirPlayForMediaPlayback = true
    public var allowsPictureInPictureMediaPlayback = true
    public var suppressesIncrementalRendering = false
    public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = [.audio, .video]
    public init() {}
}

open class WKWebView: UIView {
    override open var kind: String { "web" }
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
