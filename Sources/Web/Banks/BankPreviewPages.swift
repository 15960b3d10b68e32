import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The preview, and the decisions on its rows.
extension BankPages {
    /// The rows of a group on a page with all of them, and on a page of its own.
    private static let rows = 50, manyRows = 200

    func previewPage(_ item: BankImport, _ visit: Visit, _ person: SignedInPerson, problem: String? = nil) throws -> Response {
        let query = visit.query, shown = query.text(Self.group).flatMap(ImportedRow.State.init),
            after = query.text(Self.after).flatMap { Int($0) } ?? 0
        let edited = query.text(Self.edit).flatMap { Int($0) }
        let content = try store.read(person.book) { ledger in
            let banks = ledger.banks, states = shown.map { [$0] } ?? ImportedRow.State.allCases
            let parts = try states.map { state in
                // Rows that are there already need no look.
                let limit = shown != nil ? Self.manyRows : state == .present ? 0 : Self.rows
                let rows = limit == 0 ? [] : try banks.rows(of: item.id, state, after: shown == nil ? 0 : after, limit: limit + 1)
                return BankPreviewPage.Part(state, Array(rows.prefix(limit)), hasMore: rows.count > limit)
            }
            return BankPreviewPage.Content(
                item: item, counts: try banks.counts(of: item.id), decisions: try banks.decisionCounts(of: item.id), parts: parts,
                matches: try Self.matches(parts.flatMap(\.rows), of: item.id, ledger), names: try ledger.names(),
                missing: try banks.missingCategories(of: item.id), shown: shown, edited: edited,
                canGoBack: uploads.find(item.id, in: person.book) != nil)
        }
        let page = BankPreviewPage(content, problem: problem, now: person.civil, zone: person.timeZone, t: visit.t)
        return visit.page(problem == nil ? .ok : .conflict) { Template.bankPreview(page, app: $0, into: &$1) }
    }

    private static func matches(_ rows: [ImportedRow], of id: BankImport.ID, _ ledger: Ledger) throws -> BankMatches {
        var records: [Transaction.ID: Transaction] = [:], others: [Int: ImportedRow] = [:]
        for row in rows {
            switch row.match {
            case .record(let record): records[record] = try ledger.transaction(record)
            case .row(let number): others[number] = try ledger.banks.row(number, of: id)
            case .account, nil: break
            }
        }
        return BankMatches(records: records, rows: others)
    }

    func decide(_ item: BankImport, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankPreviewForm(try visit.form.input), id = item.id
        guard form.step != .cancel else {
            try store.write(person.book) { try $0.banks.discard(id) }
            uploads.remove(id, in: person.book)
            return visit.redirect(Paths.bankImports, .said(.importDiscarded))
        }
        try store.write(person.book) { editor in
            for (number, choice) in form.rows { try Self.decide(choice, onRow: number, of: id, editor) }
            if let (state, decision) = form.all, ImportedRow.decisions(state).contains(decision) {
                try editor.banks.decide(decision, onAll: state, of: id)
            }
            if form.step == .categories { try editor.banks.makeCategories(of: id, at: visit.now, where: form.makes) }
        }
        switch form.step {
        case .keep, .categories, .cancel: return visit.redirect(kept(form, id, visit))
        case .columns:
            guard var upload = uploads.find(id, in: person.book) else { return visit.redirect(Paths.bankImport(id)) }
            for number in upload.files.indices { upload.files[number].isSettled = false }
            try uploads.save(upload, id: id, in: person.book)
            try store.write(person.book) { try $0.banks.discard(id) }
            return visit.redirect(Paths.bankImport(id))
        case .finish: return try finish(id, visit, person)
        }
    }

    /// Keeps a choice. A choice that does not fit the row, such as one from a page older than the row's present state, leaves the row as it is.
    private static func decide(
        _ choice: BankPreviewForm.RowChoice, onRow number: Int, of id: BankImport.ID, _ editor: LedgerEditor
    ) throws {
        do {
            switch choice {
            case .decision(let decision): try editor.banks.decide(decision, onRow: number, of: id)
            case .category(let category):
                try editor.banks.file(category, row: number, of: id)
                try editor.banks.decide(.add, onRow: number, of: id)
            }
        } catch StoreError.notFound, StoreError.conflict {
            return
        }
    }

    /// Returns the address of the same rows of a preview.
    private func kept(_ form: BankPreviewForm, _ id: BankImport.ID, _ visit: Visit) -> Link {
        var query: [String] = []
        if let state = visit.query.text(Self.group).flatMap(ImportedRow.State.init) { query.append("state=\(state)") }
        if let after = visit.query.text(Self.after).flatMap({ Int($0) }) { query.append("after=\(after)") }
        if let edited = form.edited { query.append("edit=\(edited)#row\(edited)") }
        return Paths.bankImport(id).query(query.joined(separator: "&"))
    }

    private func finish(_ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (store, uploads, payments, book, now) = (store, uploads, payments, person.book, visit.now)
        let state = work.run(BankWork.Key(id, in: book)) { _ in
            let (finished, alerts) = try store.writeCollectingAlerts(book) { try $0.banks.finish(id, at: now) }
            switch finished {
            case .done:
                uploads.remove(id, in: book)
                payments.look()
                return .done(alerts: alerts)
            case .changed(let rows): return .changed(rows)
            case .gone: return .gone
            }
        }
        return try page(of: state, id, visit, person)
    }
}
