import Bookkeeping

extension CopiedHousehold {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(name, HouseholdForm.name, "name")
        try CopyCheck.require(Weekday(rawValue: weekStart) != nil, "weekStart")
        try CopyCheck.require(CivilCalendar.monthStarts.contains(monthStart), "monthStart")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedHouseholdPerson {
    /// The name of a person with an account comes from their profile: a given name, a space and a family name.
    static let nameField = FormField(
        "name", .text, required: true, max: (ProfileForm.firstName.maxLength ?? 0) + 1 + (ProfileForm.lastName.maxLength ?? 0))

    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        // Whoever has left may be without a name, since their account was deleted.
        if !name.isEmpty || leftAt == nil { try CopyCheck.text(name, Self.nameField, "name") }
        try CopyCheck.require(0...Sharing.weightLimit ~= weight, "weight")
        try CopyCheck.require((role == nil) == (joinedAt == nil), "joinedAt")
        try CopyCheck.moment(createdAt, "createdAt")
        try CopyCheck.moment(joinedAt, "joinedAt")
        try CopyCheck.moment(leftAt, "leftAt")
    }
}

extension Sharing {
    /// Throws for parts that no choice of people makes. Whether they add up to the record is known once all of it is there.
    func check() throws(CopyProblem) {
        // Former people count too, so that there may be more people than a household has room for.
        try CopyCheck.require(!parts.isEmpty && parts == parts.sorted { $0.person < $1.person }, "sharing")
        try CopyCheck.distinct(parts.map(\.person), "sharing")
        for part in parts {
            try CopyCheck.require(part.amount >= 0, "sharing")
            try CopyCheck.amount(max(part.amount, 1), "sharing")
            try CopyCheck.require((part.weight == nil) == (way == .amounts), "sharing")
            try CopyCheck.require(0...Self.weightLimit ~= part.weight ?? 0, "sharing")
        }
    }
}
