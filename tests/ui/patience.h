// How long a test waits for what takes seconds on an idle machine.
#pragma once

namespace kotai::test {

inline constexpr int patienceMs = 60'000;

}  // namespace kotai::test
