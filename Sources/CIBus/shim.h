#pragma once
#include <ibus.h>
