#include "ui/shell/workspace.h"

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/background.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {
constexpr double smallPositions = 2e6;  ///< solved without asking: a fraction of a second
constexpr int quickCells = 25;          ///< of a board with simultaneous moves: solved without asking, in a second or two
constexpr int keepWithinMs = 1500;

QString keptGameFile(const std::filesystem::path& folder) { return QString::fromStdString((folder / "open-game.json").string()); }
}  // namespace

Workspace::Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_jobs(dataDirectory),
      m_watcher(dataDirectory),
      m_opponent(&m_document, settings),
      m_domineeringOpponent(&m_domineering, settings),
      m_kept(keptGameFile(dataDirectory)) {
  m_keepTimer.setSingleShot(true);
  m_keepTimer.setInterval(keepWithinMs);
  connect(&m_keepTimer, &QTimer::timeout, this, &Workspace::keepGame);
  connect(&m_document, &GameDocument::treeChanged, this, &Workspace::keepSoon);
  connect(&m_document, &GameDocument::positionChanged, this, &Workspace::keepSoon);
  connect(&m_domineering, &DomineeringDocument::treeChanged, this, &Workspace::keepSoon);
  connect(&m_domineering, &DomineeringDocument::positionChanged, this, &Workspace::keepSoon);
  m_domineering.setWaitsForReveal(!settings->revealsAtOnce());
  connect(settings, &Settings::revealsAtOnceChanged, &m_domineering, [this](bool on) { m_domineering.setWaitsForReveal(!on); });
  connect(&m_jobs, &JobManager::solved, this, &Workspace::followSolved);
  connect(&m_jobs, &JobManager::domineeringSolved, this, &Workspace::followDomineeringSolved);
  connect(&m_jobs, &JobManager::outcomeProved, this, &Workspace::followProved);
  connect(&m_jobs, &JobManager::jobProgressed, this, &Workspace::followJob);
  connectRepair();
}

Workspace::~Workspace() { keepGame(); }

/// A game that changes all the time is kept as often as one that rests: the wait counts from the first change.
void Workspace::keepSoon() {
  if (!m_keepTimer.isActive()) m_keepTimer.start();
}

/// The game that makes way for another, if there is something to go back to. One without moves leaves what was put aside before;
/// at the start of the program, that is the game of the last time.
QByteArray Workspace::gameWorthKeeping() {
  if (!hasGame())
    m_putAside = keptGame();
  else if (m_domineeringOpen && m_domineering.tree().size() > 1)
    m_putAside = writeGame(m_domineering);
  else if (!m_domineeringOpen && m_document.tree().size() > 1)
    m_putAside = writeGame(m_document);
  return m_putAside;
}

void Workspace::setDomineeringOpen(bool open) {
  m_domineeringOpen = open;
  m_opponent.setActive(!open);
  m_domineeringOpponent.setActive(open);
}

void Workspace::announceOpened(const QByteArray& before, const QString& failure) {
  emit gameOpened();
  if (!before.isEmpty()) emit gameReplaced(before);
  if (!failure.isEmpty()) tellFailure(failure);
  raiseWarnings();
}

void Workspace::openStart(VariantPtr variant, const AnyPosition& start) {
  const SolutionPtr solution = m_jobs.solution(variant);
  const QString failure = solution ? QString() : m_jobs.openFailure(*variant);
  const QByteArray before = gameWorthKeeping();
  setDomineeringOpen(false);
  m_document.newGameFrom(variant, solution, start);
  announceOpened(before, failure);
}

void Workspace::openDomineeringStart(SimultaneousVariantPtr variant, const AnyPosition& start) {
  const SimultaneousSolutionPtr solution = m_jobs.solution(variant);
  const QString failure = solution ? QString() : m_jobs.openFailure(*variant);
  const QByteArray before = gameWorthKeeping();
  const AnyPosition startCopy = start;  // may live in the game that goes
  setDomineeringOpen(true);
  m_domineering.newGame(variant, solution, startCopy);
  m_domineering.setProvedOutcome(m_jobs.provedOutcome(*variant));
  announceOpened(before, failure);
}

void Workspace::openDomineering(SimultaneousVariantPtr variant) {
  const AnyPosition start = variant->start();
  openDomineeringStart(std::move(variant), start);
}

void Workspace::openDomineeringPosition(const AnyPosition& position) {
  if (m_domineering.hasGame()) openDomineeringStart(m_domineering.variant(), position);
}

void Workspace::openVariant(VariantPtr variant) {
  const AnyPosition start = variant->start();
  openStart(std::move(variant), start);
}

void Workspace::openPosition(AnyPosition position) {
  if (m_document.hasGame()) openStart(m_document.variant(), position);
}

QString Workspace::openDomineeringTexts(const QString& variantText, const QString& positionText) {
  const auto variant = parseSimultaneousVariant(variantText.toStdString());
  if (!variant) return errorText(variant.error());
  if (positionText.isEmpty()) {
    openDomineering(*variant);
    return {};
  }
  const auto position = (*variant)->parsePosition(positionText.toStdString());
  if (!position) return errorText(position.error());
  openDomineeringStart(*variant, *position);
  return {};
}

QString Workspace::openTexts(const QString& variantText, const QString& positionText) {
  if (isSimultaneous(variantText.toStdString())) return openDomineeringTexts(variantText, positionText);
  const auto variant = parseVariant(variantText.toStdString());
  if (!variant) return errorText(variant.error());
  if (positionText.isEmpty()) {
    openVariant(*variant);
    return {};
  }
  const auto position = (*variant)->parsePosition(positionText.toStdString());
  if (!position) return errorText(position.error());
  openStart(*variant, *position);
  return {};
}

QString Workspace::pastePosition(const QString& text) {
  if (!hasGame()) return {};
  const std::string trimmed = text.trimmed().toStdString();
  const auto position =
      m_domineeringOpen ? m_domineering.variant()->parsePosition(trimmed) : m_document.variant()->parsePosition(trimmed);
  if (!position) return tr("The clipboard holds no position of this variant. %1").arg(errorText(position.error()));
  if (m_domineeringOpen)
    openDomineeringPosition(*position);
  else
    openPosition(*position);
  return {};
}

QString Workspace::positionText() const {
  if (!hasGame()) return {};
  return QString::fromStdString(m_domineeringOpen ? m_domineering.variant()->formatPosition(m_domineering.position())
                                                  : m_document.variant()->formatPosition(m_document.position()));
}

void Workspace::requestSolve(VariantPtr variant) {
  if (m_jobs.isRunning(*variant)) return;
  if (m_jobs.isDamaged(variant->id()))
    return emit repairOffered(QString::fromStdString(variant->id()), m_jobs.openFailure(*variant));
  runInBackground(
      this, [id = variant->id(), directory = m_jobs.dataDirectory()] { return readVariantFacts(id, directory); },
      [this](const VariantFacts& facts) {
        if (!facts.variant || facts.solved()) return;
        const QString name = variantName(*facts.variant);
        const QString id = QString::fromStdString(facts.variant->id());
        if (facts.failure && isDamaged(*facts.failure)) return emit repairOffered(id, errorText(*facts.failure));
        if (facts.failure) return emit messageRaised(errorText(*facts.failure));
        if (!facts.solvable())
          return emit messageRaised(tr("%1 cannot be solved here. %2").arg(name, errorReason(*facts.estimate->refusal)));
        emit solveOffered(facts.variant,
                          tr("%1: %2 positions, about %3, %4 of memory, %5 on disk.")
                              .arg(name, countText(facts.positions), durationText(facts.estimate->seconds),
                                   byteCountText(facts.estimate->plannedMemoryBytes), byteCountText(facts.estimate->diskBytes)));
      });
}

void Workspace::solveNow(VariantPtr variant) { m_jobs.start(variant); }

void Workspace::solveIfSmall(const VariantFacts& facts) {
  if (facts.variant && !facts.solved() && facts.solvable() && !facts.failure && facts.positions < smallPositions &&
      !m_jobs.isRunning(*facts.variant))
    m_jobs.start(facts.variant);
}

void Workspace::solveBoardIfSmall(const BoardFacts& facts) {
  if (facts.variant && !facts.solved() && facts.solvable() && !facts.failure && facts.positions < smallPositions &&
      !m_jobs.isRunning(*facts.variant))
    m_jobs.start(facts.variant);
}

void Workspace::followSolved(const VariantPtr& variant) {
  if (!m_document.hasGame() || m_document.variant()->id() != variant->id()) return;
  const bool first = !m_document.solution();
  m_document.setSolution(m_jobs.solution(variant));
  if (first && !m_domineeringOpen) emit messageRaised(solvedText(variant->id()));
}

void Workspace::requestDomineeringSolve(SimultaneousVariantPtr variant) {
  if (m_jobs.isRunning(*variant)) return;
  if (m_jobs.isDamaged(variant->id()))
    return emit repairOffered(QString::fromStdString(variant->id()), m_jobs.openFailure(*variant));
  const QString name = variantName(*variant);
  const int cells = variant->columns() * variant->rows();
  if (workFor(*variant) == DomineeringWork::None)
    return emit messageRaised(tr("%1 is too large to be solved or proved; it can be played.").arg(name));
  if (cells <= quickCells || m_jobs.isPaused(*variant)) {
    m_jobs.start(variant);
  } else if (workFor(*variant) == DomineeringWork::Solve) {
    emit domineeringSolveOffered(variant,
                                 tr("%1: the value of every position is worked out. It can be stopped at any time; what is "
                                    "finished is kept.")
                                     .arg(name));
  } else {
    emit domineeringSolveOffered(variant, proofOffer(*variant, static_cast<double>(m_jobs.proofMemoryBytes(*variant))));
  }
}

void Workspace::followDomineeringSolved(const SimultaneousVariantPtr& variant) {
  if (!m_domineering.hasGame() || m_domineering.variant()->id() != variant->id()) return;
  const bool first = !m_domineering.solution();
  m_domineering.setSolution(m_jobs.solution(variant));
  if (first && m_domineeringOpen) emit messageRaised(solvedText(variant->id()));
}

void Workspace::followProved(const SimultaneousVariantPtr& variant) {
  if (!m_domineering.hasGame() || m_domineering.variant()->id() != variant->id()) return;
  m_domineering.setProvedOutcome(m_jobs.provedOutcome(*variant));
}

void Workspace::followJob(int id) {
  for (const JobState& job : m_jobs.jobs())
    if (job.id == id && job.phase == JobState::Phase::Failed && !job.damaged) emit messageRaised(job.failure);
}

}  // namespace kotai::ui
