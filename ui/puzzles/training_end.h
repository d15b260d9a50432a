// End of a training: shows the results and what the user can do next.
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <vector>

#include "ui/puzzles/training_choice.h"
#include "ui/strings/lesson_strings.h"

namespace kotai::ui {

class EmptyState;
class PuzzleTrainer;

class TrainingEnd : public QObject {
  Q_OBJECT

 public:
  /// \p page shows the texts and buttons, and owns this object.
  TrainingEnd(PuzzleTrainer* trainer, EmptyState* page);
  void show();  ///< shows the end of the current training. Call again to update the texts.
  void act();   ///< performs the action of the page's main button

 signals:
  void listWanted();  ///< emitted when the user wants to go back to the list of the positions or mistakes
  void playRequested(const QString& variantId);
  void lessonWanted(const kotai::ui::LessonLink& lesson);

 private:
  void showDay();
  void showList();
  QString dayScore() const;
  QString daysInARow() const;
  QString listScore() const;
  void perform(std::size_t number);
  void practiseAgain();
  void trainMixed(Hardness hardness);

  PuzzleTrainer* m_trainer;
  EmptyState* m_page;
  std::vector<std::function<void()>> m_offers;  ///< actions of the page's buttons after a list, the main button first
};

}  // namespace kotai::ui
