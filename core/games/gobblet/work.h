// The article about Gobblet Gobblers, number by number.
#pragma once

#include "core/game/work.h"

namespace kotai::gobblet {

Work publishedWork();

}  // namespace kotai::gobblet
