// Opens the real window and saves a picture of every view of every game in the registries.
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

/// Options of the gallery: the requested pictures, and the folders for pictures and solutions.
struct Wishes {
  QString folder;
  QString data;  ///< reads solutions from this folder and saves missing solutions here
  QStringList games;
  QStringList languages;
  QStringList themes;  ///< "light" or "dark"
  int percent = 100;   ///< scale factor; the window keeps its size in pixels
};

/// Finds views through the registries, the docks of the window and its actions, so that the pictures include
/// everything that a game adds.
class Photographer {
 public:
  explicit Photographer(const Wishes& wishes);
  void takeAll();

 private:
  void takeFirstPages();
  void takeGamesOfLibrary();
  void takeOnScreens(const QString& view);
  void takeGame(const GameInfo& game);
  void setColours();
  void setDocks();
  void setPapersButton();
  void takeLessons();
  void answerYes();  ///< presses the first button of the visible question
  void takeResult(const std::string& variantId);
  void showPuzzle();
  void takeWrongAndPast();
  void takeDialogs();
  void takeDialog(ui::ActionId id);
  void takeDialogsOnScreen(const QString& name);
  void open(const std::string& variantId);
  void solve(const std::string& variantId);
  bool isSolved(const std::string& variantId) const;
  void repeat(ui::ActionId id, int times);
  void pointAtMostTold();
  void take(const QString& view) { save(*m_window, view); }
  void save(QWidget& widget, const QString& view);

  Wishes m_wishes;
  QTemporaryDir m_temporary;
  ui::Settings m_settings;
  ui::Workspace m_workspace;
  ui::LanguageSwitch m_language;
  std::unique_ptr<ui::MainWindow> m_window;
  QString m_game;                   ///< the game being photographed
  QString m_look;                   ///< language, theme and scale, such as "en_light_100"
  QHash<QString, QImage> m_latest;  ///< latest picture of each view, to skip equal pictures of another game
};

}  // namespace kotai::test
