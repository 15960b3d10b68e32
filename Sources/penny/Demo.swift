import ArgumentParser

struct Demo: ParsableCommand {
    func run() throws {}
}
