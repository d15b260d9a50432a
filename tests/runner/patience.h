// Time limits of tests for work that is quick on an idle machine and slow on a busy machine.
#pragma once

#include <QTest>

namespace kotai::test {

inline constexpr int patienceMs = 60'000;  ///< limit for work that takes seconds, such as a solve
inline constexpr int answerMs = 20'000;    ///< limit for other work; Qt Test may wait twice as long

}  // namespace kotai::test

// The limit of Qt Test, 5 s, is too short when several test programs and compilers run at once.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), kotai::test::answerMs)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, kotai::test::answerMs)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), (expected), kotai::test::answerMs)
