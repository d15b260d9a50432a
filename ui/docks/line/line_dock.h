// The perfect line from the shown position: step through it, choose among equally good moves, play it out.
#pragma once

#include <QDockWidget>
#include <QThreadPool>
#include <QTimer>

#include "core/analysis/moves.h"

class QLabel;
class QListView;
class QPushButton;

namespace kotai::ui {

class GameDocument;
class FlowLayout;
class LineModel;
class Settings;
struct AnnotatedLine;

/// A worker reads the line. An answer for a previous position is dropped.
class LineDock : public QDockWidget {
  Q_OBJECT

 public:
  LineDock(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
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
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeBody();
  void makeEquals(QWidget* body);
  void makeFooter(QWidget* body);
  void connectAll();
  void followDocument();
  bool comesRound() const;  ///< the shown position repeats an earlier one: playing the line out would not end
  void requestLine();
  void takeLine(const AnnotatedLine& line);
  void clearLine(const QString& reason);
  void choose(int step, AnyMove move);
  void showEquals(int step);
  void refreshSummary();
  void retranslate();
  void playRow(int row);

  GameDocument* m_document;
  Settings* m_settings;
  LineModel* m_model;
  QLabel* m_empty;
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
  quint64 m_token = 0;
  std::vector<AnyMove> m_chosen;  ///< from the shown position to the last move chosen among equals
};

}  // namespace kotai::ui
