extension IPAddress {
    /// Whether the address is of a machine on the public internet: neither of this machine, nor of its network, nor of a group.
    ///
    /// Follows the special-purpose registries of IANA (RFC 6890). An IPv6 address that stands for an IPv4 one is judged by that.
    public var isPublic: Bool {
        if isIPv4 { return !SpecialPurpose.four.contains { $0.contains(self) } }
        if let translated { return translated.isPublic }
        return SpecialPurpose.global.contains { $0.contains(self) } && !SpecialPurpose.six.contains { $0.contains(self) }
    }

    /// Whether the address is of a machine in a private network: of a house, or of one across machines such as Tailscale's.
    ///
    /// RFC 1918, RFC 6598 and RFC 4193. Not among them: this machine itself, link-local addresses, groups, and the addresses at which
    /// machines of a data centre ask for their own secrets.
    public var isOfPrivateNetwork: Bool {
        if let translated { return translated.isOfPrivateNetwork }
        return SpecialPurpose.privateNetworks.contains { $0.contains(self) } && !SpecialPurpose.metadata.contains { $0.contains(self) }
    }

    /// The IPv4 address behind an address of the well-known prefix of NAT64, `64:ff9b::/96` (RFC 6052).
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

    /// Of Amazon and Alibaba; that of most others is link-local.
    static let metadata = ["fd00:ec2::/32", "100.100.100.200"].compactMap(CIDR.init)

    /// What is given out to networks at all.
    static let global = ["2000::/3"].compactMap(CIDR.init)

    /// Inside of it: protocol assignments with Teredo, documentation, 6to4.
    static let six = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].compactMap(CIDR.init)
}
