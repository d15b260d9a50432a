// Last card of the welcome page, with the status of puzzles, the first steps, and the solutions on this
// computer.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "ui/theme/label.h"
#include "ui/welcome/first_steps_card.h"

namespace kotai::ui {

class VariantStates;

class TodayCard : public QFrame {
  Q_OBJECT

 public:
  explicit TodayCard(const VariantStates* states, QWidget* parent = nullptr);
  FirstStepsOffer* firstSteps() const { return m_firstSteps; }
  QPushButton* solutionsButton() const { return m_allSolutions; }
  void setPuzzleWidget(QWidget* puzzles);  ///< places the widget at the top
  void refresh();
  /// \p newcomer: another card offers the first steps more prominently.
  void setNewcomer(bool newcomer) { m_firstSteps->setVisible(!newcomer); }

 private:
  void retranslate();

  const VariantStates* m_states;
  FirstStepsOffer* m_firstSteps = new FirstStepsOffer(FirstStepsOffer::Weight::Quiet, this);
  QLabel* m_solutionsHeading = named("panelHeading", new Label(this));
  QLabel* m_solutions = new Label(this);
  QLabel* m_running = new Label(this);
  QPushButton* m_allSolutions = new QPushButton(this);
};

}  // namespace kotai::ui
