// Shows cards to new users: a tutorial about one game, and short explanations of every new game.
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
  void begin();           ///< opens the game of the tutorial; call enter() when its board is visible
  void enter(PlayPanel* panel, TreeDocument* document);
  void leave();  ///< ends the tutorial; call after another game was chosen
  bool isRunning() const { return m_card != nullptr; }
  FirstStepsCard* card() const { return m_card; }

 private:
  void next();
  void back();
  void finish();
  void showStep();
  void onMovePlayed();
  void prepareBoard();
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
  bool m_begun = false;         ///< true until the board of the tutorial appears
  bool m_isUnfinished = false;  ///< whether the tutorial is unfinished, even if another card is shown
  bool m_valuesBefore = false;  ///< whether values were visible before the tutorial
};

/// Explains each game in short cards when the user plays it for the first time. The cards are in the panel
/// beside the board. A setting disables the cards for all games.
class Coach : public QObject {
  Q_OBJECT

 public:
  explicit Coach(Settings* settings, QObject* parent = nullptr);
  void enter(PlayPanel* panel, TreeDocument* document, const std::string& gameId);  ///< shows cards about a new game
  /// Shows the cards about a game, even if they were shown before. Precondition: the game has cards.
  void explain(PlayPanel* panel, TreeDocument* document, const std::string& gameId);
  void leave();  ///< called when another game is opened
  FirstStepsCard* card() const { return m_card; }
  void forget();  ///< makes the coach explain every game again

 private:
  FirstStepsCard::Step stepAt(int step) const;
  int stepCount() const { return static_cast<int>(m_game->introduction.pictures.size()); }
  void showStep(int step);
  void next() { m_step + 1 == stepCount() ? leave() : showStep(m_step + 1); }

  Settings* m_settings;
  const Presentation* m_game = nullptr;
  QPointer<PlayPanel> m_panel;
  QPointer<FirstStepsCard> m_card;
  int m_step = 0;
  bool m_hasOtherSize = false;  ///< whether the board differs in size from the boards on the cards
};

}  // namespace kotai::ui
