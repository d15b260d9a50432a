// Registers test classes with the program of their folder.
#pragma once

#include <QCoreApplication>
#include <QTest>

#include "tests/runner/patience.h"

namespace kotai::test {

/// Runs one test class with arguments of Qt Test and returns the number of failures.
using RunTestClass = int (*)(int& argc, char** argv);

/// Adds a class to the classes that this program can run by name (main.cpp). \p name must outlive the program.
struct RegisteredTestClass {
  RegisteredTestClass(const char* name, RunTestClass run);
};

template <class Application, class Test>
int runTestClass(int& argc, char** argv) {
  Application application(argc, argv);
  application.setAttribute(Qt::AA_Use96Dpi);
  Test test;
  return QTest::qExec(&test, argc, argv);
}

}  // namespace kotai::test

#define KOTAI_REGISTER_TEST(Test, Application, number) \
  static const kotai::test::RegisteredTestClass registeredTestClass##number{#Test, &kotai::test::runTestClass<Application, Test>};
#define KOTAI_REGISTER_TEST_AS(Test, Application, number) KOTAI_REGISTER_TEST(Test, Application, number)

/// Must appear once in the source file of a test class, before the include of its moc output.
#define KOTAI_TEST(Test) KOTAI_REGISTER_TEST_AS(Test, QCoreApplication, __COUNTER__)
