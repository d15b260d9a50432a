// The whole program with its window on the screen, in English, in a folder of its own; without animations unless they are asked
// for.
#pragma once

#include <memory>

#include "tests/ui/solved_folder.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::test {

struct ShownProgram {
  SolvedFolder folder;
  ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  ui::Workspace workspace{folder.path().toStdString(), &settings};
  ui::LanguageSwitch language;
  std::unique_ptr<ui::MainWindow> window;

  explicit ShownProgram(QSize size = {1300, 860}, int animationMs = 0) {
    settings.setAnimationMs(animationMs);
    settings.setLanguage(QStringLiteral("en"));
    language.setLanguage(QStringLiteral("en"));
    window = std::make_unique<ui::MainWindow>(&workspace, &language);
    window->resize(size);
    window->show();
  }
};

}  // namespace kotai::test
