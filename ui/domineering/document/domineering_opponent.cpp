#include "ui/domineering/document/domineering_opponent.h"

#include <QRandomGenerator>

#include "solvers/domineering/players/player.h"

namespace kotai::ui {

constexpr int revealShare = 5;  ///< display time of a turn if the program plays both sides, in animation times
constexpr Side bothSides[] = {Side::First, Side::Second};

DomineeringOpponent::DomineeringOpponent(DomineeringDocument* document, Settings* settings, QObject* parent)
    : ProgramSides(document, settings, parent), m_document(document) {
  m_pool.setMaxThreadCount(2);
  connect(document, &DomineeringDocument::choiceChanged, this, &DomineeringOpponent::onChoiceChanged);
  connect(document, &DomineeringDocument::movePlayed, this, &DomineeringOpponent::onTurnPlayed);
  connect(document, &DomineeringDocument::valuesChanged, this, &DomineeringOpponent::saveOpenGame);
  connect(settings, &Settings::opponentChanged, this, [this] {
    const auto chosen = m_byProgram;
    stop();
    // Withdraws the program's choices, because another player or a person now plays these sides.
    for (const Side side : bothSides)
      if (chosen[static_cast<std::size_t>(side)]) m_document->withdraw(side);
    answerIfDue();
  });
  connect(document, &DomineeringDocument::gameReset, this, [this] {
    m_games.clear();
    m_paused = isOnlyViewing() && playsBoth();
  });
  // Runs after all other slots have handled the new game.
  connect(document, &DomineeringDocument::gameReset, this, &DomineeringOpponent::answerIfDue, Qt::QueuedConnection);
}

DomineeringOpponent::~DomineeringOpponent() {
  m_stop.request_stop();
  m_pool.waitForDone();
}

std::optional<Side> DomineeringOpponent::awaited() const {
  if (!m_document->hasGame() || m_document->result()) return std::nullopt;
  if (m_awaitedOnly) return m_document->choice(*m_awaitedOnly) ? std::nullopt : m_awaitedOnly;
  for (const Side side : bothSides)
    if (!plays(side) && !isThinking(side) && !m_document->choice(side)) return side;
  return std::nullopt;
}

void DomineeringOpponent::awaitOnly(std::optional<Side> side) {
  if (std::exchange(m_awaitedOnly, side) != side) emit stateChanged();
}

std::optional<Side> DomineeringOpponent::withdrawable() const {
  if (m_lastChosen && m_document->choice(*m_lastChosen) && !plays(*m_lastChosen)) return m_lastChosen;
  for (const Side side : bothSides)
    if (!plays(side) && m_document->choice(side)) return side;
  return std::nullopt;
}

void DomineeringOpponent::stop() {
  ProgramSides::stop();
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_byProgram = {};
  m_lastChosen.reset();
  emit stateChanged();
}

int DomineeringOpponent::delayMs() const {
  const int delay = m_settings->opponentDelayMs();
  return playsBoth() ? std::max(delay, revealShare * m_settings->animationMs()) : delay;
}

void DomineeringOpponent::answerIfDue() {
  if (!isActive() || !m_document->hasGame() || m_document->result() || (playsBoth() && m_paused)) return;
  for (const Side side : bothSides)
    if (plays(side) && !isThinking(side) && !m_document->choice(side) && (!hasLaterMoves() || m_document->choice(other(side))))
      choose(side, delayMs());
}

void DomineeringOpponent::chooseNow() {
  if (!m_document->hasGame() || m_document->result()) return;
  for (const Side side : bothSides)
    if (!isThinking(side) && !m_document->choice(side)) choose(side, 0);
}

void DomineeringOpponent::play(JointMove turn) {
  if (isOnlyViewing() || plays(Side::First) == plays(Side::Second)) {
    m_document->play(turn);
  } else if (plays(Side::First)) {
    m_document->choose(Side::Second, turn.second);
  } else {
    m_document->choose(Side::First, turn.first);
  }
}

void DomineeringOpponent::choose(Side side, int atLeastMs) {
  domineering::PlayerSetup setup;
  setup.variant = m_document->variant();
  setup.side = side;
  setup.seed = QRandomGenerator::global()->generate64();
  setup.values = m_document->solution();
  const auto question = [strength = m_settings->seatStrength(side).toStdString(), setup = std::move(setup),
                         position = m_document->position(), stop = m_stop.get_token()]() -> std::optional<AnyMove> {
    const auto player = domineering::makePlayer(strength, setup);
    if (!player) throw TextError(player.error());
    return (*player)->choose(position, stop);
  };
  startThinking(side, question, atLeastMs);
}

void DomineeringOpponent::onMoveChosen(Side side, const Choice& choice) {
  if (!choice.move) return;
  m_byProgram[static_cast<std::size_t>(side)] = true;
  m_document->choose(side, *choice.move);
}

void DomineeringOpponent::onChoiceChanged(Side side) {
  const auto place = static_cast<std::size_t>(side);
  if (!m_document->choice(side))
    m_byProgram[place] = false;
  else if (!m_byProgram[place])
    m_lastChosen = side;
  emit stateChanged();
  if (m_document->choice(side)) answerIfDue();
}

void DomineeringOpponent::onTurnPlayed(TurnTree::NodeId node) {
  endViewing();
  m_document->onResumed(node, !playsNone());
  const TurnTree::Node& played = m_document->tree().node(node);
  const auto game = m_games.find(played.parent);
  std::vector<ChoiceVerdict> verdicts;
  if (game != m_games.end())
    for (const Side side : bothSides) {
      if (plays(side)) continue;
      if (const auto verdict = judgeTurn(*game->second, side, played.turn)) verdicts.push_back(*verdict);
    }
  if (!verdicts.empty()) emit judged(verdicts, node);
  resumeFrom(node);  // the turn may already have a continuation in the tree
}

void DomineeringOpponent::saveOpenGame() {
  if (m_document->game()) m_games[m_document->currentNode()] = m_document->game();
}

void DomineeringOpponent::withdraw() {
  if (const auto side = withdrawable()) m_document->withdraw(*side);
}

void DomineeringOpponent::takeBack() {
  if (!m_document->hasGame()) return;
  if (withdrawable()) return withdraw();
  if (m_document->currentNode() == TurnTree::root) return;
  if (playsBoth()) setPaused(true);
  step(*m_document, -1);
  m_document->resumeHere();
  answerIfDue();
}

void DomineeringOpponent::setPaused(bool paused) {
  if (m_paused == paused) return;
  m_paused = paused;
  if (paused) {
    stop();
    for (const Side side : bothSides) m_document->withdraw(side);
  } else {
    answerIfDue();
  }
  emit stateChanged();
}

}  // namespace kotai::ui

#include "moc_domineering_opponent.cpp"
