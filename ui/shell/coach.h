// Explains a game in three short cards when it is played for the first time.
#pragma once

#include <QObject>
#include <QPointer>
#include <string>

#include "ui/welcome/first_steps_card.h"

namespace kotai::ui {

class PlayPanel;
class Settings;
class TreeDocument;
struct Presentation;

/// The panel beside the board shows the cards. The user may ignore them. Each game is explained once; the setting disables the
/// cards for all games.
class Coach : public QObject {
  Q_OBJECT

 public:
  explicit Coach(Settings* settings, QObject* parent = nullptr);
  void enter(PlayPanel* panel, TreeDocument* document, const std::string& gameId);  ///< a game of this kind has started
  void leave();                                                                     ///< another game is open
  FirstStepsCard* card() const { return m_card; }
  void forget();  ///< every game is explained again

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
};

}  // namespace kotai::ui
