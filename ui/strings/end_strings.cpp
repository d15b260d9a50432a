#include "ui/strings/end_strings.h"

#include <QCoreApplication>

#include "core/game/game.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct EndStrings {
  Q_DECLARE_TR_FUNCTIONS(EndStrings)
};

QString rulesReason(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person) {
  const Presentation& game = presentationOf(variant);
  return end.winner && game.endReason ? game.endReason(variant, position, *end.winner, person) : QString();
}

}  // namespace

QString wonText(const Variant& variant, Side winner) {
  if (presentationOf(variant).sideName) return EndStrings::tr("%1 won", "a side").arg(sideName(variant, winner));
  return winner == Side::First ? EndStrings::tr("First player won") : EndStrings::tr("Second player won");
}

QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person) {
  if (!end.winner) return outcomeName(Outcome::Draw);
  if (person) return *end.winner == *person ? EndStrings::tr("You won") : EndStrings::tr("You lost");
  return wonText(variant, *end.winner);
}

Outcome outcomeFor(const GameEnd& end, std::optional<Side> person) {
  if (!end.winner) return Outcome::Draw;
  return person && *end.winner != *person ? Outcome::Loss : Outcome::Win;
}

QString asSentence(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person) {
  const bool firstLost = end.winner == Side::Second;
  const bool personLost = end.winner != person;
  switch (end.cause) {
    case EndCause::Rules: return rulesReason(variant, position, end, person);
    case EndCause::Repetition:
      return EndStrings::tr("the same position %n times, a draw by the rules", nullptr, variant.game().drawnAtOccurrence);
    case EndCause::Resignation:
      if (person) return personLost ? EndStrings::tr("you resigned") : EndStrings::tr("your opponent resigned");
      return firstLost ? EndStrings::tr("the first player resigned") : EndStrings::tr("the second player resigned");
    case EndCause::Agreement: return EndStrings::tr("both sides agreed");
    case EndCause::Time: break;
  }
  if (person) return personLost ? EndStrings::tr("your time is up") : EndStrings::tr("your opponent's time is up");
  return firstLost ? EndStrings::tr("the first player's time is up") : EndStrings::tr("the second player's time is up");
}

QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end) {
  QString result = outcomeName(Outcome::Draw);
  if (end.winner) result = resultSentence(variant, *end.winner, Value::win(0));
  const QString why = reasonOfEnd(variant, position, end);
  return why.isEmpty() ? result : EndStrings::tr("%1: %2", "who has won, by what").arg(result, why);
}

QString valuesCountMoreText() { return EndStrings::tr("the values count one ply more", "after a number of plies"); }

QString standingSentence(const Variant& variant, const AnyPosition& position, Value value) {
  if (const auto winner = decidedWinner(variant, position)) return resultSentence(variant, *winner, Value::win(0));
  return resultSentence(variant, variant.sideToMove(position), value);
}

}  // namespace kotai::ui
