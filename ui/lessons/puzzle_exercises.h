// The board of a lesson: asks its exercises one after another, with the trainer of puzzles.
#pragma once

#include <QString>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/library/game_library.h"

class QPushButton;
class QStackedWidget;

namespace kotai::ui {

class JobManager;
class PuzzleBar;
class PuzzleBoard;
class PuzzleDesk;
class PuzzleTrainer;
class Settings;

class PuzzleExercises : public QWidget {
  Q_OBJECT

 public:
  enum class State {
    Unsolved,  ///< the variant has no solution here
    Looking,   ///< for the next exercise
    Failed,    ///< failure() has the reason
    Asked,     ///< an exercise is on the board
    Solved,    ///< and has been solved, or its solution was shown
    Over       ///< there are no more
  };

  /// \p boards: one for each kind of games.
  PuzzleExercises(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                  const std::vector<PuzzleBoard*>& boards, QWidget* parent = nullptr);

  PuzzleTrainer* trainer() const { return m_trainer; }
  PuzzleBar* bar() const { return m_bar; }

  void begin(const Lesson& lesson);  ///< from its first exercise. Precondition: plays()
  bool plays(const std::string& variantId) const;
  State state() const;
  int number() const;  ///< of the exercise, from 1; 0: there is none
  QString failure() const;
  void next();
  void leave();  ///< stops searches

 signals:
  void changed();

 private:
  void refresh();
  void retranslate();
  void setWords();

  PuzzleTrainer* m_trainer;
  QStackedWidget* m_stack;
  PuzzleBar* m_bar;
  PuzzleDesk* m_desk;
  QPushButton* m_hint;
  QPushButton* m_solution;
  std::shared_ptr<const Lesson> m_lesson;
};

}  // namespace kotai::ui
