import Fetching

/// The bridges that may be contacted.
public enum BridgeReach: Sendable {
    /// Bridges on the public internet, by HTTPS.
    case publicInternet
    /// A bridge on this machine, without TLS: for tests.
    case thisMachine

    /// The machines that may be connected to, after name resolution.
    var fetching: Fetcher.Reach {
        switch self {
        case .publicInternet: .publicInternet
        case .thisMachine: .anywhere
        }
    }

    /// Throws unless a URL without credentials may be contacted.
    func check(_ address: String) throws(BridgeAddressProblem) {
        guard Fetcher.isAddress(address), !address.contains("#") else { throw .notAnAddress }
        switch self {
        case .publicInternet:
            guard !address.lowercased().hasPrefix("http:") else { throw .notSecure }
            // The library also takes one or three slashes, behind which it finds another host than a person sees.
            guard address.lowercased().hasPrefix("https://"), !"/?".contains(address.dropFirst(8).prefix(1)) else { throw .notAnAddress }
            if let number = Fetcher.number(in: address), !fetching.admits(number) { throw .forbidden }
        case .thisMachine:
            guard ["http://127.0.0.1:", "http://[::1]:"].contains(where: { address.hasPrefix($0) }) else { throw .forbidden }
        }
    }
}

/// The reason why an address is not one of a bridge.
public enum BridgeAddressProblem: Error, Hashable, Sendable {
    /// The text does not contain an address, or one with parts that it must not have.
    case notAnAddress
    /// The address does not begin with `https:`.
    case notSecure
    /// The address leads to this machine, or into a private network.
    case forbidden
}
