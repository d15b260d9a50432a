// The card at the end of a game: who won and why, how it was played, and what to do now.
#pragma once

#include <QFrame>

#include "ui/play/game_report.h"

class QLabel;
class QPushButton;

namespace kotai::ui {

class PillLabel;
class ValueLine;

class ResultCard : public QFrame {
  Q_OBJECT

 public:
  struct Content {
    GameReport report;
    QString timeText;   ///< "9 min"; empty if it is not known
    QString nextLevel;  ///< the strength above the one that was beaten, as makePlayer() reads it; else empty
  };

  explicit ResultCard(QWidget* parent = nullptr);
  void setContent(Content content);
  QString winner() const;
  QString headline() const;
  QString facts() const;  ///< "27 plies · 9 min · accuracy 86 %"

  QPushButton* rematchButton() const { return m_rematch; }
  QPushButton* reviewButton() const { return m_review; }
  QPushButton* swapButton() const { return m_swap; }
  QPushButton* levelButton() const { return m_level; }

 signals:
  void rematchRequested();
  void retranslated();  ///< its own words are in another language; those of the report are not
  void swapRequested();
  void reviewRequested();
  void saveRequested();
  void levelRequested(const QString& strength);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void createButtons();
  void refresh();
  QString accuracyText() const;
  Outcome outcome() const;

  Content m_content;
  PillLabel* m_winner;
  QLabel* m_headline;
  QLabel* m_facts;
  ValueLine* m_line;
  QPushButton* m_rematch;
  QPushButton* m_review;
  QPushButton* m_swap;
  QPushButton* m_save;
  QPushButton* m_level;
};

}  // namespace kotai::ui
