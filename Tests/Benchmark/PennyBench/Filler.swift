import Foundation
import LoadSupport
import TestSupport

/// Puts a household of a given size into an empty data directory.
protocol Filler {
    /// Leaves `transactions` of one user in the directory, spread over three years up to today, and gives the user; no server runs.
    func fill(directory: String, transactions: Int, program: String) throws -> Credentials
}

/// Fills as a person would, through the form for a new transaction: slow and certain.
struct FormFiller: Filler {
    private static let titles = [
        "Greenway Market", "Corner coffee", "Bus ticket", "Pharmacy", "Rent", "Lunch", "Books", "Water bill",
    ]

    func fill(directory: String, transactions: Int, program: String) throws -> Credentials {
        let server = try PennyServer(program, data: directory)
        let session = server.session()
        try session.signUp(.benchmark)
        let form = try session.transactionForm()
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd"
        for number in 0..<transactions {
            let age = Double(transactions - 1 - number) / Double(max(1, transactions)) * 3 * 365
            let date = format.string(from: Date(timeIntervalSinceNow: -age * 86_400))
            let changes = [
                "id": TimeOrderedUUID.make(), "date": date, "time": "12:00", "amount": "\(1 + number % 97)",
                "title": Self.titles[number % Self.titles.count],
            ]
            let answer = try session.send(form.request(changes))
            guard answer.status == 303 else {
                throw PennyServer.Failure(
                    description: "Transaction \(number) was answered with \(answer.status): \(answer.document.text)")
            }
        }
        try server.program.terminate()
        return .benchmark
    }
}
