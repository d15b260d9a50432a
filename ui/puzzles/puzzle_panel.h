// Beside the board of a puzzle: kind and difficulty, and buttons for hint, solution and next puzzle.
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>

#include "ui/actions/actions.h"
#include "ui/puzzles/training_choice.h"
#include "ui/theme/label.h"

class QToolButton;

namespace kotai::ui {

class DayMarks;
class PuzzleTrainer;

class PuzzlePanel : public QFrame {
  Q_OBJECT

 public:
  PuzzlePanel(PuzzleTrainer* trainer, const Actions* actions, QWidget* parent = nullptr);

  QPushButton* buttonOf(TrainingChoice::From from, std::optional<PuzzleKind> kind = {}) const;
  QPushButton* buttonOf(ActionId id) const;
  int widthOfWords() const;                                 ///< minimum width at which no button is cut off
  QToolButton* stepButton(ActionId id) const;               ///< \p id: ToStart, StepBack, StepForward or ToEnd
  QPushButton* copyDayButton() const { return m_copyDay; }  ///< available once all puzzles of the day have been tried
  void setLinks(QWidget* past, QWidget* list);              ///< places \p past at the top, and \p list below the current list
  QWidget* choices() const;                                 ///< widget with the choice of training, above the buttons
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
  struct Deed {
    ActionId id;
    QPushButton* button;
  };

  void addChoice(TrainingChoice::From from, PuzzleKind kind = {});
  void createChoices(QWidget* content);
  void createSteps();
  void createDeeds();
  void choose(const Choice& choice);
  void retranslate();
  QString textOf(const Choice& choice) const;

  PuzzleTrainer* m_trainer;
  const Actions* m_actions;
  QButtonGroup* m_group;
  std::vector<Choice> m_choices;
  std::vector<Deed> m_deeds;
  std::vector<std::pair<ActionId, QToolButton*>> m_steps;
  QScrollArea* m_area;
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
