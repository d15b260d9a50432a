#include "core/works/cited_facts.h"

#include <fmt/format.h>

#include "core/data/verified_files.h"
#include "core/known/known_results.h"
#include "core/play/play.h"

namespace kotai {

static std::string startOf(const Worth& worth) {
  if (const auto* const value = std::get_if<Value>(&worth)) return toText(*value);
  return fmt::format("{:g}", std::get<GameValue>(worth).value + 0.0);
}

static std::string startOf(const KnownResult& known) {
  return known.plies ? fmt::format("{} {}", toText(known.start), *known.plies) : std::string(toText(known.start));
}

std::vector<std::string> citedFacts(const std::filesystem::path& folder, std::string_view variantId) {
  const auto play = parsePlay(variantId);
  const std::optional<SolvedFacts> here = play ? (*play)->solvedFacts(folder) : std::nullopt;
  const KnownResult* const known = knownResult(variantId);
  std::vector<std::string> facts;
  if (here) {
    facts.push_back("start " + startOf(here->start));
    facts.push_back(fmt::format("{} positions", here->positions));
    facts.push_back("checksum of the figures " + here->checksum);
  } else if (known) {
    facts.push_back("start " + startOf(*known));
    if (known->positions) facts.push_back(fmt::format("{} positions", *known->positions));
    if (!known->checksum.empty()) facts.push_back("checksum of the figures " + known->checksum);
  }
  const bool same = known && (!here || here->checksum == known->checksum);
  const std::optional<std::string> verified = here ? verifiedOn(here->file) : std::nullopt;
  if (verified)
    facts.push_back("values verified by independent code, " + *verified);
  else if (same && known->check == KnownResult::Check::Verified)
    facts.push_back("values verified by independent code, " + known->date);
  return facts;
}

}  // namespace kotai
