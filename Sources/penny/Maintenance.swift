import Dispatch
import Logging
import Web

/// Once an hour stores the last use of sessions, purges expired data, and makes the daily backup. Writes nothing if there is
/// nothing to do.
final class Maintenance {
    private let timer: any DispatchSourceTimer

    init(_ application: Application, log: Logger) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "maintenance"))
        timer.schedule(deadline: .now() + .seconds(60), repeating: .seconds(3600), leeway: .seconds(30))
        timer.setEventHandler {
            do {
                try application.maintain()
            } catch {
                log.error("maintenance failed: \(error)")
            }
            do {
                try application.backUpIfDue()
            } catch {
                log.error("the daily backup failed: \(error)")
            }
        }
    }

    func start() { timer.activate() }
    func stop() { timer.cancel() }
}
