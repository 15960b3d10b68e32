import ArgumentParser
import Pictures

/// Reads a picture that somebody sent. The server starts this program once more for each, so that a hostile one ends with its process.
struct ReadPicture: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read a picture on standard input, and write it anew on standard output.", shouldDisplay: false)

    @Argument(help: "The kind of the file: photo, drawing or pdf.")
    var kind: PictureKind

    func run() throws {
        let status = PictureProcess.run(kind)
        if status != 0 { throw ExitCode(status) }
    }
}

extension PictureKind: ExpressibleByArgument {}
