// Finds what decides the lines after a mistake and after a better move: early gains of pieces, captures, checks, the far row.
#include <optional>
#include <string>
#include <vector>

#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

namespace {

/// %1: the move.
namespace course_words {
constexpr Sentence everyCheck{
    QT_TRANSLATE_NOOP("Explanations", "In a perfect line after %1, every move by the opponent gives check or captures the lion."),
    QT_TRANSLATE_NOOP("Explanations", "Series of checks")};
/// %2: the pieces that the opponent captures, %3: the pieces that it loses, %4: the line after the move up to the last of these
/// captures.
constexpr Sentence winsPieces{
    QT_TRANSLATE_NOOP("Explanations", "In a perfect line after %1 the opponent captures %2 and loses nothing: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
constexpr Sentence winsPiecesFor{
    QT_TRANSLATE_NOOP("Explanations", "In a perfect line after %1 the opponent captures %2 and loses only %3: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
/// %2, %3: captures by the player of the move and by the opponent, without captures of lions.
constexpr Sentence captures{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "Captures of pieces other than lions in a perfect line starting with %1: %2 by the mover, %3 by the opponent."),
    QT_TRANSLATE_NOOP("Explanations", "Captures later on")};
/// %4: the better move. %5, %6: the same counts after the better move.
constexpr Sentence capturesAgainst{QT_TRANSLATE_NOOP("Explanations",
                                                     "Captures of pieces other than lions in a perfect line starting with %1: %2 "
                                                     "by the mover, %3 by the opponent; starting with %4: %5 and %6."),
                                   QT_TRANSLATE_NOOP("Explanations", "Captures later on")};
constexpr Sentence endsOnFarRow{
    QT_TRANSLATE_NOOP("Explanations", "A perfect line after %1 ends with the opponent's lion safe on the far row."),
    QT_TRANSLATE_NOOP("Explanations", "Lion on the far row")};
}  // namespace course_words

/// Captures and checks in a line.
struct Story {
  int own = 0;  ///< captures by the side that moves first
  int theirs = 0;
  bool everyCheck = true;  ///< every move of the other side gives check or takes the lion
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
    const bool takes = !capturesLion && (position.allOf(other(mover)) & squareBit(move.to)) != 0;
    if (takes) ++(mover == side ? story.own : story.theirs);
    position = rules.play(position, move);
    if (mover != side && !capturesLion && (Rules::attacks(position, mover) & lion) == 0) story.everyCheck = false;
    story.endsOnFarRow = !capturesLion && mover != side && rules.finishedValue(position).has_value() &&
                         (position.pieces(mover, Kind::Lion) & farRow(mover)) != 0;
  }
  return story;
}

constexpr int leastDifference = 2;      ///< a difference of 1 hardly matters
constexpr std::size_t longestGain = 9;  ///< later gains of pieces are hard to follow

int exchangeValue(Kind kind) { return kind == Kind::Chick ? 1 : 3; }

/// Captures up to the end of an exchange.
struct Gain {
  std::vector<Kind> captured;  ///< by the side that answers the first move
  std::vector<Kind> lost;
  std::string line;  ///< the moves after the first one
};

std::string lettersOf(const std::vector<Kind>& kinds) {
  std::string text;
  for (const Kind kind : kinds) text += (text.empty() ? "" : ", ") + pieceText(Side::First, kind);
  return text;
}

/// Returns the captures up to the end of the first exchange after which the side that answers is ahead. An exchange is a series
/// of captures without other moves between them. Returns nothing if the exchange lasts too long or a lion is captured before its
/// end.
std::optional<Gain> gainIn(const Rules& rules, const PlayedOut& line) {
  Rules::Position position = Rules::unpack(line.before);
  const Side side = position.toMove;
  Gain gain;
  int ahead = 0;
  bool wasCapture = false;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Rules::Move move = AnimalShogiVariant::unpackMove(line.moves[i]);
    std::optional<Kind> taken;
    for (int kind = 0; kind < kindCount; ++kind)
      if ((position.pieces(other(position.toMove), static_cast<Kind>(kind)) & squareBit(move.to)) != 0)
        taken = static_cast<Kind>(kind);
    if (wasCapture && !taken && ahead > 0) return gain;
    if (i > longestGain || taken == Kind::Lion) return std::nullopt;
    wasCapture = taken.has_value();
    if (i > 0) gain.line += (i > 1 ? " " : "") + rules.formatMove(move);
    if (taken) {
      const bool isOwn = position.toMove == side;
      (isOwn ? gain.lost : gain.captured).push_back(*taken);
      ahead += isOwn ? -exchangeValue(*taken) : exchangeValue(*taken);
    }
    position = rules.play(position, move);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const AnimalShogiVariant&>(variant).rules();
  const auto nameOf = [&](const PlayedOut& line) { return variant.formatMove(line.before, line.moves.front()); };
  if (!courses.lost) {
    const Story won = storyOf(rules, *courses.won);
    if (won.own - won.theirs < leastDifference) return std::nullopt;
    return Motif(course_words::captures, {nameOf(*courses.won), std::to_string(won.own), std::to_string(won.theirs)}, false,
                 MotifWeight::Minor);
  }
  const std::string made = nameOf(*courses.lost);
  const Story lost = storyOf(rules, *courses.lost);
  if (lost.everyCheck) return Motif(course_words::everyCheck, {made}, false, MotifWeight::Minor);
  if (const auto gain = gainIn(rules, *courses.lost); gain && !(courses.won && gainIn(rules, *courses.won)))
    return Motif(gain->lost.empty() ? course_words::winsPieces : course_words::winsPiecesFor,
                 {made, lettersOf(gain->captured), lettersOf(gain->lost), gain->line}, false, MotifWeight::Minor);
  const std::vector<std::string> counted{made, std::to_string(lost.own), std::to_string(lost.theirs)};
  if (courses.won) {
    const Story won = storyOf(rules, *courses.won);
    if (lost.theirs - lost.own + won.own - won.theirs >= leastDifference) {
      std::vector<std::string> params = counted;
      params.insert(params.end(), {nameOf(*courses.won), std::to_string(won.own), std::to_string(won.theirs)});
      return Motif(course_words::capturesAgainst, std::move(params), false, MotifWeight::Minor);
    }
  } else if (lost.theirs - lost.own >= leastDifference) {
    return Motif(course_words::captures, counted, false, MotifWeight::Minor);
  }
  if (lost.endsOnFarRow) return Motif(course_words::endsOnFarRow, {made}, false, MotifWeight::Minor);
  return std::nullopt;
}

}  // namespace kotai::animalshogi
