import TestSupport

@testable import Web

extension PageState {
    /// The pages of imports of bank files: each step, in full and without anything.
    static let banks = [
        PageState(name: "bank-imports-empty", status: 200) { try $0.ada.get("/import") },
        PageState(name: "bank-imports", status: 200) { household in
            try BankPagesTests.prepare(1, by: household.ada, account: household.everyday(), isFinished: true)
            try BankPagesTests.prepare(2, by: household.ada, account: household.everyday())
            return try household.ada.get("/import")
        },
        PageState(name: "bank-import-columns", status: 200) { household in
            _ = try BankPagesTests.upload(BankPagesTests.table, by: household.ada)
            return try household.ada.get("/import/\(SampleID.bankImport(1))")
        },
        PageState(name: "bank-import-columns-problem", status: 422) { household in
            _ = try BankPagesTests.upload(BankPagesTests.table, by: household.ada)
            return try household.ada.post("/import/\(SampleID.bankImport(1))", [("col", "payee"), ("col", "amount")])
        },
        PageState(name: "bank-import-preview", status: 200) { household in
            try BankPagesTests.fill(household)
            return try household.ada.get("/import/\(SampleID.bankImport(1))")
        },
        PageState(name: "bank-import-preview-of-one-state", status: 200) { household in
            try BankPagesTests.fill(household)
            return try household.ada.get("/import/\(SampleID.bankImport(1))?state=new&edit=2")
        },
        PageState(name: "bank-import-preview-of-a-dropped-entry", status: 200) { household in
            try BankPagesTests.drop(household)
            return try household.ada.get("/import/\(SampleID.bankImport(1))")
        },
        PageState(name: "bank-import-done", status: 200) { household in
            let everyday = try household.everyday()
            _ = try BankPagesTests.upload(BankPagesTests.statement, name: "statement.ofx", account: everyday, by: household.ada)
            return try household.ada.post("/import/\(SampleID.bankImport(1))")
        },
        PageState(name: "bank-import-taken-back", status: 200) { household in
            try BankPagesTests.prepare(1, by: household.ada, account: household.everyday(), isFinished: true)
            return try household.ada.post("/import/\(SampleID.bankImport(1))/take-back")
        },
        PageState(name: "bank-import-refused", status: 422) { try $0.ada.post("/import") },
    ]
}

extension BankPagesTests {
    /// Prepares an import with rows in every state: a look-alike, a transfer, new ones, one that is there, and one that cannot be read.
    static func fill(_ household: Household) throws {
        let ada = household.ada, everyday = try household.everyday()
        for (number, fields) in [
            [("title", "Weekly shop"), ("amount", "61.70"), ("date", "2025-11-19")],
            [("kind", "expense"), ("title", "From savings"), ("amount", "200"), ("account", SampleID.account(801))],
        ].enumerated() {
            if number == 1 {
                let account = [("id", SampleID.account(801)), ("name", "Reserve"), ("currency", "GBP"), ("starting_balance", "500")]
                guard try ada.send("/accounts", account).status == 303 else { throw Household.Missing(what: "account") }
            }
            let form = try TransactionTests.form(household, fields, id: SampleID.transaction(801 + number))
            guard try ada.send("/transactions", form).status == 303 else { throw Household.Missing(what: "record") }
        }
        let coffee = "2025-11-18,EINSTEIN CAFE,Card 4411,-6.80,GBP\n", head = "Date,Payee,Purpose,Amount,Currency\n"
        _ = try upload(head + coffee, number: 2, account: everyday, by: ada)
        for _ in 0..<2 { _ = try ada.send("/import/\(SampleID.bankImport(2))") }
        _ = try upload(table + "2025-11-20,SAVINGS ACCOUNT,Holiday,200.00,GBP\n", account: everyday, by: ada)
    }

    /// Prepares an import without an entry that was pending in the one before.
    static func drop(_ household: Household) throws {
        let ada = household.ada, everyday = try household.everyday(), head = "Date,Payee,Amount,Currency,State\n"
        let café = "2025-11-07,EINSTEIN CAFE,-6.80,GBP,COMPLETED\n"
        _ = try upload(head + café + "2025-11-08,GRAND HOTEL,-120.00,GBP,PENDING\n", number: 2, account: everyday, by: ada)
        for _ in 0..<2 { _ = try ada.send("/import/\(SampleID.bankImport(2))") }
        _ = try upload(head + café + "2025-11-19,BLUE JACKET,-48.00,GBP,COMPLETED\n", account: everyday, by: ada)
    }
}
