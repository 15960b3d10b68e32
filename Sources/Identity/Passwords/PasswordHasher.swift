import Crypto
import CryptoExtras
import Foundation

/// Hashes passwords with scrypt (RFC 7914), one at a time in each of two queues; a hash takes 32 MB and about a third of a
/// second.
package final class PasswordHasher: Sendable {
    /// The queues of pending hashes. A flood of attempts by strangers does not delay the household.
    package enum Queue {
        case household, strangers
    }

    /// The parameters N, r and p of scrypt.
    package struct Cost: Sendable, Equatable {
        package let rounds: Int, blockSize: Int, parallelism: Int

        /// OWASP's recommendation of 2025 for 32 MB.
        package static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 3)

        package init(rounds: Int, blockSize: Int, parallelism: Int) {
            self.rounds = rounds
            self.blockSize = blockSize
            self.parallelism = parallelism
        }
    }

    /// Too many callers wait for their turn.
    package struct Busy: Error {
        package init() {}
    }

    private let cost: Cost
    private let household, strangers: BoundedGate

    /// - Parameter waiting: the number of hashes that may wait in each queue.
    package init(cost: Cost, waiting: Int = 8) {
        self.cost = cost
        household = BoundedGate(running: 1, waiting: waiting)
        strangers = BoundedGate(running: 1, waiting: waiting)
    }

    /// Creates a hasher with the full cost.
    package convenience init() { self.init(cost: .standard) }

    /// Returns the gate of a queue.
    package func gate(_ queue: Queue) -> BoundedGate { queue == .household ? household : strangers }

    /// Returns the text to store: algorithm, parameters, salt and hash. Throws `Busy` if too many callers wait.
    package func hash(_ password: String) throws -> String { try hash(password, in: .household) }

    package func hash(_ password: String, in queue: Queue) throws -> String {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
        return Encoded(cost: cost, salt: salt, key: try key(password, salt: salt, cost: cost, queue)).text
    }

    /// Returns true if the password matches the stored hash. Without a hash it takes the same time and returns false. Throws `Busy` if too many callers wait.
    package func verify(_ password: String, against stored: String?, in queue: Queue = .household) throws -> Bool {
        guard let stored, let encoded = Encoded(stored) else {
            _ = try key(password, salt: [UInt8](repeating: 0, count: 16), cost: cost, queue)
            return false
        }
        let key = try key(password, salt: encoded.salt, cost: encoded.cost, queue)
        return ConstantTime.areEqual(key, encoded.key)
    }

    /// Returns true if the cost differs from the cost of the stored hash.
    package func needsRehash(_ stored: String) -> Bool { Encoded(stored)?.cost != cost }

    private func key(_ password: String, salt: [UInt8], cost: Cost, _ queue: Queue) throws -> [UInt8] {
        guard
            let key = try gate(queue).run({
                try KDF.Scrypt.deriveKey(
                    from: Data(password.precomposedStringWithCompatibilityMapping.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds,
                    blockSize: cost.blockSize, parallelism: cost.parallelism, maxMemory: 256 * 1024 * 1024)
            })
        else { throw Busy() }
        return key.withUnsafeBytes { Array($0) }
    }

    /// A stored hash: `$scrypt$n=32768,r=8,p=3$salt$key`, with salt and key in base64.
    private struct Encoded {
        let cost: Cost, salt: [UInt8], key: [UInt8]

        init(cost: Cost, salt: [UInt8], key: [UInt8]) { (self.cost, self.salt, self.key) = (cost, salt, key) }

        init?(_ text: String) {
            let parts = text.split(separator: "$")
            guard parts.count == 4, parts[0] == "scrypt", let salt = Data(base64Encoded: String(parts[2])),
                let key = Data(base64Encoded: String(parts[3]))
            else { return nil }
            let numbers = parts[1].split(separator: ",").compactMap { Int($0.dropFirst(2)) }
            guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else { return nil }
            self.init(cost: Cost(rounds: numbers[0], blockSize: numbers[1], parallelism: numbers[2]), salt: Array(salt), key: Array(key))
        }

        var text: String {
            "$scrypt$n=\(cost.rounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(Data(salt).base64EncodedString())$\(Data(key).base64EncodedString())"
        }
    }
}
