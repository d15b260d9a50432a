// The whole program with its window on the screen, in English. By default it has no animations and no cards that explain a new
// game.
#pragma once

#include <memory>

#include "tests/ui/solved_folder.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::test {

struct ProgramIn {
  ui::Settings settings;
  ui::Workspace workspace;
  ui::LanguageSwitch language;
  std::unique_ptr<ui::MainWindow> window;

  explicit ProgramIn(const QTemporaryDir& data, QSize size = {1300, 860}, int animationMs = 0)
      : settings(data.filePath(QStringLiteral("settings.ini"))), workspace(data.path().toStdString(), &settings) {
    settings.setAnimationMs(animationMs);
    settings.setExplainsNewGames(false);
    settings.setLanguage(QStringLiteral("en"));
    language.setLanguage(QStringLiteral("en"));
    window = std::make_unique<ui::MainWindow>(&workspace, &language);
    window->resize(size);
    window->show();
  }
};

struct OwnFolder {
  SolvedFolder folder;
};

/// A program with a data folder of its own.
struct ShownProgram : OwnFolder, ProgramIn {
  explicit ShownProgram(QSize size = {1300, 860}, int animationMs = 0) : ProgramIn(folder, size, animationMs) {}
};

}  // namespace kotai::test
