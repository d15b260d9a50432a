#include "ui/strings/end_strings.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/games/animalshogi/variant.h"
#include "core/games/gobblet/variant.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct EndStrings {
  Q_DECLARE_TR_FUNCTIONS(EndStrings)
};

QString dodgemReason(const Variant& variant, const AnyPosition& position, Side winner) {
  const auto pieces = variant.pieces(position);
  const bool left =
      std::none_of(pieces.begin(), pieces.end(), [winner](const PieceOnBoard& piece) { return piece.owner == winner; });
  return left ? EndStrings::tr("all its cars have left the board")
              : EndStrings::tr("its cars are blocked, and who cannot move wins");
}

QString animalShogiReason(const AnyPosition& position, Side winner) {
  const auto board = animalshogi::AnimalShogiVariant::unpack(position);
  const auto lion = animalshogi::Kind::Lion;
  if (board.pieces(other(winner), lion) == 0) return EndStrings::tr("the lion was taken");
  if ((board.pieces(winner, lion) & animalshogi::homeRow(other(winner))) != 0)
    return EndStrings::tr("its lion has reached the far row and cannot be taken");
  return EndStrings::tr("the other side has no move left");
}

QString gobbletReason(const AnyPosition& position) {
  const auto board = gobblet::GobbletVariant::unpack(position);
  return board.losingLift ? EndStrings::tr("a lifted piece uncovered its line") : EndStrings::tr("three in a row");
}

QString reasonOf(const Variant& variant, const AnyPosition& position, Side winner) {
  if (variant.gameId() == "dodgem") return dodgemReason(variant, position, winner);
  if (variant.gameId() == "animalshogi") return animalShogiReason(position, winner);
  if (variant.gameId() == "gobblet") return gobbletReason(position);
  if (variant.gameId() == "quoridor") return EndStrings::tr("its pawn has reached the far row");
  return {};
}

}  // namespace

std::optional<Side> winnerOf(const Variant& variant, const AnyPosition& position) {
  const auto value = variant.finishedValue(position);
  if (!value || value->outcome == Outcome::Draw) return std::nullopt;
  const Side toMove = variant.sideToMove(position);
  return value->outcome == Outcome::Win ? toMove : other(toMove);
}

QString endSentence(const Variant& variant, const AnyPosition& position) {
  const auto value = variant.finishedValue(position);
  const auto winner = winnerOf(variant, position);
  if (!winner) return value ? outcomeName(value->outcome) : QString();
  const QString won = resultSentence(variant, variant.sideToMove(position), *value);
  const QString why = reasonOf(variant, position, *winner);
  return why.isEmpty() ? won : EndStrings::tr("%1: %2", "who has won, by what").arg(won, why);
}

}  // namespace kotai::ui
