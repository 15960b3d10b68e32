import MicroHTTP
import SitePaths
import Templates
import Validation
import Views

/// The guide, which everybody may read: somebody who cannot sign in needs it most.
struct GuidePages: Sendable {
    func index(_ visit: Visit) -> Response {
        let page = GuideIndexPage(GuideQuery(GuideQuestion.text(visit.query)), t: visit.t)
        return visit.page {
            if visit.person == nil { Template.guideIndexGate(page, app: $0, into: &$1) } else { Template.guideIndex(page, app: $0, into: &$1) }
        }
    }

    func show(_ visit: Visit) throws -> Response {
        guard let topic = visit.parameters["topic"].flatMap(GuideTopic.init) else { throw Failure.notFound }
        let reader = GuideReader(isOperator: visit.person?.user.role == .operator, isInHousehold: visit.person?.household != nil)
        let page = GuidePage(topic, reader: reader, query: GuideQuery(GuideQuestion.text(visit.query)), t: visit.t)
        return visit.page {
            if visit.person == nil { Template.guidePageGate(page, app: $0, into: &$1) } else { Template.guidePage(page, app: $0, into: &$1) }
        }
    }

    /// The keyboard shortcuts had a page of their own; people may have kept its address.
    func keyboard(_ visit: Visit) -> Response { visit.redirect(Paths.guide(.keyboard)) }
}
