// Whole program with its window on the screen, in English. By default, there are no animations and no cards
// that explain a new game.
#pragma once

#include <QDir>
#include <memory>
#include <string>

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
    settings.animationMs.set(animationMs);
    settings.explainsNewGames.set(false);
    settings.language.set(QStringLiteral("en"));
    language.setLanguage(QStringLiteral("en"));
    window = std::make_unique<ui::MainWindow>(&workspace, &language);
    window->resize(size);
    window->show();
  }
};

struct OwnFolder {
  SolvedFolder folder;
};

struct ShownProgram : OwnFolder, ProgramIn {
  explicit ShownProgram(QSize size = {1300, 860}, int animationMs = 0) : ProgramIn(folder, size, animationMs) {}
};

/// Data folder that survives the end of a program and serves its next start. Declare this object before the
/// programs. Then the folder is removed after the programs have ended.
class PersistentFolder {
 public:
  PersistentFolder() = default;
  Q_DISABLE_COPY_MOVE(PersistentFolder)
  ~PersistentFolder() {
    if (!m_path.isEmpty()) QDir(m_path).removeRecursively();
  }

  /// Preserves the folder until the end of the test program. Must be called before the program that uses the
  /// folder ends.
  void keep(QTemporaryDir& folder) {
    folder.setAutoRemove(false);
    m_path = folder.path();
  }
  QString settings() const { return m_path + QStringLiteral("/settings.ini"); }
  std::string data() const { return m_path.toStdString(); }

 private:
  QString m_path;
};

}  // namespace kotai::test
