#include "app/about/version_text.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <memory>

#include "core/base/compiler.h"
#include "core/catalogue/sqlite_version.h"
#include "solvers/base/processor.h"

namespace kotai {

namespace {

std::unique_ptr<QCoreApplication> applicationIfNone() {
  static int argumentCount = 0;
  return QCoreApplication::instance() ? nullptr : std::make_unique<QCoreApplication>(argumentCount, nullptr);
}

std::string databaseLine() {
  const std::string version = sqliteVersion();
  return version.empty() ? "SQLite: Qt finds none here" : "SQLite " + version;
}

std::string processorLine() {
  if (processorHasAvx2()) return "the processor has AVX2, BMI1, BMI2 and POPCNT, and all are used";
  if (processorHasBmi2()) return "the processor has BMI1, BMI2 and POPCNT, and all are used, but no AVX2";
  return "nothing is used of the processor that not every one of its kind has";
}

}  // namespace

std::string versionText(std::string_view program) {
  const auto application = applicationIfNone();
  return fmt::format("{} {}\nQt {} (built with {})\n{}\ncompiled with {} for {}\n{}", program, KOTAI_VERSION, qVersion(),
                     QT_VERSION_STR, databaseLine(), compilerName(), QSysInfo::buildCpuArchitecture().toStdString(),
                     processorLine());
}

}  // namespace kotai
