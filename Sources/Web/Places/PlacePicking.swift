import Atlas
import Bookkeeping
import Validation
import Views

/// What the form of a record, or the map behind it, sent about a place: the form's fields, the view of the map, the pin, and the button.
struct PlacePicking {
    /// What is to be done.
    enum Step {
        /// To the form, with the place that it had.
        case back
        /// To the form, without a place.
        case remove
        /// To the form, with the place of the pin.
        case use
        /// To the form, with this place.
        case take(Place)
        /// To the map.
        case show(Change)
    }

    /// What is different on the map from now on.
    struct Change {
        enum Pin {
            case kept, set(Place)

            func value(otherwise place: Place?) -> Place? { if case .set(let place) = self { place } else { place } }
        }

        var pin = Pin.kept
        /// Pixels to the east and south.
        var move = (x: 0, y: 0)
        var zoom = 0
        /// Where the map goes.
        var center: (point: GeoPoint, zoom: Int)?
        var query = ""
    }

    private let form: FormInput

    init(_ form: FormInput) { self.form = form }

    /// The record that is edited; nil for a new one.
    var editing: Transaction.ID? { Transaction.ID(form["editing"]) }

    /// The place that the form has.
    var place: Place? { Coordinate.place(latitude: form["latitude"], longitude: form["longitude"], name: form["place"]) }

    /// The pin on the map.
    var pin: Place? { Coordinate.place(latitude: form["pin_latitude"], longitude: form["pin_longitude"], name: form["pin_name"]) }

    /// What the map shows; nil before it was shown.
    var view: MapView? {
        guard let middle = Coordinate.place(latitude: form["view_latitude"], longitude: form["view_longitude"], name: ""),
            let point = GeoPoint(middle), let zoom = Int(form["view_zoom"])
        else { return nil }
        return MapView(center: point, zoom: zoom)
    }

    private static let spot = [TransactionForm.latitude.name, TransactionForm.longitude.name, TransactionForm.place.name]

    /// The fields of the form but for its place.
    private var carried: [(String, String)] {
        let names = Set(TransactionForm.fields.map(\.name)).subtracting(Self.spot)
        return form.pairs.filter { names.contains($0.0) }
    }

    /// A name that was typed before there was a position: it stays when there is one.
    func keepingName(_ found: Place) -> Place {
        let typed = form[TransactionForm.place.name]
        guard place == nil, !typed.isEmpty else { return found }
        return Place(latitude: found.latitude, longitude: found.longitude, name: typed) ?? found
    }

    /// All that the map has to carry along.
    var kept: [PlacePickerPage.Kept] {
        let place = Self.spot.map { ($0, form[$0]) }.filter { !$0.1.isEmpty }
        let edited = form.has("editing") ? [("editing", form["editing"])] : []
        return (carried + place + edited).map { PlacePickerPage.Kept($0.0, $0.1) }
    }

    /// The form as it came, also with a place that is none yet.
    var unchanged: FormInput { FormInput(carried + Self.spot.map { ($0, form[$0]) }.filter { !$0.1.isEmpty }) }

    /// The form with another place, or none.
    func input(with place: Place?) -> FormInput {
        guard let place else { return FormInput(carried) }
        let values = [Coordinate.plain(place.latitude), Coordinate.plain(place.longitude), place.name]
        return FormInput(carried + zip(Self.spot, values))
    }
}

extension PlacePicking {
    /// What was clicked: a button, with its words after its name, or a point of the map.
    var step: Step {
        if form.has("point.x") { return .show(Change(pin: clicked)) }
        let words = form["do"].split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        switch words.first {
        case "back": return .back
        case "remove": return .remove
        case "use": return .use
        case "at": return Self.place(words, name: "").map(Step.take) ?? .back
        case "recent":
            let parts = form["do"].split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            return Self.place(parts, name: parts.count == 4 ? parts[3] : "").map(Step.take) ?? .back
        case "found": return .show(Self.found(words))
        case "middle": return .show(Change(pin: middle))
        case "in": return .show(Change(zoom: 1))
        case "out": return .show(Change(zoom: -1))
        case "north": return .show(Change(move: (0, -200)))
        case "south": return .show(Change(move: (0, 200)))
        case "west": return .show(Change(move: (-200, 0)))
        case "east": return .show(Change(move: (200, 0)))
        default: return .show(Change(query: String(form["find"].prefix(100)).trimmed))
        }
    }

    private static func place(_ words: [String], name: String) -> Place? {
        words.count >= 3 ? Coordinate.place(latitude: words[1], longitude: words[2], name: name) : nil
    }

    /// A place that a search found: the map goes there, and the pin with it.
    private static func found(_ words: [String]) -> Change {
        guard words.count == 5, let zoom = Int(words[3]), let place = place(words, name: words[4]),
            let point = GeoPoint(place)
        else { return Change() }
        return Change(pin: .set(place), center: (point, zoom))
    }

    /// The pixel that was clicked. The corner is what the keyboard sends: the middle is meant.
    private var clicked: Change.Pin {
        guard let view, let x = Int(form["point.x"]), let y = Int(form["point.y"]), 0..<view.width ~= x, 0..<view.height ~= y,
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
    /// The view that follows; zooming keeps a pin that is in sight in the middle.
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
