#include "ui/domineering/puzzles/secure_exercises.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "core/simultaneous/registry.h"
#include "ui/domineering/puzzles/secure_board.h"
#include "ui/domineering/puzzles/secure_trainer.h"
#include "ui/domineering/puzzles/secure_words.h"
#include "ui/lessons/lesson_words.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/primary_button.h"

namespace kotai::ui {

SecureExerciseView::SecureExerciseView(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent)
    : ExerciseView(parent),
      m_trainer(new SecureTrainer(jobs, std::move(library), this)),
      m_board(new SecureBoard(m_trainer, this)),
      m_words(new Label(this)),
      m_hint(new QPushButton(this)),
      m_solution(new QPushButton(this)),
      m_next(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  setFocusProxy(m_board);
  m_words->setWordWrap(true);
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_words->setFocusPolicy(Qt::NoFocus);
  auto* bar = new QFrame(this);
  bar->setObjectName(QStringLiteral("messageBar"));
  bar->setAttribute(Qt::WA_StyledBackground);
  auto* inBar = new QHBoxLayout(bar);
  inBar->setContentsMargins(14, 9, 14, 9);
  inBar->setSpacing(8);
  inBar->addWidget(m_words, 1);
  inBar->addWidget(m_next);
  bar->setMinimumHeight(3 * fontMetrics().lineSpacing() + 18);  // the board keeps its size
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  for (QPushButton* button : {m_hint, m_solution}) buttons->addWidget(button);
  buttons->addStretch(1);
  for (QPushButton* button : {m_hint, m_solution, m_next}) button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_board, 1);
  column->addWidget(bar);
  column->addLayout(buttons);
  connect(m_trainer, &SecureTrainer::changed, this, [this] {
    m_remark.clear();
    refresh();
  });
  connect(m_board, &SecureBoard::chosen, m_trainer, &SecureTrainer::choose);
  connect(m_board, &SecureBoard::refused, this, [this](const QString& reason) {
    m_remark = reason;
    refresh();
  });
  connect(m_hint, &QPushButton::clicked, m_trainer, &SecureTrainer::hint);
  connect(m_solution, &QPushButton::clicked, m_trainer, &SecureTrainer::showSolution);
  connect(m_next, &QPushButton::clicked, this, [this] {
    next();
    m_board->setFocus();
  });
  retranslate();
}

void SecureExerciseView::begin(const Lesson& lesson) {
  m_lesson = std::make_shared<const Lesson>(lesson);
  m_trainer->teach(parseSimultaneousVariant(lesson.variant).value(), m_lesson);
}

ExerciseView::State SecureExerciseView::state() const {
  switch (m_trainer->state()) {
    case SecureTrainer::State::Unsolved: return State::Unsolved;
    case SecureTrainer::State::Looking: return State::Looking;
    case SecureTrainer::State::Nothing: return m_trainer->failure().isEmpty() ? State::Over : State::Failed;
    case SecureTrainer::State::Shown:
    case SecureTrainer::State::Solved: return State::Solved;
    default: return State::Asked;
  }
}

int SecureExerciseView::number() const { return m_trainer->exercise(); }

QString SecureExerciseView::failure() const { return m_trainer->failure(); }

void SecureExerciseView::next() { m_trainer->next(); }

void SecureExerciseView::refresh() {
  const bool there = m_trainer->puzzle().has_value();
  const bool own = m_lesson && number() == 1;
  const LessonReplies replies =
      own ? LessonReplies{lessonText(m_lesson->question), lessonText(m_lesson->praise)} : LessonReplies{};
  m_words->setText(there ? secureText(*m_trainer, m_remark, replies) : QString());
  const bool over = state() == State::Solved;
  for (QPushButton* button : {m_hint, m_solution}) button->setEnabled(m_trainer->canChoose());
  m_next->setVisible(over);
  makePrimary(*m_next, over);
  emit changed();
}

void SecureExerciseView::retranslate() {
  m_remark.clear();  // its text is in the previous language
  m_board->setAccessibleName(tr("Board of the lesson"));
  m_hint->setText(tr("&Hint"));
  m_solution->setText(tr("Show &me"));
  m_next->setText(tr("&Next"));
  refresh();
}

}  // namespace kotai::ui

#include "moc_secure_exercises.cpp"
