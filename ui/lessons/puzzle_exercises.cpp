#include "ui/lessons/puzzle_exercises.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

#include "ui/lessons/lesson_words.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_desk.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

PuzzleExercises::PuzzleExercises(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                                 const std::vector<PuzzleBoard*>& boards, QWidget* parent)
    : QWidget(parent),
      m_trainer(new PuzzleTrainer(jobs, std::move(library), settings, boards, this)),
      m_stack(new QStackedWidget(this)),
      m_bar(new PuzzleBar(m_trainer, this)),
      m_desk(new PuzzleDesk(m_trainer, m_bar)),
      m_hint(new QPushButton(this)),
      m_solution(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  for (PuzzleBoard* board : boards) m_stack->addWidget(board);
  m_bar->exploreButton()->hide();
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  for (QPushButton* button : {m_hint, m_solution}) {
    button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the board
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_stack, 1);
  column->addWidget(m_bar);
  column->addLayout(buttons);
  connect(m_hint, &QPushButton::clicked, m_trainer, &PuzzleTrainer::hint);
  connect(m_solution, &QPushButton::clicked, m_trainer, &PuzzleTrainer::showSolution);
  connect(m_trainer, &PuzzleTrainer::movedOn, this, [this] {
    if (isVisible()) setFocus();
  });
  connect(m_trainer, &PuzzleTrainer::changed, this, &PuzzleExercises::refresh);
  retranslate();
}

void PuzzleExercises::begin(const Lesson& lesson) {
  m_lesson = std::make_shared<const Lesson>(lesson);
  m_trainer->teach(m_lesson);
}

bool PuzzleExercises::plays(const std::string& variantId) const { return m_trainer->plays(variantId); }

/// The lesson has words for its own task. The drills have those of their kinds.
void PuzzleExercises::setWords() {
  const bool own = m_lesson && number() == 1;
  m_bar->setWords(own ? lessonText(m_lesson->question) : QString(), own ? lessonText(m_lesson->praise) : QString());
}

PuzzleExercises::State PuzzleExercises::state() const {
  switch (m_trainer->state()) {
    case PuzzleTrainer::State::Unsolved: return State::Unsolved;
    case PuzzleTrainer::State::Looking: return State::Looking;
    case PuzzleTrainer::State::Nothing: return m_trainer->failure().isEmpty() ? State::Over : State::Failed;
    case PuzzleTrainer::State::Shown:
    case PuzzleTrainer::State::Solved: return State::Solved;
    default: return State::Asked;
  }
}

int PuzzleExercises::number() const { return m_trainer->found().number; }

QString PuzzleExercises::failure() const { return m_trainer->failure(); }

void PuzzleExercises::next() { m_trainer->next(); }

void PuzzleExercises::leave() { m_trainer->leave(); }

void PuzzleExercises::refresh() {
  if (PuzzleBoard* board = m_trainer->board()) {
    m_stack->setCurrentWidget(board);
    setFocusProxy(board);
  }
  setWords();
  m_desk->refresh();
  m_bar->exploreButton()->hide();
  m_hint->setEnabled(m_trainer->canMove());
  m_solution->setEnabled(m_trainer->canMove() || m_trainer->state() == PuzzleTrainer::State::Refuted);
  emit changed();
}

void PuzzleExercises::retranslate() {
  m_hint->setText(tr("&Hint"));
  m_solution->setText(tr("Show &me"));
  m_solution->setToolTip(tr("Plays the right moves"));
  refresh();
}

}  // namespace kotai::ui

#include "moc_puzzle_exercises.cpp"
