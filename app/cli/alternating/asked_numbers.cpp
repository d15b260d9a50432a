#include "app/cli/alternating/asked_numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/base/context.h"
#include "app/cli/base/messages.h"
#include "core/query/faults.h"
#include "core/query/parser.h"
#include "core/query/vocabulary.h"

namespace kotai::cli {

query::Sum parsePositionSum(std::string_view option, const VariantPtr& variant, const std::string& text,
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

query::Query parseQueryText(const VariantPtr& variant, const std::string& text) {
  return readText("query", text, [&variant](const std::string& given) { return query::parseQuery(variant, given); });
}

}  // namespace kotai::cli
