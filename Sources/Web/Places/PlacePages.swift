import Atlas
import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The place picker of a record. The record's form opens it, it carries all fields along, and it returns to the form.
struct PlacePages: Sendable {
    private let store: Store
    private let atlas: AtlasAnswers
    private let transactions: TransactionPages

    init(store: Store, atlas: AtlasAnswers, transactions: TransactionPages) {
        self.store = store
        self.atlas = atlas
        self.transactions = transactions
    }

    /// Opens the picker without a form; a choice leads to the form of a new record.
    func start(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let empty = TransactionForm(id: visit.new(), account: nil, now: person.civil)
        return try picker(visit, person, PlacePicking(empty.input), PlacePicking.Change())
    }

    /// Handles a button of the form or of the map.
    func choose(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let picking = PlacePicking(try visit.form.input)
        switch picking.step {
        case .back: return try transactions.form(visit, person, typed: picking.unchanged, editing: picking.editing)
        case .remove: return try form(visit, person, picking, nil)
        case .use: return try form(visit, person, picking, picking.pin.map(picking.keepingName) ?? picking.place)
        case .take(let place): return try form(visit, person, picking, named(place, visit))
        case .show(var change):
            if case .set(let place) = change.pin { change.pin = .set(named(place, visit)) }
            return try picker(visit, person, picking, change)
        }
    }

    private func form(_ visit: Visit, _ person: SignedInPerson, _ picking: PlacePicking, _ place: Place?) throws -> Response {
        try transactions.form(visit, person, typed: picking.input(with: place), editing: picking.editing)
    }

    /// Returns the place with a name, from the atlas if it has none.
    private func named(_ place: Place, _ visit: Visit) -> Place {
        guard place.name.isEmpty, let point = GeoPoint(place) else { return place }
        let name = String(atlas.name(of: point, visit.t.language).prefix(TransactionForm.place.maxLength ?? 80))
        return Place(latitude: place.latitude, longitude: place.longitude, name: name) ?? place
    }

    private func picker(
        _ visit: Visit, _ person: SignedInPerson, _ picking: PlacePicking, _ change: PlacePicking.Change
    ) throws -> Response {
        let recent = try store.read(person.book) { try $0.recentPlaces(limit: 6) }
        var pin = change.pin.value(otherwise: picking.pin ?? picking.place)
        let query = change.query
        let present = picking.view ?? firstView(pin ?? recent.first)
        let found = query.isEmpty ? [] : atlas.search(query, visit.t.language, near: present, limit: 6)
        var view = change.moved(present, around: pin, zooms: atlas.zooms)
        // The view and the pin go to the best result, so that the button takes the place that is shown.
        if let best = found.first {
            view = MapView(center: best.point, zoom: min(best.zoom, atlas.zooms.upperBound))
            pin = Self.place(best)
        }
        let boxes = [PlacePickerPage.pinBox(pin, on: view)].compactMap(\.self)
        let page = PlacePickerPage(
            view, picture: atlas.picture(view, avoiding: boxes, t: visit.t), pin: pin, kept: picking.kept, query: query,
            found: found.compactMap(Self.choice), recent: recent, zooms: atlas.zooms, t: visit.t)
        return visit.page { Template.placePicker(page, app: $0, into: &$1) }
    }

    /// Returns the view around a known place, or the whole world.
    private func firstView(_ place: Place?) -> MapView {
        guard let place, let point = GeoPoint(place) else { return MapView(fitting: []) }
        return MapView(center: point, zoom: 11)
    }

    private static func choice(_ found: FoundPlace) -> PlaceChoice? {
        let hint = [found.division, found.country].compactMap(\.self).joined(separator: ", ")
        return place(found).map { PlaceChoice(found: $0, zoom: found.zoom, hint: hint) }
    }

    private static func place(_ found: FoundPlace) -> Place? {
        let whole = found.point.whole, name = String(found.name.prefix(TransactionForm.place.maxLength ?? 80))
        return Place(latitude: whole.latitude, longitude: whole.longitude, name: name)
    }
}
