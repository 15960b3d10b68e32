extension IPAddress {
    /// True for an address on the public internet: not loopback, private, link-local or multicast.
    ///
    /// Follows IANA's special-purpose registries (RFC 6890). An IPv6 address that embeds an IPv4 address is classified by that.
    public var isPublic: Bool {
        if isIPv4 { return !SpecialPurpose.four.contains { $0.contains(self) } }
        if let translated { return translated.isPublic }
        return SpecialPurpose.global.contains { $0.contains(self) } && !SpecialPurpose.six.contains { $0.contains(self) }
    }

    /// True for an address of a private network, at home or an overlay such as Tailscale's.
    ///
    /// RFC 1918, RFC 6598 and RFC 4193. Excludes loopback, link-local and multicast addresses, and the metadata services of data
    /// centres, which give credentials to machines.
    public var isOfPrivateNetwork: Bool {
        if let translated { return translated.isOfPrivateNetwork }
        return SpecialPurpose.privateNetworks.contains { $0.contains(self) } && !SpecialPurpose.metadata.contains { $0.contains(self) }
    }

    /// The IPv4 address in an address with the well-known prefix of NAT64, `64:ff9b::/96` (RFC 6052).
    private var translated: IPAddress? {
        high == 0x0064_ff9b_0000_0000 && low >> 32 == 0 ? IPAddress(high: 0, low: low | 0x0000_ffff_0000_0000) : nil
    }
}

private enum SpecialPurpose {
    static let four = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    ].compactMap(CIDR.init)

    static let privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7"].compactMap(CIDR.init)

    /// The metadata services of Amazon and Alibaba; the services of most other providers are link-local.
    static let metadata = ["fd00:ec2::/32", "100.100.100.200"].compactMap(CIDR.init)

    /// Global unicast.
    static let global = ["2000::/3"].compactMap(CIDR.init)

    /// Exceptions within it: protocol assignments with Teredo, documentation, 6to4.
    static let six = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].compactMap(CIDR.init)
}
