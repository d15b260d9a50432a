#include "ui/games/dodgem/strings.h"

#include <algorithm>

#include "core/games/dodgem/variant.h"
#include "ui/games/dodgem/why_not.h"
#include "ui/games/dodgem/work_words.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

const dodgem::Ending& endingOf(const Variant& variant) {
  return static_cast<const dodgem::DodgemVariant&>(variant).rules().ending();
}

QString lastCarReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1's last car has left the board", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("your last car has left the board")
                          : DodgemStrings::tr("your opponent's last car has left the board");
}

QString blockedReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1 cannot move, and that wins", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("you cannot move, and that wins")
                          : DodgemStrings::tr("your opponent cannot move, and that wins");
}

QString blockedLoserReason(const Variant& variant, Side loser, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1 cannot move, and that loses", "a side").arg(sideWord(variant, loser));
  return loser == person ? DodgemStrings::tr("you cannot move, and that loses")
                         : DodgemStrings::tr("your opponent cannot move, and that loses");
}

/// The side without a move or without cars has won, or has lost if the rules say so.
QString endReason(const Variant& variant, const AnyPosition& position, Side winner, std::optional<Side> person) {
  const auto pieces = variant.pieces(position);
  const auto hasLeft = [&pieces](Side side) {
    return std::ranges::none_of(pieces, [side](const PieceOnBoard& piece) { return piece.owner == side; });
  };
  const Side loser = other(winner);
  const bool misere = endingOf(variant) == dodgem::misereEnding;
  if (hasLeft(misere ? loser : winner)) return lastCarReason(variant, misere ? loser : winner, person);
  if (variant.sideToMove(position) == loser) return blockedLoserReason(variant, loser, person);
  return blockedReason(variant, winner, person);
}

/// Describes the changed rule. Empty for the usual rules.
QString unusualEnding(const Variant& variant) {
  const dodgem::Ending& ending = endingOf(variant);
  if (ending == dodgem::misereEnding) return DodgemStrings::tr("misère: no move loses", "a rule");
  if (ending.blocked == Outcome::Loss) return DodgemStrings::tr("a blocked player loses", "a rule");
  if (ending.blocked == Outcome::Draw) return DodgemStrings::tr("a blocked player draws", "a rule");
  return {};
}

QString dodgemTitle(const Variant& variant) {
  const QString rule = unusualEnding(variant);
  if (rule.isEmpty()) return {};
  return DodgemStrings::tr("%1 \u00d7 %1, %2", "size of the board, a rule").arg(variant.columns()).arg(rule);
}

QString dodgemName(const Variant& variant) {
  const QString rule = unusualEnding(variant);
  if (rule.isEmpty()) return {};
  return DodgemStrings::tr("Dodgem %1\u00d7%1, %2", "size of the board, a rule").arg(variant.columns()).arg(rule);
}

QString keyName(const AggregateKey& key) {
  return key.id == "steps" ? DodgemStrings::tr("by remaining steps") : DodgemStrings::tr("by remaining pieces");
}

QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps")
    return mover ? DodgemStrings::tr("Mover's remaining steps") : DodgemStrings::tr("Opponent's remaining steps");
  return mover ? DodgemStrings::tr("Mover's remaining pieces") : DodgemStrings::tr("Opponent's remaining pieces");
}

}  // namespace

void addDodgemWords(Presentation& game) {
  addDodgemWork(game);
  game.whyNot = whyNoDodgemMove;
  game.whyNotTaken = whyNoDodgemCar;
  game.endReason = endReason;
  game.variantTitle = dodgemTitle;
  game.variantName = dodgemName;
  game.keyName = keyName;
  game.axisName = axisName;
}

}  // namespace kotai::ui
