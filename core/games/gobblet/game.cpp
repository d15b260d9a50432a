// Registry entry of Gobblet Gobblers.
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/lists.h"
#include "core/games/gobblet/published.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "gobblet";
    made.name = "Gobblet Gobblers";
    made.examplePosition = ".,.,./.,sM,./.,.,. o";
    made.knownVariants = {"gobblet", std::string(coveringRule)};
    made.parse = makeVariant;
    made.work = publishedWork();
    made.kinds = kinds();
    made.counted = countedTest();
    made.figures.read = publishedFigures;
    made.figures.startOutcome = publishedOutcome;
    made.words = statisticsWords();
    made.judgement = judgement();
    made.motifs = motifs;
    made.course = course;
    made.query = queryWords();
    made.benchmarks = {{{{"gobblet"}}}, "gobblet"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::gobblet
