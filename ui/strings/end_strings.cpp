#include "ui/strings/end_strings.h"

#include <QCoreApplication>

#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct EndStrings {
  Q_DECLARE_TR_FUNCTIONS(EndStrings)
};

}  // namespace

std::optional<Side> winnerOf(const Variant& variant, const AnyPosition& position) {
  const auto value = variant.finishedValue(position);
  if (!value || value->outcome == Outcome::Draw) return std::nullopt;
  const Side toMove = variant.sideToMove(position);
  return value->outcome == Outcome::Win ? toMove : other(toMove);
}

QString wonText(const Variant& variant, Side winner) {
  if (presentationOf(variant).sideName) return EndStrings::tr("%1 won", "a side").arg(sideName(variant, winner));
  return winner == Side::First ? EndStrings::tr("First player won") : EndStrings::tr("Second player won");
}

QString endSentence(const Variant& variant, const AnyPosition& position) {
  const auto value = variant.finishedValue(position);
  const auto winner = winnerOf(variant, position);
  if (!winner) return value ? outcomeName(value->outcome) : QString();
  const QString won = resultSentence(variant, variant.sideToMove(position), *value);
  const Presentation& game = presentationOf(variant);
  const QString why = game.endReason ? game.endReason(variant, position, *winner) : QString();
  return why.isEmpty() ? won : EndStrings::tr("%1: %2", "who has won, by what").arg(won, why);
}

}  // namespace kotai::ui
