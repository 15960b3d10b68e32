import Bookkeeping

/// People and the site in a read transaction.
public struct People {
    let connection: Connection
}

/// People and the site in a write transaction.
public struct PeopleEditor {
    /// Reads, including the changes made so far.
    public let people: People

    var connection: Connection { people.connection }
}
