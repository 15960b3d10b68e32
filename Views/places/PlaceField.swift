import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The place of a record on its form: the place with its map, or the ways to choose one.
package struct PlaceField: ViewModel, Sendable {
    package let name, latitude, longitude: Field
    /// The record being edited; nil for a new one.
    package let editing: String?
    package let chosen: Chosen?
    package let recent: [PlaceChoice]
    package var hasRecent: Bool { !recent.isEmpty }
    /// True if the coordinates are expanded initially, because they have a problem.
    package let isOpen: Bool

    /// The chosen point.
    package struct Chosen: Sendable {
        package let coordinates: String
        package let map: PlaceMap
    }

    package init(form: FormState, recent places: [Place], editing: Transaction.ID?, t: Texts) {
        name = Field(
            TransactionForm.place, label: t.places.name, form: form, t: t, placeholder: t.places.nameHint, saysOptional: false)
        latitude = Field(TransactionForm.latitude, label: t.transactions.latitude, form: form, t: t, saysOptional: false)
        longitude = Field(TransactionForm.longitude, label: t.transactions.longitude, form: form, t: t, saysOptional: false)
        self.editing = editing?.description
        let fields = [TransactionForm.latitude, TransactionForm.longitude]
        let typed = fields.map { form.value($0) }
        let hasError = (fields + [TransactionForm.place]).contains { form.error($0, t) != nil }
        chosen =
            hasError
            ? nil
            : Coordinate.place(latitude: typed[0], longitude: typed[1], name: "").map {
                Chosen(coordinates: PlaceChoice.shown($0), map: PlaceMap($0, width: 176, height: 144))
            }
        isOpen = chosen == nil && (hasError || !typed.joined().isEmpty || !name.value.isEmpty)
        recent = chosen == nil ? places.map(PlaceChoice.init(recent:)) : []
    }
}

/// The URLs of a small map around a place, in both themes.
package struct PlaceMap: ViewModel, Sendable {
    package let light, dark: Link

    init(_ place: Place, width: Int, height: Int) {
        let spot = PlaceChoice.spot(place)
        let query = "lat=\(spot.latitude)&lon=\(spot.longitude)&zoom=9&width=\(width)&height=\(height)&pin=1&theme="
        (light, dark) = (Paths.mapPicture.query(query + "light"), Paths.mapPicture.query(query + "dark"))
    }
}
