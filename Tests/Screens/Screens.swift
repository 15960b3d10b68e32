import BrowserDriver
import Foundation

/// Takes screenshots of a running Penny: phone and desktop, light and dark, in each language.
@main
struct Screens {
    static func main() {
        do {
            try ScreenTour(arguments: Array(CommandLine.arguments.dropFirst())).run()
        } catch let wrong as ScreenTour.WrongUsage {
            report("\(wrong.description)\n\(ScreenTour.usage)")
            exit(64)
        } catch {
            report("\(error)")
            exit(1)
        }
    }

    static func say(_ message: String) { FileHandle.standardOutput.write(Data((message + "\n").utf8)) }

    static func report(_ message: String) { FileHandle.standardError.write(Data("penny-screens: \(message)\n".utf8)) }
}
