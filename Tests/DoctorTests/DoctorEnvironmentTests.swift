import Testing

@testable import Doctor

@Suite struct DoctorEnvironmentTests {
  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.config", "/h/.local/state/utter"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"], "/c", "/s/utter"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": "s"], "/h/.config", "/h/.local/state/utter"),
      (["HOME": "h"], nil, nil),
    ] as [([String: String], String?, String?)])
  func `its folders are those of the programs`(variables: [String: String], configuration: String?, state: String?) {
    let environment = DoctorEnvironment(variables)
    #expect(environment.configurationFolder == configuration)
    #expect(environment.stateFolder == state)
  }
}
