import Bookkeeping
import TestSupport

@testable import Web

extension PageState {
    /// The pages about a household, and some of its book.
    static let households = [
        newcomer("household-new", "/household"),
        returned("household-new-problems", "/household", [("name", ""), ("kind", "group"), ("currency", "")]),
        PageState(name: "household-ended", status: 200) { household in
            try household.share()
            return try household.ada.post("/household/dissolve")
        },
        shared("household", "/household"),
        shared("household-records", "/household/records"),
        shared("household-recurring-new", "/household/recurring/new"),
        PageState(name: "household-recurring-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            return try money.browser(.viewer).get("/household/recurring")
        },
        PageState(name: "household-rules-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            try RulePagesTests.add(201, to: money.browser(.member), in: "/household")
            return try money.browser(.viewer).get("/household/rules")
        },
        PageState(name: "household-bank-connection-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            try BankLinkPagesTests.connectShared(household, by: "ben", number: 201, chosen: true)
            return try money.browser(.viewer).get("/household/banks")
        },
        shared("household-record-new", "/household/transactions/new"),
        shared("household-more", "/household/settings"),
        shared("household-details", "/household/details"),
        shared("household-people", "/household/people"),
        PageState(name: "household-people-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            return try money.browser(.viewer).get("/household/people")
        },
        PageState(name: "household-budgets-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            return try money.browser(.viewer).get("/household/budgets")
        },
        PageState(name: "household-goals-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household), member = money.browser(.member)
            let joint = try member.get("/household/goals/new").document.all("option").first?["value"] ?? ""
            _ = try member.send(
                "/household/goals", [("id", SampleID.goal(300)), ("name", "Sofa"), ("amount", "700"), ("by", "2026-06-30"), ("account", joint)])
            return try money.browser(.viewer).get("/household/goals")
        },
        PageState(name: "household-person", status: 200) { household in
            try household.share()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))")
        },
        PageState(name: "household-person-oneself", status: 200) { household in
            try household.share()
            return try household.ben.get("/household/people/\(try household.place(of: "ben"))")
        },
        PageState(name: "household-person-remove", status: 200) { household in
            try household.share()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))/remove")
        },
        PageState(name: "household-person-weight-problems", status: 422) { household in
            try household.share()
            return try household.ada.post("/household/people/\(try household.place(of: "ben"))/weight", [("weight", "-1")])
        },
        PageState(name: "household-person-shared", status: 200) { household in
            try household.share()
            let ben = try household.person("ben").id, place = try household.place(of: "ben")
            try household.site.store.write { try $0.sharing.share(.all, of: ben) }
            try household.limitBen()
            return try household.ada.get("/household/people/\(place)")
        },
        PageState(name: "household-records-of-all", status: 200) { household in
            try household.share()
            let ben = try household.person("ben").id
            try household.site.store.write { try $0.sharing.share(.all, of: ben) }
            return try household.ada.get("/household/records?of=all&view=all")
        },
        PageState(name: "household-reports-of-all", status: 200) { household in
            try household.share()
            try household.shareBen()
            return try household.ada.get("/household/reports?of=all&view=yearly&date=2025&group_by=person")
        },
        PageState(name: "household-person-record", status: 200) { household in
            try household.share()
            try household.shareBen()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))/transactions/\(SampleID.transaction(101))")
        },
        PageState(name: "household-records-shared", status: 200) { household in
            try Debts(household).pay("5.00")
            return try household.ada.get("/household/records?view=all")
        },
        PageState(name: "household-shared", status: 200) { household in
            _ = try Debts(household)
            return try household.ada.get("/household")
        },
        PageState(name: "household-records-change", status: 200) { household in
            let shared = try FromOwnAccount(household).shared
            return try household.ada.get("/household/records/change?view=all&records=\(shared)")
        },
        PageState(name: "household-records-delete", status: 200) { household in
            let shared = try FromOwnAccount(household).shared
            return try household.ada.get("/household/records/delete?view=all&records=\(shared)")
        },
        PageState(name: "records-change-in-household", status: 200) { household in
            let own = try FromOwnAccount(household).own
            return try household.ada.get("/records/change?view=all&records=\(own)&records=\(SampleID.transaction(9))")
        },
        PageState(name: "records-delete-in-household", status: 200) { household in
            let own = try FromOwnAccount(household).own
            return try household.ada.get("/records/delete?view=all&records=\(own)&records=\(SampleID.transaction(9))")
        },
        PageState(name: "household-limits", status: 200) { household in
            try household.share()
            try household.limitBen()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))/limits")
        },
        PageState(name: "household-limits-none", status: 200) { household in
            try household.share()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))/limits")
        },
        PageState(name: "household-limit-edit", status: 200) { household in
            try household.share()
            try household.limitBen()
            return try household.ada.get("/household/people/\(try household.place(of: "ben"))/limits/\(SampleID.budget(903))")
        },
        PageState(name: "household-limit-problems", status: 422) { household in
            try household.share()
            return try household.ada.post(
                "/household/people/\(try household.place(of: "ben"))/limits", [("name", ""), ("period", "monthly"), ("amount", "x")])
        },
        shared("household-sharing", "/household/sharing"),
        PageState(name: "household-sharing-problems", status: 422) { household in
            try household.share()
            return try household.ada.post("/household/sharing", [("shared", SampleID.account(101))])
        },
        PageState(name: "budgets-limited", status: 200) { household in
            try household.share()
            try household.limitBen()
            return try household.ben.get("/budgets")
        },
        shared("household-balances-none", "/household/balances"),
        PageState(name: "household-balances", status: 200) { household in
            let debts = try Debts(household)
            try debts.pay("5.00")
            return try household.ada.get("/household/balances")
        },
        PageState(name: "household-balances-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household)
            _ = try Debts(household)
            return try money.browser(.viewer).get("/household/balances")
        },
        PageState(name: "household-record-shared", status: 200) { household in
            let debts = try Debts(household)
            return try household.ada.get("/household/transactions/\(debts.shop)")
        },
        PageState(name: "household-record-history", status: 200) { household in
            let debts = try Debts(household)
            _ = try household.ada.send("/household/history/\(try debts.change())/take-back")
            _ = try household.ada.send("/household/transactions/\(debts.shop)/delete", [("deletion", SampleID.deletion(701))])
            _ = try household.ben.send("/household/trash/\(SampleID.deletion(701))/restore")
            return try household.ada.get("/household/transactions/\(debts.shop)")
        },
        PageState(name: "household-record-history-of-a-viewer", status: 200) { household in
            let money = try SharedMoney(household), debts = try Debts(household)
            _ = try debts.change()
            return try money.browser(.viewer).get("/household/transactions/\(debts.shop)")
        },
        PageState(name: "household-record-overtaken", status: 409) { household in
            let debts = try Debts(household), act = try debts.change()
            let form = try debts.form("61.00", of: "ben", [("title", "Weekly shop"), ("for", "shares"), ("share", "\(debts.ida):1")])
            _ = try household.ben.send("/household/transactions/\(debts.shop)", form)
            return try household.ada.post("/household/history/\(act)/take-back")
        },
        PageState(name: "household-record-changed-meanwhile", status: 409) { household in
            let debts = try Debts(household)
            let page = try household.ada.get("/household/transactions/\(debts.shop)/edit").document
            let version = page.first(where: { $0["name"] == "version" })?["value"] ?? ""
            _ = try debts.change()
            let form = try debts.form("50.00", of: "ada", [("title", "Weekly shop"), ("for", "everybody"), ("version", version)])
            return try household.ada.post("/household/transactions/\(debts.shop)", form)
        },
        PageState(name: "household-notifications", status: 200) { household in
            let debts = try Debts(household)
            _ = try debts.change()
            return try household.ada.get("/notifications")
        },
        PageState(name: "household-record-shared-edit", status: 200) { household in
            let debts = try Debts(household)
            return try household.ada.get("/household/transactions/\(debts.tickets)/edit")
        },
        PageState(name: "household-record-shared-problems", status: 422) { household in
            let debts = try Debts(household)
            return try household.ada.post(
                "/household/transactions", debts.form("9.99", of: "ada", [("for", "amounts"), ("share", "\(debts.ben):3")]))
        },
        PageState(name: "household-record-from-own-account", status: 200) { household in
            try household.ada.get("/household/transactions/\(try FromOwnAccount(household).shared)")
        },
        PageState(name: "household-record-from-own-account-of-others", status: 200) { household in
            try household.ben.get("/household/transactions/\(try FromOwnAccount(household).shared)")
        },
        PageState(name: "household-record-from-own-account-edit", status: 200) { household in
            try household.ada.get("/household/transactions/\(try FromOwnAccount(household).shared)/edit")
        },
        PageState(name: "household-record-from-own-account-problems", status: 422) { household in
            let own = try FromOwnAccount(household)
            return try household.ada.post("/household/transactions", own.debts.form("9.99", of: "ada", [("from_account", SampleID.account(101))]))
        },
        PageState(name: "record-in-household", status: 200) { household in
            try household.ada.get("/transactions/\(try FromOwnAccount(household).own)")
        },
        PageState(name: "record-in-household-edit", status: 200) { household in
            try household.ada.get("/transactions/\(try FromOwnAccount(household).own)/edit")
        },
        PageState(name: "household-balances-offer", status: 200) { household in
            _ = try household.offeredPayment()
            return try household.ada.get("/household/balances")
        },
        shared("household-payment", "/household/payments"),
        PageState(name: "household-payment-problems", status: 422) { household in
            try household.share()
            let ada = try household.place(of: "ada").description
            return try household.ada.post("/household/payments", [("from", ada), ("to", ada), ("amount", "x"), ("currency", "EUR")])
        },
        shared("household-export", "/household/settings/export"),
        shared("household-import", "/household/settings/import"),
        PageState(name: "household-import-preview", status: 200) { household in
            let debts = try Debts(household), file = try HouseholdExportPagesTests.export(debts.household.ada)
            _ = try HouseholdExportPagesTests.upload(file, debts.household.ada)
            return try household.ada.get("/household/settings/import/preview")
        },
        PageState(name: "household-import-preview-elsewhere", status: 200) { household in
            let file = try HouseholdExportPagesTests.ofAnotherServer()
            try household.share()
            _ = try HouseholdExportPagesTests.upload(file, household.ada)
            return try household.ada.get("/household/settings/import/preview")
        },
        PageState(name: "household-import-problems", status: 422) { household in
            try household.share()
            let ada = household.ada, own = try ExportPagesTests.export(ada)
            _ = try ada.get("/household/settings/import")
            return try ada.web.submit(
                "/household/settings/import", filling: ["file": .file(name: "ada.zip", type: "application/zip", bytes: own)])
        },
        PageState(name: "household-leave", status: 200) { household in
            try household.share()
            return try household.ben.get("/household/leave")
        },
        PageState(name: "delete-account-alone-in-household", status: 200) { household in
            for name in ["ada", "ben"] { try household.makeHousehold("The Bens", of: name) }
            return try household.ben.get("/settings/delete")
        },
        shared("household-dissolve", "/household/dissolve"),
        PageState(name: "household-invitation-made", status: 200) { household in
            try household.share()
            return try household.ada.post("/household/invitations", [("role", "viewer")])
        },
        PageState(name: "invitation", status: 200) { household in
            try household.inviteAda()
            return try household.ada.get("/invitations/\(Household.invitationToken)")
        },
        PageState(name: "invitation-problems", status: 422) { household in
            try household.inviteAda()
            return try household.ada.post("/invitations/\(Household.invitationToken)")
        },
        PageState(name: "invitation-guest", status: 200) { household in
            try household.inviteAda()
            return try household.site.browser().get("/invitations/\(Household.invitationToken)")
        },
        PageState(name: "invitation-guest-closed", status: 200) { household in
            try household.inviteAda()
            try household.site.store.write { try $0.settings.setSignUpPolicy(.closed) }
            return try household.site.browser().get("/invitations/\(Household.invitationToken)")
        },
        PageState(name: "invitation-used", status: 410) { household in
            try household.inviteAda()
            _ = try household.newcomer.send("/invitations/\(Household.invitationToken)", [("consent", "1")])
            return try household.ada.get("/invitations/\(Household.invitationToken)")
        },
        PageState(name: "error-no-household", status: 404) { try $0.ada.get("/household/records") },
        PageState(name: "error-only-viewing", status: 403) { household in
            let money = try SharedMoney(household)
            return try money.browser(.viewer).get("/household/transactions/new")
        },
    ]

    /// Returns a page of Ada's household.
    private static func shared(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { household in
            try household.share()
            return try household.ada.get(path)
        }
    }
}
