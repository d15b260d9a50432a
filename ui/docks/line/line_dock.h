// The perfect line from the shown position: step through it, choose among equally good moves, play it out.
#pragma once

#include <QThreadPool>
#include <QTimer>

#include "core/analysis/moves.h"
#include "core/tables/solution.h"
#include "ui/background/latest.h"
#include "ui/state/state_dock.h"

class QLabel;
class QListView;
class QPushButton;

namespace kotai::ui {

class GameDocument;
class FlowLayout;
class LineModel;
struct AnnotatedLine;

/// The line is read in a worker; an answer for a position that was left is dropped.
class LineDock : public StateDock {
  Q_OBJECT

 public:
  LineDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~LineDock() override;
  LineModel* model() const { return m_model; }
  QListView* view() const { return m_view; }
  QString lineText() const;  ///< the moves separated by blanks
  QString lineGame() const;  ///< as a game of its own: variant, start, value, numbered moves; empty without a line

 public slots:
  void playBest();
  void togglePlayOut();
  void stopPlayOut();

 signals:
  void bestPlayed();   ///< emitted before playBest() plays
  void keysGivenUp();  ///< the line with the focused widget is gone

 protected:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeBody();
  void makeEquals(QWidget* body);
  void makeFooter(QWidget* body);
  void connectAll();
  void followPosition();
  bool comesRound() const;  ///< the position shown was there before: a play-out would not end
  void requestLine();
  void takeLine(const AnnotatedLine& line);
  void clearLine();
  void choose(int step, AnyMove move);
  void showEquals(int step);
  void showSummary();
  void namePlayOut();
  void playRow(int row);

  GameDocument* m_document;
  LineModel* m_model;
  QListView* m_view;
  QWidget* m_equals;
  QLabel* m_equalsLabel;
  FlowLayout* m_equalsRow;
  QWidget* m_footer;
  QLabel* m_final;
  QLabel* m_summary;
  QPushButton* m_playOut;
  QTimer m_timer;
  QThreadPool m_pool;
  Latest m_reading;
  AnyPosition m_position;         ///< the line begins there
  AnyPosition m_playedTo;         ///< after the last move that was played here
  SolutionPtr m_solution;         ///< and is of this solution; null: there is none
  QString m_failure;              ///< why it could not be read; else empty
  std::vector<AnyMove> m_chosen;  ///< from the position shown up to the last move that was chosen among equals
};

}  // namespace kotai::ui
