// Panel beside the board of a puzzle, with kind and difficulty, the puzzles of the day, and buttons for hint,
// solution and next puzzle.
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "core/library/puzzle_results.h"
#include "ui/actions/actions.h"
#include "ui/puzzles/training_choice.h"
#include "ui/theme/label.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

class PuzzleTrainer;

/// Button with the sign of a puzzle. The signs differ in shape, not only in colour.
class DayMark : public QToolButton {
  Q_OBJECT

 public:
  DayMark(int number, QWidget* parent);
  void setFate(PuzzleFate fate, bool current);
  PuzzleFate fate() const { return m_fate; }
  QSize sizeHint() const override;

 private:
  void paintEvent(QPaintEvent* event) override;
  void describe();

  int m_number;
  PuzzleFate m_fate = PuzzleFate::Open;
  bool m_current = false;
};

class DayMarks : public QWidget {
  Q_OBJECT

 public:
  explicit DayMarks(QWidget* parent = nullptr);
  /// Shows the results of the puzzles of the day. \p current is the number of the puzzle on the board, or 0.
  void setFates(const std::vector<PuzzleFate>& fates, int current);
  const std::vector<DayMark*>& marks() const { return m_marks; }
  QString words() const { return m_words->text(); }  ///< such as "2 solved at once, 1 failed, 2 open"

 signals:
  void chosen(int number);

 private:
  void retranslate();

  FlowLayout* m_row;
  QLabel* m_words = muted(wrapping(new Label(this)));
  std::vector<PuzzleFate> m_fates;
  std::vector<DayMark*> m_marks;
};

class PuzzlePanel : public QFrame {
  Q_OBJECT

 public:
  PuzzlePanel(PuzzleTrainer* trainer, const Actions* actions, QWidget* parent = nullptr);

  QPushButton* buttonOf(TrainingChoice::From from, std::optional<PuzzleKind> kind = {}) const;
  QPushButton* buttonOf(ActionId id) const;
  int widthOfWords() const;                                 ///< returns the width at which no button is cut off
  QToolButton* stepButton(ActionId id) const;               ///< \p id: ToStart, StepBack, StepForward or ToEnd
  QPushButton* copyDayButton() const { return m_copyDay; }  ///< button that is visible after all puzzles of the day
  void setLinks(QWidget* past, QWidget* list);              ///< adds \p past at the top, and \p list below the list
  QWidget* choices() const { return m_area; }               ///< returns the widget with the choice of training
  QComboBox* lengths() const { return m_length; }
  void fillLengths();
  void refresh();

 private:
  /// Button that starts a training session.
  struct Choice {
    TrainingChoice::From from;
    PuzzleKind kind;
    QPushButton* button;
  };
  struct PanelButton {
    ActionId id;
    QPushButton* button;
  };

  void addChoice(TrainingChoice::From from, PuzzleKind kind = {});
  void createChoices(QWidget* content);
  void createSteps();
  void createPanelButtons();
  void choose(const Choice& choice);
  void retranslate();
  QString textOf(const Choice& choice) const;

  PuzzleTrainer* m_trainer;
  const Actions* m_actions;
  QButtonGroup* m_group = new QButtonGroup(this);
  std::vector<Choice> m_choices;
  std::vector<PanelButton> m_panelButtons;
  std::vector<std::pair<ActionId, QToolButton*>> m_steps;
  QScrollArea* m_area = new QScrollArea(this);
  DayMarks* m_day;
  QPushButton* m_copyDay;
  QLabel* m_trainHeading;
  QLabel* m_hardnessHeading;
  QLabel* m_puzzleRating;
  QList<int> m_lengthsOffered;  ///< offered lengths, in plies
  QComboBox* m_length;
  QComboBox* m_hardness;
};

}  // namespace kotai::ui
