internal import CGio
internal import Glibc

extension Launch {
  /// The pipe that the lines of standard error come through, where they are wanted.
  func makeErrorPipe() throws(LaunchError) -> (reading: OwnedDescriptor, writing: OwnedDescriptor)? {
    guard case .lines = standardError else { return nil }
    do {
      return try OwnedDescriptor.pipe()
    } catch {
      throw LaunchError(program: program, reason: error.description)
    }
  }

  /// A new GSubprocess; the caller frees it.
  func start(errors: OwnedDescriptor?) throws(LaunchError) -> OpaquePointer {
    let launcher = g_subprocess_launcher_new(flags)!
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    if let environment { setEnvironment(environment, of: launcher) }
    if let workingDirectory { g_subprocess_launcher_set_cwd(launcher, workingDirectory) }
    if case .file(let path) = standardError { g_subprocess_launcher_set_stderr_file_path(launcher, path) }
    if let errors { g_subprocess_launcher_take_stderr_fd(launcher, try copy(errors)) }
    for (number, descriptor) in descriptors {
      g_subprocess_launcher_take_fd(launcher, try copy(descriptor), number)
    }
    var error: UnsafeMutablePointer<GError>?
    let process = arguments.withCStrings { g_subprocess_launcher_spawnv(launcher, $0, &error) }
    guard let process else {
      throw LaunchError(program: program, reason: BusError(taking: error).description)
    }
    return process
  }

  private var program: String { arguments.first ?? "" }

  /// The launcher closes what it takes, so it gets copies.
  private func copy(_ descriptor: OwnedDescriptor) throws(LaunchError) -> Int32 {
    guard let copy = OwnedDescriptor.copy(of: descriptor.rawValue) else {
      throw LaunchError(program: program, reason: String(cString: strerror(errno)))
    }
    return copy
  }

  private var flags: GSubprocessFlags {
    var flags: UInt32 = 0
    if case .discard = standardOutput { flags |= G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue }
    if case .discard = standardError { flags |= G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue }
    return GSubprocessFlags(flags)
  }

  private func setEnvironment(_ environment: [String: String], of launcher: OpaquePointer) {
    let entries = environment.map { "\($0.key)=\($0.value)" }
    entries.withCStrings { entries in
      // GLib only reads the list; its parameter is not declared const in C.
      entries.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self, capacity: environment.count + 1) {
        g_subprocess_launcher_set_environ(launcher, $0)
      }
    }
  }
}
