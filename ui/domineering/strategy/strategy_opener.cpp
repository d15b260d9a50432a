#include "ui/domineering/strategy/strategy_opener.h"

#include <QCoreApplication>

#include "core/tables/file_stem.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_text.h"
#include "ui/background/background.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/session/game_session.h"
#include "ui/strings/strings.h"
#include "ui/trees/proof_window.h"

namespace kotai::ui {

constexpr int shownAfterMs = 1000;
constexpr int refreshMs = 250;
using Standing = domineering::StrategyPlay::Standing;

struct StrategyWalkWords {
  Q_DECLARE_TR_FUNCTIONS(StrategyWalk)
};

/// Returns the scene of a position, with the strategy's move as a hint.
static BoardScene sceneWith(const SimultaneousVariant& variant, const AnyPosition& position, Side side,
                            std::optional<AnyMove> move) {
  DominoScene dominoes = sceneOf(variant, position);
  if (move) dominoes.ghosts.push_back({{side, variant.squares(side, *move)}, GhostDomino::Kind::Hint});
  return boardWith(variant, std::move(dominoes));
}

StrategyWalk::StrategyWalk(domineering::StrategyPlay play)
    : ProofWalk(play.variant().start()), m_play(std::make_shared<const domineering::StrategyPlay>(std::move(play))) {}

QString StrategyWalk::title() const {
  return StrategyWalkWords::tr("Strategy: %1", "a board").arg(variantName(m_play->variant()));
}

QString StrategyWalk::about() const {
  const QString count = countText(static_cast<double>(m_play->strategy().entries.size()));
  const QString text =
      m_play->strategy().payoff > 0
          ? StrategyWalkWords::tr("%1 wins, whatever the other side does. The strategy has a move for each of %2 positions.")
          : StrategyWalkWords::tr(
                "%1 does not lose, whatever the other side does. The strategy has a move for each of %2 positions.");
  QString about = text.arg(playerName(side()), count);
  if (m_play->strategy().inBands)
    about += QLatin1Char(' ') + (side() == Side::First
                                     ? StrategyWalkWords::tr("All dominoes of the strategy stay within fixed bands of rows.")
                                     : StrategyWalkWords::tr("All dominoes of the strategy stay within fixed bands of columns."));
  return about;
}

QString StrategyWalk::stem() const {
  return QString::fromStdString(fileStem(m_play->variant().id())) +
         (side() == Side::First ? QStringLiteral("-strategy-vertical") : QStringLiteral("-strategy-horizontal"));
}

JointMove StrategyWalk::turnOf(AnyMove own, AnyMove answer) const {
  return side() == Side::First ? JointMove{own, answer} : JointMove{answer, own};
}

QString StrategyWalk::standingText(const AnyPosition& position, const Advice& advice) const {
  switch (advice.standing) {
    case Standing::Over: return resultText(*m_play->variant().finished(position));
    case Standing::Safe:
      return StrategyWalkWords::tr("%1 has enough safe moves to outlast the other side, so the rest does not matter.", "a side")
          .arg(playerName(side()));
    case Standing::Moves:
      return StrategyWalkWords::tr("%1 covers %2.", "a side, a domino's place")
          .arg(playerName(side()), placeText(m_play->variant(), side(), *advice.move));
    case Standing::Unknown: break;
  }
  return StrategyWalkWords::tr("The strategy never leads to this position.");
}

ProofStep StrategyWalk::stepOf(AnyMove own, AnyMove answer) const {
  const SimultaneousVariant& variant = m_play->variant();
  const AnyPosition after = variant.play(here(), turnOf(own, answer));
  const Advice next = m_play->at(after);
  ProofStep step{placeText(variant, other(side()), answer), {}, {}, next.standing == Standing::Moves};
  if (next.standing == Standing::Moves)
    step.value = StrategyWalkWords::tr("%1 continues with %2", "a side, a domino's place")
                     .arg(playerName(side()), placeText(variant, side(), *next.move));
  else if (next.standing == Standing::Over)
    step.value = resultText(*variant.finished(after));
  else
    step.value = StrategyWalkWords::tr("decided by safe moves");
  if (next.standing != Standing::Over)
    step.note = StrategyWalkWords::tr("safe moves left: %1 against the other side's %2",
                                      "moves that only one side can make: the own ones, the other side's")
                    .arg(next.ownStore)
                    .arg(next.otherStore);
  return step;
}

ProofPlace StrategyWalk::place() const {
  const SimultaneousVariant& variant = m_play->variant();
  const AnyPosition here = this->here();
  const Advice advice = m_play->at(here);
  ProofPlace place;
  place.position = here;
  place.text = QString::fromStdString(variant.formatPosition(here));
  place.standing = standingText(here, advice);
  place.board = sceneWith(variant, here, side(), advice.move);
  place.csv = [play = m_play](const std::stop_token&) { return domineering::StrategyText(play->strategy()).csv(); };
  if (!advice.move) return place;
  place.task = StrategyWalkWords::tr("At the same time %1 covers one of these:", "a side").arg(playerName(other(side())));
  for (const AnyMove answer : variant.moves(here, other(side()))) place.steps.push_back(stepOf(*advice.move, answer));
  return place;
}

void StrategyWalk::take(std::size_t step) {
  const SimultaneousVariant& variant = m_play->variant();
  const AnyPosition here = this->here();
  const auto own = m_play->at(here).move;
  const AnyMove answer = variant.moves(here, other(side())).at(step);
  const JointMove turn = turnOf(own.value(), answer);
  goTo(variant.play(here, turn), variant.formatTurn(turn));
}

StrategyProgress::StrategyProgress(const QString& board, std::shared_ptr<StrategyWork> work, QWidget* parent)
    : QProgressDialog(parent), m_board(board), m_work(std::move(work)) {
  setWindowTitle(tr("Strategy for %1").arg(m_board));
  setRange(0, 0);  // shows a busy indicator, because the number of positions is unknown
  setAutoReset(false);
  setMinimumDuration(shownAfterMs);
  setCancelButtonText(tr("Stop"));
  connect(this, &QProgressDialog::canceled, this, [this] { m_work->stop.request_stop(); });
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &StrategyProgress::refresh);
  timer->start(refreshMs);
  refresh();
}

void StrategyProgress::refresh() {
  const auto count = [](quint64 number) { return countText(static_cast<double>(number)); };
  const quint64 entries = m_work->entries.load(std::memory_order_relaxed);
  const quint64 nodes = m_work->nodes.load(std::memory_order_relaxed);
  const QString making = tr("Creating the strategy for %1…").arg(m_board);
  if (entries > 0)
    setLabelText(making + QLatin1Char('\n') + tr("%1 positions so far. The total is known only at the end.").arg(count(entries)));
  else if (nodes > 0)
    setLabelText(making + QLatin1Char('\n') + tr("Proving: %1 positions searched").arg(count(nodes)));
  else
    setLabelText(making);
}

/// Returns whether the proof of a board takes only seconds, so the program need not ask first.
static bool isSmall(const SimultaneousVariant& variant) {
  return variant.columns() * variant.rows() <= domineering::largestSolvableCells(variant);
}

StrategyOpener::StrategyOpener(GameSession* session, JobManager* jobs, MessageBar* messages, QWidget* window)
    : QObject(window), m_session(session), m_jobs(jobs), m_messages(messages), m_window(window) {}

StrategyOpener::~StrategyOpener() {
  if (m_work) m_work->stop.request_stop();
}

bool StrategyOpener::canOpen(const SimultaneousVariant& variant) { return domineering::canBeProved(variant); }

StrategyOpener::Read StrategyOpener::readBoth(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  Read read;
  try {
    for (const Side side : {Side::First, Side::Second})
      if (auto strategy = readStrategy(directory, variant, side)) read.strategies.push_back(std::move(*strategy));
  } catch (...) {
    read.failure = exceptionText(std::current_exception());
  }
  return read;
}

void StrategyOpener::open(const SimultaneousVariantPtr& variant) {
  if (m_work) {
    m_progress->show();
    return m_messages->showMessage(tr("Creating the strategy. Its window opens when this is done."));
  }
  runInBackground(
      this, [variant, directory = m_jobs->dataDirectory()] { return readBoth(*variant, directory); },
      [this, variant](const Read& read) {
        if (read.strategies.empty() && read.failure.isEmpty()) return offerToMake(variant);
        take(variant, read);
      });
}

void StrategyOpener::take(const SimultaneousVariantPtr& variant, Read read) {
  if (!read.failure.isEmpty()) return m_messages->showMessage(read.failure);
  if (read.strategies.empty())
    return m_messages->showMessage(tr("There is no strategy for %1: neither side can guarantee more than a loss when the other "
                                      "side knows its moves in advance.")
                                       .arg(variantName(*variant)));
  show(variant, std::move(read.strategies));
}

void StrategyOpener::show(const SimultaneousVariantPtr& variant, std::vector<Strategy> strategies) {
  std::vector<std::shared_ptr<ProofWalk>> walks;
  for (Strategy& strategy : strategies)
    walks.push_back(std::make_shared<StrategyWalk>(domineering::StrategyPlay(variant, std::move(strategy))));
  auto* window = new ProofWindow(std::move(walks), m_window);
  showWindow(m_session, window, variant->id());
  emit opened(window);
}

void StrategyOpener::offerToMake(const SimultaneousVariantPtr& variant) {
  const auto proved = m_jobs->provedOutcome(*variant);
  if (!isSmall(*variant) && !(proved && proved->settled()))
    return m_messages->showMessage(
        tr("What each side can force on %1 is not proved yet. Solve it first: the strategy comes from the proof.")
            .arg(variantName(*variant)));
  m_messages->showOffer(
      tr("There is no strategy for %1 yet.").arg(variantName(*variant)), tr("Create the strategy"),
      [this, variant] { make(variant); }, MessageBar::untilClosed);
}

StrategyOpener::Read StrategyOpener::makeBoth(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                              StrategyWork& work) {
  try {
    domineering::ProofOptions options;
    options.directory = directory;
    options.progress = [&work](const domineering::ProofProgress& progress) {
      work.nodes.store(progress.nodes, std::memory_order_relaxed);
    };
    const std::stop_token stop = work.stop.get_token();
    const auto known = usableOutcome(directory, *variant);
    if (!known || !known->settled()) domineering::prove(variant, options, stop);
    const auto report = domineering::makeStrategies(
        variant, options, stop, [&work](std::uint64_t entries) { work.entries.store(entries, std::memory_order_relaxed); });
    if (report.tooLarge) return {{}, tr("The strategy for %1 would have too many positions.").arg(variantName(*variant)), false};
    if (!report.finished) return {{}, {}, true};
    return readBoth(*variant, directory);
  } catch (...) {
    return {{}, exceptionText(std::current_exception()), false};
  }
}

void StrategyOpener::make(const SimultaneousVariantPtr& variant) {
  if (m_work) return m_progress->show();
  m_work = std::make_shared<StrategyWork>();
  m_progress = new StrategyProgress(variantName(*variant), m_work, m_window);
  runInBackground(
      this, [variant, directory = m_jobs->dataDirectory(), work = m_work] { return makeBoth(variant, directory, *work); },
      [this, variant](const Read& read) {
        m_work.reset();
        delete m_progress;
        if (!read.stopped) {
          emit made();
          return take(variant, read);
        }
        m_messages->showMessage(tr("Stopped. No strategy for %1 was saved.").arg(variantName(*variant)));
      });
}

}  // namespace kotai::ui

#include "moc_strategy_opener.cpp"
