// Finds the move of a line after which no answer helps, and says why.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/game/motif.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/threats.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

namespace {

namespace course_words {
// Sentences about a line that %o wins, up to the move of %o after which every answer loses at once. %1: the line, which begins
// with the mistake.
/// %2: the threatened squares.
constexpr Sentence twoThreats{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o threatens to complete lines on %2, and no move by %m stops them all."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence oneThreat{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o threatens to complete a line on %2, and no move by %m stops that."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a threat")};
/// %3: the moves that stop the threats, %4: the squares on which they let %o complete a line.
constexpr Sentence twoThreatsButOne{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %o threatens to complete lines on %2. Only %3 stops them all, but lets %o complete "
                      "a line on %4."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence oneThreatButOne{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %o threatens to complete a line on %2. Only %3 stops that, but lets %o complete a line on %4."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a threat")};
/// %3: the squares on which every move that stops the threats lets %o complete a line.
constexpr Sentence twoThreatsButSome{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %o threatens to complete lines on %2. Every move that stops them all lets %o "
                      "complete a line on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence oneThreatButSome{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %o threatens to complete a line on %2. Every move that stops that lets %o complete "
                      "a line on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a threat")};
constexpr Sentence quiet{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o threatens nothing yet, but every move by %m lets %o win at once."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
/// %2: the pieces of %m, each with squares.
constexpr Sentence quietByPiece{QT_TRANSLATE_NOOP("Explanations",
                                                  "After %1 %o threatens nothing yet, but %m must move. Whichever piece moves, "
                                                  "%o can complete a line on a square in brackets: %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
/// %3: squares of pieces that %m must not lift.
constexpr Sentence quietAndPinned{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %o threatens nothing yet, but %m must move. Lifting the piece on %3 uncovers %o's line. "
                      "Whichever other piece moves, %o can complete a line on a square in brackets: %2."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
constexpr Sentence everyLiftLoses{QT_TRANSLATE_NOOP("Explanations", "After %1 every move by %m uncovers %o's line."),
                                  QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};

/// Sentence about a long line, followed by one of the sentences above about its last move. %1: the line, with the squares that
/// the winner's moves threaten.
constexpr Sentence line{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1, the squares in brackets are those on which %o threatens to complete a line."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};

/// %2: the winner's last move that threatens nothing, %3: the answers to it that do not lose at once.
constexpr Sentence lineWithQuiet{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1, the squares in brackets are those on which %o threatens to complete a line. %2 threatens "
                      "nothing, but then only %3 keeps %o from winning at once."),
    QT_TRANSLATE_NOOP("Explanations", "Series of threats")};

// Sentences about a whole line. %1: the mistake or the better move that begins the line, %2: the other moves, the winner's with
// the squares on which they threaten to complete a line.
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
/// %2: the moves from the second to the one that threatens, %3: the squares that it threatens.
constexpr Sentence laterTwo{
    QT_TRANSLATE_NOOP("Explanations", "At the end of the line %1 %2, %o threatens to complete lines on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
constexpr Sentence laterOwnTwo{
    QT_TRANSLATE_NOOP("Explanations", "At the end of the better line %1 %2, %m threatens to complete lines on %3."),
    QT_TRANSLATE_NOOP("Explanations", "Two threats at once")};
/// The same without squares.
constexpr Sentence laterOwnNone{
    QT_TRANSLATE_NOOP("Explanations",
                      "At the end of the better line %1 %2, %m threatens nothing, but every move by %o lets %m win at once."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
}  // namespace course_words

constexpr std::size_t longestThreats = 13;  ///< most plies of a line in which each threat is listed
constexpr std::size_t latestTwo = 8;        ///< last ply that threatens several lines; later ones are hard to follow
constexpr std::size_t latestZugzwang = 6;   ///< last ply of a better line that leaves no good move
constexpr std::size_t latestEnd = 7;        ///< last ply after which every answer loses at once; later ones are hard to follow
constexpr std::size_t latestShown = 3;      ///< last ply up to which the refutation shows the whole line and its first threat
constexpr std::size_t mostStopping = 2;     ///< most moves that a sentence lists
constexpr std::size_t mostSafe = 3;         ///< most answers to a move that threatens nothing
constexpr std::size_t mostPieces = 6;       ///< most pieces that a sentence lists
constexpr std::size_t originCount = squareCount + sizeCount;  ///< squares, followed by places in reserve (Rules::Move::from)

/// All answers to a move of the winner.
class Answers {
 public:
  /// \p position: the loser is to move.
  Answers(const Rules& rules, const Rules::Position& position)
      : m_threats(rules.finishedValue(position) ? SquareSet{} : completions(rules, *rules.passed(position))) {
    m_loses = !rules.finishedValue(position);
    m_common.fill(allSquares);
    rules.forEachMove(position, [&](Rules::Move move) {
      if (m_loses) add(rules, position, move);
    });
  }

  SquareSet threats() const { return m_threats; }
  /// Returns whether the winner can end the game after every answer, or has won because of it.
  bool everyOneLoses() const { return m_loses; }
  /// Returns the sentence that says why every answer loses. \p line: the moves that lead to the position.
  Motif reason(const std::string& line) const {
    using namespace course_words;
    if (m_safe == 0) return motif(everyLiftLoses, {line});
    if (m_threats == 0) return withoutThreats(line);
    const bool isOne = countOf(m_threats) == 1;
    const std::string threats = squareList(m_threats);
    if (m_stopping.empty()) return motif(isOne ? oneThreat : twoThreats, {line, threats});
    unsigned common = allSquares, all = 0;
    std::string moves;
    for (const auto& [name, squares] : m_stopping) {
      moves += (moves.empty() ? "" : orSeparator) + name;
      common &= squares;
      all |= squares;
    }
    const std::string instead = squareList(static_cast<SquareSet>(common != 0 ? common : all), orSeparator);
    if (m_stopping.size() > mostStopping) return motif(isOne ? oneThreatButSome : twoThreatsButSome, {line, threats, instead});
    return motif(isOne ? oneThreatButOne : twoThreatsButOne, {line, threats, moves, instead});
  }

 private:
  static Motif motif(const Sentence& sentence, std::vector<std::string> params) { return {sentence, std::move(params)}; }
  void add(const Rules& rules, const Rules::Position& position, Rules::Move move) {
    const unsigned origin = 1U << move.from;
    if (rules.isLosingLift(position, move)) {
      m_pinned |= origin;
      return;
    }
    const Rules::Position after = rules.play(position, move);
    const SquareSet allowed = hasLine(Rules::visible(after, position.toMove)) ? SquareSet{} : completions(rules, after);
    m_loses = allowed != 0;
    m_safe |= origin;
    m_common[move.from] = static_cast<SquareSet>(m_common[move.from] & allowed);
    m_all[move.from] = static_cast<SquareSet>(m_all[move.from] | allowed);
    if ((allowed & m_threats) == 0) m_stopping.emplace(rules.formatMove(move), allowed);
  }
  Motif withoutThreats(const std::string& line) const {
    using namespace course_words;
    if (std::popcount(m_safe) > static_cast<int>(mostPieces) || (m_safe & m_pinned) != 0) return motif(quiet, {line});
    std::string pieces;
    for (std::size_t from = 0; from < originCount; ++from)
      if ((m_safe >> from & 1) != 0)
        pieces += (pieces.empty() ? "" : ", ") + origin(from) + " (" +
                  squareList(m_common[from] != 0 ? m_common[from] : m_all[from], "/") + ")";
    if (m_pinned == 0) return motif(quietByPiece, {line, pieces});
    return motif(quietAndPinned, {line, pieces, squareList(static_cast<SquareSet>(m_pinned), orSeparator)});
  }
  static std::string origin(std::size_t from) {
    constexpr std::array<const char*, sizeCount> sizes{"S", "M", "L"};
    return from < squareCount ? squareText(static_cast<int>(from)) : sizes[from - squareCount];
  }

  SquareSet m_threats;
  bool m_loses = false;
  unsigned m_pinned = 0;                          ///< origins of losing lifts
  unsigned m_safe = 0;                            ///< origins of other moves
  std::array<SquareSet, originCount> m_common{};  ///< squares that all moves of an origin allow
  std::array<SquareSet, originCount> m_all{};     ///< squares that some move of an origin allows
  std::map<std::string, SquareSet> m_stopping;    ///< moves after which no threat is left, and what they allow instead
};

/// Returns the moves after which the other side cannot win at once, such as "a1b2 or b1b3". Returns an empty text if there are
/// many.
std::string safeMoves(const Rules& rules, const Rules::Position& position) {
  std::set<std::string> moves;
  rules.forEachMove(position, [&](Rules::Move move) {
    if (moves.size() <= mostSafe && !rules.isLosingLift(position, move) && completions(rules, rules.play(position, move)) == 0)
      moves.insert(rules.formatMove(move));
  });
  return moves.size() > mostSafe ? std::string() : fmt::format("{}", fmt::join(moves, orSeparator));
}

/// The threats of the winner in a line.
struct Threats {
  bool isEvery = true;
  std::string list = {};     ///< the line from the winner's first move on, with the squares that each of these moves threatens
  std::string later = {};    ///< line from its second move to the first later move with several threats or a zugzwang
  std::string squares = {};  ///< the squares of these threats, or empty in a zugzwang
  std::optional<Motif> end = {};  ///< why every answer to a move of the winner loses at once
};

Threats threatsIn(const Rules& rules, const PlayedOut& line, Side winner) {
  Rules::Position position = Rules::unpack(line.before);
  Threats found;
  std::string played, annotated, quietMove, safe;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Rules::Move move = GobbletVariant::unpackMove(line.moves[i]);
    const std::string name = rules.formatMove(move);
    played += (i > 0 ? " " : "") + name;
    annotated += (i > 0 ? " " : "") + name;
    const bool isWinners = position.toMove == winner;
    position = rules.play(position, move);
    if (isWinners || !found.list.empty()) found.list += (found.list.empty() ? "" : isWinners ? ", " : " ") + name;
    if (!isWinners || rules.finishedValue(position)) continue;
    const Answers answers(rules, position);
    const SquareSet squares = answers.threats();
    if (squares == 0) found.isEvery = false;
    found.list += " (" + squareList(squares) + ")";
    if (answers.everyOneLoses() && i <= latestEnd && !found.end) {
      const bool isAnnotated = i > latestShown && annotated != played;
      found.end = answers.reason(isAnnotated ? name : played);
      if (isAnnotated) {
        Motif whole = safe.empty() ? Motif(course_words::line, {annotated})
                                   : Motif(course_words::lineWithQuiet, {annotated, quietMove, safe});
        whole.then = {std::move(*found.end)};
        found.end = std::move(whole);
      }
    }
    if (squares == 0 && !found.end && i < latestEnd) {
      quietMove = name;
      safe = safeMoves(rules, position);
    }
    if (squares != 0) annotated += " (" + squareList(squares, ", ") + ")";
    const bool isZugzwang = squares == 0 && answers.everyOneLoses();
    if (i < 2 || i > (isZugzwang ? latestZugzwang : latestTwo) || (countOf(squares) < 2 && !isZugzwang) || !found.later.empty())
      continue;
    found.later = played.substr(played.find(' ') + 1);
    found.squares = squareList(squares);
  }
  return found;
}

}  // namespace

/// Returns the fact that threats decide the line. After a mistake, it is the first move of the winner after which every answer
/// loses at once. In other lines, every move of the winner is a threat that must be answered, or a later move makes several
/// threats at once. Returns nothing if there is no such fact.
std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  using namespace course_words;
  const Rules& rules = static_cast<const GobbletVariant&>(variant).rules();
  const PlayedOut& line = courses.lost ? *courses.lost : *courses.won;
  const Side own = Rules::unpack(line.before).toMove;
  const Threats found = threatsIn(rules, line, courses.lost ? other(own) : own);
  if (courses.lost && found.end) return found.end;
  const std::string name = variant.formatMove(line.before, line.moves.front());
  const auto motif = [](const Sentence& sentence, std::vector<std::string> params) {
    return Motif(sentence, std::move(params), false, MotifWeight::Minor);
  };
  if (found.isEvery && line.moves.size() <= longestThreats)
    return motif(courses.lost ? everyThreat : everyOwnThreat, {name, found.list});
  if (found.later.empty()) return std::nullopt;
  if (!found.squares.empty()) return motif(courses.lost ? laterTwo : laterOwnTwo, {name, found.later, found.squares});
  return courses.lost ? std::nullopt : std::optional(motif(laterOwnNone, {name, found.later}));
}

}  // namespace kotai::gobblet
