internal import CloudRecognition
internal import GLibRuntime
internal import Localization
internal import SpeechModels

/// The recognizers that can be chosen now.
@GLibActor
struct RecognizerChoices {
  let shop: ModelShop
  let cloud: CloudDesk

  /// Looks again at what is installed, and at the file of web services.
  func refresh() {
    shop.refresh()
    cloud.readProviders()
  }

  /// - Parameter chosen: may have been chosen elsewhere, such as a model that is no longer installed.
  func all(including chosen: String) -> [(value: String, name: String)] {
    var choices = [("auto", localized("Automatic")), ("pocketsphinx", "PocketSphinx")]
    choices += shop.items.filter { $0.isInstalled && $0.model.isRecognizer }.map {
      ("sherpa/\($0.model.name)", $0.model.title)
    }
    for provider in cloud.providers {
      choices += provider.models.map { ("cloud/\(provider.name)/\($0)", "\(provider.title): \($0)") }
    }
    if !choices.contains(where: { $0.0 == chosen }) { choices.append((chosen, chosen)) }
    return choices
  }

  /// What the models of the catalogue understand, as tags.
  var languages: [String] { shop.catalogue.models.flatMap(\.languages) }
}
