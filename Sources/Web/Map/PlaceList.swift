import Atlas
import Bookkeeping
import Views

/// The places on a map, merged by name and position, in descending order of money.
struct PlaceList {
    private struct Key: Hashable {
        let name: String
        let cell: Int64
    }

    private(set) var groups: [MapGroup] = []

    init(_ sums: [PlaceSum], on view: MapView, currency: Currency) throws(MoneyError) {
        var known: [Key: Int] = [:]
        for sum in sums {
            guard let (x, y) = view.position(of: sum), x >= 0, y >= 0, x <= Double(view.width), y <= Double(view.height) else { continue }
            // A shop is recorded at several spots some metres apart: records with the same name within about 600 m are one place.
            let key = Key(name: sum.name, cell: sum.name.isEmpty ? sum.cell : sum.cell >> 8)
            if let index = known[key] {
                try groups[index].add(sum, x: x, y: y)
            } else {
                known[key] = groups.count
                groups.append(try MapGroup(sum, x: x, y: y, currency: currency))
            }
        }
        groups.sort { ($1.weight, $1.count, $0.name) < ($0.weight, $0.count, $1.name) }
    }
}
