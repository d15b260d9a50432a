// Last card of the welcome page, with the status of puzzles, the first steps, and the solutions on this
// computer.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "ui/theme/label.h"

namespace kotai::ui {

class FirstStepsOffer;
class VariantStates;

class TodayCard : public QFrame {
  Q_OBJECT

 public:
  explicit TodayCard(const VariantStates* states, QWidget* parent = nullptr);
  FirstStepsOffer* firstSteps() const { return m_firstSteps; }
  QPushButton* solutionsButton() const { return m_allSolutions; }
  void setPuzzleWidget(QWidget* puzzles);  ///< places the widget at the top
  void refresh();
  void setNewcomer(bool newcomer);  ///< \p newcomer: another card offers the first steps more prominently

 private:
  void retranslate();

  const VariantStates* m_states;
  FirstStepsOffer* m_firstSteps;
  QLabel* m_solutionsHeading;
  QLabel* m_solutions;
  QLabel* m_running;
  QPushButton* m_allSolutions;
};

}  // namespace kotai::ui
