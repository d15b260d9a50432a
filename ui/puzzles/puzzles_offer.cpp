#include "ui/puzzles/puzzles_offer.h"

#include <QShowEvent>
#include <algorithm>

#include "core/library/calendar_day.h"
#include "core/play/play.h"
#include "core/puzzles/daily_puzzles.h"
#include "ui/board/board_scene.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/puzzles/puzzle_supply.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

using From = TrainingChoice::From;

constexpr int boardPx = 116;        ///< size of the board, equal to the height of the text and links beside it
constexpr int datePollMs = 20'000;  ///< interval for checking the date; a timer set for midnight fails after sleep

static bool isTrainable(const std::string& variantId) { return parsePlay(variantId).has_value(); }

PuzzlesOffer::PuzzlesOffer(std::shared_ptr<GameLibrary> library, const VariantStates* states, QWidget* parent)
    : QWidget(parent), m_library(std::move(library)), m_states(states) {
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0});
  auto* column = new QVBoxLayout;
  column->setSpacing(5);
  addWidgets(column, {m_heading, m_words});
  row->addLayout(column, 1);
  row->addWidget(m_board, 0, Qt::AlignTop);
  m_board->setFixedSize(boardPx, boardPx);
  m_board->setClickable(true);
  m_board->hide();
  connect(m_board, &LiveBoard::clicked, this,
          [this] { emit trainingRequested(QString::fromStdString(m_shown->variant), From::Day); });
  connect(m_states, &VariantStates::changed, this, [this](const std::string& id) {
    if (isVisible() && m_board->isHidden() && id == pictured()) refreshPicture();
  });
  for (QPushButton* link : {m_day, m_repeat, m_past}) {
    link->setProperty("link", QStringLiteral("accent"));
    link->setCursor(Qt::PointingHandCursor);
    column->addWidget(link, 0, Qt::AlignLeft);
  }
  connect(m_day, &QPushButton::clicked, this, [this] {
    if (m_known.variant.empty()) return emit puzzlesRequested();
    emit trainingRequested(QString::fromStdString(m_known.variant), From::Day);
  });
  connect(m_repeat, &QPushButton::clicked, this,
          [this] { emit trainingRequested(QString::fromStdString(m_known.repeatVariant), From::Repeats); });
  connect(&m_dayTimer, &QTimer::timeout, this, &PuzzlesOffer::updateDay);
  m_dayTimer.setObjectName(QStringLiteral("dayTimer"));
  m_dayTimer.start(datePollMs);
  keepTranslated(this, [this] { retranslate(); });
}

PuzzlesOffer::~PuzzlesOffer() { m_stop.request_stop(); }

/// Reads the results. Chooses the variant with the most overdue repetition for `repeatVariant`.
PuzzlesOffer::Standing PuzzlesOffer::read(GameLibrary& library, std::chrono::sys_days today) {
  Standing known;
  for (const UpcomingPuzzles& each : library.puzzleHistory().coming()) {
    if (!isDueOn(each.day, today) || !isTrainable(each.variant)) continue;
    if (known.repeatVariant.empty()) known.repeatVariant = each.variant;
    if (each.variant == known.repeatVariant) known.repeats += each.count;
  }
  const std::vector<std::string> trained = library.puzzleHistory().variants();
  const auto last = std::ranges::find_if(trained, isTrainable);
  if (last == trained.end()) return known;
  const std::string game = gameIdOf(*last);
  known.variant = *last;
  known.rating = library.puzzles().rating(game);
  known.streak = library.puzzles().streak(game, today);
  const auto fates = library.puzzles().fates(*last, library.puzzleHistory().dayKeys(*last, today));
  known.dayCount = static_cast<int>(fates.size());
  known.daySolved = static_cast<int>(std::ranges::count(fates, PuzzleFate::Solved));
  known.dayDone = known.dayCount - static_cast<int>(std::ranges::count(fates, PuzzleFate::Open));
  return known;
}

/// Reads the results when a new day has begun. A hidden widget reads the results when it is shown.
void PuzzlesOffer::updateDay() {
  if (!isVisible() || m_clock().date() == m_date) return;
  refresh();
  emit dayChanged();
}

void PuzzlesOffer::refresh() {
  m_date = m_clock().date();
  const std::chrono::sys_days today = dayOf(m_date);
  m_reading.run(
      this, [library = m_library, today] { return read(*library, today); },
      [this](const Standing& known) {
        m_known = known;
        retranslate();
        refreshPicture();
      });
}

/// Returns the id of the variant trained last or, if there is none, of the first solved variant. May be empty.
std::string PuzzlesOffer::pictured() const {
  if (!m_known.variant.empty()) return m_states->isSolved(m_known.variant) ? m_known.variant : std::string();
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (m_states->isSolved(id)) return id;
  return {};
}

/// Shows the first puzzle of the day that is still open.
void PuzzlesOffer::refreshPicture() {
  m_stop.request_stop();
  m_stop = {};
  const auto variant = parseVariant(pictured());
  const SolutionPtr solution = variant ? m_states->jobs()->solution(*variant) : nullptr;
  m_picturing.drop();
  if (!solution) return m_board->hide();
  struct Found {
    std::shared_ptr<const Day> set;
    std::optional<AnyPosition> position = {};
  };
  const std::chrono::sys_days today = dayOf(m_date);
  m_picturing.run(
      this,
      [library = m_library, solution, set = m_shown, today, stop = m_stop.get_token()]() -> Found {
        const std::string& id = solution->variant()->id();
        Found found{set};
        try {
          if (!set || set->variant != id || set->day != today)
            found.set = std::make_shared<const Day>(
                Day{id, today, puzzlesOfTheDay(*puzzleMaker(solution), today, PuzzleSupply::puzzlesADay, stop)});
        } catch (const SolutionError&) {
          return found;  // the puzzle page reports the error, if any
        }
        std::vector<std::string> keys;
        for (const Puzzle& each : found.set->puzzles) keys.push_back(positionKey(*solution->variant(), each.position));
        const std::vector<PuzzleFate> fates = library->puzzles().fates(id, keys);
        const auto open = std::ranges::find(fates, PuzzleFate::Open);
        if (open != fates.end()) found.position = found.set->puzzles[static_cast<std::size_t>(open - fates.begin())].position;
        return found;
      },
      [this, variant = *variant](const Found& found) {
        m_shown = found.set;
        showPicture(variant, found.position);
      });
}

void PuzzlesOffer::showPicture(const VariantPtr& variant, const std::optional<AnyPosition>& position) {
  m_board->setVisible(position.has_value());
  if (!position) return;
  BoardScene scene;
  scene.variant = variant;
  scene.position = *position;
  scene.surroundings = false;
  m_board->showScene(scene);
  m_board->setToolTip(tr("A puzzle of the day: %1", "%1: a variant").arg(variantName(*variant)));
}

void PuzzlesOffer::retranslate() {
  m_heading->setText(tr("Puzzles"));
  m_past->setText(tr("My puzzles ›"));
  const bool any = !m_known.variant.empty();
  m_past->setVisible(any);
  m_repeat->setVisible(m_known.repeats > 0);
  if (m_known.repeats > 0) {
    const QString count = tr("%n reviews due", nullptr, m_known.repeats);
    m_repeat->setText(m_known.repeatVariant == m_known.variant
                          ? count + QStringLiteral(" ›")
                          : QStringLiteral("%1 · %2 ›").arg(variantText(m_known.repeatVariant), count));
  }
  if (!any) {
    m_words->setText(tr("One position, one right move. Can you find it?"));
    return m_day->setText(tr("Try a puzzle ›"));
  }
  QStringList words{variantText(m_known.variant), standingText({m_known.rating, m_known.streak, {}})};
  if (m_known.streak.weekTried > 0)
    words << tr("last 7 days: %1 of %2 solved on the first try", "puzzles of all games")
                 .arg(m_known.streak.weekSolved)
                 .arg(m_known.streak.weekTried);
  m_words->setText(words.join(QStringLiteral(" · ")));
  m_words->setToolTip(plainToolTip(ratingHint()));
  if (m_known.dayCount == 0)
    m_day->setText(tr("Today's puzzles are waiting ›"));
  else if (m_known.dayDone < m_known.dayCount)
    m_day->setText(tr("Today's puzzles: %1 of %2 done ›").arg(m_known.dayDone).arg(m_known.dayCount));
  else
    m_day->setText(tr("Today's puzzles done: %1 of %2 on the first try ›").arg(m_known.daySolved).arg(m_known.dayCount));
}

void PuzzlesOffer::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

}  // namespace kotai::ui

#include "moc_puzzles_offer.cpp"
