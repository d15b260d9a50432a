#include "app/cli/output/worth_text.h"

#include <fmt/format.h>

namespace kotai::cli {

std::string payoffText(double payoff) { return sixDecimals(payoff); }

std::string valueColumns(const GameValue& value) {
  return fmt::format("{}\t{}\t{}", payoffText(value.value), value.firstSecure, value.secondSecure);
}

Json toJson(const GameValue& value) {
  const double positive = value.value + 0.0;  // turns -0.0 into 0.0
  return {{"value", positive}, {"verticalSecure", value.firstSecure}, {"horizontalSecure", value.secondSecure}};
}

std::string toText(const Worth& worth) {
  if (const auto* value = std::get_if<Value>(&worth)) return kotai::toText(*value);
  if (const auto* outcome = std::get_if<Outcome>(&worth)) return std::string(kotai::toText(*outcome));
  return valueColumns(std::get<GameValue>(worth));
}

Json toJson(Outcome outcome) { return {{"outcome", kotai::toText(outcome)}}; }

Json toJson(const Worth& worth) {
  return std::visit([](const auto& value) { return toJson(value); }, worth);
}

void addWorth(Json& json, const Worth& worth) {
  if (std::holds_alternative<GameValue>(worth))
    json.update(toJson(worth));
  else
    json["value"] = toJson(worth);
}

}  // namespace kotai::cli
