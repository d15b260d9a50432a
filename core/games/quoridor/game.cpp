// Registry entry of Quoridor.
#include "core/games/quoridor/published.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "quoridor";
    made.name = "Quoridor";
    made.exampleVariant = "quoridor:5x5,fences=3";
    made.examplePosition = "5x5 c1 c5 1 1 - 1";
    made.knownVariants = {
        "quoridor:3x3,fences=1", "quoridor:3x3,fences=2", "quoridor:4x4,fences=1", "quoridor:4x4,fences=1,start=diagonal",
        "quoridor:5x5,fences=1", "quoridor:5x5,fences=2", "quoridor:5x5,fences=3", "quoridor:5x5,fences=5",
        "quoridor:5x5,fences=8", "quoridor:7x7,fences=1", "quoridor:7x7,fences=2", "quoridor:9x9,fences=1"};
    made.parse = makeVariant;
    made.work = publishedWork();
    made.countsSlowly = true;
    made.figures = {publishedFigures, figureSet, publishedOutcome, boardsOfFigure11(), "figure-11"};
    made.words = statisticsWords();
    made.judgement = judgement();
    made.motifs = motifs;
    made.course = course;
    made.query = queryWords();
    made.import = readForeignNotation;
    made.benchmarks = {{{{"quoridor:5x5,fences=1"}}, {{"quoridor:5x5,fences=3"}}}, "quoridor:5x5,fences=3"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::quoridor
