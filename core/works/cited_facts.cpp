#include "core/works/cited_facts.h"

#include <fmt/format.h>

#include <system_error>

#include "core/analysis/aggregate.h"
#include "core/analysis/figures_checksum.h"
#include "core/data/verified_files.h"
#include "core/game/registry.h"
#include "core/known/known_results.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"

namespace kotai {

namespace {

struct Checkable {
  std::string start;
  std::uint64_t positions = 0;
  std::string checksum;
  std::optional<std::string> verified = {};  ///< day on which all values of the file were verified
};

std::optional<Checkable> solved(const std::filesystem::path& folder, const VariantPtr& variant) {
  std::error_code ignored;
  if (!Solution::exists(folder, *variant) &&
      !std::filesystem::exists(folder / FileShape::figuresOf(*variant).fileName(), ignored))
    return std::nullopt;
  const SolutionPtr solution = Solution::openFigures(folder, variant);
  return Checkable{toText(solution->value(variant->start())), solution->positions(), figuresChecksum(totals(*solution)),
                   verifiedOn(solution->file())};
}

std::optional<Checkable> solved(const std::filesystem::path& folder, const SimultaneousVariantPtr& variant) {
  if (!SimultaneousSolution::exists(folder, *variant)) return std::nullopt;
  const auto solution = SimultaneousSolution::open(folder, variant);
  const auto start = solution->value(variant->start());
  return Checkable{start ? fmt::format("{:g}", start->value + 0.0) : "", solution->positions(),
                   figuresChecksum(storedClassesByCovered(*solution)), verifiedOn(solution->file())};
}

std::string startOf(const KnownResult& known) {
  return known.plies ? fmt::format("{} {}", toText(known.start), *known.plies) : std::string(toText(known.start));
}

}  // namespace

std::vector<std::string> citedFacts(const std::filesystem::path& folder, std::string_view variantId) {
  std::optional<Checkable> here;
  if (const auto variant = parseVariant(variantId))
    here = solved(folder, *variant);
  else if (const auto simultaneous = parseSimultaneousVariant(variantId))
    here = solved(folder, *simultaneous);
  const KnownResult* const known = knownResult(variantId);
  std::vector<std::string> facts;
  if (here) {
    facts.push_back("start " + here->start);
    facts.push_back(fmt::format("{} positions", here->positions));
    facts.push_back("checksum of the figures " + here->checksum);
  } else if (known) {
    facts.push_back("start " + startOf(*known));
    if (known->positions) facts.push_back(fmt::format("{} positions", *known->positions));
    if (!known->checksum.empty()) facts.push_back("checksum of the figures " + known->checksum);
  }
  const bool same = known && (!here || here->checksum == known->checksum);
  if (here && here->verified)
    facts.push_back("values verified by independent code, " + *here->verified);
  else if (same && known->check == KnownResult::Check::Verified)
    facts.push_back("values verified by independent code, " + known->date);
  return facts;
}

}  // namespace kotai
