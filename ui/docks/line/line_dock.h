// Perfect line from the shown position: lets the user step through it, choose among equally good moves, and play it out.
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

/// A worker reads the line. Answers for a previous position are dropped.
class LineDock : public StateDock {
  Q_OBJECT

 public:
  LineDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~LineDock() override;
  LineModel* model() const { return m_model; }
  QListView* view() const { return m_view; }
  QString lineText() const;  ///< the moves separated by blanks
  QString lineGame() const;  ///< the line as a complete game: variant, start, value, numbered moves; empty without a line

 public slots:
  void playBest();
  void togglePlayOut();
  void stopPlayOut();

 signals:
  void bestPlayed();   ///< emitted before playBest() plays
  void keysGivenUp();  ///< the line edit or list with the focus is gone

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
  void onPositionChanged();
  bool comesRound() const;  ///< the position has occurred before: a play-out would not end
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
  AnyPosition m_position;         ///< position at which the line begins
  AnyPosition m_playedTo;         ///< position after the last move played here
  SolutionPtr m_solution;         ///< solution used for it; null if there is none
  QString m_failure;              ///< why the line could not be read; empty on success
  std::vector<AnyMove> m_chosen;  ///< moves from the shown position up to the last one chosen among equals
};

}  // namespace kotai::ui
