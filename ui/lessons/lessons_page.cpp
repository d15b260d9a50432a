#include "ui/lessons/lessons_page.h"

#include <QDate>
#include <QHideEvent>
#include <QScrollArea>
#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/lesson_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int panelWidth = 250;
constexpr int narrowPanelWidth = 190;
constexpr int narrowPageBelow = 1000;
constexpr int lowPageBelow = 460;
constexpr int besideTitle = 66;     ///< total width of the panel's margins and a button
constexpr double textScale = 1.12;  ///< font size of the lesson's text, relative to other texts
const auto lastCourse = QStringLiteral("lessonCourse");
using State = PuzzleExercises::State;

static std::chrono::sys_days today() {
  return std::chrono::sys_days(std::chrono::days(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
}

PuzzleExercises::PuzzleExercises(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                                 const std::vector<PuzzleBoard*>& boards, QWidget* parent)
    : QWidget(parent), m_trainer(new PuzzleTrainer(jobs, std::move(library), settings, boards, this)) {
  for (PuzzleBoard* board : boards) m_stack->addWidget(board);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  for (QPushButton* button : {m_hint, m_solution}) {
    button->setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 8);
  column->addWidget(m_stack, 1);
  column->addWidget(m_bar);
  column->addLayout(buttons);
  connect(m_hint, &QPushButton::clicked, m_trainer->moves(), &PuzzleMoves::hint);
  connect(m_solution, &QPushButton::clicked, m_trainer->moves(), &PuzzleMoves::showSolution);
  connect(m_trainer, &PuzzleTrainer::newPuzzleShown, this, [this] {
    if (isVisible()) setFocus();
  });
  connect(m_trainer, &PuzzleTrainer::changed, this, &PuzzleExercises::refresh);
  keepTranslated(this, [this] { retranslate(); });
}

void PuzzleExercises::begin(const Lesson& lesson) {
  m_lesson = std::make_shared<const Lesson>(lesson);
  m_trainer->startLesson(m_lesson);
}

bool PuzzleExercises::plays(const std::string& variantId) const { return m_trainer->plays(variantId); }

/// Sets the texts of the task. A lesson's task has its own texts. A drill uses the texts of its kind of puzzle.
void PuzzleExercises::setStrings() {
  const bool own = m_lesson && number() == 1;
  const bool last = m_lesson && number() == static_cast<int>(1 + m_lesson->drills.count);
  m_bar->setStrings(own ? lessonText(m_lesson->question) : QString(), own ? lessonText(m_lesson->praise) : QString(),
                    last ? tr("Lesson finished!") : QString());
}

PuzzleExercises::State PuzzleExercises::state() const {
  switch (m_trainer->current().state) {
    case PuzzleTrainer::State::Unsolved: return State::Unsolved;
    case PuzzleTrainer::State::Looking:
    case PuzzleTrainer::State::Left: return State::Looking;
    case PuzzleTrainer::State::Nothing: return m_trainer->current().failure().isEmpty() ? State::Over : State::Failed;
    case PuzzleTrainer::State::Shown:
    case PuzzleTrainer::State::Solved: return State::Solved;
    default: return State::Asked;
  }
}

int PuzzleExercises::number() const { return m_trainer->current().found.number; }

QString PuzzleExercises::failure() const { return m_trainer->current().failure(); }

void PuzzleExercises::next() { m_trainer->next(); }

void PuzzleExercises::leave() { m_trainer->leave(); }

void PuzzleExercises::refresh() {
  if (PuzzleBoard* board = m_trainer->board()) {
    m_stack->setCurrentWidget(board);
    setFocusProxy(board);
  }
  setStrings();
  m_desk->refresh();
  m_hint->setEnabled(m_trainer->current().canMove());
  m_solution->setEnabled(m_trainer->current().canMove() || m_trainer->current().state == PuzzleTrainer::State::Refuted);
  emit changed();
}

void PuzzleExercises::retranslate() {
  m_hint->setText(tr("&Hint"));
  m_solution->setText(tr("Show &me"));
  m_solution->setToolTip(tr("Play the right moves"));
  refresh();
}

LessonLabel::LessonLabel(QWidget* parent) : Label(parent) {
  for (Label* each : std::initializer_list<Label*>{this, m_own}) {
    wrapping(each)->setTextInteractionFlags(Qt::TextSelectableByMouse);
    each->setFocusPolicy(Qt::NoFocus);
  }
  setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_own->hide();
}

void LessonLabel::showText(const QString& text, const QString& own) {
  m_own->setText(own);
  setText(text);
}

int LessonLabel::heightForWidth(int width) const { return std::max(Label::heightForWidth(width), m_own->heightForWidth(width)); }

/// Passes on the font, because a style sheet keeps children from inheriting it.
void LessonLabel::changeEvent(QEvent* event) {
  Label::changeEvent(event);
  if (event->type() == QEvent::FontChange) m_own->setFont(font());
}

LessonsPage::LessonsPage(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                         const std::vector<PuzzleBoard*>& boards, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_library(std::move(library)),
      m_settings(settings),
      m_courses(ownCourses()),
      m_exercises(new PuzzleExercises(jobs, m_library, settings, boards, this)) {
  layOut();
  connect(m_courseBox, &QComboBox::activated, this, [this](int number) { showCourse(static_cast<std::size_t>(number)); });
  connect(m_empty->button(), &QPushButton::clicked, this, &LessonsPage::act);
  connect(m_exercises, &PuzzleExercises::changed, this, [this] {
    if (m_shown) refresh();
  });
  const auto follow = [this] {
    if (m_shown && isVisible()) refresh();
  };
  connect(jobs, &JobManager::jobsChanged, this, follow);
  connect(jobs, &JobManager::jobProgressed, this, follow);
  connect(jobs, &JobManager::damageFound, this, follow);
  keepTranslated(this, [this] { retranslate(); });
}

void LessonsPage::layOut() {
  m_title->setMuted(false);
  m_title->setSmallestSize(font().pointSizeF() * 0.9);
  m_readable = font();
  m_readable.setPointSizeF(m_readable.pointSizeF() * textScale);
  m_text->setFont(m_readable);
  m_column = layOutPuzzleFrame(this, {m_top, m_title, m_standing, m_courseBox, m_middle, m_exercises, m_empty});
  m_column->insertWidget(1, m_text);
  m_panel->setAttribute(Qt::WA_StyledBackground);
  auto* area = new QScrollArea(m_panel);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(area);
  m_side = makeLayout<QVBoxLayout>(content, {0, 0, 4, 0});
  m_side->addLayout(m_list, 1);
  m_list->setSpacing(6);
  m_list->addWidget(m_listHeading);
  m_list->addStretch(1);
  area->setWidget(content);
  content->setAutoFillBackground(false);
  area->viewport()->setAutoFillBackground(false);
  auto* panel = makeLayout<QVBoxLayout>(m_panel, {14, 12, 12, 12});
  panel->addWidget(area);
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 0);
  row->addLayout(m_column, 1);
  row->addWidget(m_panel);
  new FloatingMessages(m_messages, this, m_panel);
}

std::string LessonsPage::gameId() const { return gameIdOf(lesson().variant); }

bool LessonsPage::isDone(std::size_t number) const { return m_done.contains(course().lessons[number].id); }

int LessonsPage::solvedExercises(std::size_t number) const {
  const auto found = m_solved.find(course().lessons[number].id);
  return found == m_solved.end() ? 0 : found->second;
}

void LessonsPage::openGame(const std::string& gameId) {
  // Continues with the lesson that was shown last.
  if (m_shown && (gameId.empty() || gameId == this->gameId())) return readProgress(false);
  const std::string wanted = gameId.empty() ? m_settings->choice(lastCourse).toStdString() : gameId;
  const auto found = std::ranges::find(m_courses, wanted, &Course::id);
  showCourse(found == m_courses.end() ? 0 : static_cast<std::size_t>(found - m_courses.begin()));
}

void LessonsPage::openCourse(Course course) {
  auto place = std::ranges::find(m_courses, course.id, &Course::id);
  if (place == m_courses.end())
    place = m_courses.insert(place, std::move(course));
  else
    *place = std::move(course);
  const auto number = static_cast<std::size_t>(place - m_courses.begin());
  fillCourses();
  showCourse(number);
}

void LessonsPage::openLesson(const std::string& gameId, std::size_t number) {
  const auto found = std::ranges::find(m_courses, gameId, &Course::id);
  if (found == m_courses.end() || number >= found->lessons.size()) return;
  selectCourse(static_cast<std::size_t>(found - m_courses.begin()));
  readProgress(false);
  openLesson(number);
}

void LessonsPage::showCourse(std::size_t number) {
  selectCourse(number);
  readProgress(true);
}

void LessonsPage::selectCourse(std::size_t number) {
  m_course = number;
  m_lesson = 0;
  m_courseBox->setCurrentIndex(static_cast<int>(number));
  m_settings->choice.set(lastCourse, QString::fromStdString(course().id));
  m_done.clear();
  m_solved.clear();
  makeButtons();
}

/// Reads the progress from the library in a worker.
void LessonsPage::readProgress(bool choosesLesson) {
  m_progress.run(
      this,
      [library = m_library, id = course().id] { return std::pair(library->lessons().done(id), library->lessons().solved(id)); },
      [this, choosesLesson](const std::pair<std::set<std::string>, std::map<std::string, int>>& progress) {
        std::tie(m_done, m_solved) = progress;
        refreshButtons();
        if (!choosesLesson) return;
        const auto& lessons = course().lessons;
        const auto open = std::ranges::find_if(lessons, [this](const Lesson& each) { return !m_done.contains(each.id); });
        openLesson(open == lessons.end() ? 0 : static_cast<std::size_t>(open - lessons.begin()));
      });
}

void LessonsPage::openLesson(std::size_t number) {
  m_lesson = number;
  m_shown = true;
  m_cost.clear();
  if (!m_exercises->plays(lesson().variant)) return;
  m_exercises->begin(lesson());
  refresh();
  if (m_exercises->state() == State::Unsolved) readCost();
}

void LessonsPage::makeButtons() {
  for (QPushButton* button : m_buttons) delete button;
  m_buttons.clear();
  for (std::size_t number = 0; number < course().lessons.size(); ++number) {
    auto* button = new QPushButton(m_panel);
    button->setObjectName(QStringLiteral("lesson%1").arg(number + 1));
    button->setProperty("choice", true);
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_group->addButton(button);
    m_list->insertWidget(static_cast<int>(number) + 1, button);
    connect(button, &QPushButton::clicked, this, [this, number] { openLesson(number); });
    m_buttons.push_back(button);
  }
  refreshButtons();
}

void LessonsPage::refreshButtons() {
  for (std::size_t number = 0; number < m_buttons.size(); ++number) {
    const QString title = lessonText(course().lessons[number].title);
    const QString whole = QStringLiteral("%1  %2").arg(isDone(number) ? QStringLiteral("✓") : QString::number(number + 1), title);
    const int exercises = 1 + static_cast<int>(course().lessons[number].drills.count);
    const bool isBegun = !isDone(number) && solvedExercises(number) > 0;
    const QString progress =
        isBegun ? QStringLiteral(" · ") + tr("%1 of %2", "exercises of a lesson").arg(solvedExercises(number)).arg(exercises)
                : QString();
    const int room = m_panel->width() - besideTitle - fontMetrics().horizontalAdvance(progress);
    QPushButton* button = m_buttons[number];
    button->setText(fontMetrics().elidedText(whole, Qt::ElideRight, room) + progress);
    button->setToolTip(plainToolTip(standingOf(number)));
    button->setAccessibleName(standingOf(number));
    button->setChecked(number == m_lesson);
  }
}

/// Returns the title of a lesson and how much of it is done, for screen readers and the tooltip.
QString LessonsPage::standingOf(std::size_t number) const {
  const QString title = lessonText(course().lessons[number].title);
  if (isDone(number)) return tr("%1, finished", "a lesson").arg(title);
  const int solved = solvedExercises(number);
  if (solved == 0) return tr("%1, not begun", "a lesson").arg(title);
  return tr("%1, %2 of %3 exercises solved", "a lesson").arg(title).arg(solved).arg(1 + course().lessons[number].drills.count);
}

void LessonsPage::warnUnlessWritten(bool written) {
  if (!written) m_messages->showWarning(tr("Your progress could not be saved: Kotai cannot write to the library of games."));
}

/// Records the lesson as finished if its last exercise has been solved.
void LessonsPage::setDone() {
  if (!m_done.insert(lesson().id).second) return;
  runInBackground(
      this,
      [library = m_library, course = course().id, id = lesson().id] { return library->lessons().setDone(course, id, today()); },
      [this](bool written) { warnUnlessWritten(written); });
}

/// Records the number of the exercise that has just been solved.
void LessonsPage::setSolved() {
  const int number = m_exercises->number();
  if (std::exchange(m_solved[lesson().id], std::max(number, solvedExercises(m_lesson))) >= number) return;
  runInBackground(
      this,
      [library = m_library, course = course().id, id = lesson().id, number] {
        return library->lessons().setSolved(course, id, number);
      },
      [this](bool written) { warnUnlessWritten(written); });
}

QString LessonsPage::standingText() const {
  const QString place = tr("Lesson %1 of %2").arg(m_lesson + 1).arg(course().lessons.size());
  const std::size_t exercises = 1 + lesson().drills.count;
  const bool asked = m_exercises->state() == State::Asked || m_exercises->state() == State::Solved;
  if (!asked || exercises == 1) return place;
  return place + QStringLiteral(" · ") + tr("exercise %1 of %2").arg(m_exercises->number()).arg(exercises);
}

void LessonsPage::refresh() {
  const State state = m_exercises->state();
  if (state == State::Over) {
    setDone();
    if (m_lesson + 1 < course().lessons.size()) return openLesson(m_lesson + 1);
  }
  m_title->setText(lessonText(lesson().title));
  m_standing->setText(standingText());
  const bool board = state == State::Asked || state == State::Solved;
  // The lesson's text may describe the board of the first exercise. Later exercises show a general text.
  const QString own = lessonText(lesson().text);
  const bool isDrill = board && m_exercises->number() > 1;
  m_text->showText(isDrill ? tr("Now use the same idea on other boards. The boards are different each time.") : own, own);
  m_middle->setCurrentWidget(board ? static_cast<QWidget*>(m_exercises) : m_empty);
  setFocusProxy(board ? static_cast<QWidget*>(m_exercises) : m_empty->button());
  if (!board) refreshEmpty();
  const bool last = m_exercises->number() == static_cast<int>(1 + lesson().drills.count);
  if (state == State::Solved) setSolved();
  if (state == State::Solved && last) setDone();
  refreshButtons();
}

void LessonsPage::refreshEmpty() {
  const State state = m_exercises->state();
  if (state == State::Looking) return m_empty->showTextsOnly(tr("Looking for a position…"), {});
  if (state == State::Over) {
    m_empty->showTextsOnly(tr("You have finished the course!"), tr("You know the ideas. Now play a game!"));
    return m_empty->setAction(tr("Play %1", "a game").arg(gameName(gameId())));
  }
  SolutionWork work = solutionWork(*m_jobs, lesson().variant);
  if (work.failure.isEmpty()) work.failure = m_exercises->failure();
  const QString name = variantText(lesson().variant);
  const QString offer = tr("To check your answers, Kotai first finds out the result of every position of %1.").arg(name);
  showMissing(*m_empty, work, Missing::Lessons,
              {.name = name,
               .offer = m_cost.isEmpty() ? offer : offer + QLatin1Char('\n') + m_cost,
               .heading = tr("One step before the lessons begin"),
               .action = tr("Prepare the lessons")});
}

void LessonsPage::readCost() {
  m_facts.run(
      this,
      [id = lesson().variant, directory = m_jobs->dataDirectory(), limits = m_jobs->limits()] {
        return readVariantFacts(id, directory, limits);
      },
      [this](const VariantFacts& facts) {
        if (!facts.variant || facts.variant->id() != lesson().variant) return;
        m_cost = solveCostText(facts);
        refresh();
      });
}

/// Performs the action of the button of m_empty.
void LessonsPage::act() {
  const QString id = QString::fromStdString(lesson().variant);
  if (m_exercises->state() == State::Over) return emit playRequested(id);
  if (solutionWork(*m_jobs, lesson().variant).needsRepair()) return emit repairRequested(id);
  emit solveRequested(id);
}

void LessonsPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) m_exercises->leave();
}

/// Rearranges the page in a small window. Moves the text and the courses to the side, because the board needs the
/// height of the text and the title needs the width of the courses.
void LessonsPage::fitText() {
  const bool low = height() < lowPageBelow && width() < narrowPageBelow;
  if (low == (m_side->indexOf(m_text) >= 0)) return;
  if (low) {
    m_column->removeWidget(m_text);
    m_top->removeWidget(m_courseBox);
    m_side->insertWidget(0, m_courseBox, 0, Qt::AlignLeft);
    m_side->insertWidget(1, m_text);
  } else {
    m_side->removeWidget(m_courseBox);
    m_side->removeWidget(m_text);
    m_top->addWidget(m_courseBox);
    m_column->insertWidget(1, m_text);
  }
  m_text->setFont(low ? font() : m_readable);
  m_courseBox->show();
  m_text->show();  // setParent() has hidden the text
}

void LessonsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitText();
  m_exercises->bar()->fit();
  m_panel->setFixedWidth(std::clamp(width() * 8 / 25, narrowPanelWidth, panelWidth));
  if (m_shown) refreshButtons();
}

void LessonsPage::fillCourses() {
  m_courseBox->clear();
  for (const Course& each : m_courses) m_courseBox->addItem(lessonText(each.title));
  m_courseBox->setCurrentIndex(static_cast<int>(m_course));
}

void LessonsPage::retranslate() {
  m_listHeading->setText(tr("Lessons"));
  m_courseBox->setAccessibleName(tr("Course"));
  m_courseBox->setToolTip(tr("Course of lessons"));
  fillCourses();
  if (m_shown) refresh();
}

}  // namespace kotai::ui

#include "moc_lessons_page.cpp"
