import Bookkeeping

/// The stored form of a security event with its device, as text.
struct StoredSecurityNotice: Codable {
    let event: String
    let userAgent, address: String?

    init(_ notice: SecurityNotice) {
        event = notice.event.rawValue
        (userAgent, address) = (notice.device?.userAgent, notice.device?.address)
    }

    /// The notice; nil if the event is unknown.
    var notice: SecurityNotice? {
        SecurityEvent(rawValue: event).map { event in
            SecurityNotice(event, from: userAgent.map { SecurityDevice(userAgent: $0, address: address ?? "") })
        }
    }
}
