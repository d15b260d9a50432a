// Dock with the position as a matrix game: payoffs of all pairs of moves, the optimal mix, and the security
// level of a chosen strategy.
#pragma once

#include <QCheckBox>
#include <QToolButton>
#include <QWidget>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/background/latest.h"
#include "ui/domineering/matrix/choice_tips.h"
#include "ui/domineering/matrix/matrix_order.h"
#include "ui/domineering/strategy/proved_moves.h"
#include "ui/state/state_dock.h"
#include "ui/theme/label.h"

class QComboBox;

namespace kotai::ui {

class DomineeringDocument;
class MatrixView;

/// Panel with the payoff matrix and its controls, the value of the position, and an evaluation of a chosen
/// strategy.
class MatrixPanel : public QWidget {
  Q_OBJECT

 public:
  using GamePtr = std::shared_ptr<const domineering::PositionGame>;
  explicit MatrixPanel(QWidget* parent = nullptr);

  /// Shows the matrix game of a position. \p explain supplies explanations of the moves for tooltips.
  void setGame(const std::shared_ptr<const SimultaneousVariant>& variant, const GamePtr& game,
               const std::optional<GameValue>& value, const ChoiceTips::Explain& explain);
  MatrixView* view() const { return m_view; }
  QString summary() const { return m_summary->text(); }  ///< returns the displayed text with the value and the security levels
  QString csv() const;                                   ///< returns the matrix as CSV, with names, probabilities and guarantees
  void setStrategy(const kotai::ui::ChosenStrategy& strategy);
  void copyCsv() const;

 private:
  void createControls();
  void layOut();
  void connectSignals();
  void retranslateUi();
  void fillStrategies();
  void refreshTexts();
  QString strategyName(const ChosenStrategy& strategy) const;

  std::shared_ptr<const SimultaneousVariant> m_variant;
  GamePtr m_game;
  std::optional<GameValue> m_value;
  ChosenStrategy m_strategy;
  QLabel* m_summary = nullptr;
  QLabel* m_legend = nullptr;
  QLabel* m_sortingCaption = nullptr;
  QComboBox* m_sorting = nullptr;
  QCheckBox* m_hide = nullptr;
  QToolButton* m_zoomOut = nullptr;
  QToolButton* m_zoomFit = nullptr;
  QToolButton* m_zoomIn = nullptr;
  QToolButton* m_copy = nullptr;
  MatrixView* m_view = nullptr;
  QLabel* m_strategyCaption = nullptr;
  QComboBox* m_strategyBox = nullptr;
  QLabel* m_judgement = nullptr;
  QLabel* m_pointed = nullptr;
};

/// Dock with the matrix panel. If there are no payoffs, shows the results of a proof of the board.
class MatrixDock : public StateDock {
  Q_OBJECT

 public:
  MatrixDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~MatrixDock() override { m_stopReading.request_stop(); }
  MatrixView* view() const;
  MatrixPanel* panel() const { return m_panel; }
  void readStrategies();  ///< reads the strategies again after the board's strategies were written

 signals:
  void strategyMissed();  ///< the user wants to extract strategies from the proof

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  void answerEmpty() override;
  bool isProved() const;
  bool isProvable() const;
  QString largeBoardWords() const;
  void showProof();
  QString provedMovesText() const;

  DomineeringDocument* m_document;
  MatrixPanel* m_panel = new MatrixPanel;
  std::pair<std::string, AnyPosition> m_readFor;    ///< board and position for which proved moves were requested
  std::optional<std::vector<ProvedMove>> m_proved;  ///< moves of the proof; empty until the moves are read
  QString m_unreadable;                             ///< reason why the moves could not be read
  Latest m_reading;
  std::stop_source m_stopReading;  ///< cancels reading for a position that is no longer shown
  bool m_offersStrategy = false;
};

}  // namespace kotai::ui
