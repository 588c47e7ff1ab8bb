#pragma once
#include <sys/prctl.h>

/// prctl is variadic, which Swift cannot call. The signal comes when the thread that started us ends.
static inline int utter_set_parent_death_signal(int signal) { return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }
