#include "core/puzzles/puzzle_maker.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <mutex>

#include "core/analysis/accuracy.h"
#include "core/analysis/aggregate.h"
#include "core/analysis/giveaway.h"
#include "core/explain/explain.h"
#include "core/game/game_end.h"
#include "core/play/alternating_play.h"
#include "core/puzzles/make_puzzle.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"

namespace kotai {

constexpr std::size_t mostLists = 8;  ///< more than the drills of one lesson

std::vector<OtherDefence> otherDefences(const Solution& solution, const Puzzle& puzzle) {
  const Variant& variant = *solution.variant();
  std::vector<OtherDefence> others;
  AnyPosition position = puzzle.position;
  for (std::size_t ply = 0; ply < puzzle.solution.size(); ++ply) {
    const bool isDefence = ply % 2 == 1;
    if (isDefence)
      for (MoveValue& reply : moveValues(solution, position)) {
        if (!reply.perfect || reply.move == puzzle.solution[ply]) continue;
        std::vector<MoveValue> answers = moveValues(solution, reply.after);
        std::erase_if(answers, [&puzzle](const MoveValue& each) { return !isRight(puzzle, each); });
        others.push_back({ply, std::move(reply), std::move(answers)});
      }
    position = variant.play(position, puzzle.solution[ply]);
  }
  return others;
}

class AlternatingMaker final : public PuzzleMaker {
 public:
  explicit AlternatingMaker(SolutionPtr solution)
      : PuzzleMaker(playOf(solution->variant())), m_solution(std::move(solution)), m_variant(*m_solution->variant()) {}

  std::unique_ptr<PuzzleSource> ofKind(std::optional<PuzzleKind> kind, std::optional<std::uint32_t> plies, std::uint64_t seed,
                                       const std::stop_token& stop) const override {
    assert(kind.has_value());
    return puzzlesOfKind(m_solution, kind.value(), plies, seed, stop);
  }
  std::unique_ptr<PuzzleSource> ofPositions(NumberedPositions positions, std::uint64_t seed,
                                            std::optional<PuzzleKind> kind) const override {
    return puzzlesOfPositions(m_solution, std::move(positions), seed, kind);
  }
  std::optional<Puzzle> ofMistake(const MadeMistake& mistake) const override {
    const Value after = m_solution->value(m_variant.play(mistake.position, mistake.made));
    if (losesAtOnce(m_solution->value(mistake.position), after))
      return puzzleAt(*m_solution, PuzzleKind::HoldOut, mistake.position);
    if (giveawayBy(*m_solution, mistake.position, mistake.made))
      return puzzleAt(*m_solution, PuzzleKind::KeepPiece, mistake.position);
    return puzzleFrom(*m_solution, mistake.position);
  }
  NumberedPositions matches(const std::string& query, const std::stop_token& stop) const override {
    const auto isKnown = [&](const auto& known) { return known.first == query; };
    {
      const std::scoped_lock lock(m_listMutex);
      const auto known = std::ranges::find_if(m_lists, isKnown);
      if (known != m_lists.end()) return numbered(known->second);
    }
    auto list = std::make_shared<const query::QueryList>(m_solution, query::parseQuery(m_solution->variant(), query).value(),
                                                         query::Order::AsStored, stop);
    if (list->isWhole()) {
      const std::scoped_lock lock(m_listMutex);
      if (std::ranges::none_of(m_lists, isKnown)) m_lists.emplace_back(query, list);
      if (m_lists.size() > mostLists) m_lists.pop_front();
    }
    return numbered(std::move(list));
  }
  std::optional<Puzzle> at(const AnyPosition& position, std::string_view kind, int) const override {
    const auto wanted = puzzleKindOfId(kind);
    return wanted ? puzzleAt(*m_solution, *wanted, position) : std::nullopt;
  }
  std::unique_ptr<PuzzleJudge> judge(Puzzle puzzle) const override { return judgeOf(m_solution, std::move(puzzle)); }
  std::vector<OtherDefence> otherDefences(const Puzzle& puzzle) const override {
    return kotai::otherDefences(*m_solution, puzzle);
  }
  std::vector<AnyMove> wrongMoves(const Puzzle& puzzle, std::size_t most) const override {
    std::vector<AnyMove> wrong;
    for (const MoveValue& each : moveValues(*m_solution, puzzle.position))
      if (!isRight(puzzle, each) && wrong.size() < most) wrong.push_back(each.move);
    return wrong;
  }
  std::vector<Fact> explain(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    return kotai::explain(*m_solution, after(puzzle, {line.begin(), line.end() - 1}), line.back());
  }
  std::vector<std::uint32_t> winLengths() const override {
    const Totals sums = totals(*m_solution);
    std::vector<std::uint32_t> lengths;
    for (const auto& [plies, count] : sums.distances[static_cast<std::size_t>(Outcome::Win)])
      if (count > 0) lengths.push_back(plies);
    return lengths;
  }

  bool isOver(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    return endByRules(m_variant, after(puzzle, line)).has_value();
  }
  AnyPosition canonical(const AnyPosition& position) const override { return m_variant.canonical(position); }
  std::vector<AnyPosition> images(const AnyPosition& position) const override { return m_variant.images(position); }
  std::vector<std::string> moveTexts(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    std::vector<std::string> texts;
    AnyPosition position = puzzle.position;
    for (const AnyMove move : line) {
      texts.push_back(m_variant.formatMove(position, move));
      position = m_variant.play(position, move);
    }
    return texts;
  }

 private:
  AnyPosition after(const Puzzle& puzzle, const std::vector<AnyMove>& line) const {
    AnyPosition position = puzzle.position;
    for (const AnyMove move : line) position = m_variant.play(position, move);
    return position;
  }

  SolutionPtr m_solution;
  const Variant& m_variant;
  mutable std::mutex m_listMutex;
  /// Lists of matches by query. The drills of a lesson need the same list each time, and a search takes up to ten seconds.
  /// Keeps the latest `mostLists`, because a list of a large game takes megabytes.
  mutable std::deque<std::pair<std::string, std::shared_ptr<const query::QueryList>>> m_lists;
};

std::optional<AnyPosition> PuzzleMaker::parsePosition(const std::string& text) const {
  const auto position = m_play->parsePosition(text);
  return position ? std::optional(*position) : std::nullopt;
}

Puzzle PuzzleMaker::turned(const Puzzle& puzzle, std::uint64_t seed) const {
  return atSomeImage(puzzle, images(puzzle.position), seed,
                     [&](const AnyPosition& position) { return at(position, idOf(puzzle.kind), numberOf(puzzle)); });
}

PuzzleMakerPtr puzzleMaker(SolutionPtr solution) {
  return solution ? std::make_shared<const AlternatingMaker>(std::move(solution)) : nullptr;
}

int numberOf(const Puzzle& puzzle) {
  switch (puzzle.kind) {
    case PuzzleKind::Mate: return static_cast<int>(puzzle.solution.size());
    case PuzzleKind::SecureWin:
    case PuzzleKind::SecureDraw:
    case PuzzleKind::SafeChoice: return puzzle.side == Side::First ? 1 : 2;
    default: return 0;
  }
}

}  // namespace kotai
