// Header above the board of any game, with the value or result, the name of the game, a summary, and a button
// that solves or repairs.
#pragma once

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "core/game/types.h"
#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

/// Bar with the purpose and the progress of background work, and with a stop button.
class WorkBar : public QWidget {
  Q_OBJECT

 public:
  explicit WorkBar(QWidget* parent = nullptr);
  void showWork(double share, const QString& text);  ///< shows work in progress; \p share: from 0 to 1
  QString text() const { return m_text->text(); }
  double share() const;
  QToolButton* stopButton() const { return m_stop; }

 private:
  void retranslate();

  ElidedLabel* m_text = new ElidedLabel(this);
  QProgressBar* m_progress = new QProgressBar(this);
  QToolButton* m_stop = named("stopButton", new QToolButton(this));
};

/// Layout of the header above a board, on one line or two.
class HeaderLines : public QHBoxLayout {
 public:
  struct Parts {
    QWidget* badge;
    QWidget* name;
    QWidget* words;                ///< text, which takes the remaining width and is elided if necessary
    std::vector<QWidget*> beside;  ///< widgets to the right of the text
    QWidget* last;                 ///< widget at the end, beside one line of text or both lines
  };

  HeaderLines(QWidget* parent, Parts parts);
  /// Sets whether there are two lines. The first line then contains only the name. The badge, the text and the
  /// widgets beside the text are on the second line.
  void setTwoLines(bool two);

 private:
  const Parts m_parts;
  std::optional<bool> m_two;
  QHBoxLayout* m_first = new QHBoxLayout;
  QHBoxLayout* m_second = new QHBoxLayout;
};

class BoardHeader : public QWidget {
  Q_OBJECT

 public:
  QString badge() const { return m_pill->text(); }  ///< returns the text of the badge, which is the value or the winner
  QString summary() const { return m_summary->text(); }
  QPushButton* solveButton() const { return m_solve; }
  WorkBar* workBar() const { return m_work; }
  /// Sets the work on the variant. \p running is the progress of a solve or proof, \p text describes the benefit
  /// of the work, and \p damaged says whether the solution is damaged.
  void setWork(std::optional<double> running, const QString& text, bool damaged);
  void setPlayLayout(bool play);
  void setSolvable(bool solvable);  ///< \p solvable: this computer can solve or prove the variant
  void setPlayersOfGame(std::optional<Side> person, const PlayerNames& names);
  void setPlayersText(const QString& text);  ///< sets a text after the side to move, in the play layout during play

 protected:
  BoardHeader(TreeDocument* document, Settings* settings, QWidget* parent);
  /// Lays out the header, with widgets beside the summary. Subclasses call this function once in the constructor.
  void layOut(std::vector<QWidget*> beside);
  void resizeEvent(QResizeEvent* event) override;

  virtual void refresh() = 0;
  bool valuesWanted() const { return m_settings->valuesShown(); }  ///< returns whether the user may see values
  bool valuesVisible() const { return valuesWanted() && m_tree->valuesKnown(); }
  bool isPlaying() const { return m_play; }  ///< returns whether the play layout is shown
  bool inTwoLines() const;                   ///< returns whether the title is above the other parts
  bool isDamaged() const { return m_damaged; }
  const QString& playersText() const { return m_players; }
  std::optional<Side> personOfGame() const { return m_personOfGame; }
  const PlayerNames& namesOfGame() const { return m_namesOfGame; }
  /// Shows or hides the button that solves. If \p possible, this computer can do the work. If \p wanted, the
  /// variant is still unsolved. \p word is the text of the button. If the solution is damaged, the button always
  /// offers a repair.
  void showSolveButton(bool possible, bool wanted, const QString& word);

  Settings* const m_settings;
  PillLabel* const m_pill = new PillLabel(this);
  ElidedLabel* const m_title = new ElidedLabel(this);
  ElidedLabel* const m_summary = new ElidedLabel(this);

 private:
  void arrangeLines() { m_lines->setTwoLines(inTwoLines()); }

  const TreeDocument* m_tree;
  QPushButton* m_solve = new QPushButton(this);
  WorkBar* m_work = new WorkBar(this);  ///< bar that replaces m_solve while a job is running
  HeaderLines* m_lines = nullptr;       ///< layout of the header
  QString m_players;
  std::optional<Side> m_personOfGame;
  PlayerNames m_namesOfGame;
  bool m_play = false;
  bool m_running = false;
  bool m_damaged = false;
  bool m_solvable = true;
};

}  // namespace kotai::ui
