#include <optional>
#include <string>
#include <vector>

#include "core/game/motif.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained.
namespace motif {
constexpr Sentence liftsOffLine{QT_TRANSLATE_NOOP("Explanations", "%1 uncovers the opponent's line, so the opponent wins."),
                                QT_TRANSLATE_NOOP("Explanations", "Uncovers a line")};
constexpr Sentence completes{QT_TRANSLATE_NOOP("Explanations", "%1 completes a line."),
                             QT_TRANSLATE_NOOP("Explanations", "Open line")};
constexpr Sentence lets{QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent can complete a line with %2."),
                        QT_TRANSLATE_NOOP("Explanations", "Open line")};
constexpr Sentence threatensTwo{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete lines on several squares: %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence pins{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent must not lift the piece on %2: that would uncover a line."),
    QT_TRANSLATE_NOOP("Explanations", "Piece that must not be lifted")};
constexpr Sentence covers{QT_TRANSLATE_NOOP("Explanations", "%1 covers the opponent's piece on %2."),
                          QT_TRANSLATE_NOOP("Explanations", "Covered piece")};
constexpr Sentence threatensOne{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete a line on %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Allows a threat")};
// Sentences about the course of a game. %1: the mistake or the better move that begins the line.
constexpr Sentence everyThreat{
    QT_TRANSLATE_NOOP("Explanations", "In a perfect line after %1, every move by the opponent completes a line or threatens to."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};
constexpr Sentence everyOwnThreat{
    QT_TRANSLATE_NOOP("Explanations",
                      "In a perfect line starting with %1, every move by the mover completes a line or threatens to."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};
/// Parameters %2: the later move, %3: the squares that it threatens.
constexpr Sentence laterTwo{
    QT_TRANSLATE_NOOP("Explanations",
                      "In a perfect line after %1, the opponent's %2 threatens to complete lines on several squares: %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence laterOwnTwo{
    QT_TRANSLATE_NOOP("Explanations",
                      "In a perfect line after %1, the mover's %2 threatens to complete lines on several squares: %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence canComplete{QT_TRANSLATE_NOOP("Explanations", "The side to move can complete a line on %1.")};
constexpr Sentence isThreatened{QT_TRANSLATE_NOOP("Explanations", "The opponent threatens to complete a line on %1.")};
constexpr Sentence mustNotLift{QT_TRANSLATE_NOOP("Explanations", "Lifting the piece on %1 would uncover the opponent's line.")};
}  // namespace motif

using Position = Rules::Position;
using Move = Rules::Move;

bool completesLine(const Rules& rules, const Position& position, Move move) {
  return !rules.isLosingLift(position, move) && hasLine(Rules::visible(rules.play(position, move), position.toMove));
}

/// Returns the squares on which the side to move can complete a line at once.
SquareSet completions(const Rules& rules, const Position& position) {
  unsigned squares = 0;
  rules.forEachMove(position, [&](Move move) {
    if (completesLine(rules, position, move)) squares |= squareBit(move.to);
  });
  return static_cast<SquareSet>(squares);
}

/// Returns the squares with top pieces that the side to move must not lift.
SquareSet pinned(const Rules& rules, const Position& position) {
  unsigned squares = 0;
  forEachSquare(Rules::visible(position, position.toMove), [&](int square) {
    if (rules.mustNotLift(position, square)) squares |= squareBit(square);
  });
  return static_cast<SquareSet>(squares);
}

std::string squareList(SquareSet squares) {
  std::string text;
  forEachSquare(squares, [&text](int square) { text += (text.empty() ? "" : ", ") + squareText(square); });
  return text;
}

/// Adds motifs about the replies to a move. \p name: the move in notation.
void addReplies(const Rules& rules, const Position& after, const std::string& name, std::vector<Motif>& found) {
  std::string completing;
  rules.forEachMove(after, [&](Move reply) {
    const std::string text = rules.formatMove(reply);
    if (completesLine(rules, after, reply) && (completing.empty() || text < completing)) completing = text;
  });
  if (!completing.empty()) found.emplace_back(motif::lets, std::vector{name, completing}, true);
}

std::vector<Motif> motifsOfMove(const Rules& rules, const Position& before, Move move) {
  const Position after = rules.play(before, move);
  const std::string name = rules.formatMove(move);
  if (rules.isLosingLift(before, move)) return {Motif(motif::liftsOffLine, {name}, true)};
  if (hasLine(Rules::visible(after, before.toMove))) return {Motif(motif::completes, {name})};
  std::vector<Motif> found;
  addReplies(rules, after, name, found);
  const SquareSet threats = completions(rules, *rules.passed(after));
  if (countOf(threats) > 1) found.emplace_back(motif::threatensTwo, std::vector{name, squareList(threats)});
  Position turned = before;  // the same position with the other side to move
  turned.toMove = after.toMove;
  const auto newlyPinned = static_cast<SquareSet>(pinned(rules, after) & ~pinned(rules, turned));
  if (newlyPinned != 0) found.emplace_back(motif::pins, std::vector{name, squareText(std::countr_zero(newlyPinned))});
  if (countOf(threats) == 1) found.emplace_back(motif::threatensOne, std::vector{name, squareList(threats)});
  const auto covered = Rules::top(before, move.to);
  if (covered && covered->owner != before.toMove) found.emplace_back(motif::covers, std::vector{name, squareText(move.to)});
  return found;
}

/// The threats of the winner in a line.
struct Threats {
  bool isEvery = true;
  std::string two = {};  ///< first later move that makes several threats
  std::string squares = {};
};

Threats threatsIn(const Rules& rules, const PlayedOut& line, Side winner) {
  Position position = Rules::unpack(line.before);
  Threats found;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Move move = GobbletVariant::unpackMove(line.moves[i]);
    const Position after = rules.play(position, move);
    const bool isWinners = position.toMove == winner;
    position = after;
    if (!isWinners || hasLine(Rules::visible(after, winner))) continue;
    const SquareSet squares = rules.finishedValue(after) ? SquareSet{} : completions(rules, *rules.passed(after));
    if (squares == 0) found.isEvery = false;
    if (i < 2 || countOf(squares) < 2 || !found.two.empty()) continue;
    found.two = rules.formatMove(move);
    found.squares = squareList(squares);
  }
  return found;
}

}  // namespace

/// Returns the fact that threats decide the line. Either every move of the winner is a threat that must be
/// answered, or a later move makes several threats at once. Returns nothing for other lines.
std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const GobbletVariant&>(variant).rules();
  const PlayedOut& line = courses.lost ? *courses.lost : *courses.won;
  const Side own = Rules::unpack(line.before).toMove;
  const Threats found = threatsIn(rules, line, courses.lost ? other(own) : own);
  const std::string name = variant.formatMove(line.before, line.moves.front());
  if (found.isEvery) return Motif(courses.lost ? motif::everyThreat : motif::everyOwnThreat, {name}, false, MotifWeight::Minor);
  if (found.two.empty()) return std::nullopt;
  return Motif(courses.lost ? motif::laterTwo : motif::laterOwnTwo, {name, found.two, found.squares}, false, MotifWeight::Minor);
}

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const GobbletVariant&>(variant).rules();
  const Position position = Rules::unpack(packed);
  if (move) return motifsOfMove(rules, position, GobbletVariant::unpackMove(*move));
  std::vector<Motif> found;
  if (const SquareSet own = completions(rules, position); own != 0)
    found.emplace_back(motif::canComplete, std::vector{squareList(own)});
  if (const SquareSet theirs = completions(rules, *rules.passed(position)); theirs != 0)
    found.emplace_back(motif::isThreatened, std::vector{squareList(theirs)});
  forEachSquare(pinned(rules, position),
                [&](int square) { found.emplace_back(motif::mustNotLift, std::vector{squareText(square)}); });
  return found;
}

}  // namespace kotai::gobblet
