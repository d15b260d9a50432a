#include "core/play/play.h"

#include <utility>

#include "core/analysis/parents.h"
#include "core/game/registry.h"
#include "core/simultaneous/parents.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

namespace {

/// Functions whose code is the same for both kinds of variants.
template <class Variant>
class PlayOf : public Play {
 public:
  explicit PlayOf(std::shared_ptr<const Variant> variant) : m_variant(std::move(variant)) {}

  const std::string& id() const override { return m_variant->id(); }
  int columns() const override { return m_variant->columns(); }
  int rows() const override { return m_variant->rows(); }
  AnyPosition start() const override { return m_variant->start(); }
  std::string formatPosition(const AnyPosition& position) const override { return m_variant->formatPosition(position); }
  tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const override {
    return m_variant->parsePosition(text);
  }

 protected:
  std::shared_ptr<const Variant> m_variant;
};

class AlternatingPlay final : public PlayOf<Variant> {
 public:
  using PlayOf::PlayOf;

  bool movesAtOnce() const override { return false; }
  FileShape fileShape() const override { return FileShape::of(*m_variant); }
  bool isOver(const AnyPosition& position) const override { return m_variant->finishedValue(position).has_value(); }
  std::uint64_t turnCount(const AnyPosition& position) const override { return m_variant->moveCount(position); }
  std::vector<AnyPosition> after(const AnyPosition& position) const override { return m_variant->successors(position); }
  std::vector<PlayParent> parents(const AnyPosition& position) const override {
    std::vector<PlayParent> parents;
    for (const Parent& parent : parentsOf(*m_variant, position)) {
      PlayParent& added = parents.emplace_back(PlayParent{parent.position, {}});
      for (const AnyMove move : parent.moves) added.turns.push_back(m_variant->formatMove(parent.position, move));
    }
    return parents;
  }
  std::string formatMove(const AnyPosition& position, SideMove move) const override {
    return m_variant->formatMove(position, move.move);
  }
  tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const override {
    return m_variant->parseMove(position, text).map([&](AnyMove move) {
      return SideMove{m_variant->sideToMove(position), move};
    });
  }
};

class SimultaneousPlay final : public PlayOf<SimultaneousVariant> {
 public:
  using PlayOf::PlayOf;

  bool movesAtOnce() const override { return true; }
  FileShape fileShape() const override { return fileShapeOf(*m_variant); }
  bool isOver(const AnyPosition& position) const override { return m_variant->finished(position).has_value(); }
  std::uint64_t turnCount(const AnyPosition& position) const override {
    return m_variant->moves(position, Side::First).size() * m_variant->moves(position, Side::Second).size();
  }
  std::vector<AnyPosition> after(const AnyPosition& position) const override {
    const std::vector<AnyMove> seconds = m_variant->moves(position, Side::Second);
    std::vector<AnyPosition> after;
    for (const AnyMove first : m_variant->moves(position, Side::First))
      for (const AnyMove second : seconds) after.push_back(m_variant->play(position, {first, second}));
    return after;
  }
  std::vector<PlayParent> parents(const AnyPosition& position) const override {
    std::vector<PlayParent> parents;
    for (const TurnParent& parent : parentsOf(*m_variant, position)) {
      PlayParent& added = parents.emplace_back(PlayParent{parent.position, {}});
      for (const JointMove& turn : parent.turns) added.turns.push_back(m_variant->formatTurn(turn));
    }
    return parents;
  }
  std::string formatMove(const AnyPosition&, SideMove move) const override { return m_variant->formatMove(move.side, move.move); }
  tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const override {
    return m_variant->parseMove(position, text).map([](const std::pair<Side, AnyMove>& move) {
      return SideMove{move.first, move.second};
    });
  }
};

}  // namespace

tl::expected<PlayPtr, TextError> parsePlay(std::string_view text) {
  if (isSimultaneous(text))
    return parseSimultaneousVariant(text).map(
        [](const SimultaneousVariantPtr& variant) -> PlayPtr { return std::make_shared<SimultaneousPlay>(variant); });
  return parseVariant(text).map([](const VariantPtr& variant) -> PlayPtr { return std::make_shared<AlternatingPlay>(variant); });
}

}  // namespace kotai
