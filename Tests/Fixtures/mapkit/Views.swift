import UIKit

public protocol MKMapViewDelegate: AnyObject {}
public enum MKMapType { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover }

public final class MKPointOfInterestFilter: Sendable {
    public static let excludingAll = MKPointOfInterestFilter()
}

open class MKMapView: UIView {
    override open var kind: String { "map" }
    public weak var delegate: MKMapViewDelegate?
    public var isZoomEnabled = true
    public var isScrollEnabled = true
    public var isRotateEnabled = true
    public var isPitchEnabled = true
    public var showsUserLocation = false
    public var showsScale = false
    public var showsTraffic = false
    public var showsCompass = true
    public var showsBuildings = true
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var mapType = MKMapType.standard
}
