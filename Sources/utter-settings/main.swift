import Gettext
import Glibc

Gettext.begin()
// The memory of this process holds keys and texts. A limit of one byte, unlike none, also keeps the kernel from handing
// an image to a collector of core dumps.
var noCore = rlimit(rlim_cur: 1, rlim_max: 1)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
SettingsCommand.main()
