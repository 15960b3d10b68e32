import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// Hashtags: the list with a field for a new one, renaming and deletion.
struct HashtagPages: Sendable {
    private let store: Store

    init(_ services: Services) { store = services.store }

    func index(_ visit: Visit, _ member: Member) throws -> Response { try listPage(visit, member, FormState(HashtagForm())) }

    func create(_ visit: Visit, _ member: Member) throws -> Response {
        let fields = try visit.form
        let id: Hashtag.ID = visit.posted("id", in: fields)
        do {
            try store.write(member.book) { editor in
                let hashtags = try editor.ledger.hashtags()
                if hashtags.contains(where: { $0.id == id }) { return }
                _ = try editor.addHashtag(id, name: try HashtagForm(fields.input).draft(among: hashtags), at: visit.now)
            }
            return visit.redirect("/hashtags", .said(.hashtagSaved))
        } catch {
            let problems = try Self.problems(error)
            return try listPage(visit, member, FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ member: Member) throws -> Response {
        let hashtag = try hashtag(visit.id(), member)
        return formPage(visit, FormState(HashtagForm(hashtag)), id: hashtag.id)
    }

    func update(_ visit: Visit, _ member: Member) throws -> Response {
        let hashtag = try hashtag(visit.id(), member)
        let input = try visit.form.input
        do {
            try store.write(member.book) { editor in
                let name = try HashtagForm(input).draft(editing: hashtag, among: try editor.ledger.hashtags())
                try editor.renameHashtag(hashtag.id, name: name)
            }
            return visit.redirect("/hashtags", .said(.hashtagSaved))
        } catch {
            let problems = try Self.problems(error)
            return formPage(visit, FormState(input, problems: problems), id: hashtag.id, status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ member: Member) throws -> Response {
        let id: Hashtag.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted("deletion", in: try visit.form)
        try store.deleteOnce(deletion, in: member.book) { _ = try $0.deleteHashtag(id, as: deletion, at: visit.now) }
        return visit.redirect("/hashtags", .deleted(deletion))
    }

    private func hashtag(_ id: Hashtag.ID, _ member: Member) throws -> Hashtag {
        guard let hashtag = try store.read(member.book, { try $0.hashtags().first { $0.id == id } }) else { throw Failure.notFound }
        return hashtag
    }

    private func listPage(_ visit: Visit, _ member: Member, _ form: FormState, status: Status = .ok) throws -> Response {
        let hashtags = try store.read(member.book) { try $0.hashtags() }
        let page = HashtagIndexPage(hashtags, form: form, newID: visit.new(), t: visit.t)
        return visit.page(status) { Template.hashtagIndex(page, app: $0, into: &$1) }
    }

    private func formPage(_ visit: Visit, _ form: FormState, id: Hashtag.ID, status: Status = .ok) -> Response {
        let page = SettingsFormPage.hashtag(form, id: id, t: visit.t)
        return visit.page(status) { Template.settingsForm(page, app: $0, into: &$1) }
    }

    private static func problems(_ error: any Error) throws -> Problems {
        switch error {
        case let problems as Problems: problems
        case StoreError.conflict(.nameTaken): Problems(HashtagForm.name.name, .duplicateName)
        default: throw error
        }
    }
}
