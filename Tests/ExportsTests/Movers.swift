import Archives
import Bookkeeping
import Demo
import Exports
import Foundation
import Storage

/// A server with one person, in a directory of its own.
final class Server {
    static let now: Int64 = 1_795_205_700
    let directory = NSTemporaryDirectory() + "penny-exports-" + UUID().uuidString
    let store: Store
    var path: String { directory + "/penny.sqlite" }

    /// Creates a server with the demo household, or with a person who has just signed up.
    init(demo language: Language? = nil) throws {
        store = try Store(at: directory + "/penny.sqlite")
        if let language {
            _ = try DemoHousehold.fill(store, language: language, at: Self.now) { "scrypt$\($0)" }
        } else {
            try add("demo", "demo@example.org", number: 500)
        }
    }

    /// Creates a server with the demo family and its household, which the person "demo" administers.
    init(family language: Language) throws {
        store = try Store(at: directory + "/penny.sqlite")
        _ = try DemoHousehold.fillFamily(store, language: language, at: Self.now) { "scrypt$\($0)" }
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(atPath: directory)
    }

    func add(_ name: String, _ email: String, number: Int) throws {
        let profile = User.Profile(username: name, email: email, firstName: "", lastName: "", dateOfBirth: nil)
        let settings = BookSettings(mainCurrency: .of("USD"), timeZone: .utc, weekStart: .monday)
        _ = try store.write { editor in
            try editor.users.add(
                .number(number), profile: profile, preferences: Preferences(language: .english, theme: .auto), settings: settings,
                password: "scrypt$x",
                account: (.number(number + 2), Account.Draft(name: "Purse", currency: .of("USD"), openingBalance: 0, isDefault: true)),
                categories: [
                    (.number(number + 3), Category.Draft(kind: .expense, name: "Food", hue: .teal, icon: .groceries)),
                    (.number(number + 4), Category.Draft(kind: .income, name: "Pay", hue: .teal, icon: .salary)),
                ],
                hashtags: [], invitation: nil, at: Self.now)
        }
    }

    func user(_ name: String = "demo") throws -> User {
        guard let user = try store.read({ try $0.users.find(login: name)?.user }) else { throw StoreError.notFound }
        return user
    }

    func book(_ name: String = "demo") throws -> BookAccess {
        let user = try user(name).id
        guard let book = try store.read({ try $0.books.atTerminal(of: user) }) else { throw StoreError.notFound }
        return book
    }

    /// Adds feedback from a person, written some days ago.
    func give(_ number: Int, content: String = "A word", daysAgo days: Int64, by name: String = "demo") throws {
        let feedback = Feedback(
            id: .number(number), user: try user(name).id, subject: "Feedback \(number)", content: content, createdAt: Self.now - days * 86_400)
        _ = try store.write { try $0.feedback.add(feedback, isMailed: false) }
    }

    func feedback(of name: String = "demo") throws -> [ExportedFeedback] {
        let user = try user(name).id
        return try store.read { try $0.feedback.exported(of: user) }
    }

    /// Exports a person's data and returns the path of the file.
    func export(_ name: String = "demo") throws -> String {
        let file = directory + "/export-\(UUID().uuidString).zip"
        _ = FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o600])
        try Export.write(try book(name), of: store, to: file)
        return file
    }

    func bring(_ file: String, to name: String = "demo") throws {
        try ImportFile(at: file, checksRecords: false).replace(bookOf: .person(try user(name).id), in: store, by: .terminal("pi"), at: Self.now)
    }
}

extension Identifier {
    static func number(_ number: Int) -> Self {
        let digits = String(number)
        return Self("01900000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits) ?? Self(milliseconds: 0)
    }
}

extension Currency {
    static func of(_ code: String) -> Currency { Currency(code: code) ?? CurrencyCatalogue.all[0].currency }
}

/// The files of an export, for inspection, changes and repacking.
struct Unpacked: Sendable {
    var files: [(name: String, bytes: [UInt8])]

    init(_ path: String) throws {
        let archive = try ArchiveReader(at: path, limits: ArchiveLimits(files: 100_000, bytes: 1 << 32, ratio: .max))
        files = try archive.names.map { ($0, try archive.bytes(of: $0, limit: 1 << 30)) }
    }

    subscript(name: String) -> String {
        get { files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "" }
        set {
            for index in files.indices where files[index].name == name { files[index].bytes = Array(newValue.utf8) }
        }
    }

    func pack(to path: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        var archive = try ArchiveWriter(at: path)
        for file in files {
            try archive.add(file.name) {
                var rest: [UInt8]? = file.bytes
                return {
                    defer { rest = nil }
                    return rest
                }
            }
        }
        try archive.finish()
    }
}
