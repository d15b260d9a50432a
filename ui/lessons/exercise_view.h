// The board of a lesson: asks its exercises one after another and judges the answers.
#pragma once

#include <QString>
#include <QWidget>
#include <string>

#include "core/lessons/lesson.h"

namespace kotai::ui {

/// One for each kind of games.
class ExerciseView : public QWidget {
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

  using QWidget::QWidget;
  virtual void begin(const Lesson& lesson) = 0;  ///< from its first exercise
  virtual State state() const = 0;
  virtual int number() const = 0;  ///< of the exercise, from 1; 0: there is none
  virtual QString failure() const = 0;
  virtual void next() = 0;
  virtual void leave() = 0;  ///< stops searches

 signals:
  void changed();
};

}  // namespace kotai::ui
