import TestSupport
import Testing

@testable import GLibRuntime

struct VariantTests {
  init() { GLibThread.start() }

  static let values: [(Variant, VariantType)] = [
    (.bool(true), "b"), (.bool(false), "b"), (.byte(255), "y"), (.int16(.min), "n"), (.uint16(.max), "q"),
    (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"), (.uint64(.max), "t"), (.double(-0.1), "d"),
    (.string(""), "s"), (.string("Ünïcode \u{1F3A4}\n"), "s"), (.objectPath("/org/x_1"), "o"), (.signature(""), "g"),
    (.signature("a{sv}i"), "g"), (.variant(.variant(.string("x"))), "v"), (.bytes([]), "ay"),
    (.bytes([0, 1, 255]), "ay"),
    (.array([], of: .string), "as"), (.array([.string("a"), .string("b")], of: .string), "as"),
    (.array([.bytes([1]), .bytes([])], of: .bytes), "aay"), (.dictionary([:]), "a{sv}"),
    (.dictionary(["a": .int32(1), "b": .dictionary(["c": .bool(true)])]), "a{sv}"),
    (.array([.entry(key: .string("k"), value: .objectPath("/"))], of: "{so}"), "a{so}"),
    (.tuple([.int32(1), .tuple([.string("x"), .bytes([2])])]), "(i(say))"),
    (.array([.dictionary(["a": .uint32(1)])], of: .dictionary), "aa{sv}"),
  ]

  @Test(arguments: values) @GLibActor func crossesTheBusUnchanged(_ value: Variant, _ type: VariantType) async throws {
    #expect(value.type == type)
    let echo = try await EchoFixture()
    #expect(try await echo.client.call(echo.call("Echo", [.variant(value)])) == [.variant(value)])
  }

  @Test func stringsEndAtNUL() {
    let made = Variant.string("a\0b").makeGVariant()
    #expect(Variant(taking: made) == .string("a"))
  }

  @Test(arguments: ["", "ss", "a", "a{vs}", "(s", "z"]) func whatIsNoTypeIsNone(_ signature: String) {
    #expect(VariantType(rawValue: signature) == nil)
  }

  @Test func convertsWhatFitsAndNothingElse() {
    #expect(Int32(variant: .int32(-3)) == -3)
    #expect(UInt64(variant: .uint32(3)) == nil)
    #expect([String](variant: .array([.string("a")], of: .string)) == ["a"])
    #expect([String](variant: .array([], of: .int32)) == nil)
    #expect([String: Variant](variant: .dictionary(["a": .bool(true)])) == ["a": .bool(true)])
    #expect(["a", "b"].variant == .array([.string("a"), .string("b")], of: .string))
  }

  @Test func dictionariesNameWhatIsWrong() throws {
    let dictionary: [String: Variant] = ["count": .uint32(3)]
    #expect(try dictionary.value("count", as: UInt32.self) == 3)
    #expect(try dictionary.value("other", as: UInt32.self) == nil)
    #expect(throws: VariantError.missing(key: "other", expected: .string)) {
      try dictionary.required("other", as: String.self)
    }
    let error = #expect(throws: VariantError.self) { try dictionary.value("count", as: String.self) }
    #expect(error?.description == "“count” is of type u; it has to be of type s.")
  }

  @Test func argumentsAreCalledByTheirPlace() throws {
    let arguments: [Variant] = [.uint64(1), .string("x")]
    #expect(try arguments.value(at: 0, as: UInt64.self) == 1)
    #expect(throws: VariantError.wrongType(key: "argument 2", expected: .uint64, found: .string)) {
      try arguments.value(at: 1, as: UInt64.self)
    }
    #expect(throws: VariantError.missing(key: "argument 3", expected: .bool)) {
      try arguments.value(at: 2, as: Bool.self)
    }
  }
}
