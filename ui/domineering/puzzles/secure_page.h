// Page of domino puzzles: find the only domino that secures a win or a draw.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/library/game_library.h"
#include "core/simultaneous/simultaneous_variant.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace kotai::ui {

class BesideBoard;
class DayMarks;
class EmptyState;
class JobManager;
class MessageBar;
class PastPuzzles;
class SecureBoard;
class SecureTrainer;

class SecurePage : public QWidget {
  Q_OBJECT

 public:
  SecurePage(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent = nullptr);
  ~SecurePage() override;

  SecureTrainer* trainer() const { return m_trainer; }
  SecureBoard* board() const { return m_board; }
  EmptyState* empty() const { return m_empty; }
  QComboBox* boards() const { return m_boards; }
  QLabel* words() const { return m_words; }
  MessageBar* messages() const { return m_messages; }
  QLabel* standing() const { return m_standing; }
  QPushButton* hintButton() const { return m_hint; }
  QPushButton* solutionButton() const { return m_solution; }
  QPushButton* nextButton() const { return m_next; }
  QPushButton* dayButton() const { return m_day; }
  DayMarks* dayMarks() const { return m_marks; }
  QPushButton* pastButton() const { return m_pastButton; }
  PastPuzzles* past() const { return m_past; }
  void open(const SimultaneousVariantPtr& variant);
  void setNavigationButtons(QWidget* buttons);  ///< moves the buttons before the title

 signals:
  void solveRequested(const std::string& variantId);
  void repairRequested(const QString& variantId);  ///< of the damaged solution

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  QRect boardRect() const;
  void placeMessagesSoon();
  void connectParts();
  void fillBoards();
  void showPast();
  void showTraining();
  void openAgain(const KeptPuzzle& kept);
  void refresh();
  void refreshEmpty();
  void retranslate();

  JobManager* m_jobs;
  QString m_remark;  ///< explains a rejected input until the next one
  QHBoxLayout* m_top;
  SecureTrainer* m_trainer;
  std::vector<SimultaneousVariantPtr> m_solved;  ///< entries of the combo box
  QLabel* m_title;
  QLabel* m_standing;
  QComboBox* m_boards;
  SecureBoard* m_board;
  EmptyState* m_empty;
  QStackedWidget* m_middle;  ///< board, m_empty
  MessageBar* m_messages;
  std::unique_ptr<BesideBoard> m_place;
  QLabel* m_words;
  QPushButton* m_hint;
  QPushButton* m_solution;
  QPushButton* m_next;
  QPushButton* m_day;
  DayMarks* m_marks;
  QPushButton* m_pastButton;
  PastPuzzles* m_past;
  QStackedWidget* m_views;  ///< training, m_past
};

}  // namespace kotai::ui
