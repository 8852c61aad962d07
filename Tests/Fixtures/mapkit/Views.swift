import UIKit

public protocol MKMapViewDelegate: AnyObject {}
public enum MKMapType { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover }

open class MKMapView: UIView {
    override open var kind: String { "map" }
    public weak var delegate: MKMapViewDelegate?
    public var isZoomEnabled = true
    public var isScrollEnabled = true
    public var isRotateEnabled = true
    public var isPitchEnabled = true
    public var showsUserLocation = false
    public var mapType = MKMapType.standard
}
