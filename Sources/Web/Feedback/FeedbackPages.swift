import Bookkeeping
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// Pages for feedback, which any person writes and the operator reads.
struct FeedbackPages: Sendable {
    let store: Store
    let messages: MessageSettings
    let log: EventLog

    func new(_ visit: Visit, _ person: SignedInPerson) -> Response { page(visit, FormState(FeedbackForm()), id: visit.new()) }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        let id: Feedback.ID = visit.posted(.id, in: fields)
        do {
            let draft = try FeedbackForm(fields.input).draft()
            let feedback = Feedback(id: id, user: person.user.id, subject: draft.subject, content: draft.content, createdAt: visit.now)
            let saved = try store.write { editor in
                let saved = try editor.feedback.add(feedback, isMailed: messages.mailsFeedback)
                guard try editor.feedback.count(of: person.user.id, at: visit.now) <= Feedback.dailyLimit else {
                    throw Problems(Problems.wholeForm, .feedbackLimit(Feedback.dailyLimit))
                }
                return saved
            }
            if saved == .added { log.write(.feedbackGiven(user: person.user.id.description)) }
            return visit.redirect(Paths.settings, .said(.feedbackSent))
        } catch let problems as Problems {
            return page(visit, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let last = visit.query.text(.after).flatMap { Feedback.ID($0) }
        let found = try store.read { try $0.feedback.page(after: last) }
        let entries = found.entries.map { entry in
            let time = person.civil(at: entry.feedback.createdAt)
            return FeedbackIndexPage.Entry(
                id: entry.feedback.id.erased, subject: entry.feedback.subject, content: entry.feedback.content, from: entry.username,
                when: "\(visit.t.dates.brief(time.date, today: person.today)) \(time.time)", t: visit.t)
        }
        let page = FeedbackIndexPage(entries, next: found.next?.description, isFirst: last == nil, t: visit.t)
        return visit.page { Template.feedbackIndex(page, app: $0, into: &$1) }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Feedback.ID = try visit.id()
        try store.write { editor in
            try editor.feedback.delete(id)
            try editor.audit.record(.feedbackDeleted, by: .user(person.user.id), at: visit.now)
        }
        return visit.redirect(Paths.readFeedback, .said(.deletedForGood))
    }

    private func page(_ visit: Visit, _ form: FormState, id: Feedback.ID, status: Status = .ok) -> Response {
        let page = FeedbackFormPage(
            form, id: id.description, isMailed: messages.mailsFeedback, mailTo: messages.feedbackTo?.description, t: visit.t)
        return visit.page(status) { Template.feedbackForm(page, app: $0, into: &$1) }
    }
}
