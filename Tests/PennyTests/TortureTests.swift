import TestSupport
import Testing

extension PennyTests {
    @Suite struct TortureTests {
        @Test func `nothing that was acknowledged is lost when the server is killed while it writes`() throws {
            let torture = try RunningProgram("penny-torture", ["--rounds", "3", "--clients", "3"])
            let exit = try torture.waitForExit(seconds: 120)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.contains("3 rounds: all"))
        }

        @Test func `bursts of connections around every limit keep nobody out`() throws {
            let torture = try RunningProgram("penny-torture", ["--bursts", "3"])
            let exit = try torture.waitForExit(seconds: 300)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.split(separator: "\n").count == 12, "each way of serving")
        }

        @Test func `nothing that was acknowledged is lost by a backup onto any name of the data directory`() throws {
            let torture = try RunningProgram("penny-torture", ["--backups", "1", "--clients", "2"])
            let exit = try torture.waitForExit(seconds: 300)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.contains("were refused; all"))
        }

        @Test func `four people write to one household, and nothing that was acknowledged is lost when the server is killed`() throws {
            let torture = try RunningProgram("penny-torture", ["--household", "5"])
            let exit = try torture.waitForExit(seconds: 240)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.contains("acknowledged changes of 4 people are there"))
        }

        @Test func `an import that is killed has replaced a book whole or not at all`() throws {
            let torture = try RunningProgram("penny-torture", ["--imports", "6", "--records", "700"])
            let exit = try torture.waitForExit(seconds: 240)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.contains("6 imports killed"))
        }

        @Test func `an import of a bank's file that is killed leaves all of its records or none`() throws {
            let torture = try RunningProgram("penny-torture", ["--bank", "6", "--records", "700"])
            let exit = try torture.waitForExit(seconds: 240)
            #expect(exit == .status(0), "\(torture.standardError)")
            #expect(torture.standardOutput.contains("6 imports of bank files killed"))
        }
    }
}
