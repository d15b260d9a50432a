// Opens the real window and saves a picture of every view of every game that the registries name.
#pragma once

#include <QHash>
#include <QImage>
#include <QTemporaryDir>
#include <memory>

#include "core/game/game.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::test {

/// Requested pictures and their folder.
struct Wishes {
  QString folder;
  QString data;  ///< solutions are looked for here, and put here where they are missing
  QStringList games;
  QStringList languages;
  QStringList themes;  ///< "light", "dark"
  int percent = 100;   ///< how much larger everything is than on a plain screen; the window stays as large in pixels
};

/// Views are found by the registries, the docks of the window and its actions: whatever a game adds is in the pictures.
class Photographer {
 public:
  explicit Photographer(const Wishes& wishes);
  void takeAll();

 private:
  void takeFirstPages();
  void takeOnScreens(const QString& view);
  void takeGame(const GameInfo& game);
  void takeColours();
  void takeDocks();
  void takePapers();
  void takePuzzle();
  void takeWrongAndPast();
  void takeDialogs();
  void takeDialog(ui::ActionId id);
  void takeDialogsOnScreen(const QString& name);
  void open(const std::string& variantId);
  void solve(const std::string& variantId);
  bool isSolved(const std::string& variantId) const;
  void repeat(ui::ActionId id, int times);
  void pointAtMostTold();
  void take(const QString& view) { save(m_window->grab().toImage(), view); }
  void save(const QImage& picture, const QString& view);

  Wishes m_wishes;
  QTemporaryDir m_temporary;
  ui::Settings m_settings;
  ui::Workspace m_workspace;
  ui::LanguageSwitch m_language;
  std::unique_ptr<ui::MainWindow> m_window;
  QString m_game;                   ///< whose views are taken now
  QString m_look;                   ///< "en_light_100"
  QHash<QString, QImage> m_latest;  ///< by view: what looks the same in another game is not taken again
};

}  // namespace kotai::test
