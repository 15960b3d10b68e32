import Atlas
import Bookkeeping
import Validation
import Views

/// The request of a record's form or of the map behind it: the form's fields, the view, the pin and the button.
struct PlacePicking {
    /// The action to take.
    enum Step {
        /// Return to the form with its original place.
        case back
        /// Return to the form without a place.
        case remove
        /// Return to the form with the pin's place.
        case use
        /// Return to the form with this place.
        case take(Place)
        /// Show the map.
        case show(Change)
    }

    /// A change of the map's view, pin or search.
    struct Change {
        enum Pin {
            case kept, set(Place)

            func value(otherwise place: Place?) -> Place? { if case .set(let place) = self { place } else { place } }
        }

        var pin = Pin.kept
        /// Pixels to the east and to the south.
        var move = (x: 0, y: 0)
        var zoom = 0
        /// The point and zoom level to go to.
        var center: (point: GeoPoint, zoom: Int)?
        var query = ""
    }

    private let form: FormInput

    init(_ form: FormInput) { self.form = form }

    /// The record being edited; nil for a new one.
    var editing: Transaction.ID? { Transaction.ID(form[Self.editing]) }

    /// The place in the form.
    var place: Place? { Coordinate.place(latitude: form[Self.spot[0]], longitude: form[Self.spot[1]], name: form[Self.spot[2]]) }

    /// The pin on the map.
    var pin: Place? { Coordinate.place(latitude: form[Self.pin[0]], longitude: form[Self.pin[1]], name: form[Self.pin[2]]) }

    /// The present view; nil before the map was first shown.
    var view: MapView? {
        guard let middle = Coordinate.place(latitude: form[Self.view[0]], longitude: form[Self.view[1]], name: ""),
            let point = GeoPoint(middle), let zoom = Int(form[Self.view[2]])
        else { return nil }
        return MapView(center: point, zoom: zoom)
    }

    private static let spot = [TransactionForm.latitude, TransactionForm.longitude, TransactionForm.place]
    private static let pin = [FormField.hidden("pin_latitude"), .hidden("pin_longitude"), FormField("pin_name", .hidden, max: 80)]
    private static let view = [FormField.hidden("view_latitude"), .hidden("view_longitude"), .hidden("view_zoom")]
    private static let editing = FormField.hidden("editing")
    private static let click = (x: FormField.hidden("point.x"), y: FormField.hidden("point.y"))
    /// The button: an action and its arguments; the last argument may be the name of a place.
    private static let button = FormField("do", .hidden, max: 160)
    private static let search = FormField("find", .search, max: 100)

    /// The fields of the form's place that are not empty.
    private var spot: [(String, String)] { Self.spot.map { ($0.name, form[$0]) }.filter { !$0.1.isEmpty } }

    /// The fields of the form except its place.
    private var carried: [(String, String)] {
        form.pairs(of: TransactionForm.fields.filter { !Self.spot.contains($0) })
    }

    /// Returns the place with the name that was typed before there was a position.
    func keepingName(_ found: Place) -> Place {
        let typed = form[TransactionForm.place]
        guard place == nil, !typed.isEmpty else { return found }
        return Place(latitude: found.latitude, longitude: found.longitude, name: typed) ?? found
    }

    /// The hidden fields of the map's form.
    var kept: [PlacePickerPage.Kept] {
        (carried + spot + form.pairs(of: [Self.editing])).map { PlacePickerPage.Kept($0.0, $0.1) }
    }

    /// The form as it was sent, even with an incomplete place.
    var unchanged: FormInput { FormInput(carried + spot) }

    /// Returns the form with another place, or with none.
    func input(with place: Place?) -> FormInput {
        guard let place else { return FormInput(carried) }
        let values = [Coordinate.plain(place.latitude), Coordinate.plain(place.longitude), place.name]
        return FormInput(carried + zip(Self.spot.map(\.name), values))
    }
}

extension PlacePicking {
    /// The action of the button or of the click on the map. A button's value is an action followed by its arguments.
    var step: Step {
        if form.has(Self.click.x) { return .show(Change(pin: clicked)) }
        let words = form[Self.button].split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        switch words.first {
        case "back": return .back
        case "remove": return .remove
        case "use": return .use
        case "at": return Self.place(words, name: "").map(Step.take) ?? .back
        case "recent":
            let parts = form[Self.button].split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            return Self.place(parts, name: parts.count == 4 ? parts[3] : "").map(Step.take) ?? .back
        case "found": return .show(Self.found(words))
        case "middle": return .show(Change(pin: middle))
        case "in": return .show(Change(zoom: 1))
        case "out": return .show(Change(zoom: -1))
        case "north": return .show(Change(move: (0, -200)))
        case "south": return .show(Change(move: (0, 200)))
        case "west": return .show(Change(move: (-200, 0)))
        case "east": return .show(Change(move: (200, 0)))
        default: return .show(Change(query: String(form[Self.search].prefix(100)).trimmed))
        }
    }

    private static func place(_ words: [String], name: String) -> Place? {
        words.count >= 3 ? Coordinate.place(latitude: words[1], longitude: words[2], name: name) : nil
    }

    /// Returns the change to a search result: the view and the pin move there.
    private static func found(_ words: [String]) -> Change {
        guard words.count == 5, let zoom = Int(words[3]), let place = place(words, name: words[4]),
            let point = GeoPoint(place)
        else { return Change() }
        return Change(pin: .set(place), center: (point, zoom))
    }

    /// The pixel that was clicked. A keyboard sends the corner, which stands for the middle.
    private var clicked: Change.Pin {
        guard let view, let x = Int(form[Self.click.x]), let y = Int(form[Self.click.y]), 0..<view.width ~= x, 0..<view.height ~= y,
            x + y > 0
        else {
            return middle
        }
        return Self.pin(view.point(x: x, y: y))
    }

    private var middle: Change.Pin { view.map { Self.pin($0.center) } ?? .kept }

    private static func pin(_ point: GeoPoint) -> Change.Pin {
        let whole = point.whole
        return Place(latitude: whole.latitude, longitude: whole.longitude, name: "").map(Change.Pin.set) ?? .kept
    }
}

extension PlacePicking.Change {
    /// Returns the next view; zooming centres a pin that is in view.
    func moved(_ view: MapView, around pin: Place?, zooms: ClosedRange<Int>) -> MapView {
        func bounded(_ zoom: Int) -> Int { min(max(zoom, zooms.lowerBound), zooms.upperBound) }
        if let center { return MapView(center: center.point, zoom: bounded(center.zoom)) }
        guard zoom != 0 else { return view.moved(x: move.x, y: move.y).zoomed(to: bounded(view.zoom)) }
        let point = pin.flatMap { GeoPoint($0) }
        guard let point, view.bounds.contains(point) else { return view.zoomed(to: bounded(view.zoom + zoom)) }
        return MapView(center: point, zoom: bounded(view.zoom + zoom))
    }
}

extension String {
    fileprivate var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
