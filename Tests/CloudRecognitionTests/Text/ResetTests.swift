import HTTP
import Testing

@testable import CloudRecognition

/// When a service that refuses wants to be asked again.
@Suite struct ResetTests {
  private static let fields: [([String: String], Duration?)] = [
    ([:], nil), (["retry-after": "7"], .seconds(7)), (["retry-after": "0.5"], .milliseconds(500)),
    (["retry-after-ms": "250", "retry-after": "7"], .milliseconds(250)), (["retry-after": "soon"], nil),
    (["retry-after": "-3"], nil), (["retry-after": "9e99"], nil),
    (["retry-after": "Sat, 21 Nov 2026 08:01:30 GMT", "date": "Sat, 21 Nov 2026 08:00:00 GMT"], .seconds(90)),
    (["retry-after": "Saturday, 21-Nov-26 09:00:00 GMT", "date": "Sat, 21 Nov 2026 08:00:00 GMT"], .seconds(3600)),
    (["retry-after": "Sat Nov 21 08:00:05 2026", "date": "Sat, 21 Nov 2026 08:00:00 GMT"], .seconds(5)),
    (["retry-after": "Sat, 21 Nov 2026 07:00:00 GMT", "date": "Sat, 21 Nov 2026 08:00:00 GMT"], .zero),
    (
      [
        "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "2m59.5s",
        "x-ratelimit-remaining-tokens": "17995", "x-ratelimit-reset-tokens": "9h",
      ], .milliseconds(179_500)
    ),
    (
      [
        "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "120ms",
        "x-ratelimit-remaining-audio-seconds": "0", "x-ratelimit-reset-audio-seconds": "1h2m",
      ], .seconds(3720)
    ),
    (["x-ratelimit-remaining-requests": "5", "x-ratelimit-reset-requests": "60"], nil),
    (["x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "tomorrow"], nil),
    (["retry-after": "3", "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "1d"], .seconds(3)),
  ]

  @Test(arguments: fields) func itIsReadFromTheHeader(fields: [String: String], expected: Duration?) {
    let response = HTTPResponse(status: 429, fields: fields.map { HTTPField($0.key, $0.value) })
    #expect(response.retryAfter == expected)
    #expect(CloudFault(response) == .quota(resetsIn: expected))
  }

  /// A date without the server's own clock beside it: by ours.
  @Test func aDateFarAwayIsLong() throws {
    let response = HTTPResponse(status: 429, fields: [HTTPField("retry-after", "Fri, 01 Jan 2100 00:00:00 GMT")])
    #expect(try #require(response.retryAfter) > .seconds(3600 * 24 * 365))
  }
}
