#include "ui/games/gobblet/presentation.h"

#include "core/analysis/published.h"
#include "ui/games/gobblet/painter.h"
#include "ui/games/gobblet/stack_feature.h"
#include "ui/games/gobblet/strings.h"

namespace kotai::ui {

Presentation gobbletPresentation() {
  static const GobbletPainter painter;
  Presentation game;
  game.gameId = "gobblet";
  game.name = [] { return GobbletStrings::tr("Gobblet Gobblers"); };
  game.sentence = [] {
    return GobbletStrings::tr("Three in a row wins, and big ones swallow small ones. Remember who sits inside.");
  };
  game.notationHint = [] {
    return GobbletStrings::tr(
        "Cells joined by commas, rows from top to bottom joined by /. A cell lists its pieces from bottom to top: "
        "S M L orange, s m l blue, . empty. After a space follows the side to move, o or b.");
  };
  game.sideName = [](Side side) {  // told apart by their colours
    return side == Side::First ? GobbletStrings::tr("First player (orange)") : GobbletStrings::tr("Second player (blue)");
  };
  game.painter = &painter;
  addGobbletWords(game);
  game.boardFeature = [](BoardView& view) { return std::make_unique<StackFeature>(view); };
  game.stacks = true;
  game.showcase = {"gobblet", "M,.,./.,mL,./s,.,. b"};
  game.knownStart = [](const Variant& variant) -> std::optional<KnownStart> {
    const auto outcome = publishedOutcome(variant);
    if (!outcome) return std::nullopt;
    return KnownStart{*outcome, std::nullopt, QStringLiteral("gobb_analyzer 2022")};
  };
  return game;
}

}  // namespace kotai::ui
