#include "ui/domineering/strategy/strategy_walk.h"

#include <QCoreApplication>

#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

using Standing = domineering::StrategyPlay::Standing;

struct StrategyWalkWords {
  Q_DECLARE_TR_FUNCTIONS(StrategyWalk)
};

DominoPlace placeOf(const SimultaneousVariant& variant, Side side, AnyMove move) { return {side, variant.squares(side, move)}; }

/// The position with the strategy's move as a hint.
DominoScene sceneWith(const SimultaneousVariant& variant, const AnyPosition& position, Side side, std::optional<AnyMove> move) {
  DominoScene scene = sceneOf(variant, position);
  if (move) scene.ghosts.push_back({placeOf(variant, side, *move), GhostDomino::Kind::Hint});
  return scene;
}

}  // namespace

StrategyWalk::StrategyWalk(domineering::StrategyPlay play) : m_play(std::move(play)), m_positions{m_play.variant().start()} {}

QString StrategyWalk::title() const {
  return StrategyWalkWords::tr("Strategy: %1", "a board").arg(variantName(m_play.variant()));
}

QString StrategyWalk::about() const {
  const QString count = countText(static_cast<double>(m_play.strategy().entries.size()));
  const QString text =
      m_play.strategy().payoff > 0
          ? StrategyWalkWords::tr("%1 wins, whatever the other side does. The strategy has a move for each of %2 positions.")
          : StrategyWalkWords::tr(
                "%1 does not lose, whatever the other side does. The strategy has a move for each of %2 positions.");
  QString about = text.arg(playerName(side()), count);
  if (m_play.strategy().inBands)
    about += QLatin1Char(' ') + (side() == Side::First
                                     ? StrategyWalkWords::tr("All its dominoes stay within fixed pairs of rows.")
                                     : StrategyWalkWords::tr("All its dominoes stay within fixed pairs of columns."));
  return about;
}

JointMove StrategyWalk::turnOf(AnyMove own, AnyMove answer) const {
  return side() == Side::First ? JointMove{own, answer} : JointMove{answer, own};
}

QString StrategyWalk::standingText(const AnyPosition& position, const Advice& advice) const {
  switch (advice.standing) {
    case Standing::Over: return resultText(*m_play.variant().finished(position));
    case Standing::Safe:
      return StrategyWalkWords::tr("%1 has enough safe moves to outlast the other side, so the rest does not matter.", "a side")
          .arg(playerName(side()));
    case Standing::Moves:
      return StrategyWalkWords::tr("%1 covers %2.", "a side, a domino's place")
          .arg(playerName(side()), placeText(m_play.variant(), side(), *advice.move));
    case Standing::Unknown: break;
  }
  return StrategyWalkWords::tr("The strategy never leads to this position.");
}

ProofStep StrategyWalk::stepOf(AnyMove own, AnyMove answer) const {
  const SimultaneousVariant& variant = m_play.variant();
  const AnyPosition after = variant.play(m_positions.back(), turnOf(own, answer));
  const Advice next = m_play.at(after);
  ProofStep step{placeText(variant, other(side()), answer), {}, {}, next.standing == Standing::Moves};
  if (next.standing == Standing::Moves)
    step.value = StrategyWalkWords::tr("%1 continues with %2", "a side, a domino's place")
                     .arg(playerName(side()), placeText(variant, side(), *next.move));
  else if (next.standing == Standing::Over)
    step.value = resultText(*variant.finished(after));
  else
    step.value = StrategyWalkWords::tr("decided by safe moves");
  if (next.standing != Standing::Over)
    step.note =
        StrategyWalkWords::tr("safe moves left: %1 and %2", "moves that only one side can make: the own ones, the other side's")
            .arg(next.ownStore)
            .arg(next.otherStore);
  return step;
}

ProofPlace StrategyWalk::place() const {
  const SimultaneousVariant& variant = m_play.variant();
  const AnyPosition here = m_positions.back();
  const Advice advice = m_play.at(here);
  ProofPlace place;
  place.position = here;
  place.text = QString::fromStdString(variant.formatPosition(here));
  place.standing = standingText(here, advice);
  place.paint = [scene = sceneWith(variant, here, side(), advice.move)](QPainter& painter, const QRectF& area,
                                                                        const ColourPalette& palette) {
    paintDominoScene(painter, area, scene, palette);
  };
  if (!advice.move) return place;
  place.task = StrategyWalkWords::tr("At the same time %1 covers one of these:", "a side").arg(playerName(other(side())));
  for (const AnyMove answer : variant.moves(here, other(side()))) place.steps.push_back(stepOf(*advice.move, answer));
  return place;
}

void StrategyWalk::take(std::size_t step) {
  const SimultaneousVariant& variant = m_play.variant();
  const AnyPosition here = m_positions.back();
  const auto own = m_play.at(here).move;
  const AnyMove answer = variant.moves(here, other(side())).at(step);
  const JointMove turn = turnOf(own.value(), answer);
  m_positions.push_back(variant.play(here, turn));
  m_path.push_back(QString::fromStdString(variant.formatTurn(turn)));
}

void StrategyWalk::back() {
  if (m_path.empty()) return;
  m_path.pop_back();
  m_positions.pop_back();
}

}  // namespace kotai::ui
