// Cards for newcomers: a tutorial about one game, and short explanations of every new game.
#pragma once

#include <QPointer>

#include "ui/document/tree_document.h"
#include "ui/welcome/first_steps_card.h"

namespace kotai::ui {

class PlayPanel;
class Settings;
class Workspace;

/// Tutorial of one game: the rules in pictures, the meaning of values, and a first move. The user can leave at any
/// step, go back, and repeat the tutorial. Uses the first game whose tutorial has a start position.
class FirstSteps : public QObject {
  Q_OBJECT

 public:
  FirstSteps(Workspace* workspace, QObject* parent);
  static bool isThere();  ///< returns whether any game has a tutorial
  void begin();           ///< opens the game; enter() follows when its board is visible
  void enter(PlayPanel* panel, TreeDocument* document);
  void leave();  ///< ends the tutorial before another game is opened; call this when the choices for that game are made
  bool isRunning() const { return m_card != nullptr; }
  FirstStepsCard* card() const { return m_card; }

 private:
  void next();
  void back();
  void finish();
  void showStep();
  void onMovePlayed();
  void setTheBoard();
  void onValuesChanged(bool shown);
  FirstStepsCard::Step stepAt(int step) const;
  int pictureCount() const;
  int stepCount() const;

  Workspace* m_workspace;
  Settings* m_settings;
  const Presentation* m_game;
  QPointer<PlayPanel> m_panel;
  QPointer<TreeDocument> m_document;
  QPointer<FirstStepsCard> m_card;
  int m_step = 0;
  bool m_begun = false;         ///< the board is about to be shown
  bool m_onItsWay = false;      ///< the tutorial is not finished, even if another card is shown now
  bool m_valuesBefore = false;  ///< values were visible before the tutorial hid them
};

/// Explains a game in three short cards when it is played for the first time. The panel beside the board shows the
/// cards. The user may ignore the cards. Each game is explained only once. A setting disables the cards for all games.
class Coach : public QObject {
  Q_OBJECT

 public:
  explicit Coach(Settings* settings, QObject* parent = nullptr);
  void enter(PlayPanel* panel, TreeDocument* document, const std::string& gameId);  ///< a game of this kind has started
  void leave();                                                                     ///< called when another game is opened
  FirstStepsCard* card() const { return m_card; }
  void forget();  ///< makes the coach explain every game again

 private:
  FirstStepsCard::Step stepAt(int step) const;
  int stepCount() const;
  void showStep(int step);
  void next();

  Settings* m_settings;
  const Presentation* m_game = nullptr;
  QPointer<PlayPanel> m_panel;
  QPointer<FirstStepsCard> m_card;
  int m_step = 0;
  bool m_hasOtherSize = false;  ///< whether the board of the game is not as large as the boards on the cards
};

}  // namespace kotai::ui
