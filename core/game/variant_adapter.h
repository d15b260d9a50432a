// Adapter from a game's rules to the type-erased Variant.
#pragma once

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "core/game/legal_move.h"
#include "core/game/position_graph.h"
#include "core/game/set_up_fault.h"
#include "core/game/tiered_game.h"
#include "core/game/variant.h"

namespace kotai {

/// Number of plies within which the value of an unstored position must be known.
inline constexpr int knownWithinPlies = 2;

/// Returns the value that a search of \p plies plies through unstored positions finds, or nothing if the search
/// finds no value.
template <TieredGame Rules>
std::optional<Value> valueFromMoves(const Rules& rules, const typename Rules::Position& position, int plies = knownWithinPlies) {
  if (auto finished = rules.finishedValue(position); finished || plies == 0) return finished;
  std::optional<Value> best;
  bool allKnown = true;
  rules.forEachMove(position, [&](typename Rules::Move move) {
    const auto after = rules.play(position, move);
    const auto value = isStored(rules, after) ? rules.finishedValue(after) : valueFromMoves(rules, after, plies - 1);
    allKnown = allKnown && value;
    if (value && (!best || preference(valueForMover(*value), *best) > 0)) best = valueForMover(*value);
  });
  // A win in one is optimal, whatever the other values are.
  return allKnown || best == Value::win(1) ? best : std::nullopt;
}

/// Graph in which positions of `Rules` are numbers. The rules must outlive the graph.
template <TieredGame Rules>
class RulesGraph final : public PositionGraph {
 public:
  explicit RulesGraph(const Rules& rules) : m_rules(rules) {}

  const TierGraph& tiers() const override { return m_rules.tiers(); }

  std::optional<Value> expand(Location place, std::vector<Reached>& moves) const override {
    moves.clear();
    const Position position = m_rules.unrank(place.tier, place.index);
    m_rules.forEachMove(position, [&](typename Rules::Move move) { moves.push_back(reached(m_rules.play(position, move))); });
    return knownValue(position);
  }

  void predecessors(Location place, std::vector<PositionIndex>& before) const override {
    before.clear();
    m_rules.forEachPredecessor(m_rules.unrank(place.tier, place.index), [&](const Position& position) {
      if (isStored(m_rules, position) && m_rules.tierOf(position) == place.tier) before.push_back(m_rules.rank(position));
    });
    std::sort(before.begin(), before.end());  // makes duplicates adjacent; symmetric positions share a place
    before.erase(std::unique(before.begin(), before.end()), before.end());
  }

  std::optional<Reached> passed(Location place) const override {
    const auto after = m_rules.passed(m_rules.unrank(place.tier, place.index));
    if (!after) return std::nullopt;
    if (!isStored(m_rules, *after)) return Reached{place, knownValue(*after)};
    return Reached{{m_rules.tierOf(*after), m_rules.rank(*after)}, knownValue(*after)};
  }

 private:
  using Position = typename Rules::Position;

  std::optional<Value> knownValue(const Position& position) const {
    if (auto finished = m_rules.finishedValue(position); finished || isStored(m_rules, position)) return finished;
    auto value = valueFromMoves(m_rules, position);
    if (!value) throw std::logic_error("the value of a position that is not stored does not follow from its moves");
    return value;
  }
  Reached reached(const Position& position) const {
    if (auto known = knownValue(position)) return {{}, known};
    return {{m_rules.tierOf(position), m_rules.rank(position)}, std::nullopt};
  }

  const Rules& m_rules;
};

/// Adapter for `Rules`, which must model TieredGame. `Rules` also needs variantId(), passed(), format(),
/// parse(), formatMove(), parseMove(), pieces(), moveSquares(), transition(), stock() and compose(). Static
/// functions pack() and unpack() convert between its Position and AnyPosition. Its Move has no padding and fits
/// into AnyMove. The functions hands(), images(), isStored() and otherStarts() are optional.
template <TieredGame Rules>
class VariantAdapter : public Variant {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;

  template <class... Arguments>
  VariantAdapter(const Game& owner, int columnCount, int rowCount, Arguments&&... arguments)
      : m_rules(std::forward<Arguments>(arguments)...),
        m_id(m_rules.variantId()),
        m_game(owner),
        m_columns(columnCount),
        m_rows(rowCount),
        m_graph(m_rules) {}
  VariantAdapter(const VariantAdapter&) = delete;
  VariantAdapter& operator=(const VariantAdapter&) = delete;

  const Rules& rules() const { return m_rules; }

  const std::string& id() const override { return m_id; }
  const Game& game() const override { return m_game; }
  int columns() const override { return m_columns; }
  int rows() const override { return m_rows; }

  AnyPosition start() const override { return pack(m_rules.start()); }
  Side sideToMove(const AnyPosition& position) const override { return unpack(position).toMove; }
  std::vector<AnyMove> legalMoves(const AnyPosition& position) const override {
    std::vector<std::pair<std::string, AnyMove>> named;
    m_rules.forEachMove(unpack(position), [&](Move move) { named.emplace_back(m_rules.formatMove(move), packMove(move)); });
    std::sort(named.begin(), named.end());
    std::vector<AnyMove> moves;
    moves.reserve(named.size());
    for (const auto& [text, move] : named) moves.push_back(move);
    return moves;
  }
  std::vector<AnyPosition> successors(const AnyPosition& position) const override {
    const Position own = unpack(position);
    std::vector<AnyPosition> after;
    m_rules.forEachMove(own, [&](Move move) { after.push_back(pack(m_rules.play(own, move))); });
    return after;
  }
  std::vector<AnyPosition> predecessors(const AnyPosition& position) const override {
    std::vector<AnyPosition> before;
    m_rules.forEachPredecessor(unpack(position), [&](const Position& each) { before.push_back(pack(each)); });
    return before;
  }
  std::size_t moveCount(const AnyPosition& position) const override {
    const Position own = unpack(position);
    if constexpr (requires { m_rules.moveCount(own); }) return m_rules.moveCount(own);
    std::size_t count = 0;
    m_rules.forEachMove(own, [&count](Move) { ++count; });
    return count;
  }
  AnyPosition play(const AnyPosition& position, AnyMove move) const override {
    return pack(m_rules.play(unpack(position), unpackMove(move)));
  }
  std::optional<Value> finishedValue(const AnyPosition& position) const override {
    return m_rules.finishedValue(unpack(position));
  }
  std::optional<AnyPosition> passed(const AnyPosition& position) const override {
    const auto after = m_rules.passed(unpack(position));
    if (!after) return std::nullopt;
    return pack(*after);
  }
  AnyPosition canonical(const AnyPosition& position) const override { return pack(m_rules.canonical(unpack(position))); }
  std::vector<AnyPosition> images(const AnyPosition& position) const override {
    if constexpr (requires(const Position& own) { m_rules.images(own); }) {
      std::vector<AnyPosition> all;
      for (const Position& each : m_rules.images(unpack(position))) all.push_back(pack(each));
      return all;
    } else {
      return {position};
    }
  }

  std::string formatPosition(const AnyPosition& position) const override { return m_rules.format(unpack(position)); }
  tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const override {
    return m_rules.parse(text).map([](const Position& position) { return pack(position); });
  }
  std::string formatMove(const AnyPosition&, AnyMove move) const override { return m_rules.formatMove(unpackMove(move)); }
  tl::expected<AnyMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const override {
    const auto move = m_rules.parseMove(text);
    if (!move) return tl::unexpected(move.error());
    if (!isLegalMove(m_rules, unpack(position), *move))
      return tl::unexpected(TextError{TextFault::IllegalMove, 1, {std::string(text)}});
    return packMove(*move);
  }

  std::optional<MoveSquares> squaresOfText(const AnyPosition& position, std::string_view moveText) const override {
    const auto move = m_rules.parseMove(moveText);
    if (!move) return std::nullopt;
    return m_rules.moveSquares(unpack(position), *move);
  }

  std::vector<PieceOnBoard> pieces(const AnyPosition& position) const override { return m_rules.pieces(unpack(position)); }
  MoveSquares moveSquares(const AnyPosition& position, AnyMove move) const override {
    return m_rules.moveSquares(unpack(position), unpackMove(move));
  }
  Transition transition(const AnyPosition& position, AnyMove move) const override {
    return m_rules.transition(unpack(position), unpackMove(move));
  }

  std::vector<HandSlot> hands(const AnyPosition& position) const override {
    if constexpr (requires(const Position& own) { m_rules.hands(own); })
      return m_rules.hands(unpack(position));
    else
      return {};
  }
  std::vector<StockItem> stock() const override { return m_rules.stock(); }
  tl::expected<AnyPosition, TextError> compose(const SetUp& setUp) const override {
    if (auto fault = setUpFault(*this, setUp)) return tl::unexpected(std::move(*fault));
    return m_rules.compose(setUp).map([](const Position& position) { return pack(position); });
  }
  std::vector<NamedStart> namedStarts() const override {
    std::vector<NamedStart> starts{{"standard", start()}};
    if constexpr (requires { m_rules.otherStarts(); })
      for (const auto& [name, position] : m_rules.otherStarts()) starts.push_back({name, pack(position)});
    return starts;
  }

  bool isStored(const AnyPosition& position) const override { return kotai::isStored(m_rules, unpack(position)); }
  const TierGraph& tierGraph() const override { return m_rules.tiers(); }
  const PositionGraph& positionGraph() const override { return m_graph; }
  Location locate(const AnyPosition& position) const override {
    const Position own = unpack(position);
    if constexpr (requires { m_rules.locate(own); })
      return m_rules.locate(own);
    else
      return {m_rules.tierOf(own), m_rules.rank(own)};
  }
  AnyPosition positionAt(Location location) const override { return pack(m_rules.unrank(location.tier, location.index)); }

  static AnyPosition pack(const Position& position) { return Rules::pack(position); }
  static Position unpack(const AnyPosition& position) { return Rules::unpack(position); }
  static Move unpackMove(AnyMove move) {
    Move result;
    std::memcpy(static_cast<void*>(&result), &move.code, sizeof result);
    return result;
  }

 private:
  static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= sizeof(AnyMove));

  static AnyMove packMove(Move move) {
    AnyMove result;
    std::memcpy(&result.code, &move, sizeof move);
    return result;
  }

  Rules m_rules;
  std::string m_id;
  const Game& m_game;
  int m_columns;
  int m_rows;
  RulesGraph<Rules> m_graph;
};

}  // namespace kotai
