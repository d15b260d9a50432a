// Card at the end of a game with the winner, the reason for the end, the accuracy, and buttons for the next
// steps.
#pragma once

#include <QFrame>
#include <QPushButton>
#include <QToolButton>

#include "ui/charts/value_graph.h"
#include "ui/play/game_report.h"
#include "ui/theme/label.h"

class QLayout;

namespace kotai::ui {

class ResultCard : public QFrame {
  Q_OBJECT

 public:
  struct Content {
    GameReport report;
    QString timeText;           ///< such as "9 min"; empty if unknown
    QString nextLevel;          ///< level above the beaten level, for makePlayer(); otherwise empty
    int helpedMoves = 0;        ///< number of the user's moves before which the program showed or made the best move
    QString turningPoint = {};  ///< sentences about the mistake that decided the game; may be empty
    int shown = 0;              ///< node of the shown position
  };

  enum class Form {
    Whole,
    Small  ///< small form beside the moves; omits what is shown elsewhere; has a close button
  };

  explicit ResultCard(QWidget* parent = nullptr, Form form = Form::Whole);
  void setContent(Content content);
  QString winner() const;
  QString headline() const;
  QString facts() const { return m_facts->text(); }  ///< such as "27 moves each · 9 min · 86 % accuracy · with 2 hints"
  QString turningPoint() const { return m_turningPoint->text(); }
  ValueGraph* graph() const { return m_graph; }
  /// Returns the text of a button that starts the review. Empty if the game cannot be reviewed. The button keeps its place
  /// while the values are read and if there is nothing to review; it is then disabled.
  static QString reviewText(const GameReport& report);
  QPushButton* rematchButton() const { return m_rematch; }
  QPushButton* reviewButton() const { return m_review; }
  QPushButton* swapButton() const { return m_swap; }
  QPushButton* saveButton() const { return m_save; }
  QPushButton* levelButton() const { return m_level; }  ///< button that starts a game against the next level
  QToolButton* closeButton() const { return m_close; }

 signals:
  void retranslated();  ///< emitted when only the texts of the report remain to be retranslated

 private:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void layOutWhole();
  void layOutSmall();
  QLayout* rowOf(const std::vector<QPushButton*>& buttons);
  void fitButtons();
  void showButtons();
  void refresh();
  QString accuracyText() const;
  Outcome outcome() const;

  Form m_form;
  Content m_content;
  PillLabel* m_winner = new PillLabel(this);
  QLabel* m_headline = new Label(this);
  QLabel* m_facts = muted(wrapping(new Label(this)));
  QLabel* m_turningPoint = wrapping(new Label(this));
  ValueGraph* m_graph = new ValueGraph(this);
  QPushButton* m_rematch = named("rematchButton", new QPushButton(this));
  QPushButton* m_review = named("reviewButton", new QPushButton(this));
  QPushButton* m_swap = named("swapButton", new QPushButton(this));
  QPushButton* m_save = new QPushButton(this);
  QPushButton* m_level = named("levelButton", new QPushButton(this));
  QToolButton* m_close = named("closeButton", new QToolButton(this));
};

}  // namespace kotai::ui
