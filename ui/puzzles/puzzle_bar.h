// Boards of puzzles, and the bar below them with the task, the verdict on the move, and the available actions.
#pragma once

#include <QBoxLayout>
#include <QFrame>
#include <QObject>
#include <QPushButton>
#include <QWidget>

#include "ui/play/play_panel.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class PuzzleTrainer;
struct PuzzleTry;

class PuzzleBar : public QFrame {
  Q_OBJECT

 public:
  explicit PuzzleBar(PuzzleTrainer* trainer, QWidget* parent = nullptr);

  QString text() const;  ///< returns the shown text without markup
  /// Sets the texts for the task and for the end of the puzzle. An empty text selects the text for the kind of
  /// puzzle or for the result. \p end: follows the text at the end of the puzzle; may be empty.
  void setStrings(const QString& task, const QString& praise, const QString& end);
  void setHint(const QString& text) { m_hint = text; }  ///< shows the hint until the next move
  void showRemark(const QString& text);                 ///< shows why input was refused, until the next input
  QPushButton* againButton() const { return m_again; }
  QPushButton* exploreButton() const { return m_explore; }  ///< button that opens a finished puzzle as a game
  QPushButton* nextButton() const { return m_next; }
  void refresh();
  void clearRemark() { m_remark.clear(); }
  void fit();  ///< adapts the bar to the size of the window, so that the board keeps its size in all states of a puzzle

 signals:
  void announced(const QString& text);  ///< emitted to announce a new text to a screen reader

 private:
  void resizeEvent(QResizeEvent* event) override;
  QString lead() const;
  QString reason() const;
  QString mistake() const;
  QString likeness() const;
  QString words() const;
  QString ending() const;
  QString refutationText() const;
  QString linked(const QString& words) const;
  void openLink(const QString& link);
  QString solvedLead() const;
  void showButtons();
  int widthOfButtons() const;
  bool isNarrow() const;  ///< returns whether the buttons are below the texts

  PuzzleTrainer* m_trainer;
  const PuzzleTry* m_current;
  QBoxLayout* m_parts = new QBoxLayout(QBoxLayout::LeftToRight, this);  ///< layout with the texts, then the buttons
  CardSlot* m_texts = new CardSlot(this);
  QWidget* m_buttons = new QWidget(this);
  QLabel* m_lead = new Label(this);
  QLabel* m_words = named("wordsLabel", new Label(this));
  QPushButton* m_why = named("whyButton", new QPushButton(this));
  QPushButton* m_again = new QPushButton(this);
  QPushButton* m_retry = named("retryButton", new QPushButton(this));
  QPushButton* m_explore = new QPushButton(this);
  QPushButton* m_next = new QPushButton(this);
  QString m_plain;  ///< the text of m_words without markup
  QString m_task;
  QString m_praise;
  QString m_end;
  QString m_hint;
  QString m_remark;
  QString m_announced;
};

/// Boards and bar of a page with puzzles. The page calls refresh() whenever its trainer has changed.
class PuzzleDesk : public QObject {
  Q_OBJECT

 public:
  PuzzleDesk(PuzzleTrainer* trainer, PuzzleBar* bar);
  void refresh();
  void stepFrom(QWidget* widget);  ///< makes the arrow keys on the widget step through the shown moves

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool stepByKey(int key);
  void markWrong();

  PuzzleTrainer* m_trainer;
  PuzzleBar* m_bar;
};

}  // namespace kotai::ui
