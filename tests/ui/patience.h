// Time limits of tests for work that takes seconds on an idle machine.
#pragma once

namespace kotai::test {

inline constexpr int patienceMs = 60'000;

}  // namespace kotai::test
