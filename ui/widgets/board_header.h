// The header above any board: value or outcome, game, summary, and a button that solves or repairs.
#pragma once

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "core/game/types.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

/// Progress of background work: its purpose, its progress, and a button that stops it.
class WorkBar : public QWidget {
  Q_OBJECT

 public:
  explicit WorkBar(QWidget* parent = nullptr);
  void showWork(double share, const QString& text);  ///< \p share: from 0 to 1
  QString text() const;
  double share() const;
  QToolButton* stopButton() const { return m_stop; }

 private:
  void retranslate();

  ElidedLabel* m_text;
  QProgressBar* m_progress;
  QToolButton* m_stop;
};

/// Layout above a board: the name of the game and information about it, on one line or two.
class HeaderLines : public QHBoxLayout {
 public:
  struct Parts {
    QWidget* badge;
    QWidget* name;
    QWidget* words;                ///< the text; takes the remaining width, and is elided if there is too little
    std::vector<QWidget*> beside;  ///< widgets to the right of the text
    QWidget* last;                 ///< widget at the end, beside one line of text or both lines
  };

  HeaderLines(QWidget* parent, Parts parts);
  /// \p two: the first line has only the name; the badge, the text and the widgets beside the text are on the second line
  void setTwoLines(bool two);

 private:
  const Parts m_parts;
  std::optional<bool> m_two;
  QHBoxLayout* m_first;
  QHBoxLayout* m_second;
};

class BoardHeader : public QWidget {
  Q_OBJECT

 public:
  QString badge() const;  ///< text of the badge: the value, or the winner
  QString summary() const;
  QPushButton* solveButton() const { return m_solve; }
  WorkBar* workBar() const { return m_work; }
  /// Sets the work on the variant: the progress of a running solve or proof, a text about the benefit of the work, and
  /// whether the solution is damaged.
  void setWork(std::optional<double> running, const QString& text, bool damaged);
  void setPlayLayout(bool play);
  void setSolvable(bool solvable);  ///< \p solvable: this computer can solve or prove the variant
  void setPlayersOfGame(std::optional<Side> person, const PlayerNames& names);
  void setPlayersText(const QString& text);  ///< text shown in the play layout until the game is over, after the side to move

 protected:
  BoardHeader(Settings* settings, QWidget* parent);
  /// Call this once in a subclass's constructor: sets the widgets beside the summary.
  void layOut(std::vector<QWidget*> beside);
  void resizeEvent(QResizeEvent* event) override;

  virtual void refresh() = 0;
  virtual bool valuesKnown() const = 0;  ///< returns whether the value of the position is known
  bool valuesWanted() const;             ///< returns whether the user may see values
  bool valuesVisible() const { return valuesWanted() && valuesKnown(); }
  bool isPlaying() const { return m_play; }  ///< returns whether the play layout is shown
  bool inTwoLines() const;                   ///< returns whether the title is above the other parts
  bool isDamaged() const { return m_damaged; }
  const QString& playersText() const { return m_players; }
  std::optional<Side> personOfGame() const { return m_personOfGame; }
  const PlayerNames& namesOfGame() const { return m_namesOfGame; }
  /// Shows the button that solves. \p possible: this computer can do the work. \p wanted: there is something to solve. \p word:
  /// text of the button. A damaged solution is repaired in any case.
  void showSolveButton(bool possible, bool wanted, const QString& word);

  Settings* const m_settings;
  PillLabel* const m_pill;
  ElidedLabel* const m_title;
  ElidedLabel* const m_summary;

 private:
  void arrangeLines();

  QPushButton* m_solve;
  WorkBar* m_work;                 ///< replaces m_solve while a job runs
  HeaderLines* m_lines = nullptr;  ///< layout of all these parts
  QString m_players;
  std::optional<Side> m_personOfGame;
  PlayerNames m_namesOfGame;
  bool m_play = false;
  bool m_running = false;
  bool m_damaged = false;
  bool m_solvable = true;
};

}  // namespace kotai::ui
