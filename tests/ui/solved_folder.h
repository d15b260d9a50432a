// A data folder in which the small variants are solved already, as they are a few seconds after the first start.
#pragma once

#include <QTemporaryDir>
#include <QtGlobal>
#include <filesystem>

namespace kotai::test {

/// The folder in which small_solutions_test leaves its files for the other tests; empty outside ctest.
inline std::filesystem::path smallSolutions() { return qgetenv("KOTAI_TEST_SMALL_SOLUTIONS").toStdString(); }

class SolvedFolder : public QTemporaryDir {
 public:
  SolvedFolder() {
    if (std::filesystem::exists(smallSolutions())) std::filesystem::copy(smallSolutions(), path().toStdString());
  }
};

}  // namespace kotai::test
