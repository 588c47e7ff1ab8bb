internal import ArgumentParser
internal import Doctor
internal import Localization
internal import Profiles

/// The profiles as the commands use them.
enum ProfilesFile {
  /// - Throws: `ExitCode` after saying why there is none.
  static var file: ProfileFile {
    get throws {
      let environment = DoctorEnvironment()
      var variables: [String: String] = [:]
      for name in ["XDG_CONFIG_HOME", "HOME"] { variables[name] = environment[name] }
      guard let file = ProfileFile.ofUser(environment: variables) else {
        throw WordsFile.failed(
          localized("Neither XDG_CONFIG_HOME nor HOME is set, so there is no place for profiles: set HOME."))
      }
      return file
    }
  }

  static func read(_ file: ProfileFile) throws -> ProfileList {
    do throws(ProfileFileError) { return try file.read() } catch { throw WordsFile.failed(error.sentence) }
  }

  static func write(_ list: ProfileList, to file: ProfileFile) throws {
    do throws(ProfileFileError) { try file.write(list) } catch { throw WordsFile.failed(error.sentence) }
  }
}
