// Data folder with solutions of the small variants, as a real folder has a few seconds after the first start.
// The program does not solve opened games automatically in this folder.
#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <QtGlobal>
#include <filesystem>

namespace kotai::test {

/// Returns the folder in which small_solutions_test leaves its files for other tests. Empty outside ctest.
inline std::filesystem::path smallSolutions() { return qgetenv("KOTAI_TEST_SMALL_SOLUTIONS").toStdString(); }

/// Copies files with their modification times, by which the catalogue recognizes the files.
inline void copyFiles(const std::filesystem::path& from, const std::filesystem::path& to) {
  for (const std::filesystem::directory_entry& file : std::filesystem::directory_iterator(from)) {
    const std::filesystem::path copy = to / file.path().filename();
    std::filesystem::copy_file(file, copy);
    std::filesystem::last_write_time(copy, file.last_write_time());
  }
}

class SolvedFolder : public QTemporaryDir {
 public:
  SolvedFolder() {
    if (std::filesystem::exists(smallSolutions())) copyFiles(smallSolutions(), path().toStdString());
    QSettings(filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        .setValue(QStringLiteral("solving/whatIsPlayed"), false);
  }
};

}  // namespace kotai::test
