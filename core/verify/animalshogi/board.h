// Animal Shogi for the verifier: moves and storage order, implemented from their description, with lists of pieces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kotai::verify::shogi {

inline constexpr int squareCount = 12;  ///< row * 3 + column; row 0 is the home row of the side to move
inline constexpr int pieceCount = 6;    ///< without the lions: two giraffes, two elephants, two chicks
using Squares = std::uint32_t;
inline constexpr Squares wholeBoard = 0xfff;
inline constexpr Squares homeRow = 0x007;
inline constexpr Squares farRow = 0xe00;

/// A position seen by the side to move. States of giraffes and elephants: 0 own piece on the board, 1 enemy
/// piece on the board, 2 own hand, 3 enemy hand. States of chicks: 0 own chick, 1 own hen, 2 enemy chick, 3
/// enemy hen, 4 own hand, 5 enemy hand. The two pieces of a kind are in ascending order of their states. The
/// square of a piece in hand is meaningless.
struct Board {
  std::array<std::uint8_t, 2> lions{};  ///< squares of the own lion and of the enemy lion
  std::array<std::uint8_t, pieceCount> states{};
  std::array<std::uint8_t, pieceCount> squares{};
};

/// View of a board: pieces by square, and attacked squares.
struct View {
  explicit View(const Board& board);

  std::array<std::int8_t, squareCount> pieceOn{};  ///< index of the piece, or -1 for a lion or an empty square
  Squares own = 0;                                 ///< squares of the mover's pieces, including the lion
  Squares enemy = 0;
  Squares enemyLion = 0;
  Squares ownAttacks = 0;
  Squares enemyAttacks = 0;
};

/// Kind of a move by its effect on the lions.
enum class Fate : std::uint8_t {
  Ended,    ///< the mover has won by capturing the lion or by a safe try
  Refuted,  ///< the mover's lion can be captured on its target square, next to the other lion or (if tries win) on the far row
  Open,     ///< all other moves, which lead to a stored position
};

struct Move {
  Fate fate = Fate::Open;
  bool farChickDrop = false;
  Board made;  ///< board after the move, from the mover's point of view; meaningful only for Open
};

enum class Drops : std::uint8_t { Everywhere, NoFarChicks, None };

struct Rules {
  Drops drops = Drops::Everywhere;
  bool tries = true;  ///< whether a lion that is safe on its far row wins
};

/// The side from which a board is seen: the side to move, or the other side.
enum class Seen : std::uint8_t { Own, Across };

Squares lionSteps(int square);
/// Returns whether the side to move can capture the enemy's lion. This function is faster than building a View.
bool capturesLion(const Board& board);
/// Returns the same board with the other side to move.
Board fromOtherSide(const Board& board);
/// Returns the board in the notation of the game, with the side to move as first player.
std::string toText(const Board& board);
/// Reads the start position in the name of a variant, `gle_1c1_1C1_ELG_b_-`, whose end may be missing. Returns nothing for other
/// strings.
std::optional<Board> readStart(std::string_view text);

/// Calls visit(const Move&) for every move. \p view must belong to the board.
template <class Visit>
void forEachMove(const Board& board, const View& view, const Rules& rules, Visit&& visit);

/// The storage order: classes of material, then lions, then the sets of equal pieces.
class Order {
  struct Class;

 public:
  /// Walks through all positions of a class in order.
  class Walk {
   public:
    Walk(const Order& order, int number);
    const Board& board() const { return m_board; }
    void next();

   private:
    void placeFrom(std::size_t group);

    const Order& m_order;
    const Class& m_class;
    std::size_t m_lions = 0;
    std::array<std::uint32_t, pieceCount> m_sets{};  // indexed by group: index of its set
    std::array<Squares, pieceCount + 1> m_free{};    // indexed by group: squares not occupied by lions and earlier groups
    Board m_board;
  };

  /// \p tries: whether tries win. If so, no stored position has a lion on its far row.
  explicit Order(bool tries);

  static constexpr int classCount = 10 * 10 * 21;

  std::uint64_t positionCount() const { return m_classes.back().first + lionPairCount() * m_classes.back().block; }
  std::uint32_t firstOf(int number) const { return m_classes[static_cast<std::size_t>(number)].first; }
  std::uint32_t positionsOf(int number) const { return lionPairCount() * m_classes[static_cast<std::size_t>(number)].block; }
  int classAt(std::uint32_t index) const;
  /// Returns the rank of a board or, with Seen::Across, of fromOtherSide(board). Precondition: the pair of lions is stored.
  std::uint32_t rank(const Board& board, Seen seen = Seen::Own) const;
  Board unrank(std::uint32_t index) const;
  /// Returns the smaller rank of the position and its mirror image.
  std::uint32_t canonicalRank(const Board& board, Seen seen = Seen::Own) const;

 private:
  /// One piece, or two pieces of the same kind and state.
  struct Group {
    std::uint8_t piece = 0;
    bool two = false;
    std::uint32_t sets = 1;
  };
  struct Class {
    std::uint32_t first = 0;
    std::uint32_t block = 1;  ///< number of positions for one pair of lions
    std::array<std::uint8_t, pieceCount> states{};
    std::array<Group, pieceCount> groupPlaces{};
    std::uint8_t groupCount = 0;
    std::span<const Group> groups() const { return {groupPlaces.data(), groupCount}; }
  };
  /// Index of two lions among the stored pairs, unchanged or mirrored.
  struct LionPlace {
    int number = -1;
    bool inMirror = false;
  };
  /// Index of the unordered pair of states of two equal pieces, and whether sorting swapped the states.
  struct PairPlace {
    std::uint8_t number = 0;
    std::uint8_t swapped = 0;
  };
  using PairPlaces = std::array<std::array<PairPlace, 6>, 6>;

  static PairPlaces numberPairs(std::uint8_t stateCount, Seen seen);
  const LionPlace& lionsOf(const Board& board, Seen seen) const;
  std::uint32_t rankIn(const Board& board, Seen seen, int lions, bool inMirror) const;
  static void place(const Group& group, std::uint32_t set, Squares& free, Board& board);
  void addClass(const std::array<std::uint8_t, pieceCount>& states);
  void numberLions(bool tries);
  std::uint32_t lionPairCount() const { return static_cast<std::uint32_t>(m_lions.size()); }

  std::vector<Class> m_classes;
  std::array<PairPlaces, 2> m_pairsOfFour;  // indexed by point of view: pairs of giraffes or elephants
  std::array<PairPlaces, 2> m_pairsOfSix;   // pairs of chicks
  std::array<std::array<LionPlace, squareCount>, squareCount> m_lionPlaces{};
  std::vector<std::array<std::uint8_t, 2>> m_lions;
};

// Implementation of forEachMove().

namespace detail {

struct StateFacts {
  bool onBoard = false;
  bool own = false;
  std::uint8_t across = 0;  ///< the same state from the other side's point of view
};
/// Facts about each state, indexed by kind (1 for chicks), then by state.
inline constexpr std::array<std::array<StateFacts, 6>, 2> stateFacts{
    {{{{true, true, 1}, {true, false, 0}, {false, true, 3}, {false, false, 2}, {}, {}}},
     {{{true, true, 2}, {true, true, 3}, {true, false, 0}, {true, false, 1}, {false, true, 5}, {false, false, 4}}}}};

inline bool isChick(int piece) { return piece >= 4; }
inline const StateFacts& facts(int piece, int state) {
  return stateFacts[isChick(piece) ? 1 : 0][static_cast<std::size_t>(state)];
}
inline const StateFacts& facts(const Board& board, int piece) {
  return facts(piece, board.states[static_cast<std::size_t>(piece)]);
}
inline std::uint8_t ownHand(int piece) { return isChick(piece) ? 4 : 2; }

/// Returns the squares attacked by one of the mover's six pieces.
Squares ownSteps(const Board& board, int piece);

template <class Action>
void forEachBit(Squares squares, Action&& action) {
  for (; squares != 0; squares &= squares - 1) action(__builtin_ctz(squares));
}

}  // namespace detail

template <class Visit>
void forEachMove(const Board& board, const View& view, const Rules& rules, Visit&& visit) {
  using detail::facts;
  // Captures the piece on the target. Returns true if the piece was the lion.
  const auto take = [&](Board& made, int to) {
    if ((view.enemyLion >> to & 1U) != 0) return true;
    const int taken = view.pieceOn[static_cast<std::size_t>(to)];
    if (taken >= 0) made.states[static_cast<std::size_t>(taken)] = detail::ownHand(taken);
    return false;
  };
  const auto lionTo = [&](int to) {
    Move move{.made = board};
    const bool took = take(move.made, to);
    move.made.lions[0] = static_cast<std::uint8_t>(to);
    const bool crossed = rules.tries && (farRow >> to & 1U) != 0;
    if (took || (crossed && (view.enemyAttacks >> to & 1U) == 0))
      move.fate = Fate::Ended;
    else if (crossed || (lionSteps(to) & view.enemyLion) != 0)
      move.fate = Fate::Refuted;
    visit(static_cast<const Move&>(move));
  };
  detail::forEachBit(lionSteps(board.lions[0]) & ~view.own, lionTo);
  for (int piece = 0; piece < pieceCount; ++piece) {
    const auto each = static_cast<std::size_t>(piece);
    if (!facts(board, piece).own) continue;
    if (facts(board, piece).onBoard) {
      detail::forEachBit(detail::ownSteps(board, piece) & ~view.own, [&](int to) {
        Move move{.made = board};
        if (take(move.made, to)) move.fate = Fate::Ended;
        move.made.squares[each] = static_cast<std::uint8_t>(to);
        if (detail::isChick(piece) && (farRow >> to & 1U) != 0) move.made.states[each] = 1;
        visit(static_cast<const Move&>(move));
      });
      continue;
    }
    if (rules.drops == Drops::None) continue;
    if (piece % 2 == 1 && board.states[each - 1] == board.states[each]) continue;  // would repeat drops of equal pieces
    const bool banned = detail::isChick(piece) && rules.drops == Drops::NoFarChicks;
    detail::forEachBit(wholeBoard & ~(view.own | view.enemy | (banned ? farRow : 0)), [&](int to) {
      Move move{.made = board};
      move.made.squares[each] = static_cast<std::uint8_t>(to);
      move.made.states[each] = 0;
      move.farChickDrop = detail::isChick(piece) && (farRow >> to & 1U) != 0;
      visit(static_cast<const Move&>(move));
    });
  }
}

}  // namespace kotai::verify::shogi
