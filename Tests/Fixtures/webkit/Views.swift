import UIKit

open class WKWebView: UIView { override open var kind: String { "web" } }
