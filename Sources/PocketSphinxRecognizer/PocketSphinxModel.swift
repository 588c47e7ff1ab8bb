internal import Glibc
internal import Localization
internal import Speech

/// The three parts of a model, found on disk.
struct PocketSphinxModel {
  var acousticModel: String
  var dictionary: String
  var languageModel: String

  private static let usualFolders = [
    "/usr/share/pocketsphinx/model/en-us", "/usr/local/share/pocketsphinx/model/en-us",
  ]

  private init(folder: String) {
    acousticModel = "\(folder)/en-us"
    dictionary = "\(folder)/cmudict-en-us.dict"
    languageModel = "\(folder)/en-us.lm.bin"
  }

  /// - Parameter chosen: the one folder to look into; nil looks into the usual ones.
  static func find(chosen: String?) throws(RecognizerError) -> PocketSphinxModel {
    let models = (chosen.map { [$0] } ?? usualFolders).map(PocketSphinxModel.init)
    if let whole = models.first(where: { $0.missingFile == nil }) { return whole }
    let missing = models.first?.missingFile ?? ""
    throw .modelMissing(
      localized("The speech model of PocketSphinx is missing (\(missing)); install the package pocketsphinx-en-us."))
  }

  private var missingFile: String? {
    ["\(acousticModel)/mdef", dictionary, languageModel].first { access($0, R_OK) != 0 }
  }
}
