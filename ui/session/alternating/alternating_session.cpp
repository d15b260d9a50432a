#include "ui/session/alternating/alternating_session.h"

#include "core/data/data_folder.h"
#include "core/engine/engine_address.h"
#include "core/game/game.h"
#include "core/game/registry.h"
#include "core/library/library_game.h"
#include "core/players/judge.h"
#include "core/players/player.h"
#include "core/tables/solution_check.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/explain_later.h"
#include "ui/document/game_text.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/library/own_results.h"
#include "ui/session/alternating/alternating_view.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

constexpr int offeredAtOccurrence = 3;
/// Occurrence of a position at which the computer offers a draw again. If several moves keep the draw, waiting
/// for a third occurrence would take too long.
constexpr int offeredAgainAtOccurrence = 2;
constexpr int pliesBetweenOffers = 12;

/// Returns whether the computer cannot expect more than a draw, according to the solution. Without a readable
/// solution, uses the estimate of a simple player. Does not report damage, because the document does so.
static bool acceptsDraw(const Variant& variant, const SolutionPtr& solution, const AnyPosition& position, bool computerMoves) {
  if (solution) {
    try {
      const Outcome mover = solution->value(position).outcome;
      return (computerMoves ? mover : opposite(mover)) != Outcome::Win;
    } catch (const SolutionError&) {
    }
  }
  const double forMover = evaluation(variant, position);
  return (computerMoves ? forMover : -forMover) <= 0;
}

Agreements::Agreements(GameDocument* document, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings) {
  m_pool.setMaxThreadCount(1);
  connect(document, &GameDocument::gameReset, this, [this] { m_offeredAt = -1; });
  connect(document, &GameDocument::movePlayed, this, &Agreements::considerRepetition);
}

Agreements::~Agreements() { m_pool.waitForDone(); }

bool Agreements::isOpen() const {
  if (!m_document->hasGame() || m_document->currentNode() == GameTree::root) return false;
  if (m_settings->opponentSides() == OpponentSides::Both || isOver(*m_document)) return false;
  return m_document->nodeAt(m_document->currentNode()).children.empty();
}

Side Agreements::speaker() const { return m_settings->personSide().value_or(m_document->sideToMove()); }

void Agreements::resign() {
  if (isOpen()) m_document->declareEnd({EndCause::Resignation, other(speaker())});
}

void Agreements::acceptDraw() {
  if (isOpen()) m_document->declareEnd({EndCause::Agreement, std::nullopt});
}

void Agreements::offerDraw() {
  if (!isOpen()) return;
  if (!m_settings->personSide()) return emit drawOfferedTo(other(speaker()));
  askComputer([this](bool accepts) {
    if (accepts)
      acceptDraw();
    else
      emit drawDeclined();
  });
}

/// Lets the computer offer a draw at a repetition, unless the rules end the game by repetition.
void Agreements::considerRepetition() {
  if (!isOpen() || !m_settings->personSide() || m_document->variant()->game().drawnAtOccurrence > 0) return;
  const GameTree::NodeId node = m_document->currentNode();
  const GameTree& tree = m_document->tree();
  const bool again = tree.contains(m_offeredAt) && tree.leadsTo(m_offeredAt, node);
  if (again && tree.node(node).ply < tree.node(m_offeredAt).ply + pliesBetweenOffers) return;
  if (timesOnBoard(m_document->positionsTo(node)) < (again ? offeredAgainAtOccurrence : offeredAtOccurrence)) return;
  askComputer([this, node, again](bool accepts) {
    if (!accepts) return;
    m_offeredAt = node;
    emit computerOffersDraw(again);
  });
}

template <typename Then>
void Agreements::askComputer(Then then) {
  const bool computerMoves = m_document->sideToMove() != m_settings->personSide();
  const auto work = [variant = m_document->variant(), solution = m_document->solution(), position = m_document->position(),
                     computerMoves] { return acceptsDraw(*variant, solution, position, computerMoves); };
  runInBackground(m_pool, this, work, [this, then, asked = m_document->position()](bool accepts) {
    if (isOpen() && m_document->position() == asked) then(accepts);
  });
}

static std::optional<SolutionError> refusalOf(const VariantPtr& variant, const retrograde::SolveOptions& options) {
  try {
    return retrograde::estimate(variant, options).refusal;
  } catch (...) {  // starting the solve reports the error
    return std::nullopt;
  }
}

Solvability::Solvability(const GameDocument* document, const JobManager* jobs, const Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs) {
  connect(document, &GameDocument::gameReset, this, &Solvability::look);
  connect(document, &GameDocument::solutionChanged, this, &Solvability::look);
  // The connection is queued, because the jobs must read the new limits first.
  connect(settings, &Settings::solveLimitsChanged, this, &Solvability::look, Qt::QueuedConnection);
}

QString Solvability::refusal() const { return m_refusal ? errorReason(*m_refusal) : QString(); }

void Solvability::look() {
  m_estimating.drop();
  set(std::nullopt);
  if (!m_document->hasGame() || m_document->wholeSolution()) return;
  const auto options = m_jobs->limits().optionsIn<retrograde::SolveOptions>(m_jobs->dataDirectory());
  m_estimating.run(
      this, [variant = m_document->variant(), options] { return refusalOf(variant, options); },
      [this](const std::optional<SolutionError>& refusal) { set(refusal); });
}

void Solvability::set(const std::optional<SolutionError>& refusal) {
  if (!m_refusal && !refusal) return;
  m_refusal = refusal;
  emit changed();
}

/// Maximum time, in seconds, of a requested solve that starts without a question.
constexpr double maxUnaskedSeconds = 600;
constexpr double maxAutoSeconds = 60;  ///< maximum seconds of a solve that nobody requested
constexpr double unaskedShare = 0.5;   ///< maximum share of memory and disk of a solve that nobody requested

static bool startsWithoutAsking(const retrograde::Estimate& estimate, double maxSeconds) {
  return estimate.seconds < maxSeconds && estimate.plannedMemoryBytes < unaskedShare * estimate.availableMemoryBytes &&
         estimate.diskBytes < unaskedShare * estimate.availableDiskBytes;
}

static bool isPlayer(const std::string& strength) {
  return std::ranges::count(playersByStrength(), strength) > 0 || trappedLevel(strength) || isEngineAddress(strength);
}

AlternatingSession::AlternatingSession(JobManager* jobs, Settings* settings, QObject* parent)
    : GameSession(jobs, settings, parent),
      m_opponent(&m_document, settings),
      m_agreements(&m_document, settings),
      m_clock(&m_document, settings),
      m_solvability(&m_document, jobs, settings) {
  connectDocument();
  connect(&m_solvability, &Solvability::changed, hub(), [this] { hub()->setRefusal(m_solvability.refusal()); });
  connect(m_jobs, &JobManager::valuesKnown, this, &AlternatingSession::onValuesChanged);
  connect(&m_document, &GameDocument::gameReset, this, [this] { m_hintRequestedSolve = false; });
}

bool AlternatingSession::plays(std::string_view variantId) const {
  const std::string_view game = variantId.substr(0, variantId.find_first_of(":,"));
  return std::ranges::any_of(games(), [game](const GameInfo& each) { return each.id == game; });
}

QString AlternatingSession::sideText(Side side) const { return sideWord(*m_document.variant(), side); }

SessionView* AlternatingSession::makeView(Actions* actions, QMainWindow* window) {
  return new AlternatingView(this, m_jobs, m_settings, actions, window);
}

QString AlternatingSession::open(const GameStart& start) {
  const VariantPtr variant = parseVariant(start.variantId).value();
  const SolutionPtr solution = m_jobs->values(variant);
  m_clock.setTimed(start.timed);
  m_opponent.setViewsNext(start.purpose == Purpose::Look);
  m_settings->setOpponentGame(variant->gameId());
  m_document.newGameFrom(variant, solution, start.position);
  if (start.purpose == Purpose::Play) solvePlayedGame();
  return solution ? QString() : m_jobs->openFailure(variant->id());
}

QString AlternatingSession::load(const SavedGame& saved, Purpose purpose) {
  const ReadGame& game = std::get<ReadGame>(saved.game);
  const SolutionPtr solution = m_jobs->values(game.variant);
  m_settings->setOpponentGame(game.variant->gameId());
  m_opponent.setViewsNext(purpose == Purpose::Look);
  m_document.load(game, solution);
  if (purpose == Purpose::Play) solvePlayedGame();
  return solution ? QString() : m_jobs->openFailure(game.variant->id());
}

GameRecord AlternatingSession::record() const { return recordOf(m_document); }

std::optional<GameReport> AlternatingSession::report(int last, std::optional<Side> person) {
  auto report = reportOf(m_document, last, person);
  if (!report) return report;
  report->length = lengthText(m_document.variantId(), m_document.tree().node(last).ply);
  report->graph = wordsOfMoves(&m_document)->graphStrings();
  report->canBeReviewed = m_document.solution() != nullptr;
  return report;
}

/// Returns the sentence of a fact about a mistake. A fact about the reply names the reply, which was perhaps not played.
static QString mistakeText(const Variant& variant, const AnyPosition& mistakeAt, const Fact& fact) {
  const QString text = explanationText(fact);
  if (fact.kind != FactKind::Motif || fact.moves.empty() || fact.moves.front().before == mistakeAt) return text;
  const FactMove& reply = fact.moves.front();
  return AlternatingSession::tr("%1 could answer %2.", "a side, a move")
             .arg(sideName(variant, variant.sideToMove(reply.before)), QString::fromStdString(reply.text)) +
         QLatin1Char(' ') + text;
}

void AlternatingSession::explainMistake(QObject* context, int node, Side, std::function<void(const QString&)> receive) {
  if (!m_document.solution()) return;
  const GameTree::Node& made = m_document.tree().node(node);
  const AnyPosition position = m_document.tree().node(made.parent).position;
  explainLater(
      context, m_document.solution(), position, made.move,
      [receive = std::move(receive), variant = m_document.variant(), position, move = made.move](const std::vector<Fact>& facts) {
        const Fact* const reason = mainReason(facts, position, move);
        receive(reason ? mistakeText(*variant, position, *reason) : QString());
      });
}

GameSession::Judge AlternatingSession::judge() const {
  return m_document.solution() ? accuracyJudge(m_document.solution()) : Judge();
}

QString AlternatingSession::strength(Side) const { return m_settings->opponentStrength(); }

QString AlternatingSession::strongerThan(const QString& strength) const {
  return QString::fromStdString(nextStronger(strength.toStdString()).value_or(std::string()));
}

void AlternatingSession::setStrength(Side, const QString& strength) {
  if (isPlayer(strength.toStdString())) m_settings->setOpponentStrengthIn(gameIdOf(m_document.variantId()), strength);
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

void AlternatingSession::setActive(bool active) {
  GameSession::setActive(active);
  m_clock.setActive(active);
}

QString AlternatingSession::removedText(int nodes) const { return tr("%n moves removed.", nullptr, nodes); }

void AlternatingSession::requestSolve(const std::string& variantId) {
  const auto variant = parseVariant(variantId);
  if (!variant || m_jobs->isRunning(variantId) || offersRepair(variantId)) return;
  if (m_jobs->isPaused(variantId)) {
    m_jobs->start(variantId);
    return;
  }
  estimateSolveOf(*variant, [this](const VariantFacts& facts) { offerSolve(facts); });
}

void AlternatingSession::requestSolveForHint() {
  if (m_solvability.refusal().isEmpty() && !std::exchange(m_hintRequestedSolve, true)) requestSolve(m_document.variantId());
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
  if (startsWithoutAsking(*facts.estimate, maxUnaskedSeconds)) {
    m_jobs->start(workOn(facts.variant, facts.estimate->seconds));
    return;
  }
  emit solveOffered(id,
                    tr("%1: computing hints and values takes %2, %3 of memory and %4 on disk. You can play in the meantime.",
                       "%2: about so long")
                        .arg(name, estimateText(facts.estimate->seconds), byteCountText(facts.estimate->plannedMemoryBytes),
                             byteCountText(facts.estimate->diskBytes)),
                    tr("Solve"));
}

/// Solves the open variant in the background. Never restarts a solve that the user has stopped.
void AlternatingSession::solvePlayedGame() {
  const VariantPtr variant = m_document.variant();
  if (!m_settings->solvesPlayedGame() || m_document.wholeSolution() || m_jobs->isRunning(variant->id()) ||
      m_jobs->isPaused(variant->id()) || m_jobs->isDamaged(variant->id()))
    return;
  estimateSolveOf(variant, [this](const VariantFacts& facts) {
    if (facts.failure || !facts.solvable() || !startsWithoutAsking(*facts.estimate, maxAutoSeconds)) return;
    if (canWriteIn(m_jobs->dataDirectory())) m_jobs->start(workOn(facts.variant, facts.estimate->seconds), JobOrigin::Program);
  });
}

bool AlternatingSession::loadSolution() {
  const SolutionPtr solution = m_jobs->values(m_document.variant());
  m_document.setSolution(solution);
  return solution != nullptr;
}

void AlternatingSession::onValuesChanged(const std::string& variantId) {
  if (m_document.variantId() != variantId || m_document.solution()) return;
  if (loadSolution() && m_active)
    emit messageRaised(tr("The values of %1 are now known. Lists and tables will follow.").arg(variantText(variantId)));
}

}  // namespace kotai::ui

#include "moc_alternating_session.cpp"
