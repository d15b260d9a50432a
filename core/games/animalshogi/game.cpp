// Registry entry of Animal Shogi.
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/published.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "animalshogi";
    made.name = "Animal Shogi";
    made.exampleVariant = "animalshogi";
    made.examplePosition = "gle/1c1/1C1/ELG b -";
    made.knownVariants = {"animalshogi", std::string(withoutFarDrops), std::string(withoutDrops), std::string(withoutTries)};
    made.parse = makeVariant;
    made.work = publishedWork();
    made.kinds = kinds();
    made.counted = countedTest();
    made.figures.read = publishedFigures;
    made.figures.setOf = figureSet;
    made.words = statisticsWords();
    made.drawnAtOccurrence = 3;
    made.judgement = judgement();
    made.motifs = motifs;
    made.course = course;
    made.query = queryWords();
    made.import = readForeignNotation;
    made.benchmarks = {{{{"animalshogi"}}}, "animalshogi"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::animalshogi
