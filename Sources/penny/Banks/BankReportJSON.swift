import Bookkeeping
import StrictJSON

extension BankReport {
    /// The report for programs. Amounts are decimal text, as in the JSON interface.
    var json: JSONValue {
        var object = item.jsonObject(names)
        object["applied"] = .boolean(item.state.isDecided)
        // A trial leaves nothing that could be named.
        if !item.state.isDecided {
            object["id"] = JSONValue.null
            object["state"] = nil
            object["at"] = nil
        }
        object["records"] = .whole(added)
        object["counts"] = .object(JSONObject(ImportedRow.State.allCases.map { JSONObject.Member($0.rawValue, .whole(counts[$0] ?? 0)) }))
        object["uncounted"] = .whole(uncounted)
        object["doubtful"] = .list((rows + repeated).map(json))
        object["missing_categories"] = .list(
            missing.map { ["name": .text($0.name), "kind": .text($0.kind.rawValue), "rows": .whole($0.rows)] })
        object["balances"] = .list(balances.map(json))
        return .object(object)
    }

    private func json(_ row: ImportedRow) -> JSONValue {
        var match = JSONValue.null
        switch row.match {
        case .record(let id): match = ["record": .text(id.description)]
        case .row(let number): match = ["row": .whole(number)]
        case .account(let id): match = ["account": .text(id.description)]
        case nil: break
        }
        return [
            "number": .whole(row.number), "state": .text(row.state.rawValue), "decision": .text(row.decision.rawValue),
            "account": .text(row.account.description), "date": .text(orNull: row.entry?.date.description),
            "amount": .text(orNull: row.entry.map { MoneyFormat.plain($0.amount) }), "currency": .text(orNull: row.entry?.amount.currency.code),
            "text": .text(row.shownText), "match": match, "sentence": .text(sentence(row)),
        ]
    }

    private func json(_ check: BalanceCheck) -> JSONValue {
        [
            "account": .text(check.account.description), "date": .text(check.date.description), "currency": .text(check.bank.currency.code),
            "bank": .text(MoneyFormat.plain(check.bank)), "penny": .text(MoneyFormat.plain(check.penny)),
            "difference": .text(orNull: check.difference.map { MoneyFormat.plain($0) }),
        ]
    }
}

extension BankImport {
    /// The import as JSON, with times in seconds since 1970 (UTC).
    func jsonObject(_ names: LedgerNames) -> JSONObject {
        let word =
            switch state {
            case .preview: "preview"
            case .done: "done"
            case .takenBack: "taken-back"
            }
        let members: [(String, JSONValue)] = [
            ("id", .text(id.description)), ("state", .text(word)), ("name", .text(name)), ("format", .text(format)), ("at", .whole(at)),
            ("from", .text(orNull: days?.lowerBound.description)), ("to", .text(orNull: days?.upperBound.description)),
            ("records", .whole(records)),
            (
                "accounts",
                .list(
                    accounts.compactMap { names.account($0) }.map {
                        ["id": .text($0.id.description), "name": .text($0.name), "currency": .text($0.currency.code)]
                    })
            ),
        ]
        return JSONObject(members.map { JSONObject.Member($0.0, $0.1) })
    }
}
