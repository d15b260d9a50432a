// Puzzles to practise mistakes: first the positions of the mistakes, then similar positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/explain/fact.h"
#include "core/puzzles/puzzle_maker.h"

namespace kotai {

/// Gives puzzles one by one: the first mistake, then the other mistakes, the easiest first. A mistake in the start position of
/// the game comes after the others, because there is little to see in it. Similar puzzles follow, the easiest first: puzzles of
/// the same kind in which most explanations of wrong moves begin with the same kind of mistake (Sentence::topic), or at least one
/// does. If there are too few, other puzzles of the same kind follow. No position comes twice for the same side, not even
/// mirrored. Use one object per thread. Functions throw SolutionError.
class Practice {
 public:
  /// Common feature of a similar puzzle and a practised mistake.
  struct Likeness {
    std::string kind = {};            ///< kind of mistake; empty if the puzzle is not similar
    std::optional<Fact> reason = {};  ///< why a wrong move in the puzzle is such a mistake; empty if it is not similar
    bool isMain = false;              ///< whether no other kind of mistake explains more of the wrong moves
  };

  using IsSeen = std::function<bool(const Puzzle&)>;

  Practice(PuzzleMakerPtr maker, std::vector<MadeMistake> mistakes, std::uint64_t seed);

  /// Returns the next puzzle. Returns nothing if there are no more, or on a stop request. \p highestRating: similar puzzles are
  /// at most so hard. A mistake that makes a harder puzzle only asks for its first move, and is left out if that is
  /// still much too hard, unless it is the first one. \p isSeen: tells which similar puzzles to leave out.
  std::optional<Puzzle> next(double highestRating, const IsSeen& isSeen, const std::stop_token& stop);
  /// Searches for the similar puzzles if next() needs them soon. The search takes seconds.
  void prepare(double highestRating, const IsSeen& isSeen, const std::stop_token& stop);
  /// Returns what the puzzle given last shares with a practised mistake. Empty for a practised mistake itself.
  std::optional<Likeness> likeness() const;
  std::size_t count() const;  ///< number of all puzzles; an upper bound until the similar ones are found
  /// Returns the main kind of each mistake, each kind once. The kind of the first mistake comes first.
  const std::vector<std::string>& topics() const { return m_topics; }
  /// Returns all kinds of the mistakes, the most important first.
  const std::vector<std::string>& kinds() const { return m_kinds; }

  static constexpr std::size_t fewestPuzzles = 6;
  static constexpr std::size_t fewestSimilar = 2;

 private:
  void findOwn(double highestRating, const std::stop_token& stop);
  void findSimilar(double highestRating, const IsSeen& isSeen, const std::stop_token& stop);
  std::vector<PuzzleKind> similarKinds() const;
  bool isStart(const MadeMistake& mistake) const { return m_maker->start() == mistake.position; }
  Likeness likenessOf(const Puzzle& puzzle) const;
  std::size_t similarWanted() const;
  bool isOwn(const Puzzle& puzzle) const;

  PuzzleMakerPtr m_maker;
  std::vector<MadeMistake> m_mistakes;
  std::uint64_t m_seed;
  std::vector<Puzzle> m_puzzles;    ///< the mistakes, followed by the similar puzzles
  std::size_t m_own = 0;            ///< number of mistakes among the puzzles
  std::size_t m_next = 0;           ///< index of the next puzzle
  std::set<PuzzleKind> m_ownKinds;  ///< kinds of the puzzles that the mistakes make
  std::vector<std::string> m_topics;
  std::vector<Likeness> m_likenesses;  ///< for each puzzle after the mistakes
  std::vector<std::string> m_kinds;    ///< all kinds of all mistakes
  bool m_hasOwn = false;
  bool m_hasSimilar = false;
};

}  // namespace kotai
