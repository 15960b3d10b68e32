import Bookkeeping

/// Fees beside the amounts.
extension TableMapping {
    /// Leaves out a fee that the amount has in it already, or asks.
    mutating func settleFee(_ sample: TableSample, _ proof: TableProof?) {
        guard let fee = columns.firstIndex(of: .fee), let amount = columns.firstIndex(of: .amount) else { return }
        func figures(_ place: Int) -> [Int64?] { sample.figures(place, mark: decimalMark).map { $0?.signed } }
        let fees = figures(fee)
        guard fees.contains(where: { $0.map { $0 != 0 } ?? false }) else { return }
        if let proof, proof.changes.keys.contains(where: { row in fees.dropFirst(row).first?.map { $0 != 0 } ?? false }) {
            if !proof.hasFee { set(fee, nil) }
            return
        }
        let amounts = figures(amount)
        func isSum(_ total: [Int64?], _ part: [Int64?]) -> Bool {
            zip(total, zip(part, fees)).allSatisfy { total, other in
                guard let total, let part = other.0 else { return true }
                let fee = other.1 ?? 0
                return total == part - fee || total == part + fee
            } && total != part
        }
        let places = columns.indices.filter { columns[$0] == nil && figures($0).contains { $0 != nil } }, others = places.map(figures)
        if TableWords.isNet(sample.name(amount)) {
            set(fee, nil)
        } else if let booked = places.first(where: { TableWords.isWithFee(sample.name($0)) && isSum(amounts, figures($0)) }) {
            // The amount behind the fee is the booked one.
            set(amount, nil)
            set(booked, .amount)
            set(fee, nil)
        } else if others.contains(where: { isSum(amounts, $0) }) {
            set(fee, nil)
        } else if !others.contains(where: { isSum($0, amounts) }) {
            doubts.insert(.amount)
        }
    }
}
