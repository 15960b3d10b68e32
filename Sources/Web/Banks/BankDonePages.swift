import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Views

/// An import that was made, and taking it back.
extension BankPages {
    func donePage(_ item: BankImport, _ visit: Visit, _ person: SignedInPerson, changed: Int? = nil) throws -> Response {
        let page = try store.read(person.book) { ledger in
            let checks = try ledger.banks.balanceChecks(of: item.id)
            var records: [Transaction.ID: Transaction] = [:]
            for id in checks.compactMap(\.explanation) { records[id] = try ledger.transaction(id) }
            return BankDonePage(
                item, counts: try ledger.banks.counts(of: item.id), decisions: try ledger.banks.decisionCounts(of: item.id), checks: checks,
                explanations: records, names: try ledger.names(),
                effect: try item.mayBeTakenBack(at: visit.now)
                    ? ledger.banks.effectOfTakingBack(item.id, includingChanged: changed != nil) : nil, changed: changed, now: visit.now,
                zone: person.timeZone, t: visit.t)
        }
        return visit.page(changed == nil ? .ok : .conflict) { Template.bankDone(page, app: $0, into: &$1) }
    }

    func takeBack(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: BankImport.ID = try visit.id(), includesChanged = try visit.form[Self.changed] == "1"
        do {
            let taken = try store.write(person.book) { try $0.banks.takeBack(id, includingChanged: includesChanged, at: visit.now) }
            payments.look()
            switch taken {
            case .done: return visit.redirect(Paths.bankImport(id), .said(.importTakenBack))
            case .changed(let count):
                guard let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) else { throw Failure.notFound }
                return try donePage(item, visit, person, changed: count)
            }
        } catch StoreError.notFound {
            guard let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }), item.state.isDecided else {
                throw Failure.notFound
            }
            return visit.redirect(Paths.bankImport(id), .said(.importTooLate))
        }
    }
}
