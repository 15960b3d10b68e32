// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Penny",
    products: [.executable(name: "penny", targets: ["penny"])],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    ],
    targets: [
        // Templates: the runtime, the language, and the compiler, which each build runs.
        .target(name: "Templates"),
        .target(name: "TemplateLanguage"),
        .executableTarget(name: "TemplateCompiler", dependencies: ["TemplateLanguage"]),
        .plugin(name: "CompileTemplates", capability: .buildTool(), dependencies: ["TemplateCompiler"], path: "Sources/CompileTemplates"),

        // HTTP, independent of money.
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "MicroHTTP", dependencies: ["CMicroHTTPD", "IPAddresses", "Spooling"]),
        .target(name: "IPAddresses"),
        // Bytes in memory, or in a file without a name.
        .target(name: "Spooling"),

        // Writing of files that a person has named.
        .target(name: "NewFiles"),

        // Certificates for HTTPS, independent of HTTP.
        .target(
            name: "Certificates",
            dependencies: [
                "IPAddresses", "NewFiles", .product(name: "X509", package: "swift-certificates"), .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .target(name: "QRCodes", dependencies: ["CQREncode"]),

        // Passkeys, independent of pages.
        .target(
            name: "WebAuthn",
            dependencies: [.product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto")]),

        // The only client of other machines.
        .target(name: "CCurl", publicHeadersPath: "."),
        .target(name: "Fetching", dependencies: ["CCurl", "IPAddresses"]),
        // Programs that are run to their ends.
        .target(name: "ChildProcesses", dependencies: ["Spooling"]),
        // Mail, sent through the host's own program.
        .target(name: "Mailing", dependencies: ["ChildProcesses"]),
        // Map tiles from a server chosen by the operator, cached on disk.
        .target(name: "MapTiles", dependencies: ["Fetching"]),

        // XML, independent of its content.
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "StrictXML", dependencies: ["CExpat"]),
        // JSON, independent of its content.
        .target(name: "StrictJSON"),

        // Zip files, independent of their content.
        .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .target(name: "Archives", dependencies: ["CZip"]),

        // Money, independent of HTTP and SQL.
        .target(name: "Bookkeeping"),
        .target(name: "Validation", dependencies: ["Bookkeeping", "Spooling"]),
        // Journals for programs of plain-text accounting.
        .target(name: "Journals", dependencies: ["Bookkeeping"]),
        // Charts: layout, marks and their SVG, independent of money and pages.
        .target(name: "Charts"),
        // Pages of paper: reports as PDF, independent of money and pages.
        .target(name: "CPango", publicHeadersPath: "."),
        .target(name: "Documents", dependencies: ["CPango", "Charts", "ChildProcesses"]),
        // Pictures that somebody sent, read and written anew, independent of money and pages.
        .target(name: "CVips", publicHeadersPath: "."),
        .target(name: "Pictures", dependencies: ["CVips", "ChildProcesses", "Spooling"]),
        // Maps and place names from files, independent of money and pages.
        .target(name: "Atlas", exclude: ["Geography"]),
        // Files of banks and of other programs, independent of where they go.
        .systemLibrary(name: "CUChardet", pkgConfig: "uchardet", providers: [.apt(["libuchardet-dev"])]),
        .target(name: "BankFiles", dependencies: ["Archives", "Bookkeeping", "CUChardet", "StrictXML"]),
        .target(name: "ReferenceRates", dependencies: ["Bookkeeping", "Fetching", "StrictXML"]),
        // Accounts and entries from a SimpleFIN bridge.
        .target(name: "SimpleFIN", dependencies: ["Bookkeeping", "Fetching", "StrictJSON"]),
        // Banners of an ad service, for servers whose operator enables them.
        .target(name: "BannerFeed", dependencies: ["Bookkeeping", "Fetching"]),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "Storage",
            dependencies: [
                "Bookkeeping", "CSQLite", "NewFiles", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"), .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["schema.sql"], plugins: ["EmbedSchema"]),
        .plugin(name: "EmbedSchema", capability: .buildTool(), path: "Sources/EmbedSchema"),

        // Texts for people, independent of pages: sentences in every language; reports as charts and documents; the paths of the site.
        .target(name: "Language", dependencies: ["BankFiles", "Bookkeeping", "Charts", "Validation"]),
        .target(name: "DrawnReports", dependencies: ["Bookkeeping", "Charts", "Documents", "Language", "Validation"]),
        .target(name: "SitePaths", dependencies: ["Bookkeeping", "Templates", "Validation"]),

        // The question of a report, and its figures.
        .target(
            name: "Reporting", dependencies: ["Bookkeeping", "Documents", "DrawnReports", "Language", "StrictJSON", "Storage", "Validation"]),

        // Export and import of all data of a person, as one file; records and reports as tables and journals.
        .target(
            name: "Exports",
            dependencies: ["Archives", "Bookkeeping", "Journals", "Language", "Spooling", "Validation", "Storage"]),

        // Files of banks become previews of imports, independent of pages.
        .target(name: "BankImporting", dependencies: ["BankFiles", "Bookkeeping", "Storage", "Validation"]),

        // The operator's log, which every part of the program writes.
        .target(name: "OperatorLog"),
        // How people prove who they are, independent of pages.
        .target(
            name: "Identity",
            dependencies: [
                "Bookkeeping", "IPAddresses", "OperatorLog", "Storage", "Validation", "WebAuthn", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),

        // The web site.
        .target(
            name: "Views",
            dependencies: [
                "Templates", "BankFiles", "Bookkeeping", "Validation", "Charts", "Documents", "DrawnReports", "Language", "SitePaths", "Atlas",
                "QRCodes",
            ],
            path: "Views", plugins: ["CompileTemplates"]),
        // Work in the background, on one schedule, independent of pages.
        .target(
            name: "Upkeep",
            dependencies: [
                "BankImporting", "BannerFeed", "Bookkeeping", "CMalloc", "Exports", "Fetching", "Identity", "Language", "Mailing", "OperatorLog",
                "ReferenceRates", "Reporting", "SimpleFIN", "Storage", "Validation",
            ]),
        .systemLibrary(name: "CMalloc"),
        .target(
            name: "Web",
            dependencies: [
                "MicroHTTP", "IPAddresses", "Bookkeeping", "Validation", "Storage", "Identity", "Upkeep", "OperatorLog", "Views", "Language",
                "SitePaths", "Templates",
                "ReferenceRates", "MapTiles", "Atlas", "Exports", "Reporting", "Archives", "BannerFeed", "BankFiles", "BankImporting", "StrictJSON",
                "WebAuthn",
                "Fetching", "SimpleFIN", "Documents", "Journals", "Pictures", "Spooling",
            ]),
        // An invented household, for demonstrations and measurements.
        .target(name: "Demo", dependencies: ["Bookkeeping", "Language", "Storage"]),
        .executableTarget(
            name: "penny",
            dependencies: [
                "Web", "Identity", "Upkeep", "OperatorLog", "Storage", "Language", "SitePaths", "Validation", "MicroHTTP", "IPAddresses",
                "Certificates",
                "ReferenceRates", "MapTiles", "Atlas", "Bookkeeping", "Demo", "Exports", "Reporting", "Archives", "BannerFeed", "Mailing",
                "StrictJSON",
                "NewFiles", "BankFiles", "BankImporting", "Documents", "Journals", "Pictures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"),
            ],
            // Packed relocations and identical code folding save 1 to 2 MB of memory. The toolchain's lld supports both, and
            // links in a fifth of the time.
            linkerSettings: [
                .unsafeFlags(
                    ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--icf=safe"], .when(configuration: .release))
            ],
            plugins: ["RecordCommit"]),
        .plugin(name: "RecordCommit", capability: .buildTool(), path: "Sources/RecordCommit"),

        // Shared support for tests, and programs that measure and stress the server.
        .target(
            name: "TestSupport",
            dependencies: [.product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto")],
            path: "Tests/TestSupport", exclude: ["compare.py"]),
        .target(name: "BrowserDriver", dependencies: ["TestSupport"], path: "Tests/BrowserDriver"),
        .target(name: "LoadSupport", dependencies: ["TestSupport"], path: "Tests/LoadSupport"),
        .executableTarget(name: "penny-screens", dependencies: ["BrowserDriver"], path: "Tests/Screens"),
        .executableTarget(
            name: "bench-c-server", path: "Tests/Benchmark/CServer", linkerSettings: [.linkedLibrary("microhttpd")]),
        .executableTarget(
            name: "penny-bench", dependencies: ["LoadSupport", "TestSupport", "Demo", "Storage", "Identity"], path: "Tests/Benchmark/PennyBench"),
        .executableTarget(name: "penny-torture", dependencies: ["LoadSupport", "TestSupport", "Storage"], path: "Tests/Torture"),
        .target(name: "TemplateFixtures", dependencies: ["Templates"], path: "Tests/TemplateFixtures", plugins: ["CompileTemplates"]),

        .testTarget(
            name: "BookkeepingTests", dependencies: ["Bookkeeping", "TestSupport"],
            exclude: ["Recurring/recurrences.py", "Recurring/recurrences.txt"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "TestSupport"]),
        .testTarget(
            name: "DocumentsTests", dependencies: ["Documents", "Charts", "ChildProcesses", "TestSupport"], exclude: ["Pages"]),
        .testTarget(name: "PicturesTests", dependencies: ["Pictures", "ChildProcesses", "Spooling", "TestSupport"], exclude: ["Samples"]),
        .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses", "Spooling"]),
        .testTarget(name: "SpoolingTests", dependencies: ["Spooling", "TestSupport"]),
        .testTarget(name: "AtlasTests", dependencies: ["Atlas", "TestSupport"]),
        .testTarget(name: "JournalsTests", dependencies: ["Journals", "Bookkeeping", "TestSupport"]),
        .testTarget(name: "ValidationTests", dependencies: ["Validation", "Bookkeeping", "Spooling", "TestSupport"]),
        .testTarget(name: "IdentityTests", dependencies: ["Identity", "WebAuthn"]),
        .testTarget(
            name: "UpkeepTests",
            dependencies: ["Upkeep", "Identity", "OperatorLog", "Storage", "Exports", "Bookkeeping", "ReferenceRates", "SimpleFIN", "TestSupport"]),
        .testTarget(
            name: "BankImportingTests",
            dependencies: ["BankImporting", "BankFiles", "Storage", "Bookkeeping", "Exports", "Language", "Validation", "TestSupport"]),
        .testTarget(name: "NewFilesTests", dependencies: ["NewFiles", "TestSupport"]),
        .testTarget(name: "StorageTests", dependencies: ["Storage", "Bookkeeping", "NewFiles", "TestSupport"], exclude: ["Released"]),
        .testTarget(name: "MicroHTTPTests", dependencies: ["MicroHTTP", "IPAddresses", "Certificates", "Fetching", "Spooling", "TestSupport"]),
        .testTarget(
            name: "CertificatesTests",
            dependencies: [
                "Certificates", "IPAddresses", "TestSupport", .product(name: "X509", package: "swift-certificates"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
            ]),
        .testTarget(
            name: "WebAuthnTests", dependencies: ["WebAuthn", "TestSupport", .product(name: "Crypto", package: "swift-crypto")]),
        .testTarget(name: "QRCodesTests", dependencies: ["QRCodes"]),
        .testTarget(name: "IPAddressesTests", dependencies: ["IPAddresses"]),
        .testTarget(name: "StrictXMLTests", dependencies: ["StrictXML"]),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
        .testTarget(name: "ReferenceRatesTests", dependencies: ["ReferenceRates", "Fetching", "Bookkeeping", "TestSupport"]),
        .testTarget(
            name: "BankFilesTests", dependencies: ["Archives", "BankFiles", "Bookkeeping", "TestSupport"], exclude: ["Samples"]),
        .testTarget(name: "SimpleFINTests", dependencies: ["SimpleFIN", "Fetching", "Bookkeeping", "StrictJSON", "TestSupport"]),
        .testTarget(name: "BannerFeedTests", dependencies: ["BannerFeed", "Fetching", "Bookkeeping", "TestSupport"]),
        .testTarget(name: "FetchingTests", dependencies: ["Fetching", "TestSupport", "CMicroHTTPD"]),
        .testTarget(name: "MailingTests", dependencies: ["Mailing", "TestSupport"]),
        .testTarget(name: "MapTilesTests", dependencies: ["MapTiles", "Fetching", "TestSupport"]),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"]),
        .testTarget(
            name: "ExportsTests",
            dependencies: [
                "Exports", "Archives", "Storage", "Bookkeeping", "Demo", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(name: "TemplatesTests", dependencies: ["Templates", "TemplateLanguage", "TemplateFixtures", "TestSupport"]),
        .testTarget(
            name: "WebTests",
            dependencies: [
                "Web", "Identity", "Upkeep", "OperatorLog", "Storage", "MicroHTTP", "Bookkeeping", "Validation", "Views", "Language", "SitePaths",
                "ReferenceRates",
                "MapTiles",
                "Atlas", "Exports", "Archives", "BannerFeed", "ChildProcesses", "Documents", "Pictures", "Spooling", "StrictJSON", "Mailing",
                "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Golden", "Architecture/subscripts.txt", "Reports/Pages"]),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], path: "Tests/TestSupportTests"),
        .testTarget(name: "LoadSupportTests", dependencies: ["LoadSupport"], path: "Tests/LoadSupportTests"),
        .testTarget(
            name: "PennyTests", dependencies: ["ChildProcesses", "Documents", "LoadSupport", "TestSupport", "Fetching", "Storage", "Bookkeeping"]),
        .testTarget(name: "BrowserTests", dependencies: ["BrowserDriver", "LoadSupport", "TestSupport", "Identity", "Storage", "Bookkeeping"]),
        .testTarget(name: "DemoTests", dependencies: ["Demo", "Storage", "Bookkeeping", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// Optimised in debug builds too: what the tests run most, in which they take a third of the time.
let optimised: Set = [
    "Archives", "Atlas", "BankFiles", "Bookkeeping", "BrowserDriver", "Charts", "Documents", "Identity", "Journals", "LoadSupport", "MicroHTTP",
    "Spooling", "Storage", "StrictJSON", "StrictXML", "Templates", "TestSupport", "Validation", "WebAuthn",
]
for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// The tests of some modules without the rest of the package, which is built in a fraction of the time: PENNY_TESTS="StorageTests" swift test
if let chosen = Context.environment["PENNY_TESTS"], !chosen.isEmpty {
    var needed: Set<String> = [], waiting = chosen.split(separator: " ").map(String.init)
    while let name = waiting.popLast() {
        guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { continue }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
            default: break
            }
        }
        for plugin in target.plugins ?? [] { if case .plugin(let name, _) = plugin { waiting.append(name) } }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll()
}
