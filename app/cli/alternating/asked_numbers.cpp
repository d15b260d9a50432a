#include "app/cli/alternating/asked_numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/cli/base/context.h"
#include "app/cli/base/visible_text.h"
#include "core/base/words.h"
#include "core/query/faults.h"
#include "core/query/parser.h"
#include "core/query/vocabulary.h"

namespace kotai::cli {

std::vector<std::string> namesIn(std::string_view option, std::string_view list) {
  const std::vector<std::string_view> names = partsIn(list);
  if (std::ranges::count(names, std::string_view()) > 0)
    throw UsageError(fmt::format("{} {}: expected names with a comma between them", option, quotedText(list)));
  return {names.begin(), names.end()};
}

query::Sum askedNumber(std::string_view option, const VariantPtr& variant, const std::string& text,
                       std::vector<std::string_view> furtherWords) {
  checkReadable(std::string(option), text);
  auto number = query::parseSum(variant, text);
  if (number) return std::move(*number);
  if (number.error().own != &query::fault::unknownWord) throw TextFailure(std::string(option), text, number.error());
  const query::Vocabulary words(*variant);
  for (const query::NamedTerm& term : words.terms()) furtherWords.push_back(term.word);
  throw UsageError(fmt::format("{} {}: {} has no such number; expected one of: {}", option, shortenedText(text), variant->id(),
                               fmt::join(furtherWords, ", ")));
}

query::Query askedQuery(const VariantPtr& variant, const std::string& text) {
  checkReadable("query", text);
  auto parsed = query::parseQuery(variant, text);
  if (!parsed) throw TextFailure("query", text, parsed.error());
  return std::move(*parsed);
}

}  // namespace kotai::cli
