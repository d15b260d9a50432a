#include "core/verify/animalshogi/board.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace kotai::verify::shogi {

namespace {

constexpr int columnCount = 3;
constexpr int rowCount = 4;
enum StepKind : std::size_t { GiraffeSteps, ElephantSteps, ChickSteps, HenSteps, LionSteps };

Squares bit(int square) { return Squares{1} << square; }

/// Returns whether a piece that moves up may step \p up rows up and \p right columns to the right.
bool mayStep(std::size_t kind, int up, int right) {
  switch (kind) {
    case GiraffeSteps: return (up == 0) != (right == 0);
    case ElephantSteps: return up != 0 && right != 0;
    case ChickSteps: return up == 1 && right == 0;
    case HenSteps: return (up == 1 || right == 0 || up == 0) && (up != 0 || right != 0);
    default: return up != 0 || right != 0;
  }
}

using StepTable = std::array<std::array<Squares, squareCount>, 5>;

StepTable makeSteps(int direction) {
  StepTable table{};
  for (std::size_t kind = 0; kind < table.size(); ++kind)
    for (int from = 0; from < squareCount; ++from)
      for (int to = 0; to < squareCount; ++to) {
        const int up = (to / columnCount - from / columnCount) * direction;
        const int right = (to % columnCount - from % columnCount) * direction;
        if (std::abs(up) <= 1 && std::abs(right) <= 1 && mayStep(kind, up, right))
          table[kind][static_cast<std::size_t>(from)] |= bit(to);
      }
  return table;
}

const StepTable stepsUp = makeSteps(1);
const StepTable stepsDown = makeSteps(-1);

std::size_t stepKind(int piece, int state) {
  if (!detail::isChick(piece)) return piece < 2 ? GiraffeSteps : ElephantSteps;
  return state % 2 == 0 ? ChickSteps : HenSteps;
}

constexpr std::uint8_t turned(std::uint8_t square) { return static_cast<std::uint8_t>(squareCount - 1 - square); }

/// Squares as seen by the side to move, then as seen by the other side, each unchanged and mirrored.
constexpr std::array<std::array<std::array<std::uint8_t, squareCount>, 2>, 2> seenSquares{
    {{{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, {2, 1, 0, 5, 4, 3, 8, 7, 6, 11, 10, 9}}},
     {{{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, {9, 10, 11, 6, 7, 8, 3, 4, 5, 0, 1, 2}}}}};

/// Small tables indexed by sets of squares, so that ranking needs no loop.
struct SetTables {
  SetTables() {
    for (Squares set = 0; set <= wholeBoard; ++set) {
      size[set] = static_cast<std::uint8_t>(std::popcount(set));
      std::size_t place = 0;
      for (Squares rest = set; rest != 0; rest &= rest - 1) nth[set][place++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    }
    for (std::uint8_t high = 1; high < squareCount; ++high)
      for (std::uint8_t low = 0; low < high; ++low) two[static_cast<std::size_t>(low + high * (high - 1) / 2)] = {low, high};
  }
  std::array<std::uint8_t, wholeBoard + 1> size{};
  std::array<std::array<std::uint8_t, squareCount>, wholeBoard + 1> nth{};
  std::array<std::pair<std::uint8_t, std::uint8_t>, squareCount*(squareCount - 1) / 2> two{};
};
const SetTables sets;

std::uint32_t below(Squares free, int square) { return sets.size[free & (bit(square) - 1)]; }

/// Reads the start position in a variant's name, field by field.
class StartReader {
 public:
  std::optional<Board> read(std::string_view text) {
    bool second = false;
    for (int field = 0; !text.empty(); ++field) {
      const std::string_view each = text.substr(0, text.find('_'));
      text.remove_prefix(std::min(text.size(), each.size() + 1));
      if (field == rowCount) second = each == "w";
      if (!(field == rowCount || (field < rowCount ? readRow(each, rowCount - 1 - field) : readHands(each)))) return std::nullopt;
    }
    if (!m_lions[0] || !m_lions[1]) return std::nullopt;
    Board board;
    board.lions = {*m_lions[0], *m_lions[1]};
    for (std::size_t kind = 0; kind < m_found.size(); ++kind) {
      if (m_found[kind].size() != 2) return std::nullopt;
      std::ranges::stable_sort(m_found[kind], {}, &Found::state);
      for (std::size_t each = 0; each < 2; ++each) {
        board.states[2 * kind + each] = m_found[kind][each].state;
        board.squares[2 * kind + each] = m_found[kind][each].square;
      }
    }
    return second ? fromOtherSide(board) : board;
  }

 private:
  struct Found {
    std::uint8_t state;
    std::uint8_t square;
  };
  static constexpr std::string_view kinds = "GEC";
  static bool isOwn(char letter) { return letter < 'a'; }
  static std::size_t kindOf(char letter) { return kinds.find(isOwn(letter) ? letter : static_cast<char>(letter - 'a' + 'A')); }

  bool readRow(std::string_view text, int row) {
    int column = 0;
    bool promoted = false;
    for (const char letter : text) {
      const auto square = static_cast<std::uint8_t>(row * columnCount + column);
      if (letter == '+') {
        promoted = true;
        continue;
      }
      if (letter >= '1' && letter <= '3') {
        column += letter - '0';
        continue;
      }
      const bool lion = letter == 'L' || letter == 'l';
      if (column >= columnCount || (!lion && kindOf(letter) >= kinds.size())) return false;
      ++column;
      if (lion) {
        m_lions[isOwn(letter) ? 0 : 1] = square;
      } else {
        const bool chick = kindOf(letter) == 2;
        const int state = (isOwn(letter) ? 0 : chick ? 2 : 1) + (std::exchange(promoted, false) ? 1 : 0);
        m_found[kindOf(letter)].push_back({static_cast<std::uint8_t>(state), square});
      }
    }
    return column == columnCount;
  }

  bool readHands(std::string_view text) {
    int count = 1;
    for (const char letter : text) {
      if (letter == '2') {
        count = 2;
      } else if (kindOf(letter) < kinds.size()) {
        const int state = (kindOf(letter) == 2 ? 4 : 2) + (isOwn(letter) ? 0 : 1);
        for (; count > 0; --count) m_found[kindOf(letter)].push_back({static_cast<std::uint8_t>(state), 0});
        count = 1;
      } else if (letter != '-') {
        return false;
      }
    }
    return true;
  }

  std::array<std::optional<std::uint8_t>, 2> m_lions;
  std::array<std::vector<Found>, kinds.size()> m_found;  // pieces found so far: giraffes, elephants, chicks
};

}  // namespace

Squares lionSteps(int square) { return stepsUp[LionSteps][static_cast<std::size_t>(square)]; }

Squares detail::ownSteps(const Board& board, int piece) {
  const auto each = static_cast<std::size_t>(piece);
  return stepsUp[stepKind(piece, board.states[each])][board.squares[each]];
}

View::View(const Board& board) {
  pieceOn.fill(-1);
  own = bit(board.lions[0]);
  enemy = enemyLion = bit(board.lions[1]);
  ownAttacks = lionSteps(board.lions[0]);
  enemyAttacks = lionSteps(board.lions[1]);
  for (int piece = 0; piece < pieceCount; ++piece) {
    const auto each = static_cast<std::size_t>(piece);
    const detail::StateFacts& state = detail::facts(board, piece);
    if (!state.onBoard) continue;
    pieceOn[board.squares[each]] = static_cast<std::int8_t>(piece);
    (state.own ? own : enemy) |= bit(board.squares[each]);
    if (state.own)
      ownAttacks |= detail::ownSteps(board, piece);
    else
      enemyAttacks |= stepsDown[stepKind(piece, board.states[each])][board.squares[each]];
  }
}

bool capturesLion(const Board& board) {
  const Squares lion = bit(board.lions[1]);
  if ((lionSteps(board.lions[0]) & lion) != 0) return true;
  for (int piece = 0; piece < pieceCount; ++piece) {
    const detail::StateFacts& state = detail::facts(board, piece);
    if (state.onBoard && state.own && (detail::ownSteps(board, piece) & lion) != 0) return true;
  }
  return false;
}

Board fromOtherSide(const Board& board) {
  Board across;
  across.lions = {turned(board.lions[1]), turned(board.lions[0])};
  for (std::size_t first = 0; first < pieceCount; first += 2) {
    const auto& facts = detail::stateFacts[detail::isChick(static_cast<int>(first)) ? 1 : 0];
    const std::uint8_t state = facts[board.states[first]].across;
    const std::uint8_t other = facts[board.states[first + 1]].across;
    const std::uint8_t square = turned(board.squares[first]);
    const std::uint8_t otherSquare = turned(board.squares[first + 1]);
    const bool inOrder = state <= other;
    across.states[first] = inOrder ? state : other;
    across.states[first + 1] = inOrder ? other : state;
    across.squares[first] = inOrder ? square : otherSquare;
    across.squares[first + 1] = inOrder ? otherSquare : square;
  }
  return across;
}

std::string toText(const Board& board) {
  std::array<std::string, squareCount> cells;
  cells[board.lions[0]] = "L";
  cells[board.lions[1]] = "l";
  std::array<std::string, 2> hands;
  for (int piece = 0; piece < pieceCount; ++piece) {
    const auto each = static_cast<std::size_t>(piece);
    const detail::StateFacts& state = detail::facts(board, piece);
    const std::string_view letters = state.own ? "GEC" : "gec";
    const char letter = letters[each / 2];
    if (state.onBoard) {
      const bool hen = detail::isChick(piece) && board.states[each] % 2 == 1;
      cells[board.squares[each]] = (hen ? "+" : "") + std::string(1, letter);
      continue;
    }
    std::string& hand = hands[state.own ? 0 : 1];
    if (!hand.empty() && hand.back() == letter)
      hand.insert(hand.size() - 1, "2");
    else
      hand += letter;
  }
  std::string text;
  for (int row = rowCount - 1; row >= 0; --row) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    };
    for (int column = 0; column < columnCount; ++column) {
      const std::string& cell = cells[static_cast<std::size_t>(row * columnCount + column)];
      if (cell.empty()) {
        ++empty;
        continue;
      }
      flush();
      text += cell;
    }
    flush();
    if (row > 0) text += '/';
  }
  const std::string held = hands[0] + hands[1];
  return text + " b " + (held.empty() ? "-" : held);
}

std::optional<Board> readStart(std::string_view text) { return StartReader().read(text); }

Order::Order(bool tries) {
  for (const Seen seen : {Seen::Own, Seen::Across}) {
    m_pairsOfFour[static_cast<std::size_t>(seen)] = numberPairs(4, seen);
    m_pairsOfSix[static_cast<std::size_t>(seen)] = numberPairs(6, seen);
  }
  numberLions(tries);
  m_classes.reserve(classCount);
  std::array<std::uint8_t, pieceCount> states{};
  const auto eachPair = [&states](std::size_t first, std::uint8_t stateCount, const auto& then) {
    for (std::uint8_t low = 0; low < stateCount; ++low)
      for (std::uint8_t high = low; high < stateCount; ++high) {
        states[first] = low;
        states[first + 1] = high;
        then();
      }
  };
  eachPair(0, 4, [&] { eachPair(2, 4, [&] { eachPair(4, 6, [&] { addClass(states); }); }); });
}

/// Numbers the pairs of states, ordered by the lower, then the higher state. Giraffes and elephants have four
/// states, chicks six.
Order::PairPlaces Order::numberPairs(std::uint8_t stateCount, Seen seen) {
  std::array<std::array<std::uint8_t, 6>, 6> numbers{};
  std::uint8_t number = 0;
  for (std::size_t low = 0; low < stateCount; ++low)
    for (std::size_t high = low; high < stateCount; ++high) numbers[low][high] = number++;
  const auto& facts = detail::stateFacts[stateCount == 6 ? 1 : 0];
  const auto stateOf = [&](std::size_t state) { return seen == Seen::Own ? state : facts[state].across; };
  PairPlaces places{};
  for (std::size_t first = 0; first < stateCount; ++first)
    for (std::size_t second = 0; second < stateCount; ++second) {
      const auto [low, high] = std::minmax({stateOf(first), stateOf(second)});
      places[first][second] = {numbers[low][high], static_cast<std::uint8_t>(stateOf(first) > stateOf(second))};
    }
  return places;
}

void Order::addClass(const std::array<std::uint8_t, pieceCount>& states) {
  Class added;
  added.states = states;
  if (!m_classes.empty()) added.first = m_classes.back().first + lionPairCount() * m_classes.back().block;
  std::uint32_t free = squareCount - 2;
  for (int piece = 0; piece < pieceCount; ++piece) {
    const auto each = static_cast<std::size_t>(piece);
    if (!detail::facts(piece, states[each]).onBoard) continue;
    const bool two = piece % 2 == 0 && states[each] == states[each + 1];
    const Group group{static_cast<std::uint8_t>(piece), two, two ? free * (free - 1) / 2 : free};
    added.groupPlaces[added.groupCount++] = group;
    added.block *= group.sets;
    free -= two ? 2 : 1;
    if (two) ++piece;
  }
  m_classes.push_back(added);
}

/// Numbers pairs of lions that are not adjacent and, if tries win, not on their far rows. Numbers only one of
/// two mirror images: the pair with the mover's lion in column A, or in column B with the enemy lion in A or B.
/// The numbers ascend by the mover's lion, then by the enemy lion.
void Order::numberLions(bool tries) {
  for (std::uint8_t own = 0; own < squareCount; ++own)
    for (std::uint8_t enemy = 0; enemy < squareCount; ++enemy) {
      const int column = own % columnCount;
      const bool apart = own != enemy && (lionSteps(own) & bit(enemy)) == 0;
      const bool undecided = !tries || ((farRow & bit(own)) == 0 && (homeRow & bit(enemy)) == 0);
      const bool asItStands = column == 0 || (column == 1 && enemy % columnCount < 2);
      if (!apart || !undecided || !asItStands) continue;
      const auto& mirror = seenSquares[0][1];
      const auto number = static_cast<std::uint8_t>(m_lions.size());
      m_lionPlaces[mirror[own]][mirror[enemy]] = {number, true};
      m_lionPlaces[own][enemy] = {number, false};
      m_lions.push_back({own, enemy});
    }
}

int Order::classAt(std::uint32_t index) const {
  const auto next = std::upper_bound(m_classes.begin(), m_classes.end(), index,
                                     [](std::uint32_t wanted, const Class& each) { return wanted < each.first; });
  return static_cast<int>(next - m_classes.begin()) - 1;
}

const Order::LionPlace& Order::lionsOf(const Board& board, Seen seen) const {
  const auto& [own, enemy] = board.lions;
  return seen == Seen::Own ? m_lionPlaces[own][enemy] : m_lionPlaces[turned(enemy)][turned(own)];
}

std::uint32_t Order::rank(const Board& board, Seen seen) const {
  const LionPlace& lions = lionsOf(board, seen);
  return rankIn(board, seen, lions.number, lions.inMirror);
}

/// Returns the rank without building a board, because this function is called for every move of every position.
std::uint32_t Order::rankIn(const Board& board, Seen seen, int lions, bool inMirror) const {
  const auto from = static_cast<std::size_t>(seen);
  const auto& squareOf = seenSquares[from][inMirror ? 1 : 0];
  const auto& state = board.states;
  const std::array<PairPlace, pieceCount / 2> pairs{
      m_pairsOfFour[from][state[0]][state[1]], m_pairsOfFour[from][state[2]][state[3]], m_pairsOfSix[from][state[4]][state[5]]};
  const Class& own = m_classes[(pairs[0].number * 10U + pairs[1].number) * 21U + pairs[2].number];
  Squares free = wholeBoard & ~(bit(squareOf[board.lions[0]]) | bit(squareOf[board.lions[1]]));
  std::uint32_t inner = 0;
  for (const Group& group : own.groups()) {
    const std::size_t piece = group.piece ^ pairs[group.piece / 2U].swapped;
    const std::uint8_t square = squareOf[board.squares[piece]];
    std::uint32_t set = below(free, square);
    Squares taken = bit(square);
    if (group.two) {
      const std::uint8_t otherSquare = squareOf[board.squares[piece + 1]];
      const std::uint32_t other = below(free, otherSquare);
      const std::uint32_t high = std::max(set, other);
      set = std::min(set, other) + high * (high - 1) / 2;
      taken |= bit(otherSquare);
    }
    inner = inner * group.sets + set;
    free &= ~taken;
  }
  return own.first + static_cast<std::uint32_t>(lions) * own.block + inner;
}

Board Order::unrank(std::uint32_t index) const {
  const Class& own = m_classes[static_cast<std::size_t>(classAt(index))];
  Board board;
  board.states = own.states;
  std::uint32_t rest = index - own.first;
  board.lions = m_lions[rest / own.block];
  std::array<std::uint32_t, pieceCount> digits{};
  rest %= own.block;
  for (std::size_t group = own.groups().size(); group-- > 0; rest /= own.groupPlaces[group].sets)
    digits[group] = rest % own.groupPlaces[group].sets;
  Squares free = wholeBoard & ~(bit(board.lions[0]) | bit(board.lions[1]));
  for (std::size_t group = 0; group < own.groups().size(); ++group) place(own.groupPlaces[group], digits[group], free, board);
  return board;
}

/// Puts the pieces of a group on a set of free squares.
void Order::place(const Group& group, std::uint32_t set, Squares& free, Board& board) {
  const auto piece = static_cast<std::size_t>(group.piece);
  const auto& squares = sets.nth[free];
  if (!group.two) {
    board.squares[piece] = squares[set];
    free &= ~bit(board.squares[piece]);
    return;
  }
  const auto [low, high] = sets.two[set];
  board.squares[piece] = squares[low];
  board.squares[piece + 1] = squares[high];
  free &= ~(bit(board.squares[piece]) | bit(board.squares[piece + 1]));
}

Order::Walk::Walk(const Order& order, int number) : m_order(order), m_class(order.m_classes[static_cast<std::size_t>(number)]) {
  m_board.states = m_class.states;
  m_board.lions = order.m_lions.front();
  placeFrom(0);
}

void Order::Walk::placeFrom(std::size_t group) {
  if (group == 0) m_free[0] = wholeBoard & ~(bit(m_board.lions[0]) | bit(m_board.lions[1]));
  for (; group < m_class.groups().size(); ++group) {
    m_free[group + 1] = m_free[group];
    place(m_class.groupPlaces[group], m_sets[group], m_free[group + 1], m_board);
  }
}

/// Works like an odometer: the last digit advances, and digits that overflow restart.
void Order::Walk::next() {
  for (std::size_t group = m_class.groups().size(); group-- > 0;) {
    if (++m_sets[group] < m_class.groupPlaces[group].sets) return placeFrom(group);
    m_sets[group] = 0;
  }
  if (++m_lions < m_order.lionPairCount()) m_board.lions = m_order.m_lions[m_lions];
  placeFrom(0);
}

std::uint32_t Order::canonicalRank(const Board& board, Seen seen) const {
  const LionPlace& lions = lionsOf(board, seen);
  const std::uint32_t place = rankIn(board, seen, lions.number, lions.inMirror);
  const bool bothInTheMiddle = board.lions[0] % columnCount == 1 && board.lions[1] % columnCount == 1;
  return bothInTheMiddle ? std::min(place, rankIn(board, seen, lions.number, !lions.inMirror)) : place;
}

}  // namespace kotai::verify::shogi
