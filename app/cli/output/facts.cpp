#include "app/cli/output/facts.h"

#include <fmt/format.h>

#include <utility>

namespace kotai::cli {

namespace {

Json factToJson(const Fact& fact) {
  Json moves = Json::array();
  for (const FactMove& move : fact.moves) moves.push_back(move.text);
  Json json{{"kind", idOf(fact.kind)}, {"moves", std::move(moves)}};
  if (fact.plies) json["plies"] = *fact.plies;
  json["sentence"] = englishText(fact);
  return json;
}

}  // namespace

void printFacts(const Context& context, Json about, const std::vector<Fact>& facts) {
  if (!context.json) {
    for (const Fact& fact : facts) fmt::print("{}\n", englishText(fact));
    return;
  }
  about["facts"] = Json::array();
  for (const Fact& fact : facts) about["facts"].push_back(factToJson(fact));
  fmt::print("{}\n", about.dump(2));
}

}  // namespace kotai::cli
