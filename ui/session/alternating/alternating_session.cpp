#include "ui/session/alternating/alternating_session.h"

#include <algorithm>
#include <utility>

#include "core/data/data_folder.h"
#include "core/engine/engine_address.h"
#include "core/game/registry.h"
#include "core/library/library_game.h"
#include "core/players/player.h"
#include "core/tables/solution_check.h"
#include "ui/background/background.h"
#include "ui/document/game_text.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/own_results.h"
#include "ui/session/alternating/alternating_view.h"
#include "ui/settings/settings.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

namespace {

constexpr double atOnceBelowSeconds = 600;         ///< the person has already asked for the solve, so do not ask again
constexpr double unaskedBelowSeconds = 60;         ///< largest open variant that is solved without being asked for
constexpr double shareTakenWithoutQuestion = 0.5;  ///< limits of memory and disk

bool isTakenWithoutQuestion(const retrograde::Estimate& estimate, double mostSeconds) {
  return estimate.seconds < mostSeconds &&
         estimate.plannedMemoryBytes < shareTakenWithoutQuestion * estimate.availableMemoryBytes &&
         estimate.diskBytes < shareTakenWithoutQuestion * estimate.availableDiskBytes;
}

bool isPlayer(const std::string& strength) {
  return std::ranges::count(playersByStrength(), strength) > 0 || trappedLevel(strength) || isEngineAddress(strength);
}

}  // namespace

AlternatingSession::AlternatingSession(JobManager* jobs, Settings* settings, QObject* parent)
    : GameSession(jobs, settings, parent),
      m_opponent(&m_document, settings),
      m_agreements(&m_document, settings),
      m_clock(&m_document, settings),
      m_solvability(&m_document, jobs, settings) {
  connectDocument();
  connect(&m_solvability, &Solvability::changed, hub(), [this] { hub()->setRefusal(m_solvability.refusal()); });
  connect(&m_clock, &GameClock::runsShort, this, &GameSession::timeRunsShort);
  connect(m_jobs, &JobManager::valuesKnown, this, &AlternatingSession::onValuesChanged);
  connect(&m_document, &GameDocument::gameReset, this, [this] { m_hintAskedForSolve = false; });
}

std::string AlternatingSession::gameId() const { return std::string(m_document.variant()->gameId()); }

bool AlternatingSession::plays(std::string_view variantId) const {
  const std::string_view game = variantId.substr(0, variantId.find_first_of(":,"));
  return std::ranges::any_of(games(), [game](const GameInfo& each) { return each.id == game; });
}

QString AlternatingSession::sideText(Side side) const { return sideWord(*m_document.variant(), side); }

QString AlternatingSession::nameOf(const std::string& variantId) const {
  const auto variant = parseVariant(variantId);
  return variant ? variantName(**variant) : QString::fromStdString(variantId);
}

SessionView* AlternatingSession::makeView(Actions* actions, QMainWindow* window) {
  return new AlternatingView(this, m_jobs, m_settings, actions, window);
}

tl::expected<GameStart, TextError> AlternatingSession::read(const QString& variantText, const QString& positionText) const {
  const auto variant = parseVariant(variantText.toStdString());
  if (!variant) return tl::unexpected(variant.error());
  if (positionText.isEmpty()) return GameStart{(*variant)->id(), (*variant)->start()};
  return (*variant)->parsePosition(positionText.toStdString()).map([&](const AnyPosition& position) {
    return GameStart{(*variant)->id(), position};
  });
}

QString AlternatingSession::open(const GameStart& start) {
  const VariantPtr variant = parseVariant(start.variantId).value();
  const SolutionPtr solution = m_jobs->values(variant);
  m_clock.setTimed(start.timed);
  m_opponent.setLooksOn(start.purpose == Purpose::Look);
  m_settings->setOpponentGame(variant->gameId());
  m_document.newGameFrom(variant, solution, start.position);
  if (start.purpose == Purpose::Play) solveWhatIsPlayed();
  return solution ? QString() : m_jobs->openFailure(variant->id());
}

QString AlternatingSession::load(const SavedGame& saved, Purpose purpose) {
  const ReadGame& game = std::get<ReadGame>(saved.game);
  const SolutionPtr solution = m_jobs->values(game.variant);
  m_settings->setOpponentGame(game.variant->gameId());
  m_opponent.setLooksOn(purpose == Purpose::Look);
  m_document.load(game, solution);
  if (purpose == Purpose::Play) solveWhatIsPlayed();
  return solution ? QString() : m_jobs->openFailure(game.variant->id());
}

GameRecord AlternatingSession::record() const { return recordOf(m_document); }

std::optional<GameReport> AlternatingSession::report(int last, std::optional<Side> person) {
  return reportOf(m_document, last, person);
}

GameSession::Judge AlternatingSession::judge() const {
  return m_document.solution() ? accuracyJudge(m_document.solution()) : Judge();
}

QString AlternatingSession::strength(Side) const { return m_settings->opponentStrength(); }

QString AlternatingSession::strongerThan(const QString& strength) const {
  return QString::fromStdString(nextStronger(strength.toStdString()).value_or(std::string()));
}

void AlternatingSession::setStrength(Side, const QString& strength) {
  if (isPlayer(strength.toStdString())) m_settings->setOpponentStrengthIn(gameId(), strength);
}

std::string AlternatingSession::positionKey() const { return kotai::positionKey(*m_document.variant(), m_document.position()); }

bool AlternatingSession::isPersonsMove(int node) const {
  const int before = m_document.tree().node(node).parent;
  if (before < 0 || m_document.endBefore(before)) return false;
  return m_settings->personSide() == m_document.variant()->sideToMove(m_document.tree().node(before).position);
}

bool AlternatingSession::lastMoveTook() const {
  const GameTree::Node& made = m_document.tree().node(m_document.currentNode());
  if (made.parent < 0) return false;
  const Variant& variant = *m_document.variant();
  const AnyPosition& before = m_document.tree().node(made.parent).position;
  const Side mover = variant.sideToMove(before);
  const auto move = variant.parseMove(before, made.moveText.toStdString());
  return move && std::ranges::any_of(variant.transition(before, *move).steps,
                                     [mover](const Transition::Step& step) { return step.piece.owner != mover; });
}

bool AlternatingSession::sidesFace() const { return m_document.hasGame() && presentationOf(*m_document.variant()).sidesFace; }

void AlternatingSession::setActive(bool active) {
  GameSession::setActive(active);
  m_clock.setActive(active);
}

void AlternatingSession::playOn() {
  const bool ends = m_document.nodeAt(m_document.currentNode()).children.empty();
  if (ends && !m_opponent.isThinking()) m_opponent.askIfDue();
}

QString AlternatingSession::removedText(int nodes) const { return tr("%n moves removed.", nullptr, nodes); }

void AlternatingSession::startSolve(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) m_jobs->start(*variant);
}

void AlternatingSession::requestSolve(const std::string& variantId) {
  const auto variant = parseVariant(variantId);
  if (!variant || m_jobs->isRunning(variantId) || offersRepair(variantId)) return;
  if (m_jobs->isPaused(variantId)) return startSolve(variantId);
  estimateSolveOf(*variant, [this](const VariantFacts& facts) { offerSolve(facts); });
}

void AlternatingSession::requestSolveForHint() {
  if (m_solvability.refusal().isEmpty() && !std::exchange(m_hintAskedForSolve, true)) requestSolve(m_document.variantId());
}

void AlternatingSession::estimateSolveOf(const VariantPtr& variant, std::function<void(const VariantFacts&)> receive) {
  runInBackground(
      this,
      [id = variant->id(), directory = m_jobs->dataDirectory(), limits = m_jobs->limits()] {
        return readVariantFacts(id, directory, limits);
      },
      [receive = std::move(receive)](const VariantFacts& facts) {
        if (facts.variant && !facts.solved()) receive(facts);
      });
}

void AlternatingSession::offerSolve(const VariantFacts& facts) {
  const QString name = variantName(*facts.variant);
  const QString id = QString::fromStdString(facts.variant->id());
  if (facts.failure && isDamaged(*facts.failure)) return emit repairOffered(id, errorText(*facts.failure));
  if (facts.failure) return emit messageRaised(errorText(*facts.failure));
  if (!facts.solvable())
    return emit messageRaised(tr("%1 cannot be solved here. %2").arg(name, errorReason(*facts.estimate->refusal)));
  if (isTakenWithoutQuestion(*facts.estimate, atOnceBelowSeconds)) {
    m_jobs->start(workOn(facts.variant, facts.estimate->seconds));
    return;
  }
  emit solveOffered(
      id,
      tr("%1: getting hints and values ready takes %2, %3 of memory and %4 on disk. You can play meanwhile.", "%2: about so long")
          .arg(name, estimateText(facts.estimate->seconds), byteCountText(facts.estimate->plannedMemoryBytes),
               byteCountText(facts.estimate->diskBytes)),
      tr("Solve"));
}

/// Never restarts a solve that the person has stopped.
void AlternatingSession::solveWhatIsPlayed() {
  const VariantPtr variant = m_document.variant();
  if (!m_settings->solvesWhatIsPlayed() || m_document.wholeSolution() || m_jobs->isRunning(variant->id()) ||
      m_jobs->isPaused(variant->id()) || m_jobs->isDamaged(variant->id()))
    return;
  estimateSolveOf(variant, [this](const VariantFacts& facts) {
    if (facts.failure || !facts.solvable() || !isTakenWithoutQuestion(*facts.estimate, unaskedBelowSeconds)) return;
    if (canWriteIn(m_jobs->dataDirectory())) m_jobs->start(workOn(facts.variant, facts.estimate->seconds), JobOrigin::Program);
  });
}

QString AlternatingSession::repair(const std::string& variantId) {
  const auto variant = parseVariant(variantId);
  return variant ? m_jobs->repair(*variant) : QString();
}

bool AlternatingSession::loadSolution() {
  const SolutionPtr solution = m_jobs->values(m_document.variant());
  m_document.setSolution(solution);
  return solution != nullptr;
}

void AlternatingSession::onValuesChanged(const std::string& variantId) {
  if (m_document.variantId() != variantId || m_document.solution()) return;
  if (loadSolution() && isActive())
    emit messageRaised(tr("The values of %1 are now known. Lists and tables will follow.").arg(nameOf(variantId)));
}

}  // namespace kotai::ui

#include "moc_alternating_session.cpp"
