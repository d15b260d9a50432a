// Registers test classes that show widgets.
#pragma once

#include <QApplication>

#include "tests/runner/test_class.h"

/// Same as KOTAI_TEST, for a class that shows widgets.
#define KOTAI_WINDOW_TEST(Test) KOTAI_REGISTER_TEST_AS(Test, QApplication, __COUNTER__)
