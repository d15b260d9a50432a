#include "ui/strings/query_strings.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <functional>

#include "core/game/game.h"
#include "core/query/faults.h"
#include "ui/strings/table_strings.h"

namespace kotai::ui {

struct QueryStrings {
  Q_DECLARE_TR_FUNCTIONS(QueryStrings)
};

static QString param(const TextError& error, std::size_t place) {
  return place < error.params.size() ? QString::fromStdString(error.params[place]) : QString();
}

static QString expectedWords(const TextError& error) {
  namespace expected = query::expected;
  const OwnText* const own = error.ownExpected;
  const QString detail = QString::fromStdString(error.expectedDetail);
  if (own == &expected::condition) return QueryStrings::tr("a condition, such as outcome = win");
  if (own == &expected::payoffCondition) return QueryStrings::tr("a condition, such as value > 0");
  if (own == &expected::oneOf) return QueryStrings::tr("one of %1").arg(detail);
  if (own == &expected::joint) return QueryStrings::tr("“and”, “or” or the end");
  if (own == &expected::jointOrBracket) return QueryStrings::tr("“and”, “or” or a closing bracket “)”");
  if (own == &expected::relation) return QueryStrings::tr("a comparison (= != < <= > >=)");
  if (own == &expected::equality) return QueryStrings::tr("a comparison (= or !=)");
  if (own == &expected::term) return QueryStrings::tr("a number or another quantity to compare with");
  if (own == &expected::number) return QueryStrings::tr("a number");
  if (own == &expected::otherNumber) return QueryStrings::tr("the other side's number: write a cell as own/other");
  if (own == &expected::moveKind) return QueryStrings::tr("a kind of move, such as %1").arg(detail);
  if (own == &expected::closeOrComma) return QueryStrings::tr("a closing bracket “)”, or a comma and a number");
  if (own == &expected::kind) return QueryStrings::tr("a kind of position, such as %1").arg(detail);
  if (own == &expected::square) return QueryStrings::tr("a square, such as %1").arg(detail);
  if (own == &expected::piece) return QueryStrings::tr("a piece, own, other or empty");
  if (own == &expected::outcome) return QueryStrings::tr("win, draw or loss");
  if (own == &expected::openBracket) return QueryStrings::tr("an opening bracket “(”");
  if (own == &expected::commaOrClose) return QueryStrings::tr("a comma or a closing bracket “)”");
  if (own == &expected::closeBracket) return QueryStrings::tr("a closing bracket “)”");
  return QueryStrings::tr("the word “%1”").arg(own == &expected::is ? QStringLiteral("is") : QStringLiteral("outcome"));
}

static QString ownSentence(const TextError& error) {
  namespace fault = query::fault;
  const OwnText* const own = error.own;
  const QString found = param(error, 0);
  const QString known = param(error, 1);
  if (own == &fault::unknownKind) return QueryStrings::tr("There is no list “%1”. Use one of: %2.").arg(found, known);
  if (own == &fault::unknownMove)
    return QueryStrings::tr("This game has no moves called “%1”. Use one of: %2.").arg(found, known);
  if (own == &fault::unknownOutcome) return QueryStrings::tr("“%1” is not an outcome. Use one of: %2.").arg(found, known);
  if (own == &fault::unknownPiece) return QueryStrings::tr("“%1” is not a piece of this game. Use one of: %2.").arg(found, known);
  if (own == &fault::unknownSquare)
    return QueryStrings::tr("There is no square “%1” on this board. Its squares are %2.").arg(found, known);
  if (own == &fault::noHand) return QueryStrings::tr("“%1”: this game has no pieces in hand.").arg(found);
  if (own == &fault::kindWithoutNumber) return QueryStrings::tr("The list %1 does not take a number.").arg(found);
  if (own == &fault::secondEquals) return QueryStrings::tr("Write a single “=”.");
  if (own == &fault::tooDeep) return QueryStrings::tr("Brackets are nested more than %1 deep.").arg(found);
  return QueryStrings::tr("“%1” is not a query keyword. Use one of: %2.").arg(found, known);
}

static QString sentence(const TextError& error) {
  switch (error.fault) {
    case TextFault::Empty: return QueryStrings::tr("Describe the positions, for example: outcome = win.");
    case TextFault::UnexpectedEnd: return QueryStrings::tr("The text ends too early. Expected: %1.").arg(expectedWords(error));
    case TextFault::BadNumber:
      return QueryStrings::tr("“%1” is not a number from %2 to %3.").arg(param(error, 0), param(error, 1), param(error, 2));
    case TextFault::OfGame: return ownSentence(error);
    default: break;
  }
  return QueryStrings::tr("“%1” does not fit here. Expected: %2.").arg(param(error, 0), expectedWords(error));
}

using Name = std::function<QString()>;

static const QHash<QString, Name>& queryWordNames() {
  static const QHash<QString, Name> all{
      {QStringLiteral("outcome"), [] { return QueryStrings::tr("Outcome"); }},
      {QStringLiteral("distance"), [] { return QueryStrings::tr("Distance in plies"); }},
      {QStringLiteral("moves"), [] { return QueryStrings::tr("Legal moves"); }},
      {QStringLiteral("difficulty"), [] { return QueryStrings::tr("Difficulty for club players"); }},
      {QStringLiteral("draw-grade"), [] { return QueryStrings::tr("Pressure in a draw"); }},
      {QStringLiteral("good-moves"), [] { return QueryStrings::tr("Moves that keep the outcome"); }},
      {QStringLiteral("best-moves"), [] { return QueryStrings::tr("Moves that keep outcome and distance"); }},
      {QStringLiteral("good-move"), [] { return QueryStrings::tr("The only good move"); }},
      {QStringLiteral("kind"), [] { return QueryStrings::tr("Kind of position"); }},
      {QStringLiteral("on"), [] { return QueryStrings::tr("On the square"); }},
      {QStringLiteral("own-hand"), [] { return QueryStrings::tr("Own pieces in hand"); }},
      {QStringLiteral("other-hand"), [] { return QueryStrings::tr("Other side's pieces in hand"); }},
      {QStringLiteral("own-pieces"), [] { return QueryStrings::tr("Own pieces on the board"); }},
      {QStringLiteral("other-pieces"), [] { return QueryStrings::tr("Other side's pieces on the board"); }},
      {QStringLiteral("own"), [] { return QueryStrings::tr("own piece"); }},
      {QStringLiteral("other"), [] { return QueryStrings::tr("other side's piece"); }},
      {QStringLiteral("empty"), [] { return QueryStrings::tr("empty"); }},
      {QStringLiteral("capture"), [] { return QueryStrings::tr("a capture"); }},
      {QStringLiteral("drop"), [] { return QueryStrings::tr("a drop"); }},
      {QStringLiteral("fence"), [] { return QueryStrings::tr("a fence"); }},
      {QStringLiteral("lift"), [] { return QueryStrings::tr("a move of a piece on the board"); }},
      {QStringLiteral("step"), [] { return QueryStrings::tr("a step"); }},
      {QStringLiteral("jump"), [] { return QueryStrings::tr("a jump"); }},
      {QStringLiteral("try"), [] { return QueryStrings::tr("a try"); }},
      {QStringLiteral("leave"), [] { return QueryStrings::tr("leaving the board"); }}};
  return all;
}

QString queryWordName(const QString& word) {
  const auto known = queryWordNames().constFind(word);
  return known != queryWordNames().constEnd() ? (*known)() : word;
}

QString queryTermName(const Variant& variant, const query::NamedTerm& term) {
  if (term.term.quantity != query::Quantity::Key) return queryWordName(QString::fromStdString(term.word));
  const std::string& game = variant.game().id;
  const AggregateKey& key = variant.tierGraph().aggregateKeys()[term.term.key];
  if (term.term.whose == query::Whose::Both) return QueryStrings::tr("Both sides together, %1").arg(aggregateKeyName(game, key));
  return aggregateAxisName(game, key, term.term.whose == query::Whose::Own);
}

QString queryHelp(const Variant& variant) {
  const query::Vocabulary words(variant);
  QStringList terms;
  for (const query::NamedTerm& term : words.terms()) terms << QString::fromStdString(term.word);
  QStringList moves;
  for (const std::string_view move : words.moves()) moves << QString::fromUtf8(move.data(), static_cast<qsizetype>(move.size()));
  QStringList cells;
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys())
    cells << QStringLiteral("%1 = 2/3").arg(QString::fromStdString(key.id));
  QStringList lines{QueryStrings::tr("Numbers: %1").arg(terms.join(QStringLiteral(", ")))};
  if (!cells.isEmpty())
    lines << QueryStrings::tr("Cells of a table, written own/other: %1", "examples such as pieces = 2/3")
                 .arg(cells.join(QStringLiteral(", ")));
  lines << QueryStrings::tr("Moves: good-move is %1").arg(moves.join(QStringLiteral(" | ")))
        << QueryStrings::tr("Also: outcome = win, kind(…), on(%1) = own; and, or, not, brackets")
               .arg(QString::fromStdString(words.squareText({0, 0})));
  return lines.join(QLatin1Char('\n'));
}

QString queryFaultText(const TextError& error, int place) {
  if (error.fault == TextFault::Empty) return sentence(error);
  return QueryStrings::tr("Character %1: %2", "place in the text, what is wrong there").arg(place).arg(sentence(error));
}

}  // namespace kotai::ui
