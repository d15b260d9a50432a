// Above the board, whatever is played: value or outcome, game, a summary, and a button that solves or repairs.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/game/types.h"
#include "ui/strings/player_names.h"

class QPushButton;

namespace kotai::ui {

class ElidedLabel;
class HeaderLines;
class PillLabel;
class Settings;
class WorkBar;

class BoardHeader : public QWidget {
  Q_OBJECT

 public:
  QString badge() const;  ///< the value, or who has won
  QString summary() const;
  QPushButton* solveButton() const { return m_solve; }
  WorkBar* workBar() const { return m_work; }
  /// A solve or proof of the variant: how much is done while it runs, and in words what it brings; whether the solution is
  /// damaged.
  void setWork(std::optional<double> running, const QString& text, bool damaged);
  void setPlayLayout(bool play);
  void setSolvable(bool solvable);  ///< whether this computer can do it
  /// Players of the finished game, as on its card.
  void setPlayersOfGame(std::optional<Side> person, const PlayerNames& names);
  void setPlayersText(const QString& text);  ///< stands here in the play layout until the game is over, after whose turn it is

 signals:
  void workRequested();  ///< by the button that solves or repairs
  void stopRequested();  ///< of what runs

 protected:
  BoardHeader(Settings* settings, QWidget* parent);
  /// To be called by a subclass's constructor, once: what stands beside the summary.
  void layOut(std::vector<QWidget*> beside);
  void resizeEvent(QResizeEvent* event) override;

  virtual void refresh() = 0;
  virtual bool valuesKnown() const = 0;  ///< of the position
  bool valuesWanted() const;             ///< nothing is kept from who looks
  bool valuesVisible() const { return valuesWanted() && valuesKnown(); }
  bool isPlaying() const { return m_play; }  ///< in the play layout
  bool inTwoLines() const;                   ///< the title stands above the others
  bool isDamaged() const { return m_damaged; }
  const QString& playersText() const { return m_players; }
  std::optional<Side> personOfGame() const { return m_personOfGame; }
  const PlayerNames& namesOfGame() const { return m_namesOfGame; }
  /// \p wanted: there is something to solve, as the word says; a damaged solution is repaired in any case.
  void showSolveButton(bool possible, bool wanted, const QString& word);

  Settings* const m_settings;
  PillLabel* const m_pill;
  ElidedLabel* const m_title;
  ElidedLabel* const m_summary;

 private:
  void arrangeLines();

  QPushButton* m_solve;
  WorkBar* m_work;                 ///< in the place of that button while something runs
  HeaderLines* m_lines = nullptr;  ///< of all of them
  QString m_players;
  std::optional<Side> m_personOfGame;
  PlayerNames m_namesOfGame;
  bool m_play = false;
  bool m_running = false;
  bool m_damaged = false;
  bool m_solvable = true;
};

}  // namespace kotai::ui
