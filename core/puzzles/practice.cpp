#include "core/puzzles/practice.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <utility>

namespace kotai {

constexpr auto longestSearch = std::chrono::milliseconds(2500);
constexpr std::size_t maxWrongMoves = 8;  ///< maximum number of wrong moves of a puzzle to explain
constexpr double tooHard = 400;           ///< difference to the highest rating from which a mistake is not practised
constexpr std::size_t maxOthers = 40;     ///< maximum number of puzzles to keep as a replacement

Practice::Practice(PuzzleMakerPtr maker, std::vector<MadeMistake> mistakes, std::uint64_t seed)
    : m_maker(std::move(maker)), m_mistakes(std::move(mistakes)), m_seed(seed) {}

std::size_t Practice::similarWanted() const { return std::max(fewestSimilar, m_own < fewestPuzzles ? fewestPuzzles - m_own : 0); }

std::size_t Practice::count() const { return m_hasSimilar ? m_puzzles.size() : m_own + similarWanted(); }

std::optional<Practice::Likeness> Practice::likeness() const {
  return m_next <= m_own ? std::nullopt : std::optional(m_likenesses[m_next - m_own - 1]);
}

std::optional<Puzzle> Practice::next(double highestRating, const IsSeen& isSeen, const std::stop_token& stop) {
  if (!m_hasOwn) findOwn(highestRating, stop);
  if (m_next >= m_puzzles.size()) findSimilar(highestRating, isSeen, stop);
  if (stop.stop_requested() || m_next >= m_puzzles.size()) return std::nullopt;
  return m_puzzles[m_next++];
}

void Practice::prepare(double highestRating, const IsSeen& isSeen, const std::stop_token& stop) {
  if (m_hasOwn && m_next >= m_own) findSimilar(highestRating, isSeen, stop);
}

/// A puzzle with several moves may be much harder than its first move, which was the mistake.
void Practice::findOwn(double highestRating, const std::stop_token& stop) {
  std::vector<Puzzle> own;
  std::set<std::pair<AnyPosition, Side>> positions;
  std::set<PuzzleKind> ownKinds;
  std::vector<std::string> kinds, topics;
  std::ranges::stable_partition(m_mistakes, [this](const MadeMistake& each) { return !isStart(each); });
  for (const MadeMistake& mistake : m_mistakes) {
    if (stop.stop_requested()) return;
    if (!positions.emplace(m_maker->canonical(mistake.position), mistake.side).second) continue;
    auto puzzle = m_maker->ofMistake(mistake);
    if (!puzzle) continue;
    const PuzzleKind whole = puzzle->kind;
    if (puzzle->rating > highestRating && puzzle->solution.size() > 1)
      if (auto first = m_maker->at(mistake.position, idOf(PuzzleKind::BestMove), 0)) puzzle = std::move(first);
    if (!own.empty() && puzzle->rating > highestRating + tooHard) continue;
    ownKinds.insert(whole);
    const std::vector<Fact> facts = m_maker->explain(*puzzle, {mistake.made});
    const Fact* const main = mainReason(facts, mistake.position, mistake.made);
    if (main && *main->sentence->topic != '\0' && std::ranges::count(topics, main->sentence->topic) == 0)
      topics.emplace_back(main->sentence->topic);
    for (std::string& kind : mistakeKinds(facts, main))
      if (std::ranges::count(kinds, kind) == 0) kinds.push_back(std::move(kind));
    own.push_back(std::move(*puzzle));
  }
  if (!own.empty()) {
    const auto order = [this](const Puzzle& each) { return std::pair(m_maker->start() == each.position, each.rating); };
    std::ranges::stable_sort(std::span(own).subspan(1), {}, order);
  }
  m_own = own.size();
  m_puzzles = std::move(own);
  m_ownKinds = std::move(ownKinds);
  m_topics = std::move(topics);
  m_kinds = std::move(kinds);
  m_hasOwn = true;
}

/// Returns the kinds of the similar puzzles. A short win is the easiest puzzle about a missed win. Slips and choices that are not
/// the only right ones have no sources, so other kinds in which the same mistake is wrong stand in for them.
std::vector<PuzzleKind> Practice::similarKinds() const {
  const auto isOneOf = [this](std::initializer_list<PuzzleKind> some) {
    return std::ranges::any_of(some, [this](PuzzleKind kind) { return m_ownKinds.contains(kind); });
  };
  std::set<PuzzleKind> wanted = m_ownKinds;
  if (isOneOf({PuzzleKind::OnlyMove, PuzzleKind::WinFromBehind, PuzzleKind::BestMove})) wanted.insert(PuzzleKind::Mate);
  if (isOneOf({PuzzleKind::HoldOut, PuzzleKind::KeepPiece})) wanted.insert({PuzzleKind::OnlyMove, PuzzleKind::HoldDraw});
  if (isOneOf({PuzzleKind::SafeChoice})) wanted.insert({PuzzleKind::SecureWin, PuzzleKind::SecureDraw});
  std::vector<PuzzleKind> kinds = m_maker->kinds();
  std::erase_if(kinds, [&](PuzzleKind kind) { return !wanted.contains(kind); });
  return kinds;
}

bool Practice::isOwn(const Puzzle& puzzle) const {
  return std::ranges::any_of(
      m_puzzles, [&](const Puzzle& own) { return m_maker->canonical(own.position) == m_maker->canonical(puzzle.position); });
}

/// Returns what a puzzle shares with a practised mistake. Counts only wrong moves whose explanation begins with the reason,
/// because a person sees this reason first.
Practice::Likeness Practice::likenessOf(const Puzzle& puzzle) const {
  std::map<std::string, int> counts;
  std::map<std::string, Fact> reasons;
  for (const AnyMove move : m_maker->wrongMoves(puzzle, maxWrongMoves)) {
    const std::vector<Fact> facts = m_maker->explain(puzzle, {move});
    const Fact* const main = mainReason(facts, puzzle.position, move);
    if (!main || *main->sentence->topic == '\0') continue;
    ++counts[main->sentence->topic];
    if (main == &facts.front() || main->kind == FactKind::TurningPoint) reasons.emplace(main->sentence->topic, *main);
  }
  Likeness likeness;
  int most = 0;
  for (const auto& [kind, reason] : reasons)
    if (counts[kind] > most && std::ranges::count(m_topics, kind) > 0) {
      most = counts[kind];
      likeness = {kind, reason};
    }
  likeness.isMain = most > 0 && std::ranges::none_of(counts, [most](const auto& each) { return each.second > most; });
  return likeness;
}

void Practice::findSimilar(double highestRating, const IsSeen& isSeen, const std::stop_token& stop) {
  if (std::exchange(m_hasSimilar, true)) return;
  const auto end = std::chrono::steady_clock::now() + longestSearch;
  std::vector<std::unique_ptr<PuzzleSource>> sources;
  for (const PuzzleKind kind : similarKinds()) sources.push_back(m_maker->ofKind(kind, std::nullopt, m_seed, stop));
  struct Similar {
    Puzzle puzzle;
    Likeness likeness = {};
  };
  std::vector<Similar> found, partly, spare;
  const auto isEnough = [&] { return found.size() >= similarWanted() || std::chrono::steady_clock::now() >= end; };
  std::set<AnyPosition> met;  // several kinds may fit the same position
  for (std::size_t turn = 0; !sources.empty() && !isEnough() && !stop.stop_requested(); ++turn) {
    const auto source = sources.begin() + static_cast<std::ptrdiff_t>(turn % sources.size());
    auto puzzle = *source ? (*source)->next(stop) : std::nullopt;
    if (!puzzle) {
      sources.erase(source);
      continue;
    }
    if (puzzle->rating > highestRating || isSeen(*puzzle) || isOwn(*puzzle)) continue;
    if (!met.insert(m_maker->canonical(puzzle->position)).second) continue;
    Likeness likeness = likenessOf(*puzzle);
    std::vector<Similar>& part = likeness.isMain || m_topics.empty() ? found : likeness.reason ? partly : spare;
    if (&part == &found || part.size() < maxOthers) part.push_back({std::move(*puzzle), std::move(likeness)});
  }
  if (stop.stop_requested()) {
    m_hasSimilar = false;
    return;
  }
  const auto rating = [](const Similar& each) { return each.puzzle.rating; };
  for (std::vector<Similar>* part : {&found, &partly, &spare}) std::ranges::stable_sort(*part, {}, rating);
  for (std::vector<Similar>* part : {&partly, &spare}) {
    for (Similar& each : *part)
      if (found.size() < similarWanted()) found.push_back(std::move(each));
    if (part == &partly) std::ranges::stable_sort(found, {}, rating);
  }
  for (Similar& each : found) {
    m_puzzles.push_back(std::move(each.puzzle));
    m_likenesses.push_back(std::move(each.likeness));
  }
}

}  // namespace kotai
