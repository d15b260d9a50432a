// Perfect line from the shown position. The user can step through it, choose among equally good moves, and play
// it out.
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QThreadPool>
#include <QTimer>
#include <cstdint>
#include <vector>

#include "core/analysis/moves.h"
#include "core/tables/solution.h"
#include "ui/background/latest.h"
#include "ui/document/game_document.h"
#include "ui/state/state_dock.h"
#include "ui/theme/label.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

/// Step of a perfect line, with the other moves that are just as good.
struct LineStep {
  AnyPosition before;
  MoveValue move;
  Side mover = Side::First;
  std::vector<MoveValue> equals;  ///< all perfect moves of the position, including `move`
};

struct AnnotatedLine {
  std::vector<LineStep> steps;
  AnyPosition last;
  bool repeats = false;  ///< the draw repeats positions from here on
  bool cut = false;      ///< the whole line is longer than requested
  bool decided = false;  ///< the line ends when the winner is certain, before the game ends by the rules
};

/// Returns a perfect line to the end of the game. The line begins with `chosen`, as long as these moves are
/// perfect. Runs in a worker. Throws SolutionError.
AnnotatedLine readLine(const Solution& solution, const AnyPosition& start, const std::vector<AnyMove>& chosen,
                       std::size_t maxPlies);

class LineModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role { NumberRole = Qt::UserRole + 1, SideRole, MoveTextRole, ValueTextRole, OutcomeRole, EqualsRole };

  using QAbstractListModel::QAbstractListModel;
  void setLine(VariantPtr variant, AnnotatedLine line);
  const AnnotatedLine& line() const { return m_line; }
  std::uint32_t mostPlies() const { return m_mostPlies; }  ///< longest distance of the values, in plies
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  VariantPtr m_variant;
  AnnotatedLine m_line;
  std::uint32_t m_mostPlies = 0;
};

/// Paints a step of a perfect line, with its number, side, move, value, and number of equally good moves.
class LineDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Dock that shows the perfect line. A worker reads the line. The dock drops results for a previous position.
class LineDock : public StateDock {
  Q_OBJECT

 public:
  LineDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~LineDock() override;
  LineModel* model() const { return m_model; }
  QListView* view() const { return m_view; }
  QString lineText() const;  ///< the moves of the line, separated by spaces
  QString lineGame() const;  ///< line as a game: variant, start, value, numbered moves; empty without a line
  void playBest();
  void togglePlayOut();
  void stopPlayOut();

 signals:
  void bestPlayed();     ///< emitted before playBest() plays
  void focusReleased();  ///< emitted when the widget with the keyboard focus has disappeared

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void makeBody();
  void makeEquals(QWidget* body);
  void makeFooter(QWidget* body);
  void connectAll();
  void onPositionChanged();
  bool isRepeatedHere() const;  ///< returns whether the position has occurred before, so that a play-out would not end
  void requestLine();
  void setLine(const AnnotatedLine& line);
  void clearLine();
  void choose(int step, AnyMove move);
  void showEquals(int step);
  void showSummary();
  void namePlayOut();
  void playRow(int row);

  GameDocument* m_document;
  LineModel* m_model = new LineModel(this);
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
  AnyPosition m_position;  ///< position at which the line begins
  AnyPosition m_playedTo;  ///< position after the last move played from this dock
  SolutionPtr m_solution;  ///< solution from which the line was read; null if there is none
  QString m_failure;       ///< reason why the line could not be read; empty on success
  /// Moves from the shown position up to the last move that the user chose among equally good moves.
  std::vector<AnyMove> m_chosen;
};

}  // namespace kotai::ui
