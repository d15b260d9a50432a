#include "app/cli/engine/engine_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "app/cli/base/visible_text.h"
#include "core/base/words.h"

namespace kotai::cli {

namespace {

/// Options that programs always set and that have no effect here, in lower case.
constexpr std::array<std::string_view, 8> withoutEffect{"uci_analysemode", "hash",     "threads",    "ponder",
                                                        "usi_ponder",      "usi_hash", "clear hash", "move overhead"};

std::optional<unsigned> wholeNumber(std::string_view text, unsigned most) {
  unsigned number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  return number;
}

}  // namespace

std::vector<std::string> EngineOptions::descriptions(const std::string& variantName) {
  return {fmt::format("option name UCI_Variant type combo default {0} var {0}", variantName),
          fmt::format("option name MultiPV type spin default 1 min 1 max {}", mostLines),
          fmt::format("option name Level type spin default {0} min 1 max {0}", perfectLevel),
          "option name UCI_AnalyseMode type check default false", "option name Ponder type check default false"};
}

std::string EngineOptions::set(std::string_view name, std::string_view value, const std::string& variantName) {
  const auto setNumber = [&](unsigned& target, unsigned most) {
    const auto number = wholeNumber(value, most);
    if (number) target = *number;
    return number ? std::string()
                  : fmt::format("option {}: expected a number from 1 to {}, found '{}'", name, most,
                                shortenedText(std::string(value)));
  };
  const std::string small = lowerCase(name);
  if (small == "multipv") return setNumber(lines, mostLines);
  if (small == "level") return setNumber(level, perfectLevel);
  if (small == "uci_variant" || small == "usi_variant") {
    if (lowerCase(value) == variantName) return {};
    return fmt::format("variant '{}' is not known to this engine, which plays {}", shortenedText(std::string(value)),
                       variantName);
  }
  if (std::ranges::count(withoutEffect, small) > 0) return {};
  return fmt::format("No such option: {}", shortenedText(std::string(name)));
}

}  // namespace kotai::cli
