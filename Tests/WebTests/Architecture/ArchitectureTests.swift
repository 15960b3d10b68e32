import Foundation
import Testing

/// The rules of the modules. Each test fails with the sentence that was violated.
@Suite struct ArchitectureTests {
    static let sources = SourceTree.files("Sources") + SourceTree.files("Views")

    /// Returns the lines of code that match a pattern, outside some directories, as `path: line`.
    static func lines<Output>(_ pattern: Regex<Output>, in folders: [String] = ["Sources/", "Views/"], except: [String] = []) -> [String] {
        sources.filter { file in folders.contains { file.path.hasPrefix($0) } && !except.contains { file.path.hasPrefix($0) } }.flatMap { file in
            file.code.filter { $0.contains(pattern) }.map { "\(file.path): \($0.trimmingCharacters(in: .whitespaces))" }
        }
    }

    /// All modules that read no current time. `MicroHTTP` and `ChildProcesses` read a monotonic clock for their deadlines.
    static let belowWeb = imports.map(\.folder).filter { !["Sources/Upkeep/", "Sources/MicroHTTP/", "Sources/ChildProcesses/"].contains($0) }

    @Test func `the sources are read`() {
        #expect(Self.sources.count > 150)
        #expect(!Self.lines(/import Foundation/).isEmpty)
    }

    @Test func `only Storage imports GRDB`() {
        #expect(Self.lines(/^\s*(@\w+ )*import (struct |class )?GRDB/, except: ["Sources/Storage/"]) == [])
        #expect(!Self.lines(/^import GRDB/, in: ["Sources/Storage/"]).isEmpty)
    }

    @Test func `only Storage holds SQL`() {
        let sql = #/"\s*(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX|TRIGGER|VIEW)|PRAGMA) /#
        let found = Self.sources.filter { !$0.path.hasPrefix("Sources/Storage/") }.flatMap { file in
            file.code.filter { $0.contains(sql) }.map { "\(file.path): \($0)" }
        }
        #expect(found == [])
    }

    @Test func `what is posted and what an address says is read by the declaration of a field, which bounds it`() {
        let frame = ["Sources/Web/Frame/FormFields.swift", "Sources/Web/Frame/Admission.swift", "Sources/Web/Application.swift"]
        #expect(Self.lines(/request\.(query\b|form\b|body\b)/, in: ["Sources/Web/"], except: frame + ["Sources/Web/API/"]) == [])
        #expect(Self.lines(/request\.(query|body)\b/, in: ["Sources/Web/API/"], except: ["Sources/Web/API/APIMember.swift"]) == [])
    }

    @Test func `only Storage makes an access to a book, and nothing else knows the ID of one`() {
        let others = ["Sources/Storage/", "Sources/Bookkeeping/"]
        #expect(Self.lines(/\bBook\.ID\b|Identifier<Book>/, except: others) == [])
        let makers = ["Ledger/BookAccess.swift", "Users/", "Households/", "Sharing/"].map { "Sources/Storage/" + $0 }
        #expect(Self.lines(/BookAccess\(/, except: makers) == [])
        #expect(Self.lines(/books\.atTerminal/, in: ["Sources/Web/", "Sources/Exports/", "Views/"]) == [], "a page gets its book with the session")
        #expect(!Self.lines(/store\.read\(person\.book\)/, in: ["Sources/Web/"]).isEmpty)
    }

    @Test func `only MicroHTTP imports CMicroHTTPD`() {
        #expect(Self.lines(/import CMicroHTTPD/, except: ["Sources/MicroHTTP/"]) == [])
    }

    @Test func `only StrictXML reads XML`() {
        #expect(Self.lines(/import (CExpat|FoundationXML)/, except: ["Sources/StrictXML/"]) == [])
    }

    @Test func `only Fetching contacts other machines`() {
        #expect(Self.lines(/import (CCurl|FoundationNetworking)/, except: ["Sources/Fetching/"]) == [])
        #expect(!Self.lines(/^import CCurl/, in: ["Sources/Fetching/"]).isEmpty)
    }

    @Test func `only Archives reads and writes zip files`() {
        #expect(Self.lines(/import CZip/, except: ["Sources/Archives/"]) == [])
        #expect(!Self.lines(/^import CZip/, in: ["Sources/Archives/"]).isEmpty)
    }

    @Test func `only Certificates reads and makes certificates, and only QRCodes draws codes`() {
        #expect(Self.lines(/import (X509|SwiftASN1)/, except: ["Sources/Certificates/"]) == [])
        #expect(Self.lines(/import CQREncode/, except: ["Sources/QRCodes/"]) == [])
        #expect(!Self.lines(/^import X509/, in: ["Sources/Certificates/"]).isEmpty)
    }

    @Test func `only Documents draws on paper, only Pictures reads pictures, and only ChildProcesses starts programs`() {
        #expect(Self.lines(/import CPango/, except: ["Sources/Documents/"]) == [])
        #expect(Self.lines(/posix_spawn\(|\bProcess\(\)/, except: ["Sources/ChildProcesses/"]) == [])
        #expect(!Self.lines(/^import CPango/, in: ["Sources/Documents/"]).isEmpty)
        #expect(Self.lines(/import CVips/, except: ["Sources/Pictures/"]) == [])
    }

    @Test func `Bookkeeping imports none of our modules`() {
        #expect(Self.lines(/^\s*(@\w+ )*import (?!Foundation\b|Synchronization\b)\w+/, in: ["Sources/Bookkeeping/"]) == [])
    }

    /// The modules that each module may import.
    static let imports: [(folder: String, allowed: [String])] = [
        ("Sources/Bookkeeping/", []), ("Sources/StrictJSON/", []), ("Sources/Demo/", ["Bookkeeping", "Language", "Storage"]),
        ("Sources/Validation/", ["Bookkeeping", "Spooling"]), ("Sources/Journals/", ["Bookkeeping"]),
        ("Sources/Storage/", ["Bookkeeping", "CSQLite", "Crypto", "GRDB", "GRDBSQLite", "NewFiles"]),
        ("Sources/NewFiles/", []), ("Sources/Templates/", []), ("Sources/TemplateLanguage/", []),
        ("Sources/MicroHTTP/", ["CMicroHTTPD", "IPAddresses", "Spooling"]), ("Sources/Spooling/", []), ("Sources/IPAddresses/", []),
        ("Sources/Fetching/", ["CCurl", "IPAddresses"]),
        ("Sources/StrictXML/", ["CExpat"]), ("Sources/ReferenceRates/", ["Bookkeeping", "Fetching", "StrictXML"]),
        ("Sources/BankFiles/", ["Archives", "Bookkeeping", "CUChardet", "Glibc", "StrictXML"]),
        ("Sources/BankImporting/", ["BankFiles", "Bookkeeping", "Storage", "Validation"]),
        ("Sources/SimpleFIN/", ["Bookkeeping", "Fetching", "StrictJSON"]),
        ("Sources/BannerFeed/", ["Bookkeeping", "Fetching"]),
        ("Sources/Language/", ["BankFiles", "Bookkeeping", "Charts", "Validation"]),
        ("Sources/DrawnReports/", ["Bookkeeping", "Charts", "Documents", "Language", "Validation"]),
        ("Sources/SitePaths/", ["Bookkeeping", "Templates", "Validation"]),
        (
            "Views/",
            [
                "BankFiles", "Bookkeeping", "Validation", "Templates", "Charts", "Documents", "DrawnReports", "Language", "SitePaths", "Atlas",
                "QRCodes",
            ]
        ),
        ("Sources/Charts/", []), ("Sources/ChildProcesses/", ["Spooling"]), ("Sources/Mailing/", ["ChildProcesses"]),
        ("Sources/Documents/", ["Charts", "ChildProcesses", "CPango"]), ("Sources/Pictures/", ["ChildProcesses", "CVips", "Spooling"]),
        ("Sources/Atlas/", []),
        ("Sources/MapTiles/", ["Fetching"]),
        ("Sources/QRCodes/", ["CQREncode"]),
        ("Sources/WebAuthn/", ["Crypto", "CryptoExtras"]), ("Sources/Archives/", ["CZip"]),
        ("Sources/Exports/", ["Archives", "Bookkeeping", "Journals", "Language", "Spooling", "Validation", "Storage"]),
        ("Sources/Reporting/", ["Bookkeeping", "Documents", "DrawnReports", "Language", "StrictJSON", "Storage", "Validation"]),
        ("Sources/OperatorLog/", []),
        (
            "Sources/Upkeep/",
            [
                "BankImporting", "Bookkeeping", "BannerFeed", "CMalloc", "Exports", "Fetching", "Identity", "Language", "Mailing", "OperatorLog",
                "ReferenceRates", "Reporting", "SimpleFIN", "Storage", "Validation",
            ]
        ),
        ("Sources/Identity/", ["Bookkeeping", "IPAddresses", "OperatorLog", "Storage", "Validation", "WebAuthn", "Crypto", "CryptoExtras"]),
        ("Sources/Certificates/", ["X509", "SwiftASN1", "Crypto", "IPAddresses", "NewFiles"]),
    ]

    @Test func `every module has a row in the table of imports`() {
        // The programs and plugins of the build, the doors to C libraries, and what stands on top of all have none.
        let outside = /C[A-Z]\w+|CompileTemplates|EmbedSchema|TemplateCompiler|RecordCommit|Web|penny/
        let folders = Set(Self.sources.compactMap { $0.path.firstMatch(of: /^Sources\/\w+\//).map { String($0.output) } })
        let modules = folders.filter { $0.dropFirst(8).dropLast().wholeMatch(of: outside) == nil }
        #expect(modules == Set(Self.imports.map(\.folder).filter { $0 != "Views/" }))
    }

    @Test(arguments: imports)
    func `each module imports only the modules below it`(folder: String, allowed: [String]) {
        let outside = ["Foundation", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch"] + allowed
        let imports = Self.sources.filter { $0.path.hasPrefix(folder) }.flatMap { file in
            file.code.filter { $0.contains("import") }.compactMap {
                $0.wholeMatch(of: /\s*(?:@\w+ )*(?:package |public |internal )?import (?:struct |class |func )?(\w+).*/)?.output.1
            }.map { "\(file.path): \($0)" }
        }
        #expect(imports.filter { line in !outside.contains { line.hasSuffix(": \($0)") } } == [])
    }

    @Test func `nothing below Web and Upkeep reads the current time`() {
        let clock =
            /\bDate\(\)|\bDate\.now|Date\(timeIntervalSinceNow|\bclock_gettime\b|\bgettimeofday\b|\btime\(nil\)|ContinuousClock|SuspendingClock|CFAbsoluteTime|ProcessInfo.*systemUptime|DispatchTime\.now/
        // An import takes the time of its own steps.
        let stopwatch = "Sources/Storage/Exports/StagingConnection.swift"
        let found = Self.sources.filter { file in Self.belowWeb.contains { file.path.hasPrefix($0) } && file.path != stopwatch }.flatMap { file in
            file.code.filter { $0.contains(clock) }.map { "\(file.path): \($0)" }
        }
        #expect(found == [])
        let sql = Self.lines(/CURRENT_(TIMESTAMP|DATE|TIME)|'now'|unixepoch\(\)/, in: ["Sources/Storage/"])
        #expect(sql == [])
    }

    @Test func `the terminal imports Web only to serve pages`() {
        let serving = ["HTTPS", "RunningSite", "Serve", "ServingOptions"] + ["Demo", "Penny", "ThisVersion"]
        let importing = Self.lines(/^\s*(@\w+ )*import Web$/, in: ["Sources/penny/"]).compactMap { $0.split(separator: ":").first.map(String.init) }
        #expect(Set(importing).subtracting(serving.map { "Sources/penny/\($0).swift" }) == [])
        #expect(importing.contains("Sources/penny/RunningSite.swift"))
    }

    @Test func `only Identity hashes secrets of people`() {
        #expect(Self.lines(/import Crypto/, in: ["Sources/Web/", "Sources/penny/"]) == [])
        #expect(!Self.lines(/^import Crypto/, in: ["Sources/Identity/"]).isEmpty)
    }

    @Test func `only Upkeep works in the background`() {
        #expect(Self.lines(/BackgroundWorker|DispatchQueue|DispatchSource|asyncAfter/, in: ["Sources/Web/", "Sources/Identity/"]) == [])
        #expect(!Self.lines(/BackgroundWorker\(/, in: ["Sources/Upkeep/"]).isEmpty)
    }

    @Test func `no amount is a Double or a Float`() {
        // The quality values of a header, the seconds of Foundation's Date, degrees and pixels of a map, and file sizes are not
        // money.
        let maps = /^(Sources|Views)\/.*([Pp]laces|[Mm]ap|[Oo]perator)\//
        let found = Self.lines(
            /\b(Double|Float|CGFloat|Float80|Decimal|NSNumber|NSDecimalNumber)\b/,
            in: ["Bookkeeping", "Validation", "Storage", "Language", "DrawnReports", "Web"].map { "Sources/\($0)/" } + ["Views/"])
        #expect(
            found.filter { !$0.hasPrefix("Sources/Bookkeeping/Language.swift") && !$0.contains("timeIntervalSince1970") && !$0.contains(maps) } == [])
    }

    @Test func `Charts and Documents know no money and no language`() {
        let words = /\b(Money|Currency|Account|Budget|Transaction|Language|Locale|NumberFormatter|income|expense)\b/
        #expect(Self.lines(words, in: ["Sources/Charts/", "Sources/Documents/"]) == [])
        #expect(!Self.lines(/struct BarChart/, in: ["Sources/Charts/"]).isEmpty)
    }

    @Test func `only the SVG writer of Charts writes markup`() {
        #expect(Self.lines(/"[^"]*<\/?[a-z]|SVGWriter|StaticString/, in: ["Sources/Charts/"], except: ["Sources/Charts/SVG/"]) == [])
        #expect(!Self.lines(/"<svg/, in: ["Sources/Charts/SVG/"]).isEmpty)
    }

    @Test func `no page is made from a type of Storage`() {
        #expect(Self.lines(/import Storage/, in: ["Views/", "Sources/Validation/", "Sources/Bookkeeping/"]) == [])
        let models = SourceTree.files("Views", ".mustache").compactMap { file in
            file.text.firstMatch(of: /\{\{! model: ([^}]+)\}\}/).map { (file.path, String($0.output.1)) }
        }
        #expect(models.count > 20)
        let storage = Set(
            SourceTree.files("Sources/Storage").flatMap {
                $0.text.matches(of: /public (?:struct|class|enum|final class) (\w+)/).map { String($0.output.1) }
            })
        #expect(storage.contains("Session"))
        #expect(models.filter { storage.contains($0.1.trimmingCharacters(in: .whitespaces)) }.map(\.0) == [])
    }

    @Test func `a template's model holds neither money nor dates`() {
        // A server's health is measured in bytes and seconds.
        let found = SourceTree.files("Views").flatMap { file in
            file.code.filter { $0.contains(/package (let|var) [\w, ]+: \[?(Money|Date|CalendarDate|CivilTime|TimeOfDay|Totals|Int64)\b/) }.map {
                "\(file.path): \($0.trimmingCharacters(in: .whitespaces))"
            }
        }
        #expect(
            found.filter {
                !$0.contains("package let today: CalendarDate") && !$0.contains("totals") && !$0.contains("Totals")
                    && !$0.hasPrefix("Views/operator/HealthPage.swift")
            } == [])
    }

    @Test func `nothing that input reaches can trap`() {
        #expect(Self.lines(/\btry!|\bas!|\bfatalError\(|\bunsafelyUnwrapped\b|\bassertionFailure\(/) == [])
    }

    @Test func `random tests take their numbers from a seed, so that a failure can be repeated`() {
        let unseeded = /SystemRandomNumberGenerator|\.randomElement\(\)|\.shuffled\(\)|\bBool\.random\(\)/
        let files = SourceTree.files("Tests").filter {
            $0.text.contains("andom") && !$0.path.hasPrefix("Tests/Torture/") && !$0.path.hasSuffix("/ArchitectureTests.swift")
        }
        #expect(files.count > 50)
        #expect(files.flatMap { file in file.code.filter { $0.contains(unseeded) }.map { "\(file.path): \($0)" } } == [])
    }

    @Test func `comments name the thing and do not circle around it`() {
        let circling =
            /\b(?:that of|those of|of which|of whom|of those|what it is|what they are|those that|that which|those which|who calls|what is|what was|what has)\b/
        let comments = Self.sources.flatMap { file in
            file.text.split(separator: "\n").filter { $0.contains("//") && $0.drop { $0 == " " }.hasPrefix("//") }.map { "\(file.path): \($0)" }
        }
        #expect(comments.count > 5_000)
        #expect(comments.filter { $0.contains(circling) } == [])
    }

    @Test func `no sentence names Utils, Helpers, Common or Extensions`() {
        #expect(Self.sources.map(\.path).filter { $0.contains(/(Util|Helper|Common|Extension)s?(\.swift|\/)/) } == [])
    }

    @Test func `no two types have one name`() {
        let declaration = /^(?:public |package |final |indirect |@\w+(?:\([^)]*\))? )*(?:struct|class|enum|actor|protocol) (\w+)/
        // A subcommand of the terminal is named after what it does.
        let all = Self.sources.filter { !$0.path.hasPrefix("Sources/penny/") }.flatMap { file in
            file.code.compactMap { $0.firstMatch(of: declaration).map { String($0.output.1) } }
        }
        #expect(all.count > 500)
        #expect(Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    /// The stored properties of the types of Web that are services: classes, and values that hold one. `Application` makes all of them.
    @Test func `no type of Web holds all services`() {
        var members: [String: [String]] = [:], classes: Set<String> = []
        for file in Self.sources where file.path.hasPrefix("Sources/") {
            var type = ""
            for line in file.code {
                if !line.hasPrefix(" "),
                    let found = line.firstMatch(of: /^(?:public |package |private |@\w+ )*(final class|class|struct|enum|extension) (\w+)/)
                {
                    type = String(found.output.2)
                    if found.output.1.hasSuffix("class") { classes.insert(type) }
                }
                guard !type.isEmpty, line.hasPrefix("    "), !line.hasPrefix("     "),
                    let found = line.firstMatch(of: /^    (?:(?:public|package|private) )?(?:let|var) (\w+(?:: |, | = ).*)/)
                else { continue }
                guard !line.contains(/\{\s*(get|$)|: .*\{.*\}$/) else { continue }
                for part in found.output.1.split(separator: ", ") {
                    guard let name = part.firstMatch(of: /(?:: | = )(\w+)/) else { continue }
                    members[type, default: []].append(String(name.output.1))
                }
            }
        }
        // A service is a class or holds one.
        var services = classes
        while true {
            let more = members.filter { !services.contains($0.key) && $0.value.contains { services.contains($0) } }.keys
            if more.isEmpty { break }
            services.formUnion(more)
        }
        #expect(services.isSuperset(of: ["Store", "SessionEntry", "GatePages"]))
        let counts = members.mapValues { $0.filter { services.contains($0) }.count }
        #expect(counts["GatePages"] == 4)
        // `Application` makes all of them, `Maintenance` runs each that cleans up, and those of `BookStaging` are the parts of one import.
        #expect(counts.filter { $0.value > 5 }.keys.sorted() == ["Application", "BookStaging", "Maintenance"])
    }

    @Test func `a path of the site is written once, and everything else names it`() {
        let paths = "Sources/SitePaths/Paths.swift"
        let declared = SourceTree.files("Sources/SitePaths").first { $0.path == paths }?.text ?? ""
        let roots = Set(declared.matches(of: /"\/([a-z-]+)/).map { String($0.output.1) })
        #expect(roots.isSuperset(of: ["records", "settings", "operator", "sign-in"]))
        let folders = ["Views/", "Sources/Web/", "Sources/Language/", "Sources/DrawnReports/", "Sources/SitePaths/"]
        let named = Self.lines(/"\/[a-z]/, in: folders, except: [paths, "Sources/Web/API/"])
        #expect(named.filter { line in line.matches(of: /"\/([a-z-]+)/).contains { roots.contains(String($0.output.1)) } } == [])
        #expect(Self.lines(/\b(Link|PathWithID)\("/, except: [paths]) == [])
        let link = /(@app\.base\}\}|(href|action|src|srcset)=")\//
        #expect(SourceTree.files("Views", ".mustache").filter { $0.text.contains(link) }.map(\.path) == [])
    }

    @Test func `no file of the browser names another server`() {
        // The attributions of the map; nothing is loaded from there.
        let credits = /^https:\/\/(www\.geonames|creativecommons\.org)/
        for file in SourceTree.files("Public", ".css") + SourceTree.files("Public", ".js") + SourceTree.files("Views", ".mustache") {
            let found = file.text.matches(of: /(https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}/).map { String($0.output.0) }.filter {
                !$0.contains("www.w3.org") && !$0.contains(credits)
            }
            #expect(found == [], "\(file.path)")
        }
    }

    @Test func `raw output is only for values typed as trusted HTML`() {
        let raw = SourceTree.files("Views", ".mustache").filter { $0.text.contains("{{{") || $0.text.contains("{{&") }
        #expect(raw.map(\.path) == [])
    }
}
