import Bookkeeping

extension ExportedHousehold: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(name, HouseholdForm.name, "name")
        try ExportCheck.require(Weekday(rawValue: weekStart) != nil, "weekStart")
        try ExportCheck.require(CivilCalendar.monthStarts.contains(monthStart), "monthStart")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedHouseholdMember: ExportedLine {
    /// The name of a person with an account comes from their profile: a given name, a space and a family name.
    static let nameField = FormField(
        "name", .text, required: true, max: (ProfileForm.firstName.maxLength ?? 0) + 1 + (ProfileForm.lastName.maxLength ?? 0))

    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        // Whoever has left may be without a name, since their account was deleted.
        if !name.isEmpty || leftAt == nil { try ExportCheck.text(name, Self.nameField, "name") }
        try ExportCheck.require(0...Sharing.weightLimit ~= weight, "weight")
        try ExportCheck.require((role == nil) == (joinedAt == nil), "joinedAt")
        try ExportCheck.moment(createdAt, "createdAt")
        try ExportCheck.moment(joinedAt, "joinedAt")
        try ExportCheck.moment(leftAt, "leftAt")
    }
}

extension Sharing {
    /// Throws for parts that no choice of people makes. Whether they add up to the record is known once all of it is there.
    func check() throws(ExportProblem) {
        // Former people count too, so that there may be more people than a household has room for.
        try ExportCheck.require(!parts.isEmpty && parts == parts.sorted { $0.person < $1.person }, "sharing")
        try ExportCheck.distinct(parts.map(\.person), "sharing")
        for part in parts {
            try ExportCheck.require(part.amount >= 0, "sharing")
            try ExportCheck.amount(max(part.amount, 1), "sharing")
            try ExportCheck.require((part.weight == nil) == (way == .amounts), "sharing")
            try ExportCheck.require(0...Self.weightLimit ~= part.weight ?? 0, "sharing")
        }
    }
}
