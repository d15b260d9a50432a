// Exercises of games in which the players alternate, on the board and with the trainer of puzzles.
#pragma once

#include <memory>

#include "core/library/game_library.h"
#include "ui/lessons/exercise_view.h"

class QPushButton;

namespace kotai::ui {

class BoardView;
class JobManager;
class PuzzleBar;
class PuzzleDesk;
class PuzzleTrainer;
class Settings;

class PuzzleExercises : public ExerciseView {
  Q_OBJECT

 public:
  PuzzleExercises(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings, QWidget* parent = nullptr);

  PuzzleTrainer* trainer() const { return m_trainer; }
  BoardView* board() const { return m_board; }
  PuzzleBar* bar() const { return m_bar; }
  QPushButton* hintButton() const { return m_hint; }
  QPushButton* solutionButton() const { return m_solution; }

  void begin(const Lesson& lesson) override;
  State state() const override;
  int number() const override;
  QString failure() const override;
  void next() override;
  void leave() override;

 private:
  void refresh();
  void retranslate();
  void setWords();

  PuzzleTrainer* m_trainer;
  BoardView* m_board;
  PuzzleBar* m_bar;
  PuzzleDesk* m_desk;
  QPushButton* m_hint;
  QPushButton* m_solution;
  std::shared_ptr<const Lesson> m_lesson;
};

}  // namespace kotai::ui
