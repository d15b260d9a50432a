#include "ui/strings/end_strings.h"

#include <QCoreApplication>

#include "core/game/game.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

struct EndStrings {
  Q_DECLARE_TR_FUNCTIONS(EndStrings)
};

static QString rulesReason(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person) {
  const Presentation& game = presentationOf(variant);
  return end.winner && game.endReason ? game.endReason(variant, position, *end.winner, person) : QString();
}

QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person, const PlayerNames& names) {
  if (!end.winner) return outcomeName(Outcome::Draw);
  if (person) return *end.winner == *person ? EndStrings::tr("You won") : EndStrings::tr("You lost");
  const QString& name = names[static_cast<std::size_t>(*end.winner)];
  return EndStrings::tr("%1 won", "a side or a player").arg(name.isEmpty() ? sideName(variant, *end.winner) : name);
}

Outcome outcomeFor(const GameEnd& end, std::optional<Side> person) {
  if (!end.winner) return Outcome::Draw;
  return person && *end.winner != *person ? Outcome::Loss : Outcome::Win;
}

QString asSentence(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person) {
  const QString loser = end.winner ? sideName(variant, other(*end.winner)) : QString();
  const bool personLost = end.winner != person;
  switch (end.cause) {
    case EndCause::Rules: return rulesReason(variant, position, end, person);
    case EndCause::Repetition:
      return EndStrings::tr("the same position %n times, a draw by the rules", nullptr, variant.game().drawnAtOccurrence);
    case EndCause::Resignation:
      if (person) return personLost ? EndStrings::tr("you resigned") : EndStrings::tr("your opponent resigned");
      return EndStrings::tr("%1 resigned", "a side").arg(loser);
    case EndCause::Agreement: return EndStrings::tr("draw by agreement");
    case EndCause::Time: break;
  }
  if (person) return personLost ? EndStrings::tr("your time is up") : EndStrings::tr("your opponent's time is up");
  return EndStrings::tr("%1's time is up", "a side").arg(loser);
}

QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person) {
  QString result = outcomeName(Outcome::Draw);
  if (end.winner) result = person ? winnerText(variant, end, person) : resultSentence(variant, *end.winner, Value::win(0));
  const QString why = reasonOfEnd(variant, position, end, person);
  return why.isEmpty() ? result : EndStrings::tr("%1: %2", "who has won, by what").arg(result, why);
}

QString valuesCountMoreText() { return EndStrings::tr("the distances shown are one move longer", "after a number of moves"); }

Value playedValue(const Variant& variant, const AnyPosition& position, Value value) {
  const Presentation& game = presentationOf(variant);
  return game.playedValue ? game.playedValue(variant, position, value) : value;
}

Value playedMoveValue(const Variant& variant, const AnyPosition& after, Value value) {
  if (value.outcome == Outcome::Draw) return value;
  return valueForMover(playedValue(variant, after, {opposite(value.outcome), value.distancePlies - 1}));
}

QString playedSentence(const Variant& variant, Side toMove, Value played) {
  if (played.outcome == Outcome::Draw || played.distancePlies == 0) return resultSentence(variant, toMove, played);
  const Side winner = played.outcome == Outcome::Win ? toMove : other(toMove);
  return EndStrings::tr("%1 wins in %n moves", "a side", static_cast<int>(played.distancePlies)).arg(sideName(variant, winner));
}

QString standingSentence(const Variant& variant, const AnyPosition& position, Value value) {
  if (const auto winner = decidedWinner(variant, position)) return resultSentence(variant, *winner, Value::win(0));
  return resultSentence(variant, variant.sideToMove(position), value);
}

}  // namespace kotai::ui
