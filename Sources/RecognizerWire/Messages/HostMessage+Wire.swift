internal import Speech

extension HostMessage: WireMessage {
  private enum Kind: UInt8 {
    case hello = 1
    case load, start, audio, finish, cancel, unload
  }

  public var payload: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .hello(let version):
      writer.write(Kind.hello.rawValue)
      writer.write(version)
    case .load(let configuration):
      writer.write(Kind.load.rawValue)
      writer.write(configuration)
    case .start(let utterance, let recognizer, let context):
      writer.write(Kind.start.rawValue)
      writer.write(utterance)
      writer.write(recognizer)
      writer.write(context)
    case .audio(let utterance, let samples):
      writer.write(Kind.audio.rawValue)
      writer.write(utterance)
      writer.write(samples)
    case .finish(let utterance):
      writer.write(Kind.finish.rawValue)
      writer.write(utterance)
    case .cancel(let utterance):
      writer.write(Kind.cancel.rawValue)
      writer.write(utterance)
    case .unload(let recognizer):
      writer.write(Kind.unload.rawValue)
      writer.write(recognizer)
    }
    return writer.bytes
  }

  public init(payload: ArraySlice<UInt8>) throws(WireError) {
    var reader = WireReader(payload)
    let number: UInt8 = try reader.readInteger()
    guard let kind = Kind(rawValue: number) else { throw .unknownKind(number) }
    switch kind {
    case .hello: self = .hello(version: try reader.readInteger())
    case .load: self = .load(try reader.readConfiguration())
    case .start:
      self = .start(try reader.readUtterance(), recognizer: try reader.readText(), try reader.readContext())
    case .audio: self = .audio(try reader.readUtterance(), try reader.readSamples())
    case .finish: self = .finish(try reader.readUtterance())
    case .cancel: self = .cancel(try reader.readUtterance())
    case .unload: self = .unload(recognizer: try reader.readText())
    }
    try reader.finish()
  }
}
