#include "core/known/known_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/known/known_results_text.h"

namespace kotai {

constexpr int newestFormat = 1;
constexpr std::array<std::string_view, 3> methods{"solved", "proved", "published"};
constexpr std::array<std::string_view, 5> checks{"none", "sampled", "partly", "verified", "replayed"};

[[noreturn]] static void wrong(const std::string& variant, std::string_view field, std::string_view found) {
  throw std::runtime_error(fmt::format("known results, {}: {} is '{}'", variant, field, found));
}

/// Fields of an entry. The fields of the group are defaults.
struct Fields {
  const nlohmann::json& group;
  const nlohmann::json& entry;

  template <class Type>
  Type get(const char* name, Type otherwise) const {
    if (const auto own = entry.find(name); own != entry.end()) return own->get<Type>();
    const auto shared = group.find(name);
    return shared == group.end() ? otherwise : shared->get<Type>();
  }
  std::optional<std::uint64_t> number(const char* name) const {
    const auto own = entry.find(name);
    return own == entry.end() ? std::nullopt : std::optional(own->get<std::uint64_t>());
  }
};

template <std::size_t count>
static std::size_t placeOf(const std::array<std::string_view, count>& words, const KnownResult& result, std::string_view field,
                           std::string_view found) {
  const auto place = std::ranges::find(words, found);
  if (place == words.end()) wrong(result.variant, field, found);
  return static_cast<std::size_t>(place - words.begin());
}

/// Reads a value such as "win 13" or "draw". The text is "win" if the distance is unknown.
static void readStart(KnownResult& result, std::string_view text) {
  const std::size_t space = text.find(' ');
  const auto outcome = outcomeFromText(text.substr(0, space));
  if (!outcome) wrong(result.variant, "start", text);
  result.start = *outcome;
  if (space == std::string_view::npos) return;
  const std::string_view digits = text.substr(space + 1);
  std::uint32_t plies = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), plies);
  if (fault != std::errc() || end != digits.data() + digits.size() || result.start == Outcome::Draw)
    wrong(result.variant, "start", text);
  result.plies = plies;
}

/// Returns the command of a group, with the variant inserted.
static std::string commandOf(std::string command, const std::string& variant) {
  constexpr std::string_view mark = "{variant}";
  if (const std::size_t place = command.find(mark); place != std::string::npos) command.replace(place, mark.size(), variant);
  return command;
}

static KnownResult resultOf(const Fields& fields) {
  KnownResult result;
  result.variant = fields.entry.at("variant").get<std::string>();
  readStart(result, fields.entry.at("start").get<std::string>());
  result.positions = fields.number("positions");
  result.positionsAreRough = !result.positions && fields.number("positionsAbout");
  if (result.positionsAreRough) result.positions = fields.number("positionsAbout");
  if (const auto figures = fields.entry.find("figures"); figures != fields.entry.end())
    for (const auto& [name, count] : figures->items()) result.figures.emplace_back(name, count.get<std::uint64_t>());
  result.method =
      static_cast<KnownResult::Method>(placeOf(methods, result, "method", fields.get<std::string>("method", std::string())));
  result.check =
      static_cast<KnownResult::Check>(placeOf(checks, result, "check", fields.get<std::string>("check", std::string(checks[0]))));
  result.positionsSearched = fields.number("positionsSearched");
  result.positionsChecked = fields.number("positionsChecked");
  result.source = fields.get<std::string>("source", std::string());
  result.command = commandOf(fields.get<std::string>("command", std::string()), result.variant);
  result.date = fields.get<std::string>("date", std::string());
  result.checksum = fields.get<std::string>("checksum", std::string());
  result.takesLong = fields.get<bool>("takesLong", false);
  return result;
}

std::optional<std::uint64_t> KnownResult::figure(std::string_view name) const {
  const auto found = std::ranges::find(figures, name, &std::pair<std::string, std::uint64_t>::first);
  return found == figures.end() ? std::nullopt : std::optional(found->second);
}

std::vector<KnownResult> readKnownResults(std::string_view json) {
  std::vector<KnownResult> results;
  try {
    const nlohmann::json file = nlohmann::json::parse(json);
    if (file.at("format").get<int>() != newestFormat) throw std::runtime_error("known results: of another format");
    for (const nlohmann::json& group : file.at("groups"))
      for (const nlohmann::json& entry : group.at("results")) results.push_back(resultOf({group, entry}));
  } catch (const nlohmann::json::exception& error) {
    throw std::runtime_error(error.what());
  }
  return results;
}

const std::vector<KnownResult>& knownResults() {
  static const std::vector<KnownResult> results = readKnownResults(knownResultsText);
  return results;
}

const KnownResult* knownResult(std::string_view variantId) {
  static const auto places = [] {
    std::map<std::string_view, const KnownResult*> byVariant;
    for (const KnownResult& result : knownResults()) byVariant.emplace(result.variant, &result);
    return byVariant;
  }();
  const auto found = places.find(variantId);
  return found == places.end() ? nullptr : found->second;
}

std::string_view toText(KnownResult::Method method) { return methods[static_cast<std::size_t>(method)]; }

std::string_view toText(KnownResult::Check check) { return checks[static_cast<std::size_t>(check)]; }

}  // namespace kotai
