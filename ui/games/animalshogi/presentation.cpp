#include "ui/games/animalshogi/presentation.h"

#include "core/games/animalshogi/variant.h"
#include "ui/games/animalshogi/painter.h"
#include "ui/games/animalshogi/strings.h"

namespace kotai::ui {

namespace {

animalshogi::Drops dropsOf(const Variant& variant) {
  return static_cast<const animalshogi::AnimalShogiVariant&>(variant).rules().options().drops;
}

QString nameOfStart(std::string_view startId) {
  if (startId == "chicks-before-giraffes") return AnimalShogiStrings::tr("Chicks in front of the giraffes");
  if (startId == "chicks-before-elephants") return AnimalShogiStrings::tr("Chicks in front of the elephants");
  return QString();
}

void addAnimalShogiNames(Presentation& game) {
  game.name = [] { return AnimalShogiStrings::tr("Animal Shogi"); };
  game.sentence = [] {
    return AnimalShogiStrings::tr("Capture the lion, or get yours safely to the far row. Pieces you capture join your side.");
  };
  game.notationHint = [] {
    return AnimalShogiStrings::tr(
        "Rows from top to bottom, joined by /: L G E C for lion, giraffe, elephant, chick, +C for a hen; capitals "
        "are the first player's, small letters the second's, digits empty squares. Then b or w for the "
        "player to move, and the pieces in hand, or -.");
  };
  game.variantTitle = [](const Variant& variant) {
    switch (dropsOf(variant)) {
      case animalshogi::Drops::NoFarChicks: return AnimalShogiStrings::tr("No chick drops in the far row");
      case animalshogi::Drops::None: return AnimalShogiStrings::tr("No drops: captured pieces stay out of play");
      default: return QString();
    }
  };
  game.variantName = [](const Variant& variant) {
    switch (dropsOf(variant)) {
      case animalshogi::Drops::NoFarChicks:
        return AnimalShogiStrings::tr("Animal Shogi, no far-row drops",
                                      "short name of the variant without chick drops in the far row");
      case animalshogi::Drops::None: return AnimalShogiStrings::tr("Animal Shogi without drops");
      default: return QString();
    }
  };
  game.startName = nameOfStart;
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25bc"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
}

void addWordsForMoves(Presentation& game) {
  game.markingStage = [] { return AnimalShogiStrings::tr("marking mates"); };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("c*b2"), AnimalShogiStrings::tr("Type a drop"),
                        AnimalShogiStrings::tr("Animal Shogi: a chick on B2")};
  };
  game.winAtOnce = [](bool takes) {
    return takes ? AnimalShogiStrings::tr("The side to move can take the lion at once.")
                 : AnimalShogiStrings::tr("The side to move can bring its lion safely to the far row at once.");
  };
}

Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "animalshogi";
  introduction.pictures = {
      {[] { return AnimalShogiStrings::tr("Catch the lion"); },
       [] {
         return AnimalShogiStrings::tr(
             "You sit at the bottom. A piece moves one square in the directions of its dots. Whoever takes the other lion wins.");
       },
       "gle/1c1/1C1/ELG b -", Square{1, 1}},
      {[] { return AnimalShogiStrings::tr("Drop what you took"); },
       [] {
         return AnimalShogiStrings::tr(
             "A piece you take is yours. Instead of moving, you may drop it on any empty square, for a threat or as a guard.");
       },
       "1l1/g1C/1E1/1LG w Ce", std::nullopt},
      {[] { return AnimalShogiStrings::tr("Or run home"); },
       [] {
         return AnimalShogiStrings::tr(
             "A lion that gets to the far row wins as well, unless it can be taken at once. A chick that gets there becomes a "
             "hen.");
       },
       "3/L1l/1c1/GE1 b Cge", Square{0, 2}},
  };
  return introduction;
}

}  // namespace

Presentation animalShogiPresentation() {
  static const AnimalShogiPainter painter;
  Presentation game;
  game.gameId = "animalshogi";
  addAnimalShogiNames(game);
  addWordsForMoves(game);
  game.sidesFace = true;
  game.painter = &painter;
  game.showcase = {"animalshogi", "g1e/1l1/3/ELG b Cc"};
  addAnimalShogiWords(game);
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
