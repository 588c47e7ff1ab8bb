enum EventKind: UInt8 {
  case partial = 1
  case voiceBegan, voiceEnded
}
