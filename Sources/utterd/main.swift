import Diagnostics
import GLibRuntime
import Gettext
import Glibc

Gettext.begin()
ProgramLog.start("utterd")
// The memory of this process holds keys and speech. A limit of one byte, unlike none, also keeps the kernel from handing
// an image to a collector of core dumps.
var noCore = rlimit(rlim_cur: 1, rlim_max: 1)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
// What SQLite puts aside of the history lies where the history does: no other disk, and no memory, has words of it.
if let folder = DataFolder.path { setenv("SQLITE_TMPDIR", folder, 1) }
MainLoop.run { loop in
  let service = Service(loop)
  Service.running = service
  GLibActor.task { await service.start() }
}
exit(Service.status.load(ordering: .relaxed))
