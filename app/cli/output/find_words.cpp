#include "app/cli/output/find_words.h"

#include <fmt/format.h>

namespace kotai::cli {

Json askedFor(const FindArguments& options) {
  Json asked = Json::object();
  if (!options.where.empty()) asked["where"] = options.where;
  if (!options.kind.empty()) asked["kind"] = options.kind;
  return asked;
}

std::string wordsOf(const FindArguments& options) {
  std::string words = options.kind;
  if (options.number) words += fmt::format(" {}", *options.number);
  if (!options.where.empty()) words += (words.empty() ? "" : " and ") + options.where;
  return words;
}

}  // namespace kotai::cli
