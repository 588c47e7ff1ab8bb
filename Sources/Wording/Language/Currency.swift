/// A currency as it is spoken and written.
struct Currency: Hashable, Sendable {
  let symbol: String
  /// "cents" of the dollar: counted in hundredths behind the larger unit, a plain unit when alone.
  let isFraction: Bool
}
