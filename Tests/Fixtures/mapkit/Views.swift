import UIKit

open class MKMapView: UIView { override open var kind: String { "map" } }
