import Foundation
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Documents
@testable import Web

/// The pages of a person's report as images, compared with those that somebody has looked at.
@Suite struct ReportImageTests {
    @Test(arguments: Language.allCases, Paper.Size.allCases)
    func `a report on paper looks as it did when somebody looked at it`(language: Language, size: Paper.Size) throws {
        let household = try Household(), directory = Golden.directory("Pages", beside: #filePath)
        _ = try household.ada.send(
            "/settings/preferences", [("language", language.rawValue), ("theme", "auto"), ("time_zone", "Europe/London"), ("week_start", "1")])
        let pdf = try household.ada.fetch("/reports.pdf?view=monthly&date=2025-11&compare=before&paper=\(size.rawValue)").body
        for page in 1...2 {
            let stored = directory.appending(path: "\(language.rawValue)-\(size.rawValue)-\(page).png")
            #expect(try PageImage.problem(page: page, of: pdf, stored: stored) == nil)
        }
    }
}
