// Registry entry of Dodgem.
#include <fmt/format.h>

#include "core/analysis/generic_kinds.h"
#include "core/games/dodgem/decided.h"
#include "core/games/dodgem/published.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "dodgem";
    made.name = "Dodgem";
    made.exampleVariant = "dodgem:4x4";
    made.examplePosition = ">2/>2/1^^ ^";
    for (int size = minSize; size <= maxSize; ++size) made.knownVariants.push_back(fmt::format("dodgem:{0}x{0}", size));
    for (const std::string_view rule : {",blocked=loses", ",blocked=draws", ",misere=yes"})
      for (int size = minSize; size <= 6; ++size) made.knownVariants.push_back(fmt::format("dodgem:{0}x{0}{1}", size, rule));
    made.parse = makeVariant;
    made.work = publishedWork();
    made.kinds = genericKinds();
    std::erase_if(made.kinds,
                  [](const PositionKind& each) { return each.kind == FindKind::Draw; });  // no kind for draws, which are rare
    made.words.aggregatedPositions = "both sides have a piece";
    made.words.aggregatedKey = "bothSidesHaveAPiece";
    made.words.publishedTables = {"steps", "pieces"};
    made.words.publishedHelp =
        "Dodgem counted like it (a position twice when both sides have equal remaining steps but different progress)";
    made.decided = decided;
    made.finishedDraws = finishedDraws;
    made.judgement = judgement();
    made.motifs = motifs;
    made.course = course;
    made.sideNames = {"^", ">"};
    made.query = queryWords();
    made.benchmarks = {{{{"dodgem:3x3", "dodgem:4x4"}}, {{"dodgem:5x5"}, {24, 64, 256, 0}}}, "dodgem:4x4"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::dodgem
