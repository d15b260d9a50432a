#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/game/motif.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained. %2: a square, %3: the piece on it.
namespace motif {
// Sentences about several moves of %m.
constexpr Sentence losesLine{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can complete a line.")};
constexpr Sentence losesToTwo{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can threaten to complete two lines at once.")};

constexpr Sentence liftsOffLine{QT_TRANSLATE_NOOP("Explanations", "%1 uncovers %o's line, so %o wins."),
                                QT_TRANSLATE_NOOP("Explanations", "Uncovers a line")};
constexpr Sentence completes{QT_TRANSLATE_NOOP("Explanations", "%1 completes three in a row for %m."),
                             QT_TRANSLATE_NOOP("Explanations", "Open line"), &losesLine};
constexpr Sentence lets{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can complete a line on %2."),
                        QT_TRANSLATE_NOOP("Explanations", "Open line")};
constexpr Sentence threatensTwo{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete lines on %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Two threats at once"), &losesToTwo};
constexpr Sentence pins{QT_TRANSLATE_NOOP("Explanations", "After %1 %o must not lift %3 on %2: that would uncover %m's line."),
                        QT_TRANSLATE_NOOP("Explanations", "Piece that must not be lifted")};
constexpr Sentence stops{QT_TRANSLATE_NOOP("Explanations", "%1 stops %o from completing a line on %2."),
                         QT_TRANSLATE_NOOP("Explanations", "Stopped line")};
/// %4: the squares of the line.
constexpr Sentence opens{QT_TRANSLATE_NOOP("Explanations", "%1 covers %3 of %o on %2, which stood in the way of %m's line %4."),
                         QT_TRANSLATE_NOOP("Explanations", "Covered piece")};
constexpr Sentence covers{QT_TRANSLATE_NOOP("Explanations", "%1 covers %3 of %o on %2."),
                          QT_TRANSLATE_NOOP("Explanations", "Covered piece")};
constexpr Sentence uncovers{QT_TRANSLATE_NOOP("Explanations", "%1 uncovers %3 of %o on %2."),
                            QT_TRANSLATE_NOOP("Explanations", "Uncovered piece")};
constexpr Sentence threatensOne{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete a line on %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Allows a threat")};
// Sentences about the course of a game. %1: the mistake or the better move that begins the line, %2: the winner's moves, each
// with the squares on which it threatens to complete a line.
constexpr Sentence everyThreat{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "In a line of best play after %1, each move by %o completes a line or threatens one on the square in brackets: %2."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};
constexpr Sentence everyOwnThreat{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "In a line of best play from %1 on, each move by %m completes a line or threatens one on the square in brackets: %2."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};
/// Parameters %2: the moves from the second to the one that threatens, %3: the squares that it threatens.
constexpr Sentence laterTwo{
    QT_TRANSLATE_NOOP("Explanations", "At the end of the line %1 %2, %o threatens to complete lines on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence laterOwnTwo{
    QT_TRANSLATE_NOOP("Explanations", "At the end of the better line %1 %2, %m threatens to complete lines on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
/// The same without squares.
constexpr Sentence laterNone{
    QT_TRANSLATE_NOOP("Explanations",
                      "At the end of the line %1 %2, %o threatens nothing, but every move by %m lets %o win at once."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
constexpr Sentence laterOwnNone{
    QT_TRANSLATE_NOOP("Explanations",
                      "At the end of the better line %1 %2, %m threatens nothing, but every move by %o lets %m win at once."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
constexpr Sentence canComplete{QT_TRANSLATE_NOOP("Explanations", "%m can complete a line on %1.")};
constexpr Sentence isThreatened{QT_TRANSLATE_NOOP("Explanations", "%o threatens to complete a line on %1.")};
constexpr Sentence mustNotLift{QT_TRANSLATE_NOOP("Explanations", "Lifting %2 on %1 would uncover %o's line.")};
}  // namespace motif

using Position = Rules::Position;
using Move = Rules::Move;

std::string pieceName(const Rules::Piece& piece) {
  constexpr std::array names{QT_TRANSLATE_NOOP("Explanations", "the small piece"),
                             QT_TRANSLATE_NOOP("Explanations", "the medium piece"),
                             QT_TRANSLATE_NOOP("Explanations", "the large piece")};
  return names[static_cast<std::size_t>(piece.size)];
}

/// Returns the name of the topmost piece on a square. Precondition: there is one.
std::string pieceOn(const Position& position, int square) { return pieceName(*Rules::top(position, square)); }

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

std::string squareList(SquareSet squares, const char* separator = listSeparator) {
  std::string text;
  forEachSquare(squares, [&](int square) { text += (text.empty() ? "" : separator) + squareText(square); });
  return text;
}

/// Returns a line of the mover that a piece on a square blocks: the piece belongs to the other side, and the mover sees no other
/// opposing piece on the line and at least one own piece. Returns 0 if there is no such line.
SquareSet blockedLine(const Position& position, int square) {
  const SquareSet own = Rules::visible(position, position.toMove), theirs = Rules::visible(position, other(position.toMove));
  for (const SquareSet line : allLines)
    if ((theirs & line) == squareBit(square) && (own & line) != 0) return line;
  return 0;
}

/// Adds the fact about an opposing piece that a move covers or uncovers.
void addCovered(const Position& before, Move move, const std::string& name, std::vector<Motif>& found) {
  const Side side = before.toMove;
  const auto isTheirs = [side](const std::optional<Rules::Piece>& piece) { return piece && piece->owner != side; };
  if (isTheirs(Rules::top(before, move.to))) {
    if (const SquareSet line = blockedLine(before, move.to); line != 0)
      found.emplace_back(motif::opens, std::vector{name, squareText(move.to), pieceOn(before, move.to), squareList(line, "-")});
    else
      found.emplace_back(motif::covers, std::vector{name, squareText(move.to), pieceOn(before, move.to)});
  }
  if (move.isPlacing()) return;
  const std::vector<Rules::Piece> stack = Rules::stack(before, move.from);
  if (stack.size() > 1 && stack[stack.size() - 2].owner != side)
    found.emplace_back(motif::uncovers, std::vector{name, squareText(move.from), pieceName(stack[stack.size() - 2])}, true,
                       MotifWeight::Minor);
}

std::vector<Motif> motifsOfMove(const Rules& rules, const Position& before, Move move) {
  const Position after = rules.play(before, move);
  const std::string name = rules.formatMove(move);
  if (rules.isLosingLift(before, move)) return {Motif(motif::liftsOffLine, {name}, true, MotifWeight::End)};
  if (hasLine(Rules::visible(after, before.toMove))) return {Motif(motif::completes, {name}, false, MotifWeight::End)};
  std::vector<Motif> found;
  const SquareSet allowed = completions(rules, after);
  if (allowed != 0) found.emplace_back(motif::lets, std::vector{name, squareList(allowed, orSeparator)}, true);
  const SquareSet threats = completions(rules, *rules.passed(after));
  if (countOf(threats) > 1) found.emplace_back(motif::threatensTwo, std::vector{name, squareList(threats)});
  if (countOf(threats) == 1) found.emplace_back(motif::threatensOne, std::vector{name, squareList(threats)});
  Position turned = before;  // the same position with the other side to move
  turned.toMove = after.toMove;
  const auto newlyPinned = static_cast<SquareSet>(pinned(rules, after) & ~pinned(rules, turned));
  if (const int square = std::countr_zero(newlyPinned); newlyPinned != 0)
    found.emplace_back(motif::pins, std::vector{name, squareText(square), pieceOn(after, square)});
  const auto stopped = static_cast<SquareSet>(completions(rules, *rules.passed(before)) & ~allowed);
  if (stopped != 0)  // a threat of the move says more
    found.emplace_back(motif::stops, std::vector{name, squareList(stopped, orSeparator)}, false,
                       threats != 0 ? MotifWeight::Minor : MotifWeight::Normal);
  addCovered(before, move, name, found);
  return found;
}

constexpr std::size_t longestThreats = 13;  ///< most plies of a line in which each threat is listed
constexpr std::size_t latestTwo = 8;        ///< last ply that threatens several lines; later ones are hard to follow
constexpr std::size_t latestZugzwang = 6;   ///< last ply that leaves no good move; later ones are hard to follow

/// The threats of the winner in a line.
struct Threats {
  bool isEvery = true;
  std::string list = {};     ///< the winner's moves, each followed by the squares that it threatens
  std::string later = {};    ///< line from its second move to the first later move with several threats or a zugzwang
  std::string squares = {};  ///< the squares of these threats, or empty in a zugzwang
};

/// Returns whether every move lets the other side win at once or loses itself. Precondition: the game is not over.
bool losesAnyway(const Rules& rules, const Position& position) {
  bool isSaved = false;
  rules.forEachMove(position, [&](Move move) {
    if (isSaved || rules.isLosingLift(position, move)) return;
    const Position after = rules.play(position, move);
    isSaved = hasLine(Rules::visible(after, position.toMove)) || completions(rules, after) == 0;
  });
  return !isSaved;
}

Threats threatsIn(const Rules& rules, const PlayedOut& line, Side winner) {
  Position position = Rules::unpack(line.before);
  Threats found;
  std::string played;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Move move = GobbletVariant::unpackMove(line.moves[i]);
    const std::string name = rules.formatMove(move);
    if (i > 0) played += (i > 1 ? " " : "") + name;
    const Position after = rules.play(position, move);
    const bool isWinners = position.toMove == winner;
    position = after;
    if (!isWinners) continue;
    found.list += (found.list.empty() ? "" : ", ") + name;
    if (hasLine(Rules::visible(after, winner))) continue;
    const SquareSet squares = rules.finishedValue(after) ? SquareSet{} : completions(rules, *rules.passed(after));
    if (squares == 0) found.isEvery = false;
    found.list += " (" + squareList(squares) + ")";
    const bool isZugzwang = squares == 0 && !rules.finishedValue(after) && losesAnyway(rules, after);
    if (i < 2 || i > (isZugzwang ? latestZugzwang : latestTwo) || (countOf(squares) < 2 && !isZugzwang) || !found.later.empty())
      continue;
    found.later = played;
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
  if (found.isEvery && line.moves.size() <= longestThreats)
    return Motif(courses.lost ? motif::everyThreat : motif::everyOwnThreat, {name, found.list}, false, MotifWeight::Minor);
  if (found.later.empty()) return std::nullopt;
  if (found.squares.empty())
    return Motif(courses.lost ? motif::laterNone : motif::laterOwnNone, {name, found.later}, false, MotifWeight::Minor);
  return Motif(courses.lost ? motif::laterTwo : motif::laterOwnTwo, {name, found.later, found.squares}, false,
               MotifWeight::Minor);
}

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const GobbletVariant&>(variant).rules();
  const Position position = Rules::unpack(packed);
  if (move) return motifsOfMove(rules, position, GobbletVariant::unpackMove(*move));
  std::vector<Motif> found;
  if (const SquareSet own = completions(rules, position); own != 0)
    found.emplace_back(motif::canComplete, std::vector{squareList(own, orSeparator)});
  if (const SquareSet theirs = completions(rules, *rules.passed(position)); theirs != 0)
    found.emplace_back(motif::isThreatened, std::vector{squareList(theirs, orSeparator)});
  forEachSquare(pinned(rules, position), [&](int square) {
    found.emplace_back(motif::mustNotLift, std::vector{squareText(square), pieceOn(position, square)});
  });
  return found;
}

}  // namespace kotai::gobblet
