#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/motif.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/threats.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained. %2: a square, %3: the piece on it.
namespace motif {
// Sentences about several moves of %m.
constexpr Sentence losesLine{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can complete a line.")};
constexpr Sentence losesToTwo{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can threaten to complete two lines at once.")};

constexpr Sentence liftsOffLine{QT_TRANSLATE_NOOP("Explanations", "%1 uncovers %o's line %2, so %o wins."),
                                QT_TRANSLATE_NOOP("Explanations", "Uncovers a line")};
constexpr Sentence completes{QT_TRANSLATE_NOOP("Explanations", "%1 completes the line %2 for %m."),
                             QT_TRANSLATE_NOOP("Explanations", "Open line"), &losesLine};
constexpr Sentence lets{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can complete a line on %2."),
                        QT_TRANSLATE_NOOP("Explanations", "Open line")};
constexpr Sentence letsByLeaving{
    QT_TRANSLATE_NOOP("Explanations", "%1 takes %3 away from %2, where %o can then complete a line."),
    QT_TRANSLATE_NOOP("Explanations", "Open line")};
/// %4: the square of the piece.
constexpr Sentence letsByUncovering{
    QT_TRANSLATE_NOOP("Explanations", "%1 uncovers %3 of %o on %4, so %o can complete a line on %2."),
    QT_TRANSLATE_NOOP("Explanations", "Uncovered piece")};
constexpr Sentence threatensTwo{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete lines on %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Two threats at once"), &losesToTwo};
constexpr Sentence pins{QT_TRANSLATE_NOOP("Explanations", "After %1 %o must not lift %3 on %2: that would uncover %m's line."),
                        QT_TRANSLATE_NOOP("Explanations", "Piece that must not be lifted")};
constexpr Sentence stops{QT_TRANSLATE_NOOP("Explanations", "%1 stops %o from completing a line on %2."),
                         QT_TRANSLATE_NOOP("Explanations", "Stopped line")};
/// %3: the covered piece, %4: its square.
constexpr Sentence stopsByCovering{
    QT_TRANSLATE_NOOP("Explanations", "%1 covers %3 of %o on %4, which stops %o from completing a line on %2."),
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

/// Returns the squares with top pieces that the side to move must not lift.
SquareSet pinned(const Rules& rules, const Position& position) {
  unsigned squares = 0;
  forEachSquare(Rules::visible(position, position.toMove), [&](int square) {
    if (rules.mustNotLift(position, square)) squares |= squareBit(square);
  });
  return static_cast<SquareSet>(squares);
}

/// Returns the squares on which the side to move can complete a line that contains a square.
SquareSet completionsThrough(const Rules& rules, const Position& position, int square) {
  unsigned squares = 0;
  rules.forEachMove(position, [&](Move move) {
    const SquareSet lines = linesIn(Rules::visible(rules.play(position, move), position.toMove));
    if (!rules.isLosingLift(position, move) && (lines & squareBit(square)) != 0) squares |= squareBit(move.to);
  });
  return static_cast<SquareSet>(squares);
}

/// Returns a line on which the mover has covered the only opposing piece, sees another own piece, and threatens to complete the
/// line on the third square. Returns 0 if there is no such line.
SquareSet openedLine(const Position& after, int square, SquareSet threats) {
  const SquareSet own = Rules::visible(after, other(after.toMove));
  for (const SquareSet line : allLines)
    if ((line & squareBit(square)) != 0 && countOf(line & own) == 2 && (line & ~own & threats) != 0) return line;
  return 0;
}

/// Motifs of a move that does not end the game.
class MoveMotifs {
 public:
  MoveMotifs(const Rules& rules, const Position& before, Move move)
      : m_rules(rules),
        m_before(before),
        m_turned(*rules.passed(before)),
        m_move(move),
        m_after(rules.play(before, move)),
        m_name(rules.formatMove(move)),
        m_allowed(completions(rules, m_after)),
        m_threatened(completions(rules, m_turned)),
        m_threats(completions(rules, *rules.passed(m_after))) {
    if (!move.isPlacing()) m_stack = Rules::stack(before, move.from);
  }

  std::vector<Motif> all() {
    if (m_allowed != 0 && (m_allowed & m_threatened) == 0) addAllowed();
    if (countOf(m_threats) > 1) add(motif::threatensTwo, {squareList(m_threats)});
    if (countOf(m_threats) == 1) add(motif::threatensOne, {squareList(m_threats)});
    const auto newlyPinned = static_cast<SquareSet>(pinned(m_rules, m_after) & ~pinned(m_rules, m_turned));
    if (const int square = std::countr_zero(newlyPinned); newlyPinned != 0)
      add(motif::pins, {squareText(square), pieceOn(m_after, square)});
    addStopped();
    addCovered();
    return std::move(m_found);
  }

 private:
  void add(const Sentence& sentence, std::vector<std::string> params, bool isFlaw = false,
           MotifWeight weight = MotifWeight::Normal) {
    params.insert(params.begin(), m_name);
    m_found.emplace_back(sentence, std::move(params), isFlaw, weight);
  }
  /// Returns the piece of the other side directly below the moving piece, if there is one.
  std::optional<Rules::Piece> uncovered() const {
    if (m_stack.size() < 2 || m_stack[m_stack.size() - 2].owner != m_after.toMove) return std::nullopt;
    return m_stack[m_stack.size() - 2];
  }
  bool coversTheirs() const {
    const auto piece = Rules::top(m_before, m_move.to);
    return piece && piece->owner == m_after.toMove;
  }
  /// Adds what the other side can do now, but could not do before.
  void addAllowed() {
    const std::string squares = squareList(m_allowed, orSeparator);
    const auto piece = uncovered();
    if (piece && completionsThrough(m_rules, m_after, m_move.from) == m_allowed)
      add(motif::letsByUncovering, {squares, pieceName(*piece), squareText(m_move.from)}, true);
    else if (!m_stack.empty() && m_allowed == squareBit(m_move.from))
      add(motif::letsByLeaving, {squares, pieceName(m_stack.back())}, true);
    else
      add(motif::lets, {squares}, true);
  }
  /// Adds the threats that the other side can no longer carry out. A threat of the move says more.
  void addStopped() {
    const auto stopped = static_cast<SquareSet>(m_threatened & ~m_allowed);
    if (stopped == 0) return;
    const MotifWeight weight = m_threats != 0 ? MotifWeight::Minor : MotifWeight::Normal;
    const std::string squares = squareList(stopped, orSeparator);
    if (coversTheirs() && (stopped & ~completionsThrough(m_rules, m_turned, m_move.to)) == 0)
      add(motif::stopsByCovering, {squares, pieceOn(m_before, m_move.to), squareText(m_move.to)}, false, weight);
    else
      add(motif::stops, {squares}, false, weight);
  }
  /// Adds the fact about an opposing piece that the move covers or uncovers.
  void addCovered() {
    if (coversTheirs()) {
      const std::string square = squareText(m_move.to), piece = pieceOn(m_before, m_move.to);
      if (const SquareSet line = openedLine(m_after, m_move.to, m_threats); line != 0)
        add(motif::opens, {square, piece, firstLine(line)});
      else
        add(motif::covers, {square, piece}, false, MotifWeight::Minor);
    }
    if (const auto piece = uncovered())
      add(motif::uncovers, {squareText(m_move.from), pieceName(*piece)}, true, MotifWeight::Minor);
  }

  const Rules& m_rules;
  Position m_before;
  Position m_turned;  ///< the same with the other side to move
  Move m_move;
  Position m_after;
  std::string m_name;
  std::vector<Rules::Piece> m_stack;  ///< the stack of the moving piece before the move; empty if it was in reserve
  SquareSet m_allowed;                ///< squares on which the other side can complete a line after the move
  SquareSet m_threatened;             ///< the same before the move
  SquareSet m_threats;                ///< squares on which the mover threatens to complete a line
  std::vector<Motif> m_found;
};

std::vector<Motif> motifsOfMove(const Rules& rules, const Position& before, Move move) {
  const std::string name = rules.formatMove(move);
  if (rules.isLosingLift(before, move)) {
    const SquareSet lines = Rules::revealedByLift(before, move.from);
    const bool isCovered = rules.reveal() == Reveal::Cover;
    const auto left = static_cast<SquareSet>(isCovered ? lines & ~squareBit(move.to) : lines);
    return {Motif(motif::liftsOffLine, {name, firstLine(left)}, true, MotifWeight::End)};
  }
  if (const SquareSet own = Rules::visible(rules.play(before, move), before.toMove); hasLine(own))
    return {Motif(motif::completes, {name, firstLine(own)}, false, MotifWeight::End)};
  return MoveMotifs(rules, before, move).all();
}

}  // namespace

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
