// Finds the facts that decide the game in the lines after a mistake and after a better move: early gains of
// pieces, checks, captures of the lion, and a lion on the far row.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <string>
#include <vector>

#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

namespace {

/// Sentences about the course of a game. %1: the move that begins the line.
namespace course_words {
constexpr Sentence everyCheck{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play after %1, every move by %o attacks the lion or captures it."),
    QT_TRANSLATE_NOOP("Explanations", "Series of checks")};
/// %2: the pieces that the mover loses, %3: the pieces that it gets, %4: the line after the move up to the last capture.
constexpr Sentence losesPieces{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play after %1, %m loses %2 and gets nothing in return: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
constexpr Sentence losesPiecesFor{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play after %1, %m loses %2 and gets only %3 in return: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Bad exchange")};
/// %4: the reply, which captures.
constexpr Sentence losesPieceToReply{QT_TRANSLATE_NOOP("Explanations", "With %4 %o wins %2, and %m gets nothing in return."),
                                     QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
/// The move itself captures. %4: the line, beginning with the move.
constexpr Sentence losesPiecesForCapture{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play from %1 on, %m loses %2 and gets only %3 in return: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Bad exchange")};
/// Parameters %2, %3: the pieces that the mover captures and loses, %4: the line, beginning with the move.
constexpr Sentence winsPieces{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play from %1 on, %m would have won %2 and lost nothing: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Misses a piece")};
/// Only the move itself captures.
constexpr Sentence winsPieceAtOnce{
    QT_TRANSLATE_NOOP("Explanations", "%1 would have won %2, and %o would have got nothing in return."),
    QT_TRANSLATE_NOOP("Explanations", "Misses a piece")};
constexpr Sentence winsPiecesFor{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play from %1 on, %m would have won %2 and lost only %3: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Misses a piece")};
constexpr Sentence endsOnFarRow{
    QT_TRANSLATE_NOOP("Explanations", "In a line of best play after %1, %o's lion reaches the far row safely."),
    QT_TRANSLATE_NOOP("Explanations", "Lion on the far row")};
}  // namespace course_words

/// Features of a line: checks, and a lion that ends on the far row.
struct Story {
  bool everyCheck = true;  ///< whether every move of the other side gives check or takes the lion
  bool endsOnFarRow = false;
};

Story storyOf(const Rules& rules, const PlayedOut& line) {
  Rules::Position position = Rules::unpack(line.before);
  const Side side = position.toMove;
  Story story;
  for (const AnyMove each : line.moves) {
    const Rules::Move move = AnimalShogiVariant::unpackMove(each);
    const Side mover = position.toMove;
    const SquareSet lion = position.pieces(other(mover), Kind::Lion);
    const bool capturesLion = (lion & squareBit(move.to)) != 0;
    position = rules.play(position, move);
    if (mover != side && !capturesLion && (Rules::attacks(position, mover) & lion) == 0) story.everyCheck = false;
    story.endsOnFarRow = !capturesLion && mover != side && rules.finishedValue(position).has_value() &&
                         (position.pieces(mover, Kind::Lion) & farRow(mover)) != 0;
  }
  return story;
}

constexpr std::size_t longestGain = 9;       ///< last ply for gains of pieces; later gains are hard to follow
constexpr std::size_t longestShownGain = 5;  ///< most moves of a shown line; without its moves, nobody can check a gain
constexpr std::size_t longestRun = 15;       ///< most plies of a line to the far row; longer lines are hard to follow

/// Returns the value of a captured piece for its owner, or for the side that captures it: a hen becomes a chick.
int exchangeValue(Kind kind, bool forOwner) { return kind == Kind::Chick || (kind == Kind::Hen && !forOwner) ? 1 : 3; }

/// Captures up to the end of an exchange.
struct Gain {
  std::vector<Kind> captured;
  std::vector<Kind> lost;
  std::vector<std::string>
      line;  ///< line that begins with the first move if it captures, or else with the first move of the side that gains
  bool beginsWithCapture = false;
};

/// Returns the captures up to the end of the first exchange after which one side is ahead: the side that moves first, or the side
/// that answers. An exchange is a series of captures without other moves between them. It goes on while the piece that captured
/// last can be captured and nothing guards it. Returns nothing if the exchange lasts too long or a lion is captured before its
/// end.
std::optional<Gain> gainIn(const Rules& rules, const PlayedOut& line, bool ofMover) {
  Rules::Position position = Rules::unpack(line.before);
  const Side side = ofMover ? other(position.toMove) : position.toMove;
  const std::size_t first = ofMover ? 0 : 1;
  Gain gain;
  int ahead = 0;
  SquareSet captor = 0;  // square of the last move if it was a capture
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Rules::Move move = AnimalShogiVariant::unpackMove(line.moves[i]);
    const std::optional<Kind> taken = Rules::kindAt(position, other(position.toMove), move.to);
    const auto hanging = static_cast<SquareSet>(captor & Rules::attacks(position, side) & ~Rules::attacks(position, other(side)));
    if (captor != 0 && !taken && ahead > 0 && (hanging == 0 || position.toMove != side)) return gain;
    if (i > longestGain || taken == Kind::Lion) return std::nullopt;
    captor = taken ? squareBit(move.to) : SquareSet{0};
    if (i == 0) gain.beginsWithCapture = taken.has_value();
    if (i >= first || taken) gain.line.push_back(rules.formatMove(move));
    if (taken) {
      const bool isOwn = position.toMove == side;
      (isOwn ? gain.lost : gain.captured).push_back(*taken);
      ahead += isOwn ? -exchangeValue(*taken, true) : exchangeValue(*taken, false);
    }
    position = rules.play(position, move);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const AnimalShogiVariant&>(variant).rules();
  const auto gains = [&](const PlayedOut* line, bool ofMover) { return line ? gainIn(rules, *line, ofMover) : std::nullopt; };
  const auto isShort = [](const Gain& gain) { return gain.line.size() <= longestShownGain; };
  const auto said = [&](const PlayedOut& line, const Gain& gain, const Sentence& forNothing, const Sentence& forLess) {
    return Motif(gain.lost.empty() ? forNothing : forLess,
                 {variant.formatMove(line.before, line.moves.front()), pieceNames(gain.captured), pieceNames(gain.lost),
                  fmt::format("{}", fmt::join(gain.line, " "))},
                 false, MotifWeight::Minor);
  };
  const Story lost = courses.lost ? storyOf(rules, *courses.lost) : Story{false, false};
  if (lost.everyCheck)
    return Motif(course_words::everyCheck, {variant.formatMove(courses.lost->before, courses.lost->moves.front())}, false,
                 MotifWeight::Minor);
  if (const auto gain = gains(courses.lost, false); gain && isShort(*gain) && !gains(courses.won, false))
    return said(*courses.lost, *gain, gain->line.size() == 1 ? course_words::losesPieceToReply : course_words::losesPieces,
                gain->beginsWithCapture ? course_words::losesPiecesForCapture : course_words::losesPiecesFor);
  if (const auto gain = gains(courses.won, true); gain && isShort(*gain) && !gains(courses.lost, true))
    return gain->line.size() == 1
               ? Motif(course_words::winsPieceAtOnce, {gain->line.front(), pieceNames(gain->captured)}, false, MotifWeight::Minor)
               : said(*courses.won, *gain, course_words::winsPieces, course_words::winsPiecesFor);
  if (lost.endsOnFarRow && courses.lost->moves.size() <= longestRun)
    return Motif(course_words::endsOnFarRow, {variant.formatMove(courses.lost->before, courses.lost->moves.front())}, false,
                 MotifWeight::Minor);
  return std::nullopt;
}

}  // namespace kotai::animalshogi
