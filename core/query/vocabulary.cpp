#include "core/query/vocabulary.h"

#include <algorithm>

#include "core/analysis/find_kind.h"
#include "core/game/game.h"

namespace kotai::query {

constexpr std::string_view piecesKeyOfMostGames = "pieces";

/// Default kinds of moves, in the order of their bits.
constexpr std::string_view captureWord = "capture";
constexpr std::string_view stepWord = "step";
constexpr std::string_view dropWord = "drop";

static int piecesOnBoard(const Variant& variant, const AnyPosition& position, Side side) {
  return static_cast<int>(std::ranges::count(variant.pieces(position), side, &PieceOnBoard::owner));
}

static int piecesInHand(const Variant& variant, const AnyPosition& position, Side side) {
  int count = 0;
  for (const HandSlot& slot : variant.hands(position))
    if (slot.owner == side) count += slot.count;
  return count;
}

/// Returns the kinds of a move. After a capture, the other side has fewer pieces on the board. After a drop, the mover has fewer
/// pieces in hand. Other moves are steps.
static std::uint32_t defaultMoveKinds(const Variant& variant, const AnyPosition& before, const AnyPosition& after) {
  const Side mover = variant.sideToMove(before);
  if (piecesOnBoard(variant, after, other(mover)) < piecesOnBoard(variant, before, other(mover))) return 1U << 0;
  if (piecesInHand(variant, after, mover) < piecesInHand(variant, before, mover)) return 1U << 2;
  return 1U << 1;
}

static bool standsByDefault(const Variant& variant, const AnyPosition& position, Square square, const PieceSought& sought) {
  std::optional<PieceOnBoard> top;
  for (const PieceOnBoard& piece : variant.pieces(position))
    if (piece.square == square) top = piece;
  return top && (!sought.kind || *sought.kind == top->kind) && (!sought.owner || *sought.owner == top->owner);
}

static std::optional<std::size_t> keyPlace(const Variant& variant, std::string_view id) {
  const std::vector<AggregateKey>& keys = variant.tierGraph().aggregateKeys();
  const auto found = std::ranges::find(keys, id, &AggregateKey::id);
  if (id.empty() || found == keys.end()) return std::nullopt;
  return static_cast<std::size_t>(found - keys.begin());
}

/// Returns a term for the table key, which summaries contain, or for the quantity \p otherwise if there is no such key.
static Term counted(const Variant& variant, std::string_view key, Quantity otherwise) {
  if (const auto place = keyPlace(variant, key)) return {.quantity = Quantity::Key, .key = *place};
  return {.quantity = otherwise};
}

Vocabulary::Vocabulary(const Variant& variant)
    : m_variant(variant), m_hasHands(!variant.hands(variant.start()).empty()), m_moves(variant.game().query.moves) {
  if (m_moves.empty()) m_moves = {captureWord, stepWord};
  if (variant.game().query.moves.empty() && m_hasHands) m_moves.push_back(dropWord);
  m_terms = {{"distance", {.quantity = Quantity::Distance}},     {"moves", {.quantity = Quantity::Moves}},
             {"good-moves", {.quantity = Quantity::GoodMoves}},  {"best-moves", {.quantity = Quantity::BestMoves}},
             {"difficulty", {.quantity = Quantity::Difficulty}}, {"draw-grade", {.quantity = Quantity::DrawGrade}}};
  addCounts();
  addKeys();
}

void Vocabulary::addSided(const std::string& word, Term term) {
  for (const auto& [whose, prefix] : {std::pair{Whose::Own, "own-"}, std::pair{Whose::Other, "other-"}}) {
    term.whose = whose;
    if (!this->term(prefix + word)) m_terms.push_back({prefix + word, term});
  }
}

void Vocabulary::addCounts() {
  const QueryWords& words = m_variant.game().query;
  if (m_hasHands) addSided("hand", counted(m_variant, words.handKey, Quantity::InHand));
  const bool saysItself = words.onBoard || !words.piecesKey.empty();
  addSided("pieces", counted(m_variant, saysItself ? words.piecesKey : piecesKeyOfMostGames, Quantity::OnBoard));
}

void Vocabulary::addKeys() {
  const std::vector<AggregateKey>& keys = m_variant.tierGraph().aggregateKeys();
  for (std::size_t place = 0; place < keys.size(); ++place) {
    addSided(keys[place].id, {.quantity = Quantity::Key, .key = place});
    m_terms.push_back({keys[place].id, {.quantity = Quantity::Key, .whose = Whose::Both, .key = place}});
  }
}

const NamedTerm* Vocabulary::term(std::string_view word) const {
  const auto found = std::ranges::find(m_terms, word, &NamedTerm::word);
  return found == m_terms.end() ? nullptr : &*found;
}

std::optional<std::size_t> Vocabulary::key(std::string_view word) const { return keyPlace(m_variant, word); }

std::uint32_t Vocabulary::kindsOfMove(const AnyPosition& before, const AnyPosition& after) const {
  const QueryWords& words = m_variant.game().query;
  return (words.moves.empty() ? defaultMoveKinds : words.kindsOfMove)(m_variant, before, after);
}

std::vector<std::string_view> Vocabulary::kinds() const {
  std::vector<std::string_view> ids;
  for (const FindKind kind : findKinds(m_variant)) ids.push_back(kind.id);
  return ids;
}

bool Vocabulary::kindHasNumber(FindKind kind) const { return positionKind(m_variant, kind).number != KindNumber::None; }

const std::vector<PieceWord>& Vocabulary::pieces() const { return m_variant.game().query.pieces; }

bool Vocabulary::stands(const AnyPosition& position, const StandsOn& condition) const {
  const auto own = m_variant.game().query.stands;
  PieceSought sought{condition.kind, condition.owner};
  if (condition.whose) {
    const Side mover = m_variant.sideToMove(position);
    sought.owner = *condition.whose == Whose::Own ? mover : other(mover);
  }
  const bool empty = !condition.kind && !sought.owner;
  return (own ? own : &standsByDefault)(m_variant, position, condition.square, sought) != empty;
}

std::optional<Square> Vocabulary::square(std::string_view word) const {
  if (word.size() != 2) return std::nullopt;
  const int letter = word[0] >= 'A' && word[0] <= 'Z' ? word[0] - 'A' : word[0] - 'a';
  const int digit = word[1] - '0';
  if (letter < 0 || letter >= m_variant.columns() || digit < 1 || digit > m_variant.rows()) return std::nullopt;
  return Square{letter, m_variant.game().query.rowsFromTop ? m_variant.rows() - digit : digit - 1};
}

std::string Vocabulary::squareText(Square square) const {
  const int row = m_variant.game().query.rowsFromTop ? m_variant.rows() - square.row : square.row + 1;
  return {static_cast<char>('a' + square.column), static_cast<char>('0' + row)};
}

int Vocabulary::count(const Term& term, const AnyPosition& position) const {
  const QueryWords& words = m_variant.game().query;
  const Side mover = m_variant.sideToMove(position);
  const Side side = term.whose == Whose::Own ? mover : other(mover);
  if (term.quantity == Quantity::InHand) return (words.inHand ? words.inHand : piecesInHand)(m_variant, position, side);
  return (words.onBoard ? words.onBoard : piecesOnBoard)(m_variant, position, side);
}

}  // namespace kotai::query
