// The number of every stored position of a solved simultaneous game.
#pragma once

#include <vector>

#include "app/cli/base/numbering.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::cli {

/// The tiers are the numbers of covered squares. Only a solution knows which positions can be reached. All functions throw
/// SolutionError.
class PayoffNumbers final : public Numbering {
 public:
  explicit PayoffNumbers(SimultaneousSolutionPtr solution);

  std::uint64_t count() const override { return m_firsts.back(); }
  std::optional<Place> placeOf(const AnyPosition& position) const override;
  Place at(std::uint64_t number) const override;
  std::string whyNone() const override { return "no game reaches it"; }

 private:
  SimultaneousSolutionPtr m_solution;
  std::vector<std::uint64_t> m_firsts;  // by covered squares, then the total
};

}  // namespace kotai::cli
