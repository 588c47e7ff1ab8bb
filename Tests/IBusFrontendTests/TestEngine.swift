import CIBus
import DictationCore
import GLibRuntime
import InputMethod

@testable import IBusFrontend

/// An engine object without a connection, and somebody who notes what it says.
@GLibActor
final class TestEngine {
  let observer = NotingObserver()
  let engine: UnsafeMutablePointer<IBusEngine>
  private var isFreed = false

  init() {
    engine = EngineObject.make(name: "utter", path: "/test/engine", connection: nil)
    g_object_ref_sink(engine)
    observer.field = IBusField(engine, id: EngineID(rawValue: 1), language: nil, observer: observer)
  }

  isolated deinit { free() }

  func free() {
    guard !isFreed else { return }
    isFreed = true
    g_object_unref(engine)
  }

  /// The virtual functions of the object's class.
  var type: IBusEngineClass {
    UnsafeMutableRawPointer(engine).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class!
      .withMemoryRebound(to: IBusEngineClass.self, capacity: 1) { $0.pointee }
  }

  var gObject: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(engine).assumingMemoryBound(to: GObject.self)
  }

  var ibusObject: UnsafeMutablePointer<IBusObject> {
    UnsafeMutableRawPointer(engine).assumingMemoryBound(to: IBusObject.self)
  }

  func press(_ keysym: UInt32) -> gboolean { type.process_key_event(engine, keysym, 30, 0) }
}

@GLibActor
final class NotingObserver: FieldObserver {
  enum News: Hashable {
    case appeared
    case key(KeyEvent)
    case event(FieldEvent)
    case disappeared
  }

  var news: [News] = []
  var consumes = false
  var field: IBusField?

  func fieldAppeared(_ field: IBusField) { news.append(.appeared) }

  func field(_ field: IBusField, key: KeyEvent) -> Bool {
    news.append(.key(key))
    return consumes
  }

  func field(_ field: IBusField, event: FieldEvent) { news.append(.event(event)) }

  func fieldDisappeared(_ field: IBusField) { news.append(.disappeared) }
}
