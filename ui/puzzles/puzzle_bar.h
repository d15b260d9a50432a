// Boards of puzzles, and the bar below them with the task, the verdict on the move, and the available actions.
#pragma once

#include <QBoxLayout>
#include <QFrame>
#include <QObject>
#include <QPushButton>

#include "ui/theme/label.h"

namespace kotai::ui {

class CardSlot;
class PuzzleTrainer;

class PuzzleBar : public QFrame {
  Q_OBJECT

 public:
  explicit PuzzleBar(PuzzleTrainer* trainer, QWidget* parent = nullptr);

  QString text() const;  ///< returns the shown text without markup
  /// Sets the texts for the task and for the end of the puzzle. An empty text selects the text for the kind of
  /// puzzle or for the result.
  void setStrings(const QString& task, const QString& praise);
  void setHint(const QString& text) { m_hint = text; }  ///< shows the hint until the next move
  void showRemark(const QString& text);                 ///< shows why input was refused, until the next input
  QPushButton* againButton() const { return m_again; }
  QPushButton* exploreButton() const { return m_explore; }  ///< button that opens a finished puzzle as a game
  QPushButton* nextButton() const { return m_next; }
  void refresh();
  void clearRemark() { m_remark.clear(); }

 signals:
  void announced(const QString& text);  ///< emitted to announce a new text to a screen reader

 private:
  void resizeEvent(QResizeEvent* event) override;
  QString lead() const;
  QString reason() const;
  QString mistake() const;
  QString words() const;
  QString ending() const;
  QString refutationText() const;
  QString linked(const QString& words) const;
  void openLink(const QString& link);
  QString solvedLead() const;
  void showButtons();
  bool isNarrow() const;  ///< returns whether the buttons are below the texts
  void fitWidth();

  PuzzleTrainer* m_trainer;
  QBoxLayout* m_parts;  ///< layout with the texts, then the buttons
  CardSlot* m_texts;
  QWidget* m_buttons;
  QLabel* m_lead;
  QLabel* m_words;
  QPushButton* m_why;
  QPushButton* m_again;
  QPushButton* m_retry;
  QPushButton* m_explore;
  QPushButton* m_next;
  QString m_plain;  ///< the text of m_words without markup
  QString m_task;
  QString m_praise;
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
