#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/game/motif.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained.
namespace motif {
// Sentences about several moves of %m.
constexpr Sentence losesLion{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can capture %m's lion.")};
constexpr Sentence isCheckmated{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can checkmate %m.")};
constexpr Sentence isForked{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o can attack %m's lion and another piece at the same time.")};

constexpr Sentence allowsFarRow{QT_TRANSLATE_NOOP("Explanations", "After %1 %o's lion can reach the far row safely."),
                                QT_TRANSLATE_NOOP("Explanations", "Lion on the far row")};
constexpr Sentence leavesUnguarded{QT_TRANSLATE_NOOP("Explanations", "After %1 %o can capture %3 on %2, and nothing guards it."),
                                   QT_TRANSLATE_NOOP("Explanations", "Unguarded piece")};
constexpr Sentence capturesLion{QT_TRANSLATE_NOOP("Explanations", "%1 captures %o's lion."),
                                QT_TRANSLATE_NOOP("Explanations", "Lion captured"), &losesLion};
constexpr Sentence reachesFarRow{
    QT_TRANSLATE_NOOP("Explanations", "%1 brings %m's lion to the far row, where nothing can capture it."),
    QT_TRANSLATE_NOOP("Explanations", "Lion on the far row"), &allowsFarRow};
/// %2: the square of the lion, or its new square. %3: the attacking piece, %4: its square.
constexpr Sentence staysInCheck{QT_TRANSLATE_NOOP("Explanations", "After %1 %3 on %4 still attacks %m's lion on %2."),
                                QT_TRANSLATE_NOOP("Explanations", "Lion left in check")};
constexpr Sentence walksIntoCheck{
    QT_TRANSLATE_NOOP("Explanations", "%1 moves %m's lion to a square where %3 on %4 can capture it."),
    QT_TRANSLATE_NOOP("Explanations", "Lion walks into check")};
constexpr Sentence checkmates{QT_TRANSLATE_NOOP("Explanations", "%1 is checkmate: whatever %o plays, %m can capture the lion."),
                              QT_TRANSLATE_NOOP("Explanations", "Checkmate"), &isCheckmated};
constexpr Sentence checksCornered{QT_TRANSLATE_NOOP("Explanations", "%1 attacks %o's lion, which has no safe square."),
                                  QT_TRANSLATE_NOOP("Explanations", "Lion without a safe square")};
/// %2: a square, %3: the piece on it.
constexpr Sentence forks{QT_TRANSLATE_NOOP("Explanations", "%1 attacks %o's lion and %3 on %2 at the same time."),
                         QT_TRANSLATE_NOOP("Explanations", "Fork"), &isForked};
constexpr Sentence winsPiece{QT_TRANSLATE_NOOP("Explanations", "%1 captures %3 on %2, and no piece can recapture."),
                             QT_TRANSLATE_NOOP("Explanations", "Loses a piece"), &leavesUnguarded};
constexpr Sentence winsForChick{QT_TRANSLATE_NOOP("Explanations", "%1 captures %3 on %2 with a chick, which is worth less."),
                                QT_TRANSLATE_NOOP("Explanations", "Bad exchange")};
constexpr Sentence winsGuarded{
    QT_TRANSLATE_NOOP("Explanations", "%1 captures %3 on %2, and %o cannot safely recapture: the square is guarded."),
    QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
constexpr Sentence takes{QT_TRANSLATE_NOOP("Explanations", "%1 captures %3 on %2, and %o can recapture."),
                         QT_TRANSLATE_NOOP("Explanations", "Allows a capture")};
/// %2: the piece.
constexpr Sentence hangs{
    QT_TRANSLATE_NOOP("Explanations", "%1 puts %2 on a square where %o can capture it and nothing guards it."),
    QT_TRANSLATE_NOOP("Explanations", "Unguarded piece")};
/// %2: a square, %3, %4: numbers of pieces, %5: the piece on the square.
constexpr Sentence outnumbered{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o attacks %5 on %2 with %3 pieces, and %m guards it with only %4."),
    QT_TRANSLATE_NOOP("Explanations", "Too few guards")};
/// The same numbers of the other side's piece.
constexpr Sentence outnumbers{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %m attacks %5 on %2 with %3 pieces, and %o guards it with only %4."),
    QT_TRANSLATE_NOOP("Explanations", "Too few guards")};
constexpr Sentence keepsFromFarRow{QT_TRANSLATE_NOOP("Explanations", "%1 keeps %o's lion off the far row."),
                                   QT_TRANSLATE_NOOP("Explanations", "Lion kept off the far row")};
constexpr Sentence leavesNoStep{QT_TRANSLATE_NOOP("Explanations", "After %1 %o's lion has no safe square to go to."),
                                QT_TRANSLATE_NOOP("Explanations", "Lion without a safe square")};
constexpr Sentence leavesOneStep{QT_TRANSLATE_NOOP("Explanations", "After %1 %o's lion has only one safe square to go to, %2."),
                                 QT_TRANSLATE_NOOP("Explanations", "Lion without a safe square")};
/// %2: squares.
constexpr Sentence leavesSteps{QT_TRANSLATE_NOOP("Explanations", "After %1 %o's lion can go safely only to %2."),
                               QT_TRANSLATE_NOOP("Explanations", "Lion without a safe square")};
constexpr Sentence promotes{QT_TRANSLATE_NOOP("Explanations", "%1 turns %m's chick into a hen."),
                            QT_TRANSLATE_NOOP("Explanations", "Chick becomes a hen")};
/// %2: a square, %3: the piece on it.
constexpr Sentence guards{QT_TRANSLATE_NOOP("Explanations", "%1 gives %3 on %2 another guard against %o's attack."),
                          QT_TRANSLATE_NOOP("Explanations", "Saves a piece")};
constexpr Sentence endsCheck{QT_TRANSLATE_NOOP("Explanations", "After %1 %m's lion is no longer attacked."),
                             QT_TRANSLATE_NOOP("Explanations", "Check that gains nothing")};
constexpr Sentence checksGuarded{QT_TRANSLATE_NOOP("Explanations", "%1 attacks %o's lion with a guarded piece."),
                                 QT_TRANSLATE_NOOP("Explanations", "Allows a check")};
constexpr Sentence checks{QT_TRANSLATE_NOOP("Explanations", "%1 is check."), QT_TRANSLATE_NOOP("Explanations", "Allows a check")};
constexpr Sentence threatensFarRow{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to bring %m's lion to the far row."),
                                   QT_TRANSLATE_NOOP("Explanations", "Lion on the far row")};
constexpr Sentence attacksUnguarded{QT_TRANSLATE_NOOP("Explanations", "%1 attacks %3 on %2, which nothing guards."),
                                    QT_TRANSLATE_NOOP("Explanations", "Unguarded piece")};
constexpr Sentence attacksWithChick{
    QT_TRANSLATE_NOOP("Explanations", "%1 attacks %3 on %2 with a guarded chick, which is worth less."),
    QT_TRANSLATE_NOOP("Explanations", "Attack by a chick")};
constexpr Sentence saves{QT_TRANSLATE_NOOP("Explanations", "%1 saves %3 on %2, which %o attacked and nothing guarded."),
                         QT_TRANSLATE_NOOP("Explanations", "Saves a piece")};
constexpr Sentence inCheck{QT_TRANSLATE_NOOP("Explanations", "%m's lion on %1 is attacked.")};
constexpr Sentence canReachFarRow{QT_TRANSLATE_NOOP("Explanations", "%m's lion can reach the far row safely.")};
constexpr Sentence unguarded{QT_TRANSLATE_NOOP("Explanations", "%o can capture %2 on %1, and nothing guards it.")};
}  // namespace motif

constexpr int mostSteps = 3;  ///< most safe squares of a lion that a sentence lists

using Position = Rules::Position;
using Move = Rules::Move;

/// Returns the name of the piece on a square that is not empty.
std::string pieceOn(const Position& position, int square) {
  const auto own = Rules::kindAt(position, Side::First, square);
  return pieceName(own ? *own : *Rules::kindAt(position, Side::Second, square));
}

int firstOf(SquareSet squares) { return std::countr_zero(static_cast<unsigned>(squares)); }

/// Returns the number of a side's pieces that attack a square.
int attackers(const Position& position, Side side, int target) {
  int count = 0;
  for (int kind = 0; kind < kindCount; ++kind)
    forEachSquare(position.pieces(side, static_cast<Kind>(kind)), [&](int from) {
      if ((movesFrom(side, static_cast<Kind>(kind), from) & squareBit(target)) != 0) ++count;
    });
  return count;
}

SquareSet lionOf(const Position& position, Side side) { return position.pieces(side, Kind::Lion); }

/// Returns the pieces of a side that are attacked and unguarded, except the lion.
SquareSet unguarded(const Position& position, Side side) {
  return static_cast<SquareSet>(position.allOf(side) & ~lionOf(position, side) & Rules::attacks(position, other(side)) &
                                ~Rules::attacks(position, side));
}

SquareSet attacksFrom(const Position& position, Side side, int square) {
  const auto kind = Rules::kindAt(position, side, square);
  return kind ? movesFrom(side, *kind, square) : SquareSet{0};
}

/// Returns the squares to which a side's lion can step and that the other side does not attack now.
SquareSet safeSteps(const Position& position, Side side) {
  return static_cast<SquareSet>(movesFrom(side, Kind::Lion, firstOf(lionOf(position, side))) & ~position.allOf(side) &
                                ~Rules::attacks(position, other(side)));
}
/// Returns whether the side can make a try with its next move.
bool canReachFarRow(const Rules& rules, const Position& position, Side side) {
  return rules.options().tries == Tries::Win && (safeSteps(position, side) & farRow(side)) != 0;
}

class MoveMotifs {
 public:
  MoveMotifs(const Rules& rules, const Position& before, Move move)
      : m_rules(rules),
        m_before(before),
        m_move(move),
        m_after(rules.play(before, move)),
        m_side(before.toMove),
        m_enemy(other(m_side)),
        m_name(rules.formatMove(move)) {}

  std::vector<Motif> all() {
    if (lionOf(m_after, m_enemy) == 0) return {Motif(motif::capturesLion, {m_name}, false, MotifWeight::End)};
    if (m_rules.options().tries == Tries::Win && m_rules.finishedValue(m_after) &&
        (lionOf(m_after, m_side) & farRow(m_side)) != 0)
      return {Motif(motif::reachesFarRow, {m_name}, false, MotifWeight::End)};
    const bool lionAttacked = (Rules::attacks(m_after, m_enemy) & lionOf(m_after, m_side)) != 0;
    if (lionAttacked) return {lionLeft()};
    addChecks();
    addCapture();
    addFlaws();
    addThreats();
    return std::move(m_found);
  }

 private:
  bool isCapture() const { return (m_before.allOf(m_enemy) & squareBit(m_move.to)) != 0; }
  bool isCapturable() const { return (Rules::attacks(m_after, m_enemy) & squareBit(m_move.to)) != 0; }
  void add(const Sentence& sentence, std::vector<std::string> more = {}, bool flaw = false,
           MotifWeight weight = MotifWeight::Normal) {
    more.insert(more.begin(), m_name);
    m_found.emplace_back(sentence, std::move(more), flaw, weight);
  }
  /// Adds a flaw that allows a capture on a square.
  void addFlawAt(int square, const Sentence& sentence, std::vector<std::string> more) {
    add(sentence, std::move(more), true);
    m_found.back().square = squareText(square);
  }
  /// Adds a motif about the piece that stands on a square after the move.
  void addAt(const Sentence& sentence, int square, MotifWeight weight = MotifWeight::Normal) {
    add(sentence, {squareText(square), pieceOn(m_after, square)}, false, weight);
  }
  void addMinor(const Sentence& sentence) { add(sentence, {}, false, MotifWeight::Minor); }

  Motif lionLeft() const {
    const SquareSet lion = lionOf(m_after, m_side);
    SquareSet attackers = 0;
    forEachSquare(m_after.allOf(m_enemy), [&](int from) {
      if ((attacksFrom(m_after, m_enemy, from) & lion) != 0) attackers |= squareBit(from);
    });
    const int from = firstOf(attackers);
    return Motif(lionOf(m_before, m_side) != lion ? motif::walksIntoCheck : motif::staysInCheck,
                 {m_name, squareText(firstOf(lion)), pieceOn(m_after, from), squareText(from)}, true);
  }

  /// Returns whether the lion of the side to move can be captured after every reply. Returns false if a reply
  /// captures a lion or reaches the far row.
  bool isMate() const {
    bool saved = false;
    m_rules.forEachMove(m_after, [&](Move reply) {
      const Position next = m_rules.play(m_after, reply);
      saved = saved || lionOf(next, m_side) == 0 || m_rules.finishedValue(next) || !m_rules.canCaptureLion(next);
    });
    return !saved;
  }

  void addChecks() {
    const SquareSet lion = lionOf(m_after, m_enemy);
    if ((Rules::attacks(m_after, m_side) & lion) == 0) return;
    if (isMate()) return add(motif::checkmates, {}, false, MotifWeight::End);
    addCheck(lion);
    m_found.back().isCheck = true;
  }
  void addCheck(SquareSet lion) {
    const SquareSet attacked = attacksFrom(m_after, m_side, m_move.to);
    const auto others = static_cast<SquareSet>(attacked & m_after.allOf(m_enemy) & ~lion);
    if ((attacked & lion) != 0 && others != 0 && !isCapturable()) return addAt(motif::forks, firstOf(others), MotifWeight::End);
    if (safeSteps(m_after, m_enemy) == 0) return add(motif::checksCornered);
    if ((attacked & lion) != 0 && attackers(m_after, m_side, m_move.to) > 0) return add(motif::checksGuarded);
    addMinor(motif::checks);
  }

  /// Returns whether only the enemy lion could recapture, and would be captured in turn.
  bool isSafeFromAllButLion() const {
    return (attacksFrom(m_after, m_enemy, firstOf(lionOf(m_after, m_enemy))) & squareBit(m_move.to)) != 0 &&
           attackers(m_after, m_enemy, m_move.to) == 1 && attackers(m_after, m_side, m_move.to) > 0;
  }

  void addCapture() {
    if (!isCapture()) return;
    const std::string captured = pieceOn(m_before, m_move.to), square = squareText(m_move.to);
    const bool isChickForMore = (m_after.pieces(m_side, Kind::Chick) & squareBit(m_move.to)) != 0 &&
                                (m_before.pieces(m_enemy, Kind::Chick) & squareBit(m_move.to)) == 0;
    if (!isCapturable())
      add(motif::winsPiece, {square, captured}, false, MotifWeight::End);
    else if (isSafeFromAllButLion())
      add(motif::winsGuarded, {square, captured}, false, MotifWeight::End);
    else if (isChickForMore)
      add(motif::winsForChick, {square, captured}, false, MotifWeight::End);
    else
      add(motif::takes, {square, captured}, false, MotifWeight::Minor);  // the gain depends on what follows
  }

  void addFlaws() {
    if (canReachFarRow(m_rules, m_after, m_enemy)) add(motif::allowsFarRow, {}, true);
    const SquareSet hanging = unguarded(m_after, m_side);
    if ((hanging & squareBit(m_move.to)) != 0 && !isCapture()) addFlawAt(m_move.to, motif::hangs, {pieceOn(m_after, m_move.to)});
    const auto left = static_cast<SquareSet>(hanging & ~squareBit(m_move.to) & ~unguarded(m_before, m_side));
    if (left != 0) addFlawAt(firstOf(left), motif::leavesUnguarded, {squareText(firstOf(left)), pieceOn(m_after, firstOf(left))});
    addOutnumbered();
  }

  void addOutnumbered() {
    forEachSquare(static_cast<SquareSet>(m_after.allOf(m_side) & ~lionOf(m_after, m_side)), [&](int square) {
      const int against = attackers(m_after, m_enemy, square);
      const int guards = attackers(m_after, m_side, square);
      if (guards > 0 && against > guards)
        addFlawAt(square, motif::outnumbered,
                  {squareText(square), std::to_string(against), std::to_string(guards), pieceOn(m_after, square)});
    });
  }

  void addThreats() {
    if (canReachFarRow(m_rules, m_before, m_enemy) && !canReachFarRow(m_rules, m_after, m_enemy)) add(motif::keepsFromFarRow);
    const SquareSet steps = safeSteps(m_after, m_enemy);
    const bool isChecked = (Rules::attacks(m_after, m_side) & lionOf(m_after, m_enemy)) != 0;
    if (steps == 0 && !isChecked && safeSteps(m_before, m_enemy) != 0) add(motif::leavesNoStep);
    if (std::popcount(steps) == 1 && std::popcount(safeSteps(m_before, m_enemy)) > 1)
      add(motif::leavesOneStep, {squareText(firstOf(steps))});
    if ((Rules::attacks(m_before, m_enemy) & lionOf(m_before, m_side)) != 0) addMinor(motif::endsCheck);
    if (canReachFarRow(m_rules, m_after, m_side) && !canReachFarRow(m_rules, m_before, m_side)) add(motif::threatensFarRow);
    const auto target = static_cast<SquareSet>(unguarded(m_after, m_enemy) & attacksFrom(m_after, m_side, m_move.to));
    if (target != 0)
      addAt(motif::attacksUnguarded, firstOf(target));
    else
      addAttackByChick();
    addSaved();
    addNumbers();
    if (!m_move.isDrop() && ((m_before.pieces(m_side, Kind::Chick) & squareBit(m_move.from)) != 0) &&
        (m_after.pieces(m_side, Kind::Hen) & squareBit(m_move.to)) != 0)
      add(motif::promotes);
    if (std::popcount(steps) > 1 && std::popcount(steps) <= mostSteps) addStepsLeft(steps);
  }

  /// Adds pieces of both sides that have more attackers than guards before or after the move.
  void addNumbers() {
    const auto isOutnumbered = [](const Position& position, Side side, int square) {
      const int guards = attackers(position, side, square);
      return guards > 0 && attackers(position, other(side), square) > guards;
    };
    forEachSquare(static_cast<SquareSet>(m_after.allOf(m_enemy) & ~lionOf(m_after, m_enemy)), [&](int square) {
      if (isOutnumbered(m_after, m_enemy, square) && !isOutnumbered(m_before, m_enemy, square))
        add(motif::outnumbers, {squareText(square), std::to_string(attackers(m_after, m_side, square)),
                                std::to_string(attackers(m_after, m_enemy, square)), pieceOn(m_after, square)});
    });
    forEachSquare(static_cast<SquareSet>(m_after.allOf(m_side) & m_before.allOf(m_side) & ~lionOf(m_after, m_side)),
                  [&](int square) {
                    if (isOutnumbered(m_before, m_side, square) && !isOutnumbered(m_after, m_side, square) &&
                        attackers(m_after, m_side, square) > attackers(m_before, m_side, square))
                      addAt(motif::guards, square);
                  });
  }

  /// Adds the squares to which the other lion can still step safely if the move makes other squares unsafe.
  void addStepsLeft(SquareSet left) {
    const auto taken = static_cast<SquareSet>(safeSteps(m_before, m_enemy) & Rules::attacks(m_after, m_side));
    std::vector<std::string> names;
    forEachSquare(left, [&](int square) { names.push_back(squareText(square)); });
    std::ranges::sort(names);
    if (taken != 0)  // says little alone
      add(motif::leavesSteps, {fmt::format("{}", fmt::join(names, listSeparator))}, false, MotifWeight::Minor);
  }

  void addAttackByChick() {
    const bool isGuarded = (Rules::attacks(m_after, m_side) & squareBit(m_move.to)) != 0;
    if (!isGuarded || (m_after.pieces(m_side, Kind::Chick) & squareBit(m_move.to)) == 0) return;
    const SquareSet attacked = attacksFrom(m_after, m_side, m_move.to);
    for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Hen})
      if ((m_after.pieces(m_enemy, kind) & attacked) != 0) addAt(motif::attacksWithChick, firstOf(attacked));
  }

  /// Adds the fact that a piece could have been captured for nothing before the move, but not after it.
  void addSaved() {
    const SquareSet hung = unguarded(m_before, m_side);
    const bool isMoved = !m_move.isDrop() && (hung & squareBit(m_move.from)) != 0;
    if (isMoved && (unguarded(m_after, m_side) & squareBit(m_move.to)) == 0)
      return add(motif::saves, {squareText(m_move.from), pieceOn(m_before, m_move.from)});
    const auto saved = static_cast<SquareSet>(hung & m_after.allOf(m_side) & ~unguarded(m_after, m_side));
    if (saved != 0) addAt(motif::saves, firstOf(saved));
  }

  const Rules& m_rules;
  const Position& m_before;
  Move m_move;
  Position m_after;
  Side m_side;
  Side m_enemy;
  std::string m_name;
  std::vector<Motif> m_found;
};

}  // namespace

std::string pieceName(Kind kind) {
  constexpr std::array names{QT_TRANSLATE_NOOP("Explanations", "the giraffe"), QT_TRANSLATE_NOOP("Explanations", "the elephant"),
                             QT_TRANSLATE_NOOP("Explanations", "the chick"), QT_TRANSLATE_NOOP("Explanations", "the hen"),
                             QT_TRANSLATE_NOOP("Explanations", "the lion")};
  return names[static_cast<std::size_t>(kind)];
}

std::string pieceNames(std::vector<Kind> kinds) {
  constexpr std::array pairs{QT_TRANSLATE_NOOP("Explanations", "two giraffes"),
                             QT_TRANSLATE_NOOP("Explanations", "two elephants"), QT_TRANSLATE_NOOP("Explanations", "two chicks"),
                             QT_TRANSLATE_NOOP("Explanations", "two hens"), QT_TRANSLATE_NOOP("Explanations", "the lion")};
  std::ranges::stable_sort(kinds);
  std::string text;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const bool isPair = i + 1 < kinds.size() && kinds[i + 1] == kinds[i];
    text += (text.empty() ? "" : listSeparator) +
            (isPair ? std::string(pairs[static_cast<std::size_t>(kinds[i])]) : pieceName(kinds[i]));
    if (isPair) ++i;
  }
  return text;
}

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const AnimalShogiVariant&>(variant).rules();
  const Position position = Rules::unpack(packed);
  if (move) return MoveMotifs(rules, position, AnimalShogiVariant::unpackMove(*move)).all();
  const Side side = position.toMove;
  std::vector<Motif> found;
  const SquareSet lion = lionOf(position, side);
  if ((Rules::attacks(position, other(side)) & lion) != 0)
    found.emplace_back(motif::inCheck, std::vector{squareText(firstOf(lion))});
  if (canReachFarRow(rules, position, side)) found.emplace_back(motif::canReachFarRow, std::vector<std::string>{});
  if (const SquareSet hanging = unguarded(position, side); hanging != 0)
    found.emplace_back(motif::unguarded, std::vector{squareText(firstOf(hanging)), pieceOn(position, firstOf(hanging))});
  return found;
}

}  // namespace kotai::animalshogi
