import MicroHTTP
import Testing

struct RouterTests {
    private let router: Router<String> = {
        var router = Router<String>()
        router.add(.get, "/", "home")
        router.add(.get, "/accounts", "index")
        router.add(.post, "/accounts", "create")
        router.add(.get, "/accounts/new", "new")
        router.add(.get, "/accounts/{id}", "show")
        router.add(.post, "/accounts/{id}", "update")
        router.add(.get, "/accounts/{id}/edit", "edit")
        router.add(.get, "/accounts/new/{step}/help", "help")
        router.add(.get, "/tiles/{z}/{x}/{y}", "tile")
        router.add(.post, "/feeds/{id}", "change")
        router.add(.get, "/feeds/{token}.ics", "calendar")
        router.add(.get, "/feeds/{token}.all.ics", "whole")
        router.add(.get, "/feeds/new.ics", "newest")
        return router
    }()

    @Test(arguments: [
        (Method.get, "/", "home"), (.get, "/accounts", "index"), (.post, "/accounts", "create"), (.get, "/accounts/new", "new"),
        (.get, "/accounts/7", "show"), (.head, "/accounts/7", "show"), (.post, "/accounts/7", "update"),
        (.get, "/accounts/new/edit", "edit"), (.get, "/accounts/new/2/help", "help"), (.get, "/accounts/家 計", "show"),
        (.post, "/feeds/a", "change"), (.get, "/feeds/a.ics", "calendar"), (.get, "/feeds/a.b.ics", "calendar"),
        (.get, "/feeds/a.all.ics", "whole"), (.get, "/feeds/new.ics", "newest"),
    ])
    func `a path finds its handler`(method: Method, path: String, expected: String) {
        guard case .found(let handler, _) = router.match(method, path) else {
            Issue.record("\(path) finds nothing")
            return
        }
        #expect(handler == expected)
    }

    @Test(arguments: [
        "/nothing", "/accounts/", "/accounts/7/", "/accounts//edit", "/accounts/7/edit/x", "/tiles/1/2", "", "accounts",
    ])
    func `a path without a route is not found`(path: String) {
        guard case .notFound = router.match(.get, path) else {
            Issue.record("\(path) finds something")
            return
        }
    }

    @Test func `a wrong method names the right ones`() {
        guard case .methodNotAllowed(let allow) = router.match(.delete, "/accounts/7"),
            case .methodNotAllowed(let fixed) = router.match(.post, "/accounts/new")
        else {
            Issue.record("the method is not refused")
            return
        }
        #expect(allow == [.get, .head, .post])
        #expect(fixed == [.get, .head])
    }

    @Test func `parameters have the names of their own pattern`() {
        guard case .found(_, let parameters) = router.match(.get, "/tiles/3/4/五") else {
            Issue.record("no tile")
            return
        }
        #expect(parameters["z"] == "3")
        #expect(parameters["x"] == "4")
        #expect(parameters["y"] == "五")
        #expect(parameters["id"] == nil)
    }

    @Test func `methods of one path may name a parameter differently`() {
        var router = Router<Int>()
        router.add(.get, "/a/{first}", 1)
        router.add(.post, "/a/{second}", 2)
        guard case .found(_, let get) = router.match(.head, "/a/x"), case .found(_, let post) = router.match(.post, "/a/x") else {
            Issue.record("no route")
            return
        }
        #expect(get["first"] == "x")
        #expect(post["second"] == "x")
    }
}
