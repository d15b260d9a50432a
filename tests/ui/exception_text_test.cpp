// Tests that every exception is reported correctly and that the advice fits the reason.

#include <QtTest>
#include <filesystem>
#include <new>
#include <stdexcept>
#include <system_error>

#include "core/base/errors.h"
#include "core/base/read_failure.h"
#include "tests/runner/window_test_class.h"
#include "ui/strings/strings.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

template <typename Thrown>
QString textOf(const Thrown& thrown) {
  return exceptionText(std::make_exception_ptr(thrown));
}

QString reasonOf(SolutionFault fault, int errorNumber) {
  return errorReason(SolutionError(fault, "/data/dodgem-4x4.kotai", {std::generic_category().message(errorNumber)}));
}

}  // namespace

class ExceptionTextTest : public QObject {
  Q_OBJECT

 private slots:
  void everyKindHasItsMessage() {
    const QString memory = textOf(std::bad_alloc());
    QVERIFY2(memory.contains(QStringLiteral("memory")), qPrintable(memory));
    const QString file = textOf(
        std::filesystem::filesystem_error("rename", "/data/a.kotai", std::make_error_code(std::errc::read_only_file_system)));
    QVERIFY2(file.contains(QStringLiteral("/data/a.kotai")) && file.contains(QStringLiteral("Read-only")), qPrintable(file));
    const QString system = textOf(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again), "thread"));
    QVERIFY2(system.contains(QStringLiteral("Resource temporarily unavailable")) && system.contains(QStringLiteral("thread")),
             qPrintable(system));
    const QString logic = textOf(std::logic_error("records missing"));
    QVERIFY2(logic.contains(QStringLiteral("records missing")) && logic.contains(QStringLiteral("std::logic_error")),
             qPrintable(logic));
    const QString solution = textOf(SolutionError(SolutionFault::DiskFull, "/data/b.kotai"));
    QVERIFY2(solution.contains(QStringLiteral("/data/b.kotai")) && solution.contains(QStringLiteral("full")),
             qPrintable(solution));
    QVERIFY(textOf(7).contains(QStringLiteral("bug in the program")));
    for (const QString& other : {file, system, logic, solution})
      QVERIFY2(!other.contains(QStringLiteral("memory")), qPrintable(other));
  }

  void readersNameTheFile() {
    const auto failure = [](auto thrown) {
      try {
        throw thrown;
      } catch (...) {
        return readFailure("/data/c.kotai");
      }
    };
    const SolutionError memory = failure(std::bad_alloc());
    QVERIFY(memory.fault() == SolutionFault::ReadFailed && memory.file() == "/data/c.kotai");
    QVERIFY(errorText(memory).contains(QStringLiteral("Cannot allocate memory")));
    QVERIFY(errorText(failure(std::runtime_error("no such block"))).contains(QStringLiteral("no such block")));
    QVERIFY(errorText(failure(3)).contains(QStringLiteral("unknown")));
    const SolutionError same = failure(SolutionError(SolutionFault::DamagedTier, "/data/d.kotai", {"7"}));
    QVERIFY(same.fault() == SolutionFault::DamagedTier && same.file() == "/data/d.kotai");
  }

  void adviceFitsTheReason() {
    using enum SolutionFault;
    QVERIFY(reasonOf(CannotOpen, EACCES).contains(QStringLiteral("permissions")));
    QVERIFY(reasonOf(CannotCreate, EACCES).contains(QStringLiteral("permissions")));
    QVERIFY(reasonOf(CannotCreate, EROFS).contains(QStringLiteral("another data folder")));
    for (const int number : {ENODEV, ENOMEM, EIO, EMFILE, ENAMETOOLONG, ELOOP})
      for (const SolutionFault fault : {CannotOpen, CannotCreate, ReadFailed, WriteFailed}) {
        const QString reason = reasonOf(fault, number);
        QVERIFY2(!reason.contains(QStringLiteral("ermissions")), qPrintable(reason));
        QVERIFY2(reason.contains(QString::fromStdString(std::generic_category().message(number))), qPrintable(reason));
      }
    QVERIFY(reasonOf(CannotOpen, ENOMEM).contains(QStringLiteral("Close other programs")));
    // If the file no longer exists, no message claims that results were kept.
    QVERIFY(!reasonOf(WriteFailed, ENOENT).contains(QStringLiteral("kept")));
  }
};

KOTAI_WINDOW_TEST(ExceptionTextTest)
#include "exception_text_test.moc"
