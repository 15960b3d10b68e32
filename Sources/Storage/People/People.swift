import Bookkeeping

/// People and the site as a read transaction sees them.
public struct People {
    let connection: Connection
}

/// People and the site in a write transaction.
public struct PeopleEditor {
    /// Everything that can be read, with the changes made so far.
    public let people: People

    var connection: Connection { people.connection }
}
