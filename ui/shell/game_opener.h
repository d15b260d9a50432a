// Opens games against the program, for two people, and for viewing.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace kotai::ui {

class Coach;
class FirstSteps;
class PageStack;
class Settings;
class Workspace;

/// Opens games. Before the first move, shows the sides of the players and an introduction.
class GameOpener : public QObject {
  Q_OBJECT

 public:
  GameOpener(Workspace* workspace, PageStack* pages, FirstSteps* firstSteps, Coach* coach, QObject* parent);
  void newGame();                               ///< opens the new-game dialog
  void play(const QString& variantId);          ///< starts a game against the program
  void playTogether(const QString& variantId);  ///< starts a game of two people at this computer
  void explore(const QString& variantId);
  /// Begins the first steps in a game: its cards, or the tutorial if the game is the tutorial's or unknown (an empty id).
  void beginFirstSteps(const std::string& gameId);
  void setViewing();                           ///< prepares viewing: study layout, visible values, no opponent
  void showVariant(const QString& variantId);  ///< shows the open game if it has this variant, otherwise the start position

 private:
  void beginPlay(const QString& variantId, const std::function<void()>& chooseSides);
  void greet();  ///< shows the sides of the players, and an introduction to a new game
  void onGameOpened();
  void offerToResume();

  Workspace* m_workspace;
  Settings* m_settings;
  PageStack* m_pages;
  FirstSteps* m_firstSteps;
  Coach* m_coach;
};

}  // namespace kotai::ui
