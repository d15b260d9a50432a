#include "core/works/citation.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/works/bibliography_text.h"

namespace kotai {

/// Returns the entries of the bibliography, which begin with @ at the start of a line.
static std::vector<std::string_view> allEntries() {
  constexpr std::string_view between = "\n@";
  std::vector<std::string_view> entries;
  std::string_view rest(bibliographyText);
  while (!rest.empty()) {
    std::string_view entry = rest.substr(0, rest.find(between, 1));
    rest.remove_prefix(std::min(rest.size(), entry.size() + 1));
    while (entry.ends_with('\n')) entry.remove_suffix(1);
    entries.push_back(entry);
  }
  return entries;
}

static bool isAbout(std::string_view entry, std::string_view game) {
  return game.empty() || entry.find(fmt::format("keywords = {{{}}}", game)) != std::string_view::npos;
}

static std::string noteOf(const Cited& cited) {
  if (cited.variant.empty()) return "Retrograde analysis";
  return fmt::format("Result for {}{}{}", cited.variant, cited.facts.empty() ? "" : ": ", fmt::join(cited.facts, "; "));
}

static std::string& citedCommit() {
  static std::string commit;
  return commit;
}

static std::string commitText() { return citedCommit().empty() ? "" : fmt::format(", commit {}", citedCommit()); }

static std::string programEntry(std::string_view version, const Cited& cited) {
  return fmt::format(
      "@misc{{kotai,\n"
      "  author = {{{{The makers of Kotai}}}},\n"
      "  title  = {{Kotai: Small Board Games, Solved Completely}},\n"
      "  howpublished = {{Computer program, version {}{}}},\n"
      "  year   = {{{}}},\n"
      "  note   = {{{}}}\n}}",
      version, commitText(), releaseYear, noteOf(cited));
}

void setCitedCommit(std::string_view commit) { citedCommit() = commit; }

std::vector<std::string> citedEntries(std::string_view version, const Cited& cited) {
  std::vector<std::string> entries{programEntry(version, cited)};
  for (const std::string_view entry : allEntries())
    if (isAbout(entry, cited.game)) entries.emplace_back(entry);
  return entries;
}

std::string citation(std::string_view version, const Cited& cited) {
  return fmt::format("{}\n", fmt::join(citedEntries(version, cited), "\n"));
}

}  // namespace kotai
