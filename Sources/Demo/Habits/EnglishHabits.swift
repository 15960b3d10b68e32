import Bookkeeping

extension Habits {
    /// A household in the north-eastern United States with holidays in Lisbon.
    static let english = Habits(
        person: ("Robin", "Hale"),
        family: Family(
            name: "The Hales", account: "Household card", child: "Ida", others: [("mina", "Mina"), ("jonas", "Jonas")]),
        savings: "Savings", card: "Credit card", cash: "Cash", purse: "Euro purse",
        currency: "USD", foreignCurrency: "EUR", foreignRate: 9_200,
        openings: Openings(everyday: 3_180, savings: 8_400, card: -640, cash: 85, purse: 40), creditLimit: 1_500,
        salary: Purchase("Salary", "Northlight Design", 4_860...4_860, tags: [.work]),
        sideJob: Purchase("Logo for a friend's bakery", "Rye & Crumb", 180...420, tags: [.work]),
        interest: Purchase("Interest", "Harbor Savings Bank", 14...26),
        transfers: Transfers(
            toSavings: "To savings", toCard: "Credit card bill", withdrawal: "Cash machine", exchange: "Euros for the trip", saved: 700,
            withdrawn: 100, exchanged: 600),
        budgets: Limits(daily: 115, travel: 2_400, usual: 300),
        monthly: [
            Monthly(28, .home, Purchase("Rent", "Maple Street Homes", 1_650...1_650, tags: [.needed])),
            Monthly(2, .transport, Purchase("Monthly pass", "City Transit", 96...96, tags: [.work, .needed])),
            Monthly(3, .fun, Purchase("Films at home", "Lantern Streaming", 13...13)),
            Monthly(5, .health, Purchase("Gym", "Riverside Gym", 38...38)),
            Monthly(8, .bills, Purchase("Electricity", "Bright Power", 58...124, tags: [.needed])),
            Monthly(12, .bills, Purchase("Internet", "Fernline", 60...60, tags: [.needed])),
            Monthly(15, .bills, Purchase("Phone", "Hilltop Mobile", 42...47, tags: [.needed])),
            Monthly(27, .bills, Purchase("Water", "Clearbrook Water", 34...34, tags: [.needed])),
            Monthly(20, .bills, Purchase("Renter's insurance", "Oak Mutual", 21...21, tags: [.needed])),
        ],
        everyday: [
            .groceries: [
                Purchase(
                    "Weekly shop", "Greenway Market", 58...118, tags: [.weekly, .needed],
                    at: Place(latitude: 4_237_360, longitude: -7_110_970, name: "Greenway Market")),
                Purchase("Groceries", "Greenway Market", 18...46, tags: [.needed]),
                Purchase(
                    "Fruit and vegetables", "Saturday farmers' market", 14...32,
                    at: Place(latitude: 4_236_010, longitude: -7_105_630, name: "Haymarket")),
                Purchase("Bread", "Rye & Crumb", 6...14),
                Purchase("Milk and eggs", "Corner Store", 7...16),
                Purchase("Dinner for six", "Union Foods", 48...86, note: "Ana and Tom came over. Halve the chili next time.", tags: [.family]),
            ],
            .eatingOut: [
                Purchase("Pizza night", "Da Pino", 28...52, tags: [.family]),
                Purchase("Ramen", "Little Kyoto", 18...39, at: Place(latitude: 4_236_510, longitude: -7_110_360, name: "Little Kyoto")),
                Purchase("Brunch", "The Yellow Door", 24...58, tags: [.treat]),
                Purchase("Birthday dinner", "Olive & Salt", 64...120, note: "Sam turned 30.", tags: [.family, .treat]),
                Purchase("Tacos", "Casa Luz", 14...34),
            ],
            .coffee: [
                Purchase("Flat white", "Harbor Coffee", 4...6), Purchase("Coffee and a muffin", "Harbor Coffee", 7...10, tags: [.treat]),
                Purchase("Espresso", "Platform Nine", 3...4, at: Place(latitude: 4_235_250, longitude: -7_105_500, name: "South Station")),
            ],
            .transport: [
                Purchase("Bus", "City Transit", 2...4), Purchase("Taxi home", "Blue Cab", 14...34), Purchase("Bike share", "Wheels", 3...7),
                Purchase("Train to my parents", "Coast Rail", 28...46, tags: [.family]),
            ],
            .home: [
                Purchase("Light bulbs", "Page Hardware", 9...24), Purchase("Laundry detergent", "Corner Store", 11...18),
                Purchase("Bookshelf", "Nordhem", 79...160),
            ],
            .health: [Purchase("Pharmacy", "Bell Pharmacy", 8...34, tags: [.needed]), Purchase("Dentist", "Dr. Okafor", 60...140, tags: [.needed])],
            .fun: [
                Purchase("Cinema", "Rialto", 15...34), Purchase("Concert", "The Lantern Room", 38...84, tags: [.treat]),
                Purchase("Paperbacks", "Foxglove Books", 12...38), Purchase("Board game", "Dice & Sons", 24...52, tags: [.family]),
            ],
            .clothes: [
                Purchase("Winter coat", "Hollis", 90...210), Purchase("Running shoes", "Stride", 75...140), Purchase("T-shirts", "Hollis", 24...60),
            ],
            .gifts: [Purchase("Birthday present", "Foxglove Books", 18...55, tags: [.family]), Purchase("Flowers", "Fern & Thistle", 16...42)],
            .education: [
                Purchase("Portuguese course", "Evening College", 45...95), Purchase("Design conference", "Form & Function", 60...180, tags: [.work]),
            ],
            .other: [
                Purchase("Haircut", "Sharp Cuts", 28...44), Purchase("Parcel to Maine", "Post office", 7...19),
                Purchase("Donation", "Food Bank", 20...50),
            ],
        ],
        booking: Purchase("Flights to Lisbon", "Atlantic Air", 420...640, note: "Seats 14A and 14B.", tags: [.holiday]),
        holiday: [
            .eatingOut: [
                Purchase(
                    "Grilled sardines", "Tasca do Rio", 16...38, tags: [.holiday], at: Place(latitude: 3_871_280, longitude: -914_030, name: "Alfama")
                ),
                Purchase("Seafood dinner", "Mar Aberto", 34...72, tags: [.holiday, .treat]),
            ],
            .coffee: [
                Purchase(
                    "Coffee and custard tarts", "Pastelaria Belém Velho", 4...9, tags: [.holiday],
                    at: Place(latitude: 3_869_750, longitude: -920_330, name: "Belém"))
            ],
            .transport: [
                Purchase("Tram 28", "Lisbon trams", 3...7, tags: [.holiday]),
                Purchase("Train to Sintra", "Portuguese Rail", 5...10, tags: [.holiday]),
            ],
            .fun: [
                Purchase(
                    "Tile museum", "Museu do Azulejo", 5...10, tags: [.holiday],
                    at: Place(latitude: 3_872_490, longitude: -911_370, name: "Museu do Azulejo"))
            ],
            .travel: [Purchase("Guest house", "Casa da Graça", 70...95, tags: [.holiday])],
        ])
}
