// The first minute of a newcomer: the rules of one game in pictures, what the values say, and a first move. A person can leave
// it at any step, go back, and see it again.
#pragma once

#include <QObject>
#include <QPointer>

#include "ui/document/tree_document.h"
#include "ui/welcome/first_steps_card.h"

namespace kotai::ui {

class PlayPanel;
class Settings;
class Workspace;
struct Presentation;

/// The game that is used is the first whose lesson has a position to begin with.
class FirstSteps : public QObject {
  Q_OBJECT

 public:
  FirstSteps(Workspace* workspace, QObject* parent);
  static bool isThere();  ///< some game has a lesson
  void begin();           ///< opens the game; enter() follows when its board is shown
  void enter(PlayPanel* panel, TreeDocument* document);
  void leave();  ///< another game is about to be opened: with what is chosen for that one
  bool isRunning() const { return m_card != nullptr; }
  FirstStepsCard* card() const { return m_card; }

 private:
  void next();
  void back();
  void finish();
  void showStep();
  void followMove();
  void setTheBoard();
  void followValues(bool shown);
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
  bool m_onItsWay = false;      ///< until it is finished, also where another card has taken the place of its own
  bool m_valuesBefore = false;  ///< shown before the lesson hid them
};

}  // namespace kotai::ui
