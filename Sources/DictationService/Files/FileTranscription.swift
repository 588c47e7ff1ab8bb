import ServiceInterface

/// A sound file on its way to text.
struct FileTranscription {
  let owner: Caller
  let recognition: Recognition
}
