#include "ui/shell/welcome_page.h"

#include <QScrollBar>
#include <algorithm>
#include <iterator>

#include "core/catalogue/catalogue.h"
#include "core/data/stored_files.h"
#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "core/tables/file_stem.h"
#include "ui/background/background.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/puzzles/puzzles_offer.h"
#include "ui/theme/when_language_changes.h"
#include "ui/welcome/game_card.h"
#include "ui/welcome/game_page.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

/// Adds damage that was found while reading a value, because it takes precedence over the entry in the
/// catalogue.
template <typename Facts>
static void addDamage(Facts& facts, const JobManager& jobs) {
  if (!jobs.isDamaged(facts.variant->id())) return;
  facts.failure = jobs.failure(facts.variant->id());
  facts.startValue.reset();
}

static bool areSolved(const std::optional<KnownVariants::Facts>& facts) {
  return facts && std::visit([](const auto& each) { return each.solved(); }, *facts);
}

template <typename Kind>
static std::optional<Kind> factsOf(const std::optional<KnownVariants::Facts>& facts) {
  return facts ? std::optional(std::get<Kind>(*facts)) : std::nullopt;
}

constexpr int minCardWidth = 288;
constexpr int maxColumns = 3;
constexpr int gap = 18;
constexpr int widestPage = 1480;

static int marginFor(int width) { return width < 900 ? 20 : 40; }

static QLabel* makeLabel(QWidget* parent, double scale, QFont::Weight weight, bool muted) {
  auto* label = new Label(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setWeight(weight);
  label->setFont(font);
  label->setProperty("muted", muted);
  label->setWordWrap(true);
  return label;
}

KnownVariants::KnownVariants(JobManager* jobs, QObject* parent)
    : VariantStates(parent), m_jobs(jobs), m_catalogue(std::make_shared<Catalogue>(jobs->dataDirectory())) {
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants) m_known[id];
  for (const auto& [id, facts] : m_known) read(id);
  findOthers();
  connect(jobs, &JobManager::jobsChanged, this, &VariantStates::progressed);
  connect(jobs, &JobManager::jobProgressed, this, &VariantStates::progressed);
  connect(jobs, &JobManager::damageFound, this, [this](const std::string& id) { read(id); });
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) { read(id); });
  for (const auto signal : {&JobManager::solved, &JobManager::outcomeProved}) connect(jobs, signal, this, &KnownVariants::read);
  connect(jobs, &JobManager::solved, this, &KnownVariants::findOthers);
}

void KnownVariants::findOthers() {
  runInBackground(
      this, [folder = m_jobs->dataDirectory()] { return storedFiles(folder); },
      [this](const std::vector<StoredFile>& files) {
        for (const StoredFile& stored : files) {
          const std::string id = stored.variantId();
          if (stored.aside || id.empty() || m_known.contains(id)) continue;
          m_others.push_back(id);
          m_known[id];
          read(id);
        }
      });
}

std::vector<std::string> KnownVariants::othersOf(const std::string& gameId) const {
  std::vector<std::string> found;
  std::ranges::copy_if(m_others, std::back_inserter(found), [&gameId](const std::string& id) { return gameIdOf(id) == gameId; });
  return found;
}

VariantLine KnownVariants::line(const std::string& variantId) const {
  const WorkState work = workOn(variantId);
  const std::optional<Facts>& facts = m_known.at(variantId);
  if (movesAtOnce(variantId)) return lineOf(*parseSimultaneousVariant(variantId).value(), factsOf<BoardFacts>(facts), work);
  return lineOf(*parseVariant(variantId).value(), factsOf<VariantFacts>(facts), work);
}

WorkState KnownVariants::workOn(const std::string& variantId) const {
  const SolutionWork job = solutionWork(*m_jobs, variantId);
  WorkState work{.share = job.running, .canResume = job.paused.has_value(), .kept = job.paused};
  if (work.kept == 0.0) work.kept.reset();
  if (work.canResume || !m_leftovers) return work;
  for (const Leftover& leftover : m_leftovers->leftovers()) {
    if (leftover.variantId() != variantId || leftover.inUse || !canResume(leftover)) continue;
    work.canResume = true;
    work.partsDone = leftover.tiersDone;
    work.partsTotal = leftover.tiersTotal;
  }
  return work;
}

void KnownVariants::setLeftovers(const LeftoverList* leftovers) {
  m_leftovers = leftovers;
  connect(leftovers, &LeftoverList::changed, this, &VariantStates::progressed);
}

bool KnownVariants::isSolved(const std::string& variantId) const {
  const auto found = m_known.find(variantId);
  return found != m_known.end() && areSolved(found->second);
}

bool KnownVariants::isRead() const {
  return std::ranges::all_of(m_known, [](const auto& each) { return each.second.has_value(); });
}

int KnownVariants::solvedCount() const {
  return static_cast<int>(std::ranges::count_if(m_known, [](const auto& each) { return areSolved(each.second); }));
}

double KnownVariants::solvedBytes() const {
  double bytes = 0;
  for (const auto& [id, facts] : m_known)
    if (facts) bytes += std::visit([](const auto& each) { return each.fileBytes; }, *facts);
  return bytes;
}

int KnownVariants::runningCount() const {
  return static_cast<int>(
      std::ranges::count_if(m_jobs->jobs(), [this](const JobState& job) { return m_jobs->isRunning(job.variantId()); }));
}

void KnownVariants::read(const std::string& variantId) {
  runInBackground(
      this,
      [id = variantId, atOnce = movesAtOnce(variantId), catalogue = m_catalogue, refreshes = m_catalogue->refreshes(),
       limits = m_jobs->limits()]() -> Facts {
        if (atOnce) return readBoardFacts(id, catalogue->directory(), limits, catalogue.get(), refreshes);
        return readVariantFacts(id, catalogue->directory(), limits, catalogue.get(), refreshes);
      },
      [this, id = variantId, reading = ++m_readings[variantId]](Facts facts) {
        const bool isVariant = std::visit([](const auto& each) { return each.variant != nullptr; }, facts);
        if (!isVariant || reading != m_readings[id]) return;  // the result is outdated; a later read has started
        std::visit([this](auto& each) { addDamage(each, *m_jobs); }, facts);
        if (const auto known = m_known.find(id); known != m_known.end()) known->second = facts;
        emit changed(id);
        emit factsRead(facts);
      });
}

void KnownVariants::onFilesChanged(const QStringList& names) {
  const auto concerns = [&names](const std::string& id) {
    const QString stem = QString::fromStdString(fileStem(id));
    return names.contains(stem + QStringLiteral(".kotai")) || names.contains(stem + QStringLiteral(".outcome"));
  };
  for (const auto& [id, facts] : m_known)
    if (concerns(id)) read(id);
  findOthers();
}

WelcomePage::WelcomePage(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent)
    : QWidget(parent),
      m_states(new KnownVariants(jobs, this)),
      m_title(makeLabel(m_content, 2.3, QFont::Bold, false)),
      m_subtitle(makeLabel(m_content, 1.15, QFont::Normal, true)),
      m_puzzles(new PuzzlesOffer(std::move(library), m_states, m_today)),
      m_proofOffer(new WorkOffer(jobs, this)) {
  setObjectName(QStringLiteral("welcome"));
  setAttribute(Qt::WA_StyledBackground);
  m_content->setMaximumWidth(widestPage);
  auto* column = new QVBoxLayout(m_content);
  column->setSpacing(20);
  addWidgets(column, {makeTop(), m_continue});
  column->addLayout(m_grid);
  column->addStretch(1);
  m_grid->setSpacing(gap);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  m_scroll->setWidget(m_content);
  m_pages->addWidget(m_scroll);
  auto* outer = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
  outer->addWidget(m_pages);
  m_today->setPuzzleWidget(m_puzzles);
  makeCards();
  connectStates();
  connectRequests();
  new FloatingMessages(m_messages, this);
  placeCards();
  keepTranslated(this, [this] { retranslate(); });
}

QWidget* WelcomePage::makeTop() {
  auto* top = new QWidget(m_content);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  addWidgets(words, {m_title, m_subtitle});
  auto* row = makeLayout<QHBoxLayout>(top, {0, 0, 0, 0}, gap);
  row->addLayout(words, 1);
  for (QPushButton* link : {m_myGames, m_myMistakes}) {
    link->setProperty("link", QStringLiteral("accent"));
    link->setCursor(Qt::PointingHandCursor);
    row->addWidget(link, 0, Qt::AlignBottom);
  }
  return top;
}

void WelcomePage::makeCards() {
  for (const GameInfo& game : allGames()) m_cards.push_back(new GameCard(game, m_states, m_requests, m_content));
}

void WelcomePage::connectRequests() {
  connect(m_requests, &GameRequests::game, this, &WelcomePage::showGame);
  connect(m_requests, &GameRequests::solve, this, &WelcomePage::askBeforeProof);
  connect(m_requests, &GameRequests::pause, this, [this](const QString& id) { m_states->jobs()->pauseWork(id.toStdString()); });
}

GameCard* WelcomePage::card(const std::string& gameId) const {
  const auto found = std::ranges::find(m_cards, gameId, &GameCard::gameId);
  return found == m_cards.end() ? nullptr : *found;
}

void WelcomePage::connectStates() {
  connect(m_states, &VariantStates::changed, this, [this](const std::string& id) {
    for (GameCard* card : m_cards) card->refresh();
    for (GamePage* page : m_gamePages) page->refreshRow(id);
    m_today->refresh();
  });
  connect(m_states, &VariantStates::progressed, this, [this] {
    if (GamePage* page = shownGame()) page->refresh();
    m_today->refresh();
  });
}

GamePage* WelcomePage::shownGame() const {
  const auto found = std::ranges::find(m_gamePages, m_pages->currentWidget());
  return found == m_gamePages.end() ? nullptr : *found;
}

void WelcomePage::showAllGames() {
  m_pages->setCurrentWidget(m_scroll);
  QPushButton* first = m_continue->firstButton();
  setFocusProxy(first ? first : m_cards.front()->playButton());
  setFocus();
  m_scroll->verticalScrollBar()->setValue(0);  // the new focus may have scrolled the page
  emit pageChanged();
}

void WelcomePage::showGame(const QString& gameId) {
  const std::string id = gameId.toStdString();
  auto found = std::ranges::find(m_gamePages, id, &GamePage::gameId);
  if (found == m_gamePages.end()) {
    const std::vector<GameInfo> all = allGames();
    const auto game = std::ranges::find(all, id, &GameInfo::id);
    if (game == all.end()) return;
    m_gamePages.push_back(makePage(*game));
    found = std::prev(m_gamePages.end());
  }
  (*found)->refresh();
  m_pages->setCurrentWidget(*found);
  setFocusProxy(*found);
  (*found)->setFocus();
  emit pageChanged();
}

GamePage* WelcomePage::makePage(const GameInfo& game) {
  auto* page = new GamePage(game, m_states, m_requests, m_pages);
  m_pages->addWidget(page);
  connect(page->backButton(), &QPushButton::clicked, this, &WelcomePage::showAllGames);
  return page;
}

/// Shows the cost of a proof before the proof starts. The cost of a solve is already in the table.
void WelcomePage::askBeforeProof(const QString& variantId) {
  const auto board = parseSimultaneousVariant(variantId.toStdString());
  if (!board || workFor(**board) != SimultaneousWork::Prove || m_states->workOn((*board)->id()).canResume)
    return emit solveRequested(variantId);
  const QString text = proofOffer(**board);
  m_proofOffer->show(m_messages, (*board)->id(), text, tr("Prove"), [this, variantId] { emit solveRequested(variantId); });
}

void WelcomePage::setNewcomer(bool newcomer) {
  m_continue->setNewcomer(newcomer);
  m_today->setNewcomer(newcomer);
  fitBoardsLater();
}

void WelcomePage::placeCards() {
  const int margin = marginFor(width());
  const int room = std::min(width(), widestPage) - 2 * margin;
  m_content->layout()->setContentsMargins(margin, margin * 3 / 5, margin, margin * 3 / 5);
  const int columns = std::clamp((room + gap) / (minCardWidth + gap), 1, maxColumns);
  fitBoardsLater();
  if (columns == m_columns) return;
  for (int i = 0; i < std::max(columns, m_columns); ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
  m_columns = columns;
  m_continue->setColumns(columns, gap);
  std::vector<QWidget*> all(m_cards.begin(), m_cards.end());
  all.push_back(m_today);
  for (std::size_t i = 0; i < all.size(); ++i)  // only the last card has the height of its contents
    m_grid->addWidget(all[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns,
                      all[i] == m_today ? Qt::Alignment(Qt::AlignTop) : Qt::Alignment());
}

/// Calls fitBoards() after the labels of the cards have been wrapped.
void WelcomePage::fitBoardsLater() {
  if (std::exchange(m_fitsBoards, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        m_fitsBoards = false;
        fitBoards();
      },
      Qt::QueuedConnection);
}

/// Fits the boards so that the first two rows of cards stay visible, unless the boards would become too small.
void WelcomePage::fitBoards() {
  const LiveBoard* board = m_cards.front()->board();
  const int rows = static_cast<int>(m_cards.size()) / m_columns + 1;  // includes the row of the last card (TodayCard)
  const int below = std::max(rows - 2, 0) * (m_cards.front()->height() + gap);
  const int missing = m_content->layout()->totalHeightForWidth(m_content->width()) - below - m_scroll->viewport()->height();
  const int height = board->heightForWidth(board->width()) - (missing + 1) / 2;
  for (GameCard* card : m_cards) card->board()->setMostHeight(m_columns == maxColumns ? height : LiveBoard::maxBoardHeight);
}

void WelcomePage::retranslate() {
  m_title->setText(tr("Kotai"));
  m_myGames->setText(tr("My games ›"));
  m_myMistakes->setText(tr("My mistakes ›"));
  m_subtitle->setText(tr("Small games, solved completely. Play a perfect opponent, or explore every position."));
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeCards();
}

}  // namespace kotai::ui

#include "moc_welcome_page.cpp"
