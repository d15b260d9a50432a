// Page of puzzles, with the task below the board, and the choice of training beside the board.
#pragma once

#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>
#include <string>
#include <vector>

#include "core/library/game_library.h"
#include "ui/actions/actions.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/training_end.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class JobManager;
class PastPuzzles;
class PuzzleBoard;
class PuzzlePanel;
class PuzzleTrainer;
class VariantStates;

class PuzzlesPage : public QWidget {
  Q_OBJECT

 public:
  /// \p states supplies the variants to offer. \p boards contains one board for each kind of game.
  PuzzlesPage(std::shared_ptr<GameLibrary> library, const VariantStates* states, Settings* settings, const Actions* actions,
              const std::vector<PuzzleBoard*>& boards, QWidget* parent = nullptr);

  PuzzleTrainer* trainer() const { return m_trainer; }
  PuzzleBar* bar() const { return m_bar; }
  PuzzlePanel* panel() const { return m_panel; }
  EmptyState* empty() const { return m_empty; }
  CompactComboBox* variants() const { return m_variants; }
  MessageBar* messages() const { return m_messages; }
  TrainingEnd* end() const { return m_end; }
  QPushButton* pastButton() const { return m_pastButton; }
  QPushButton* listButton() const { return m_listButton; }  ///< button that returns to the trained list
  /// Returns the key in the settings for the variant opened last.
  static QString variantChoice() { return QStringLiteral("puzzleVariant"); }

  void open(const std::string& variantId);  ///< opens a variant; does nothing if the id is invalid
  void trainList(const std::string& variantId, const TrainedList& list, const QString& title);
  void train(const std::string& variantId, TrainingChoice::From from);
  void openAgain(const StoredPuzzle& kept);
  void showPast();  ///< shows the page of the attempted puzzles
  void refreshActions(bool shown);

 signals:
  void statusChanged();  ///< the title or the actions have changed
  void solveRequested(const QString& variantId);
  void repairRequested(const QString& variantId);  ///< emitted when the user wants to repair the damaged solution

 private:
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void layOut();
  void connectParts();
  void connectActions();
  void refresh();
  void refreshEmpty();
  void copyDayResult();
  void copyPosition();
  void exportPicture();
  void refreshVariants();
  void readEstimate();
  void showTraining();
  bool isTraining() const;  ///< returns whether training, and not the list of attempted puzzles, is visible
  void retranslate();
  void fitPanel();

  const VariantStates* m_states;
  Settings* m_settings;
  JobManager* m_jobs;
  const Actions* m_actions;
  PuzzleTrainer* m_trainer;
  MessageBar* m_messages = new MessageBar(this);
  ElidedLabel* m_title = named("puzzleTitle", new ElidedLabel(this));
  CompactComboBox* m_variants = new CompactComboBox(this);
  ElidedLabel* m_standing = named("puzzleStanding", new ElidedLabel(this));
  QPushButton* m_listButton = named("listButton", new QPushButton(this));
  QPushButton* m_pastButton = new QPushButton(this);
  EmptyState* m_empty = new EmptyState(this);
  TrainingEnd* m_end = new TrainingEnd(m_trainer, m_empty);
  QStackedWidget* m_middle = new QStackedWidget(this);  ///< pages: the boards, and m_empty
  PuzzleBar* m_bar = new PuzzleBar(m_trainer, this);
  PuzzleDesk* m_desk = new PuzzleDesk(m_trainer, m_bar);
  PuzzlePanel* m_panel;
  PastPuzzles* m_past;
  QStackedWidget* m_views = new QStackedWidget(this);  ///< pages: training, and m_past
  QString m_estimate;                                  ///< cost of solving the variant; empty while unknown
};

}  // namespace kotai::ui
