// Notable positions of a solved variant, as cards to open, step through and solve.
#pragma once

#include <QDockWidget>
#include <map>
#include <optional>

#include "core/analysis/position_list.h"
#include "ui/charts/kind_lengths.h"
#include "ui/document/game_document.h"

class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace kotai::ui {

class EmptyState;
class PositionDelegate;
class PositionsModel;

class PositionsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit PositionsDock(GameDocument* document, QWidget* parent = nullptr);

  PositionsModel* model() const { return m_model; }
  QListView* list() const { return m_list; }
  PositionFilter filter() const;
  bool solveIt() const;

 public slots:
  /// `publishedCount`: the paper counts so many positions, some of them twice; 0 where the list is as long as was said.
  void showFilter(kotai::PositionFilter filter, quint64 publishedCount = 0);
  void openNext();
  void openPrevious();
  void openRandom();
  void setSolveIt(bool on);
  /// How much of a running solve is done, 0 .. 1; negative when the variant is not being solved. For the empty state.
  void setSolveProgress(double share);
  /// A list that compares two variants may be waiting for this one.
  void followSolved(const kotai::VariantPtr& variant);

 signals:
  void positionActivated(kotai::AnyPosition position);
  void solveItChanged(bool on);                    ///< values should be hidden elsewhere, too
  void solveRequested(kotai::VariantPtr variant);  ///< from the empty state of an unsolved variant

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void createControls();
  void createList();
  void layOut();
  void connectSignals();
  void reload();  ///< another variant or solution
  void refreshKinds();
  void readLengths();
  void fillLengths(std::optional<std::uint32_t> chosen);
  void followKind();  ///< another kind was chosen
  void followOutcome();
  void refilter();  ///< the choices changed
  FindKind kind() const;
  std::optional<std::uint32_t> chosenLength() const;
  LengthCounts lengthsOffered() const;
  QString lengthText(std::uint32_t n, std::uint64_t count) const;
  VariantPtr missingVariant() const;  ///< must be solved before the kind chosen can be listed
  void refreshState();                ///< which page, count, buttons
  void retranslateUi();
  void refreshCount();
  void refreshNoHits();
  void refreshEmptyState();
  QString explanation() const;
  QString cellText(const PositionFilter::Cell& cell) const;
  QString countedTwiceText() const;
  void open(const QModelIndex& index);
  void select(quint64 number);
  void fitCards();
  void copySelected() const;
  void showContextMenu(const QPoint& at);
  void judgeMove();

  GameDocument* m_document;
  SolutionPtr m_solution;  ///< the one listed
  PositionsModel* m_model = nullptr;
  PositionDelegate* m_delegate = nullptr;
  bool m_cellOffered = false;                  ///< a table asked for positions: the kind Cell is offered
  std::optional<PositionFilter::Cell> m_cell;  ///< which cell; none: positions by value alone
  quint64 m_publishedCount = 0;                ///< of what a table asked for, until something else is chosen
  std::optional<quint64> m_current;            ///< number of the position opened last
  std::optional<AnyPosition> m_puzzle;         ///< the position opened in "Solve it" mode
  GameTree::NodeId m_judged = -1;              ///< the move being judged
  QString m_failure;
  double m_solveShare = -1;

  /// By kind; one entry for each kind whose numbers are counted.
  std::map<FindKind, LengthCounts> m_lengths;
  /// Distances of the solution by outcome, all of them under none.
  std::map<std::optional<Outcome>, LengthCounts> m_distances;
  quint64 m_lengthsToken = 0;

  QComboBox* m_kind = nullptr;
  QComboBox* m_length = nullptr;
  QComboBox* m_outcome = nullptr;
  QLabel* m_count = nullptr;
  QToolButton* m_previous = nullptr;
  QToolButton* m_next = nullptr;
  QToolButton* m_random = nullptr;
  QToolButton* m_solveIt = nullptr;
  QLabel* m_explanation = nullptr;
  QLabel* m_verdict = nullptr;
  QListView* m_list = nullptr;
  EmptyState* m_empty = nullptr;      ///< unsolved, no game
  EmptyState* m_noHits = nullptr;     ///< counting, nothing found
  QStackedWidget* m_inner = nullptr;  ///< list, m_noHits
  QWidget* m_loaded = nullptr;
  QStackedWidget* m_outer = nullptr;  ///< m_empty, m_loaded
};

}  // namespace kotai::ui
