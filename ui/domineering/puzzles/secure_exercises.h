// Exercises of a lesson with dominoes.
#pragma once

#include <memory>

#include "core/library/game_library.h"
#include "ui/lessons/exercise_view.h"

class QLabel;
class QPushButton;

namespace kotai::ui {

class JobManager;
class SecureBoard;
class SecureTrainer;

class SecureExerciseView : public ExerciseView {
  Q_OBJECT

 public:
  SecureExerciseView(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent = nullptr);

  SecureTrainer* trainer() const { return m_trainer; }
  SecureBoard* board() const { return m_board; }
  QLabel* words() const { return m_words; }
  QPushButton* nextButton() const { return m_next; }

  void begin(const Lesson& lesson) override;
  State state() const override;
  int number() const override;
  QString failure() const override;
  void next() override;
  void leave() override {}

 private:
  void refresh();
  void retranslate();

  SecureTrainer* m_trainer;
  SecureBoard* m_board;
  QLabel* m_words;
  QPushButton* m_hint;
  QPushButton* m_solution;
  QPushButton* m_next;
  QString m_remark;  ///< explains a refused input until the next input
  std::shared_ptr<const Lesson> m_lesson;
};

}  // namespace kotai::ui
