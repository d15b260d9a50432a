#include "examples/threemensmorris/ui/presentation.h"

#include <QCoreApplication>

#include "examples/threemensmorris/rules.h"

namespace kotai::ui {

namespace {

/// Translation context of the texts.
struct ThreeMensMorrisStrings {
  Q_DECLARE_TR_FUNCTIONS(ThreeMensMorrisStrings)
};

QString endReason(const Variant&, const AnyPosition& position, Side, std::optional<Side>) {
  const bool line = threemensmorris::Rules::hasLine(PlainBoardRules::unpack(position).enemy());
  return line ? ThreeMensMorrisStrings::tr("three in a row") : ThreeMensMorrisStrings::tr("the other side cannot move");
}

QString faultSentence(const TextError& error) {
  if (error.own != &threemensmorris::unevenMen) return {};
  return ThreeMensMorrisStrings::tr("%1 men against %2: the side to move must have as many men as the other side, or one fewer.")
      .arg(QString::fromStdString(error.params.at(0)), QString::fromStdString(error.params.at(1)));
}

}  // namespace

Presentation threeMensMorrisPresentation() {
  Presentation game;
  game.gameId = "threemensmorris";
  game.name = [] { return ThreeMensMorrisStrings::tr("Three Men's Morris"); };
  game.sentence = [] {
    return ThreeMensMorrisStrings::tr("Place three men in turn, then move them along the lines. Three in a row wins.");
  };
  game.notationHint = [] {
    return ThreeMensMorrisStrings::tr(
        "Rows from top to bottom, separated by /. A digit stands for that many empty points, X and O for the men. Then a space "
        "and the side to move.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("X") : QStringLiteral("O"); };
  game.endReason = endReason;
  game.faultSentence = faultSentence;
  return game;
}

}  // namespace kotai::ui
