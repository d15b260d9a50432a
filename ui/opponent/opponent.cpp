#include "ui/opponent/opponent.h"

#include <QRandomGenerator>

#include "core/engine/engine_address.h"
#include "core/engine/external_player.h"
#include "core/players/player.h"

namespace kotai::ui {

std::function<std::optional<AnyMove>()> EngineSeat::question(const std::string& address, const VariantPtr& variant,
                                                             const AnyPosition& position) {
  if (address != m_address || variant != m_variant) {
    leave();
    const auto parsed = parseEngineAddress(address);
    if (!parsed) return [error = parsed.error()]() -> std::optional<AnyMove> { throw TextError(error); };
    m_player = std::make_shared<ExternalPlayer>(*parsed, engineNotation(variant));
    m_address = address;
    m_variant = variant;
  }
  m_stop = std::stop_source();
  const bool newGame = std::exchange(m_newGame, false);
  return [player = m_player, position, newGame, token = m_stop.get_token()] {
    if (newGame) player->newGame();
    return player->choose(position, token);
  };
}

/// Releases the engine on a worker thread, because destroying the last reference waits until the process has
/// ended.
void EngineSeat::leave() {
  stop();
  if (m_player) m_pool->start([player = std::move(m_player)]() mutable { player.reset(); });
  m_address.clear();
}

Opponent::Opponent(GameDocument* document, Settings* settings, QObject* parent)
    : ProgramSides(document, settings, parent), m_document(document) {
  m_pool.setMaxThreadCount(1);
  connect(document, &GameDocument::movePlayed, this, &Opponent::onMovePlayed);
  connect(document, &GameDocument::treeChanged, this, &Opponent::judgePending);
  connect(document, &GameDocument::gameEnded, this, &Opponent::stop);
  connect(document, &GameDocument::solutionChanged, this, &Opponent::answerIfDue);
  connect(settings, &Settings::opponentChanged, this, &Opponent::answerIfDue);
  // Runs after all other slots have handled the new game.
  connect(document, &GameDocument::gameReset, this, [this] {
    m_toJudge.reset();
    m_searchAnnounced = false;
    m_engine.newGame();
  });
  connect(document, &GameDocument::gameReset, this, &Opponent::beginGame, Qt::QueuedConnection);
}

Opponent::~Opponent() {
  m_engine.leave();
  m_pool.waitForDone();
}

void Opponent::stop() {
  m_engine.stop();
  ProgramSides::stop();
}

void Opponent::setActive(bool active) {
  ProgramSides::setActive(active);
  if (!active) m_engine.leave();
}

void Opponent::setSuspended(bool resting) {
  if (std::exchange(m_suspended, resting) == resting || !playsBoth()) return;
  resting ? stop() : answerIfDue();
}

void Opponent::beginGame() {
  if (!isOnlyViewing()) return answerIfDue();
  if (isDue()) emit waitsForRequest();
}

void Opponent::onMovePlayed(GameTree::NodeId node) {
  endViewing();
  m_document->onResumed(node, !playsNone());
  m_toJudge = m_ownMove ? std::nullopt : std::optional(node);
  judgePending();
  resumeFrom(node);  // the move may already have a continuation in the tree
}

bool Opponent::isDue() const {
  return isActive() && m_document->hasGame() && !isOver(*m_document) && plays(m_document->sideToMove());
}

void Opponent::answerIfDue() {
  stop();
  if (isOnlyViewing() || !isDue() || (m_suspended && playsBoth()) || hasLaterMoves()) return;
  if (playsBoth() && repeatsTooOften()) return m_document->declareEnd({EndCause::Agreement, std::nullopt});
  if (!hasBasis()) return;
  startThinking(m_document->sideToMove(), question(), m_settings->opponentDelayMs());
}

/// Returns whether the position has occurred three times. If no rule ended the game then, two computer players
/// would play forever.
bool Opponent::repeatsTooOften() const { return timesOnBoard(m_document->positionsTo(m_document->currentNode())) >= 3; }

bool Opponent::hasBasis() {
  if (isEngineAddress(m_settings->opponentStrength().toStdString())) return true;
  m_engine.leave();
  const bool isSolved = m_document->solution() != nullptr;
  const PlayerBasis basis = playerBasis(m_settings->opponentStrength().toStdString(), isSolved);
  if (basis == PlayerBasis::Missing) emit needsValues();
  if (basis == PlayerBasis::Search && !m_searchAnnounced)
    emit playsUnsolved(tr("This game is not solved yet, so the top levels are a little weaker than usual."));
  m_searchAnnounced = m_searchAnnounced || basis == PlayerBasis::Search;
  return basis != PlayerBasis::Missing;
}

void Opponent::moveNow() {
  stop();
  if (!m_document->hasGame() || m_document->isFinished()) return;
  if (!hasBasis()) return;
  endViewing();
  startThinking(m_document->sideToMove(), question(), 0);
}

/// Returns the function that finds a move in the worker.
ProgramSides::Question Opponent::question() {
  const std::string strength = m_settings->opponentStrength().toStdString();
  const VariantPtr variant = m_document->variant();
  const AnyPosition position = m_document->position();
  if (isEngineAddress(strength)) return m_engine.question(strength, variant, position);
  return [strength, variant, position, solution = m_document->solution(),
          seed = QRandomGenerator::global()->generate64()]() -> std::optional<AnyMove> {
    auto player = makePlayer(strength, variant, solution, seed);
    if (!player) throw TextError(player.error());
    return (*player)->choose(position);
  };
}

void Opponent::onMoveChosen(Side side, const Choice& choice) {
  if (choice.resigned) return m_document->declareEnd({EndCause::Resignation, other(side)});
  if (!choice.move) return;
  m_ownMove = true;
  // Undo reverts the reply together with the user's move.
  if (!playsBoth() && plays(side))
    m_document->playAnswer(*choice.move);
  else
    m_document->play(*choice.move);
  m_ownMove = false;
}

void Opponent::takeBack() {
  if (!m_document->hasGame() || m_document->currentNode() == GameTree::root) return;
  const GameTree& tree = m_document->tree();
  const auto opponentMoves = [&](GameTree::NodeId node) {
    return plays(m_document->variant()->sideToMove(tree.node(node).position));
  };
  GameTree::NodeId node = tree.node(m_document->currentNode()).parent;
  if (!playsBoth())
    while (node != GameTree::root && opponentMoves(node)) node = tree.node(node).parent;
  m_document->selectNode(node);
  m_document->resumeHere();
  notifyIfDue();
}

void Opponent::playOn() {
  const bool ends = m_document->nodeAt(m_document->currentNode()).children.empty();
  if (ends && !isThinking()) notifyIfDue();
}

/// Makes a move if the program is to move. After a take-back, waits until the user requests the move with a
/// button. Otherwise, the program would repeat its move immediately.
void Opponent::notifyIfDue() {
  if (isDue() && !playsBoth()) emit waitsForRequest();
}

void Opponent::judgePending() {
  if (!m_toJudge || *m_toJudge >= m_document->tree().size()) return;
  const GameTree::Node& node = m_document->tree().node(*m_toJudge);
  if (node.removed || node.parent < 0) return m_toJudge.reset();
  const auto& before = m_document->tree().node(node.parent).value;
  if (!before || !node.value || !m_document->solution()) return;
  const GameTree::NodeId judgedNode = *std::exchange(m_toJudge, std::nullopt);
  const MoveVerdict verdict = judge(*before, *node.value);
  const bool lostInAnyCase = verdict.before == Outcome::Loss && verdict.keepsOutcome() && !verdict.losesAtOnce;
  const bool forced = m_document->variant()->legalMoves(m_document->tree().node(node.parent).position).size() == 1;
  if (!forced && !lostInAnyCase) emit judged(verdict, judgedNode);
}

}  // namespace kotai::ui

#include "moc_opponent.cpp"
