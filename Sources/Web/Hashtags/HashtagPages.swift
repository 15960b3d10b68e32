import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for hashtags: the list with a field for a new one, renaming, merging and deletion.
struct HashtagPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try listPage(visit, person, FormState(HashtagForm())) }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        let id: Hashtag.ID = visit.posted(.id, in: fields)
        do {
            try store.write(person.book) { editor in
                let hashtags = try editor.ledger.hashtags()
                if hashtags.contains(where: { $0.id == id }) { return }
                _ = try editor.addHashtag(id, name: try HashtagForm(fields.input).draft(among: hashtags), at: visit.now)
            }
            return visit.redirect(Paths.hashtags, .said(.hashtagSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try listPage(visit, person, FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let hashtag = try hashtag(visit.id(), person)
        return try formPage(visit, person, HashtagForm(hashtag), of: hashtag)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let hashtag = try hashtag(visit.id(), person)
        let input = try visit.form.input
        do {
            try store.write(person.book) { editor in
                let name = try HashtagForm(input).draft(editing: hashtag, among: try editor.ledger.hashtags())
                try editor.renameHashtag(hashtag.id, name: name)
            }
            return visit.redirect(Paths.hashtags, .said(.hashtagSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, HashtagForm(input), problems, of: hashtag)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Hashtag.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.deleteHashtag(id, as: deletion, at: visit.now) }
        return visit.redirect(Paths.hashtags, .deleted(deletion))
    }

    /// Shows the form that merges this hashtag into another; the query parameter `into` preselects one.
    func confirmMerging(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let suggested = visit.query.text(MergeHashtagForm.into).flatMap(Hashtag.ID.init)
        return try mergePage(visit, person, FormState(MergeHashtagForm(into: suggested)), of: try hashtag(visit.id(), person))
    }

    func merge(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let hashtag = try hashtag(visit.id(), person), input = try visit.form.input
        do {
            let (count, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                let target = try MergeHashtagForm(input).draft(among: try editor.ledger.hashtags().filter { $0.id != hashtag.id })
                return try editor.mergeHashtag(hashtag.id, into: target.id, at: visit.now)
            }
            return visit.redirect(Paths.hashtags, .hashtagMerged(records: count), alerts: alerts)
        } catch let problems as Problems {
            return try mergePage(visit, person, FormState(input, problems: problems), of: hashtag, status: .unprocessableContent)
        }
    }

    private func hashtag(_ id: Hashtag.ID, _ person: SignedInPerson) throws -> Hashtag {
        guard let hashtag = try store.read(person.book, { try $0.hashtag(id) }) else { throw Failure.notFound }
        return hashtag
    }

    private func listPage(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let hashtags = try store.read(person.book) { try $0.hashtags() }
        let page = HashtagIndexPage(hashtags, form: form, newID: visit.new(), t: visit.t)
        return visit.page(status) { Template.hashtagIndex(page, app: $0, into: &$1) }
    }

    /// Shows the form again; a name that another hashtag has offers to merge the two.
    private func formPage(_ visit: Visit, _ person: SignedInPerson, _ form: HashtagForm, _ problems: Problems? = nil, of hashtag: Hashtag) throws
        -> Response
    {
        let others = try others(than: hashtag.id, person)
        let page = HashtagFormPage(
            hashtag, form: problems.map { FormState(form.input, problems: $0) } ?? FormState(form),
            namesake: problems == nil ? nil : form.namesake(among: others), canMerge: !others.isEmpty, t: visit.t)
        return visit.page(problems == nil ? .ok : .unprocessableContent) { Template.hashtagForm(page, app: $0, into: &$1) }
    }

    private func mergePage(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, of hashtag: Hashtag, status: Status = .ok) throws -> Response
    {
        let page = HashtagMergePage(hashtag, others: try others(than: hashtag.id, person), form: form, t: visit.t)
        return visit.page(status) { Template.hashtagMerge(page, app: $0, into: &$1) }
    }

    private func others(than id: Hashtag.ID, _ person: SignedInPerson) throws -> [Hashtag] {
        try store.read(person.book) { try $0.hashtags().filter { $0.id != id } }
    }

    private static let conflicts: [Conflict: Problems] = [.nameTaken: Problems(HashtagForm.name.name, .duplicateName)]
}
