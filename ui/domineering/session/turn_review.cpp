#include "ui/domineering/session/turn_review.h"

#include <algorithm>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

TurnReview::TurnReview(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_opponent(opponent), m_values(settings) {
  connect(document, &DomineeringDocument::gameReset, this, &TurnReview::end);
  connect(document, &DomineeringDocument::choiceChanged, this, &TurnReview::onChoiceChanged);
}

bool TurnReview::start(const JudgedGame& game, std::optional<Side> side) {
  if (isActive()) return true;
  std::vector<Mistake> mistakes;
  for (const JudgedTurn& turn : game.turns)
    for (const Side each : {Side::First, Side::Second})
      if (each == side.value_or(each) && turn.isMistakeOf(each)) mistakes.push_back({turn, each});
  if (mistakes.empty()) return false;
  m_mistakes = std::move(mistakes);
  m_hasOwnSide = side.has_value();
  m_last = m_document->currentNode();
  m_values.hide();
  m_opponent->setActive(false);
  open(0);
  return true;
}

TurnTree::NodeId TurnReview::before() const { return m_document->tree().node(turn().node).parent; }

void TurnReview::open(int index) {
  if (!isActive()) return;
  m_index = std::clamp(index, 0, count() - 1);
  m_tried = played();
  m_document->goTo(before());
  m_opponent->awaitOnly(side());
  setState(State::Asked);
}

void TurnReview::setState(State state) {
  if (!isActive()) return;
  m_state = state;
  emit changed();
}

/// The domino is judged and taken back, so the game does not change.
void TurnReview::onChoiceChanged(Side side) {
  if (!isActive() || side != this->side() || m_document->currentNode() != before()) return;
  const auto choice = m_document->choice(side);
  if (!choice) return;
  m_tried = *choice;
  QMetaObject::invokeMethod(
      this, [this, side] { m_document->withdraw(side); }, Qt::QueuedConnection);
  setState(State::Tried);
}

std::optional<ChoiceVerdict> TurnReview::verdict() const { return judgeChoice(*turn().game, side(), m_tried); }

TurnReview::Answer TurnReview::answer() const {
  const domineering::PositionGame& game = *turn().game;
  const bool first = side() == Side::First;
  const auto& own = first ? game.firstMoves : game.secondMoves;
  const auto& others = first ? game.secondMoves : game.firstMoves;
  const auto place = static_cast<std::size_t>(std::ranges::find(own, m_tried) - own.begin());
  std::optional<Answer> worst;
  for (std::size_t other = 0; other < others.size(); ++other) {
    const double payoff = payoffFor(side(), first ? game.matrix.at(place, other) : game.matrix.at(other, place));
    if (!worst || payoff < worst->payoff) worst = Answer{others[other], payoff};
  }
  return worst.value_or(Answer{});
}

void TurnReview::showBest() {
  setState(State::Solved);
  emit mixShown();
}

void TurnReview::leave() {
  if (!isActive()) return;
  const TurnTree::NodeId last = m_last;
  end();
  m_document->goTo(last);
}

void TurnReview::end() {
  if (!isActive()) return;
  m_mistakes.clear();
  m_values.restore();
  m_opponent->awaitOnly(std::nullopt);
  m_opponent->setActive(true);
  emit left();
}

}  // namespace kotai::ui

#include "moc_turn_review.cpp"
