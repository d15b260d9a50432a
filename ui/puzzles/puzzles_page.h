// The page on which puzzles are solved: the board with the task below it, and beside it what to train.
#pragma once

#include <QWidget>

#include "core/library/game_library.h"
#include "core/puzzles/puzzle_source.h"
#include "ui/actions/actions.h"
#include "ui/puzzles/training_choice.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace kotai::ui {

class BoardView;
class CompactComboBox;
class ElidedLabel;
class EmptyState;
class JobManager;
class MessageBar;
class PastPuzzles;
class PuzzleBar;
class PuzzlePanel;
class PuzzleTrainer;
class Settings;
class VariantStates;

class PuzzlesPage : public QWidget {
  Q_OBJECT

 public:
  /// \p states: which variants are offered.
  PuzzlesPage(std::shared_ptr<GameLibrary> library, const VariantStates* states, Settings* settings, const Actions* actions,
              QWidget* parent = nullptr);

  PuzzleTrainer* trainer() const { return m_trainer; }
  BoardView* board() const { return m_board; }
  PuzzleBar* bar() const { return m_bar; }
  PuzzlePanel* panel() const { return m_panel; }
  EmptyState* empty() const { return m_empty; }
  CompactComboBox* variants() const { return m_variants; }
  MessageBar* messages() const { return m_messages; }
  PastPuzzles* past() const { return m_past; }
  QPushButton* pastButton() const { return m_pastButton; }
  QPushButton* listButton() const { return m_listButton; }
  /// Under which name the settings have the variant that was opened last.
  static QString variantChoice() { return QStringLiteral("puzzleVariant"); }
  QString title() const;
  QString standing() const;

  void open(const std::string& variantId);  ///< nothing if it cannot be read
  void trainList(const std::string& variantId, const NumberedPositions& list, const QString& title);
  void train(const std::string& variantId, TrainingChoice::From from);
  void openAgain(const KeptPuzzle& kept);
  void showPast();  ///< what was tried
  void refreshActions(bool shown);

 signals:
  void statusChanged();  ///< of the actions
  void solveRequested(const QString& variantId);
  void repairRequested(const QString& variantId);  ///< of the damaged solution
  void exploreRequested();                         ///< the puzzle on the board, as a game
  void listRequested();                            ///< back to the list that is trained

 protected:
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void layOut();
  void connectParts();
  void connectActions();
  void connectCopies();
  void connectSteps();
  bool stepByKey(int key);
  void refresh();
  void refreshEmpty();
  bool isDayDone() const;
  QString dayResult() const;  ///< to be shown to friends
  void copyDayResult();
  void copyPosition();
  void exportPicture();
  void refreshNoMore();        ///< no puzzle is left of those that are trained
  QString daysInARow() const;  ///< with a space after it; empty for a single day
  QString dayScore() const;    ///< once all puzzles of the day have been tried
  void refreshVariants();
  void readEstimate();
  void showHint();
  void beginPuzzle();
  void showTraining();
  bool isTraining() const;  ///< a board is shown, or why there is none
  void markWrong();
  QString hintText(const AnyMove& move) const;
  void retranslate();
  void fitPanel();

  const VariantStates* m_states;
  Settings* m_settings;
  JobManager* m_jobs;
  const Actions* m_actions;
  PuzzleTrainer* m_trainer;
  MessageBar* m_messages;
  ElidedLabel* m_title;
  CompactComboBox* m_variants;
  QLabel* m_standing;
  QPushButton* m_listButton;
  QPushButton* m_pastButton;
  BoardView* m_board;
  EmptyState* m_empty;
  QStackedWidget* m_middle;  ///< board, m_empty
  PuzzleBar* m_bar;
  PuzzlePanel* m_panel;
  PastPuzzles* m_past;
  QStackedWidget* m_views;  ///< the training, m_past
  QString m_estimate;       ///< what solving the variant takes; empty while that is not known
};

}  // namespace kotai::ui
