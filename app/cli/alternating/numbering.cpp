// The numbers of the positions of alternating games. They need no solution.
#include "app/cli/base/numbering.h"

#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "core/analysis/position_numbers.h"

namespace kotai::cli {

namespace {

/// Counting the positions of more tiers would take hours, and such a variant cannot be solved anyway.
PositionNumbers numbersOf(const Variant& variant) {
  constexpr std::uint64_t mostTiers = 10'000'000;
  if (variant.tierGraph().tierCount() > mostTiers)
    throw Failure(fmt::format("{} has too many positions to number them", variant.id()));
  return PositionNumbers(variant.tierGraph());
}

class AlternatingNumbering final : public Numbering {
 public:
  explicit AlternatingNumbering(VariantPtr variant) : m_variant(std::move(variant)), m_numbers(numbersOf(*m_variant)) {}

  std::uint64_t count() const override { return m_numbers.count(); }
  std::optional<Place> placeOf(const AnyPosition& position) const override {
    if (!m_variant->isStored(position)) return std::nullopt;
    return at(m_numbers.numberOf(m_variant->locate(position)));
  }
  Place at(std::uint64_t number) const override {
    const Location location = m_numbers.at(number);
    return {number, m_variant->positionAt(location), location.tier.value, location.index.value};
  }
  std::string whyNone() const override { return "no solution stores it: its value follows from its moves"; }

 private:
  VariantPtr m_variant;
  PositionNumbers m_numbers;
};

}  // namespace

std::unique_ptr<Numbering> alternatingNumbering(Context& context, const Play& play) {
  return std::make_unique<AlternatingNumbering>(context.variant(play.id()));
}

}  // namespace kotai::cli
