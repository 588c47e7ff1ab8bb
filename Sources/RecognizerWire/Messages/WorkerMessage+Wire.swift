internal import Speech

extension WorkerMessage: WireMessage {
  private enum Kind: UInt8 {
    case ready = 65
    case loaded, loadFailed, progress, event, final, failed
  }

  public var payload: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .ready(let version):
      writer.write(Kind.ready.rawValue)
      writer.write(version)
    case .loaded(let recognizer):
      writer.write(Kind.loaded.rawValue)
      writer.write(recognizer)
    case .loadFailed(let recognizer, let error):
      writer.write(Kind.loadFailed.rawValue)
      writer.write(recognizer)
      writer.write(error)
    case .progress(let utterance, let samples):
      writer.write(Kind.progress.rawValue)
      writer.write(utterance)
      writer.write(UInt64(samples))
    case .event(let utterance, let event):
      writer.write(Kind.event.rawValue)
      writer.write(utterance)
      writer.write(event)
    case .final(let utterance, let transcript):
      writer.write(Kind.final.rawValue)
      writer.write(utterance)
      writer.write(transcript)
    case .failed(let utterance, let error):
      writer.write(Kind.failed.rawValue)
      writer.write(utterance)
      writer.write(error)
    }
    return writer.bytes
  }

  public init(payload: ArraySlice<UInt8>) throws(WireError) {
    var reader = WireReader(payload)
    let number: UInt8 = try reader.readInteger()
    guard let kind = Kind(rawValue: number) else { throw .unknownKind(number) }
    switch kind {
    case .ready: self = .ready(version: try reader.readInteger())
    case .loaded: self = .loaded(recognizer: try reader.readText())
    case .loadFailed: self = .loadFailed(recognizer: try reader.readText(), try reader.readError())
    case .progress: self = .progress(try reader.readUtterance(), samples: try reader.readCount())
    case .event: self = .event(try reader.readUtterance(), try reader.readEvent())
    case .final: self = .final(try reader.readUtterance(), try reader.readTranscript())
    case .failed: self = .failed(try reader.readUtterance(), try reader.readError())
    }
    try reader.finish()
  }
}
