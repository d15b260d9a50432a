#include "ui/shell/window_pages.h"

#include <QDate>
#include <QFileInfo>
#include <QPushButton>
#include <algorithm>

#include "core/library/library_game.h"
#include "core/play/play.h"
#include "ui/actions/action_button.h"
#include "ui/background/background.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_text.h"
#include "ui/jobs/work_offer.h"
#include "ui/lessons/lesson_words.h"
#include "ui/lessons/lessons_page.h"
#include "ui/library/library_filter_bar.h"
#include "ui/library/library_page.h"
#include "ui/library/mistakes_view.h"
#include "ui/papers/paper_requests.h"
#include "ui/papers/papers_page.h"
#include "ui/play/page_frame.h"
#include "ui/play/review.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/after_game.h"
#include "ui/session/session_view.h"
#include "ui/shell/continued_games.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/sessions.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/solutions/solutions_page.h"
#include "ui/welcome/continue_row.h"
#include "ui/welcome/first_steps_card.h"
#include "ui/welcome/game_card.h"
#include "ui/welcome/game_page.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/today_card.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

constexpr QSize previewSize(240, 190);

PageStack::PageStack(Workspace* workspace, QWidget* parent) : QStackedWidget(parent), m_workspace(workspace) {}

void PageStack::addView(SessionView* view) {
  m_views.push_back(view);
  addWidget(view->page());
}

std::vector<PuzzleBoard*> PageStack::puzzleBoards() {
  std::vector<PuzzleBoard*> boards;
  for (const SessionView* view : m_views) boards.push_back(view->makePuzzleBoard(this));
  return boards;
}

SessionView* PageStack::openView() const {
  const auto found = std::ranges::find(m_views, m_workspace->session(), &SessionView::session);
  return found == m_views.end() ? m_views.front() : *found;
}

SessionView* PageStack::shownView() const {
  const auto found = std::ranges::find(m_views, currentWidget(), &SessionView::page);
  return found == m_views.end() ? nullptr : *found;
}

MessageBar* PageStack::messages() const {
  const SessionView* shown = shownView();
  return shown ? shown->messages() : currentWidget()->findChild<MessageBar*>();  // each page has its own message bar
}

void PageStack::showPage(QWidget* page, bool acceptsFocus) {
  m_layouts->leave();
  setCurrentWidget(page);
  if (acceptsFocus) page->setFocus();
  emit shown();
}

void PageStack::toggleWith(QAction* action, QWidget* page, const std::function<void()>& open) {
  connect(action, &QAction::triggered, this,
          [this, page, open] { currentWidget() == page && m_workspace->hasGame() ? showBoard() : open(); });
}

void PageStack::showBoard() {
  SessionView* view = openView();
  if (shownView() == view) return;
  setCurrentWidget(view->page());
  m_layouts->show(view);
  view->page()->setFocus();
  emit shown();
}

void PageStack::showMessage(const QString& text) { messages()->showMessage(text); }

void PageStack::showWarning(const QString& text) { messages()->showWarning(text); }

void PageStack::withdrawWarning(const QString& text) {
  for (MessageBar* bar : findChildren<MessageBar*>()) bar->withdrawWarning(text);
}

WindowPages::WindowPages(Workspace* workspace, PageStack* pages, GameOpener* opener, const Actions* actions, JobsDock* jobs,
                         QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_pages(pages),
      m_opener(opener),
      m_actions(actions),
      m_continued(new ContinuedGames(workspace, this)),
      m_welcome(new WelcomePage(workspace->jobs(), workspace->library(), pages)),
      m_library(new LibraryPage(workspace->library(), mistakeFinder(workspace->jobs()), pages)),
      m_puzzles(new PuzzleNavigation(workspace, pages, opener, m_welcome, actions, this)),
      m_lessons(new LessonsPage(workspace->jobs(), workspace->library(), workspace->settings(), pages->puzzleBoards(), pages)),
      m_papers(new PapersPage(workspace->jobs(), pages)),
      m_solutions(new SolutionsPage(workspace->jobs(), jobs->leftovers(), workspace->settings(), pages)) {
  for (QWidget* page : std::initializer_list<QWidget*>{m_welcome, m_library, m_lessons, m_papers, m_solutions})
    pages->addWidget(page);
  pages->setCurrentWidget(m_welcome);
  const auto addWayOut = [actions](auto* page) { page->setNavigationButtons(new WayOut(*actions)); };
  addWayOut(m_library);
  addWayOut(m_lessons);
  addWayOut(m_papers);
  addWayOut(m_solutions);
  connectWelcome();
  connectContinued();
  connectLibrary();
  connectLessons();
  connectPapers();
  connectSolutions(jobs);
}

/// Starts a solve without asking if it takes only a fraction of a second.
template <class Facts>
static void solveIfSmall(JobManager& jobs, const Facts& facts) {
  constexpr double smallPositions = 2e6;
  if (facts.variant && !facts.solved() && facts.solvable() && !facts.failure && facts.positions < smallPositions &&
      canWriteIn(jobs.dataDirectory()))
    jobs.start(facts.variant->id(), JobOrigin::Program);
}

void WindowPages::connectWelcome() {
  const KnownVariants* states = m_welcome->states();
  connect(states, &KnownVariants::factsRead, this, [this](const KnownVariants::Facts& facts) {
    std::visit([this](const auto& each) { solveIfSmall(*m_workspace->jobs(), each); }, facts);
  });
  connect(m_workspace, &Workspace::filesChanged, states, &KnownVariants::onFilesChanged);
  const GameRequests* requests = m_welcome->requests();
  connect(requests, &GameRequests::play, m_opener, &GameOpener::play);
  connect(requests, &GameRequests::playTogether, m_opener, &GameOpener::playTogether);
  connect(requests, &GameRequests::explore, m_opener, &GameOpener::explore);
  connect(m_welcome, &WelcomePage::solveRequested, m_workspace,
          [this](const QString& id) { m_workspace->jobs()->start(id.toStdString()); });
  connect(requests, &GameRequests::repair, m_workspace, &Workspace::repair);
  for (const GameCard* card : m_welcome->cards())
    connect(card->tournamentButton(), &QPushButton::clicked, (*m_actions)[ActionId::Tournament], &QAction::trigger);
  connect(requests, &GameRequests::outcomes, (*m_actions)[ActionId::OutcomeTable], &QAction::trigger);
  connect(m_welcome->myGamesButton(), &QPushButton::clicked, this, [this] {
    showLibrary();
    m_library->showTab(LibraryPage::Games);
  });
  connect(m_welcome->myMistakesButton(), &QPushButton::clicked, this, &WindowPages::showMistakes);
  connect(m_welcome->today()->solutionsButton(), &QPushButton::clicked, this, &WindowPages::showSolutions);
  connect(requests, &GameRequests::lessons, this, &WindowPages::showLessons);
  connect((*m_actions)[ActionId::Welcome], &QAction::triggered, this, &WindowPages::showWelcome);
}

void WindowPages::connectFirstSteps(FirstSteps* firstSteps) {
  for (const FirstStepsOffer* offer : {m_welcome->today()->firstSteps(), m_welcome->continueRow()->newcomer()})
    connect(offer->button(), &QPushButton::clicked, firstSteps, &FirstSteps::begin);
  Settings* settings = m_workspace->settings();
  const auto follow = [this, settings] { m_welcome->setNewcomer(!settings->firstStepsDone()); };
  connect(&settings->firstStepsDone, &ChangingSetting::changed, this, follow);
  follow();
}

void WindowPages::connectContinued() {
  connect(m_continued, &ContinuedGames::changed, this, [this] { m_welcome->continueRow()->setGames(m_continued->cards()); });
  connect(m_continued, &ContinuedGames::openGameWanted, m_pages, &PageStack::showBoard);
  connect(m_welcome->puzzles(), &PuzzlesOffer::dayChanged, this, &WindowPages::refreshContinued);
  connect(m_welcome->continueRow(), &ContinueRow::reviewWanted, this, [this] {
    m_pages->showBoard();
    m_pages->openView()->afterGame()->startReview();
  });
  connect(m_welcome->continueRow(), &ContinueRow::continued, m_continued, &ContinuedGames::continueGame);
  connect(m_workspace->saver()->recorder(), &GameRecorder::gameSaved, this, [this] {
    if (m_welcome->isVisible()) refreshContinued();
  });
}

void WindowPages::refreshContinued() { m_continued->refresh(m_workspace->hasGame() ? m_pages->openView() : nullptr); }

void WindowPages::showWelcome() {
  m_pages->showPage(m_welcome, false);
  refreshContinued();
  m_welcome->showAllGames();
}

void WindowPages::connectLibrary() {
  m_pages->toggleWith((*m_actions)[ActionId::ShowLibrary], m_library, [this] { showLibrary(); });
  connect(m_library, &LibraryPage::openRequested, m_workspace, [this](const QByteArray& text) {
    if (const SavedResult game = readSavedGame(text)) m_workspace->openKnownGame(*game);
  });
  auto* preview = new LiveBoard(m_library);
  preview->setFixedSize(previewSize);
  m_library->setPreview(preview);
  connect(m_library, &LibraryPage::gameShown, preview, [preview](const QByteArray& text) {
    const SavedResult game = readSavedGame(text);
    preview->showScene(game ? smallSceneOf(*game, mainLineOf(*game).back()) : BoardScene());
  });
  connect(m_workspace->saver()->recorder(), &GameRecorder::gameSaved, m_library, &LibraryPage::refresh);
  MistakesView* mistakes = m_library->mistakes();
  connect(m_workspace->jobs(), &JobManager::solved, mistakes, &MistakesView::readAgain);
  connect(m_workspace, &Workspace::filesChanged, mistakes, &MistakesView::readAgain);
  connect(mistakes, &MistakesView::positionWanted, this, &WindowPages::openPosition);
  connect(mistakes, &MistakesView::lessonWanted, this, &WindowPages::showLesson);
  connect(mistakes, &MistakesView::practiceWanted, m_puzzles, &PuzzleNavigation::practise);
  connect(m_puzzles, &PuzzleNavigation::mistakesWanted, this, &WindowPages::showMistakes);
  connect((*m_actions)[ActionId::ShowMistakes], &QAction::triggered, this, &WindowPages::showMistakes);
  connect(m_library->statistics(), &StatisticsView::playWanted, (*m_actions)[ActionId::NewGame], &QAction::trigger);
  connect(mistakes->empty()->button(), &QPushButton::clicked, m_puzzles,
          [this, mistakes] { m_puzzles->solve(QString::fromStdString(mistakes->readVariant())); });
}

void WindowPages::connectFiles(FileActions* files) {
  connect(m_library, &LibraryPage::importWanted, files, [this, files] { m_library->importFiles(files->askForFiles()); });
  connect(m_library, &LibraryPage::exportWanted, files, [this, files] {
    if (const QString file = files->askForExport(); !file.isEmpty()) m_library->exportTo(file);
  });
  connect(files, &FileActions::importRequested, this, &WindowPages::importGames);
  connect(m_workspace, &Workspace::furtherGamesFound, this, [this](const QString& file) {
    m_pages->messages()->showOffer(tr("The file holds several games. The first one is open."), tr("Add all to my games"),
                                   [this, file] { importGames({file}); });
  });
  connect(files, &FileActions::lessonsRequested, this, &WindowPages::openLessons);
}

void WindowPages::importGames(const QStringList& files) {
  showLibrary();
  m_library->importFiles(files);
}

void WindowPages::showLibrary() {
  m_pages->showPage(m_library);
  const bool game = m_workspace->hasGame();
  GameSession* session = m_workspace->session();
  m_library->filterBar()->setPosition(game ? session->document()->variantId() : std::string(),
                                      game ? session->positionKey() : std::string());
}

void WindowPages::showBoard() {
  GameSession& open = *m_workspace->session();
  const bool isBegun = open.document()->nodeCount() > 1 && !open.ending();
  const std::string lessons = m_pages->currentWidget() == m_lessons ? m_lessons->gameId() : std::string();
  if (lessons.empty() || lessons == gameIdOf(open.document()->variantId()) || isBegun) return m_pages->showBoard();
  m_opener->play(QString::fromStdString(m_lessons->lesson().variant));
}

void WindowPages::showMistakes() {
  showLibrary();
  m_library->showTab(LibraryPage::Mistakes);
}

void WindowPages::connectLessons() {
  m_pages->toggleWith((*m_actions)[ActionId::ShowLessons], m_lessons,
                      [this] { showLessons(QString::fromStdString(shownGame())); });
  for (SessionView* view : m_pages->views())
    connect(view->afterGame()->review(), &Review::lessonWanted, this, &WindowPages::showLesson);
  connect(m_puzzles, &PuzzleNavigation::lessonWanted, this, &WindowPages::showLesson);
  connect(m_lessons, &LessonsPage::playRequested, m_opener, &GameOpener::play);
  connect(m_lessons, &LessonsPage::solveRequested, m_workspace,
          [this](const QString& id) { m_workspace->jobs()->start(id.toStdString()); });
  connect(m_lessons, &LessonsPage::repairRequested, m_workspace, &Workspace::repair);
}

/// Shows the lessons of a game, or the course shown last if \p gameId is empty.
void WindowPages::showLessons(const QString& gameId) {
  m_pages->showPage(m_lessons);
  m_lessons->openGame(gameId.toStdString());
}

void WindowPages::showLesson(const LessonLink& lesson) {
  m_pages->showPage(m_lessons);
  m_lessons->openLesson(lesson.gameId, lesson.number);
}

/// Reads the lessons without blocking the window.
void WindowPages::openLessons(const QString& file) {
  runInBackground(
      this, [file] { return readCourseFile(file); },
      [this, file](const tl::expected<Course, QString>& course) {
        m_pages->withdrawWarning(std::exchange(m_lessonsWarning, course ? QString() : course.error()));
        if (!course) return m_pages->showWarning(m_lessonsWarning);
        showCourse(file, *course);
      });
}

void WindowPages::showCourse(const QString& file, const Course& course) {
  m_workspace->settings()->addRecentFile(QFileInfo(file).absoluteFilePath());
  m_pages->showPage(m_lessons);
  m_lessons->openCourse(course);
}

void WindowPages::openPosition(const QString& variantId, const QString& position) {
  const QString failure = openTexts(*m_workspace, variantId, position);
  if (!failure.isEmpty()) m_pages->showWarning(failure);
}

void WindowPages::connectPapers() {
  m_pages->toggleWith((*m_actions)[ActionId::ShowPapers], m_papers, [this] { showPapers(); });
  connect(m_papers->requests(), &PaperRequests::open, this, &WindowPages::openPosition);
  connect(m_papers->requests(), &PaperRequests::list, this, [this](const QString& variantId, const QString& query) {
    if (PositionsPanel* list = openForList(variantId)) {
      list->showQuery(query);
      showDock(list);
    }
  });
  connect(m_papers->requests(), &PaperRequests::listKind, this, [this](const QString& variantId, const QString& kind) {
    if (PositionsPanel* list = openForList(variantId)) {
      list->showKind(kind);
      showDock(list);
    }
  });
  connect(m_papers->requests(), &PaperRequests::trigger, this, [this](int action, const QVariant& choice) {
    QAction* wanted = (*m_actions)[static_cast<ActionId>(action)];
    wanted->setData(choice);
    wanted->trigger();
    wanted->setData(QVariant());  // a disabled action has not consumed its data
  });
  connect(m_workspace, &Workspace::filesChanged, m_papers, &PapersPage::refreshFigures);
}

std::string WindowPages::shownGame() const {
  const QWidget* page = m_pages->currentWidget();
  if (page == m_lessons) return m_lessons->gameId();
  if (page == m_puzzles->page()) return gameIdOf(m_puzzles->page()->trainer()->variantId());
  if (m_pages->shownView()) return gameIdOf(m_pages->openView()->session()->document()->variantId());
  const GamePage* game = page == m_welcome ? m_welcome->shownGame() : nullptr;
  return game ? game->gameId() : std::string();
}

PositionsPanel* WindowPages::openForList(const QString& variantId) {
  const QString failure = openTexts(*m_workspace, variantId, QString());
  if (!failure.isEmpty()) {
    m_pages->showWarning(failure);
    return nullptr;
  }
  PositionsPanel* dock = m_pages->openView()->docks().positions;
  if (dock->isHidden()) m_listDock = dock;
  return dock;
}

void WindowPages::showPapers() {
  if (m_listDock) m_listDock->hide();
  m_listDock.clear();
  if (const std::string game = shownGame(); !game.empty()) m_papers->showGame(game);
  m_pages->showPage(m_papers);
}

void WindowPages::connectSolutions(JobsDock* jobs) {
  m_pages->toggleWith((*m_actions)[ActionId::ShowSolutions], m_solutions, [this] { showSolutions(); });
  connect(m_solutions, &SolutionsPage::openRequested, m_opener, &GameOpener::showVariant);
  connect(m_solutions, &SolutionsPage::openFolderWanted, (*m_actions)[ActionId::OpenDataFolder], &QAction::trigger);
  connect(m_solutions, &SolutionsPage::jobsWanted, (*m_actions)[ActionId::ShowJobs], &QAction::trigger);
  connect(m_workspace, &Workspace::filesChanged, m_solutions, &SolutionsPage::refresh);
  connect(m_workspace, &Workspace::solutionElsewhere, this, [this](const SolutionPlace& place) {
    showSolutions();
    m_solutions->offerToCopy(place);
  });
  connect(m_workspace, &Workspace::filesChanged, jobs->leftovers(), &LeftoverList::refresh);
  connect(jobs, &JobsDock::openRequested, m_opener, &GameOpener::showVariant);
  m_welcome->states()->setLeftovers(jobs->leftovers());
}

void WindowPages::showSolutions() { m_pages->showPage(m_solutions, false); }

PuzzleNavigation::PuzzleNavigation(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome,
                                   const Actions* actions, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_pages(pages),
      m_opener(opener),
      m_welcome(welcome),
      m_page(new PuzzlesPage(workspace->library(), welcome->states(), workspace->settings(), actions, pages->puzzleBoards(),
                             pages)) {
  pages->addWidget(m_page);
  for (SessionView* view : pages->views()) {
    connect(view->docks().positions, &PositionsPanel::trainingWanted, this,
            [this, view](const NumberedPositions& list, const QString& title) {
              m_pages->showPage(m_page);
              m_trainedList = view;
              m_trainsMistakes = false;
              m_page->trainList(view->session()->document()->variantId(), {.positions = list}, title);
            });
    connect(view->afterGame()->review(), &Review::practiceWanted, this, [this, view](const std::vector<MadeMistake>& mistakes) {
      m_pages->showPage(m_page);
      m_trainedList = nullptr;  // makes the back button lead to the review
      m_trainsMistakes = false;
      m_page->trainList(view->session()->document()->variantId(), {.mistakes = mistakes}, tr("Mistakes in this game"));
    });
  }
  pages->toggleWith((*actions)[ActionId::ShowPuzzles], m_page, [this] { open(QString::fromStdString(variantToOpen())); });
  connectPage();
  connectWelcome();
}

void PuzzleNavigation::connectPage() {
  connect(m_page, &PuzzlesPage::statusChanged, this, &PuzzleNavigation::refreshActions);
  connect(m_page->trainer()->moves(), &PuzzleMoves::lineChanged, this, &PuzzleNavigation::refreshActions);
  connect(m_page, &PuzzlesPage::solveRequested, this, &PuzzleNavigation::solve);
  auto* offer = new WorkOffer(m_workspace->jobs(), this);
  for (const SessionView* view : m_pages->views())
    connect(view->session(), &GameSession::solveOffered, this,
            [this, offer](const QString& variantId, const QString& text, const QString& label) {
              if (m_pages->currentWidget() != m_page) return;
              offer->show(m_page->messages(), variantId.toStdString(), text, label,
                          [this, variantId] { m_workspace->jobs()->start(variantId.toStdString()); });
            });
  connect(m_page->end(), &TrainingEnd::playRequested, m_opener, &GameOpener::play);
  connect(m_page->end(), &TrainingEnd::lessonWanted, this, &PuzzleNavigation::lessonWanted);
  connect(m_page, &PuzzlesPage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_page->bar()->exploreButton(), &QPushButton::clicked, this, &PuzzleNavigation::explore);
  connect(m_page->listButton(), &QPushButton::clicked, this, &PuzzleNavigation::showTrainedList);
}

void PuzzleNavigation::connectWelcome() {
  connect(m_welcome->requests(), &GameRequests::puzzles, this, &PuzzleNavigation::open);
  const PuzzlesOffer* offer = m_welcome->puzzles();
  connect(offer, &PuzzlesOffer::trainingRequested, this, [this](const QString& variantId, TrainingChoice::From from) {
    m_pages->showPage(m_page);
    m_page->train(variantId.toStdString(), from);
  });
  connect(offer, &PuzzlesOffer::puzzlesRequested, this, [this] { open(QString::fromStdString(variantToOpen())); });
  connect(offer->pastButton(), &QPushButton::clicked, this, [this, offer] {
    open(QString::fromStdString(offer->variantId()));
    m_page->showPast();
  });
}

void PuzzleNavigation::refreshActions() { m_page->refreshActions(m_pages->currentWidget() == m_page); }

/// Returns the variant of the shown lesson or of the open game if it can be trained. Otherwise returns the variant trained last
/// or, if there is none, the first solved variant.
std::string PuzzleNavigation::variantToOpen() const {
  const auto* lessons = qobject_cast<const LessonsPage*>(m_pages->currentWidget());
  if (lessons && m_page->trainer()->plays(lessons->lesson().variant)) return lessons->lesson().variant;
  const std::string open = m_workspace->hasGame() ? m_workspace->session()->document()->variantId() : std::string();
  if (m_page->trainer()->plays(open)) return open;
  if (const std::string& trained = m_page->trainer()->variantId(); !trained.empty()) return trained;
  const std::string before = m_workspace->settings()->choice(PuzzlesPage::variantChoice()).toStdString();
  if (m_welcome->states()->isSolved(before)) return before;  // this variant may have a puzzle in progress
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (m_welcome->states()->isSolved(id)) return id;
  return games().front().get().knownVariants.front();
}

void PuzzleNavigation::open(const QString& variantId) {
  m_pages->showPage(m_page);
  m_page->open(variantId.toStdString());
}

void PuzzleNavigation::practise(const QString& variantId, const std::vector<MadeMistake>& mistakes, const QString& title) {
  if (!m_page->trainer()->plays(variantId.toStdString())) return;
  m_pages->showPage(m_page);
  m_trainsMistakes = true;
  m_page->trainList(variantId.toStdString(), {.mistakes = mistakes}, title);
}

/// Starts a solve of the variant. The session asks first, unless the page has already shown the cost.
void PuzzleNavigation::solve(const QString& variantId) {
  const std::string id = variantId.toStdString();
  const auto play = parsePlay(id);
  const bool asks = play && (*play)->movesAtOnce();
  if (!asks) m_workspace->jobs()->start(id);
  for (const SessionView* view : m_pages->views())
    if (asks && view->session()->plays(id)) view->session()->requestSolve(id);
}

/// Shows the list from which the training started. If the game of the list is no longer open, the list no
/// longer exists.
void PuzzleNavigation::showTrainedList() {
  if (m_trainsMistakes) return emit mistakesWanted();
  if (!m_workspace->hasGame()) return;
  const bool listed = m_pages->openView() == m_trainedList;
  m_pages->showBoard();
  if (!listed) return;
  m_workspace->settings()->setPlayLayout(false);
  m_trainedList->showList();
}

/// Opens the puzzle as a game. The tried moves become variations at the end of the line.
void PuzzleNavigation::explore() {
  GameRecord record = m_page->trainer()->board()->record();
  // The library will list the game under this date once another game is opened.
  record.header.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
  const SavedResult game = playRecord(record);
  if (!game) return;
  m_workspace->openKnownGame(*game, Purpose::Look, [this] { m_opener->setViewing(); });
}

}  // namespace kotai::ui

#include "moc_window_pages.cpp"
