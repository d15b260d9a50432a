// Data folder with the program's settings and the files that store the open game.
#pragma once

#include <filesystem>

#include "tests/ui/solved_folder.h"
#include "ui/settings/settings.h"

namespace kotai::test {

struct Home {
  SolvedFolder folder;
  ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
  QString kept() const { return path("open-game.kotaigame"); }
  QString savedByEarlierVersions() const { return path("open-game.json"); }
  std::filesystem::path data() const { return folder.path().toStdString(); }
};

}  // namespace kotai::test
