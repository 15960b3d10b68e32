import Foundation
import TestSupport
import Testing

@testable import Web

@Suite struct InfoTests {
    @Test func `the page says what Penny is, who made it and under which licence`() throws {
        let page = try Household().ben.get("/settings/info")
        #expect(
            page.text.contains("Version 1.2.3, build 0a1b2c3, 2026-11-20") && page.text.contains("The Penny contributors")
                && page.text.contains("© GeoNames"))
        let licence = try String(contentsOf: SourceTree.root.appending(path: "LICENSE"), encoding: .utf8).split(whereSeparator: \.isWhitespace)
        #expect(page.document.text.contains(licence.joined(separator: " ")))
    }

    @Test func `every dependency is named`() throws {
        let page = try Household().ben.get("/settings/info")
        let package = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
        let packages = package.matches(of: /\.package\(url: "[^"]*\/([^"\/]+)"/).map { String($0.output.1).replacing(".swift", with: "") }
        let libraries = package.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.output.1) }
        #expect(packages.count > 4 && libraries.count > 3)
        for name in packages + libraries {
            let shown = name.hasPrefix("libcurl") ? "curl" : name
            #expect(page.text.lowercased().contains(shown.lowercased()), "\(name)")
        }
    }

    @Test func `versions of parts are for the operator only`() throws {
        let household = try Household()
        let operators = try household.ada.get("/settings/info"), members = try household.ben.get("/settings/info")
        #expect(operators.text.contains("This server") && operators.document.text.contains("SQLite"))
        #expect(!members.text.contains("This server"))
        for (name, version) in try Build.parts(TestSite.version, household.site.store) where name != "Penny" {
            #expect(!version.isEmpty && operators.text.contains(version), "\(name)")
            if version.count > 4 { #expect(!members.text.contains(version), "\(name)") }
        }
    }
}
