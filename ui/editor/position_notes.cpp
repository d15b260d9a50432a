#include "ui/editor/position_notes.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/board/threats.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct PositionNotesStrings {
  Q_DECLARE_TR_FUNCTIONS(PositionNotesStrings)
};

/// Describes the ways to win with the next move. Empty if there are none.
QString immediateWin(const Variant& variant, const AnyPosition& position) {
  const std::vector<DecisiveMove> moves = decisiveMoves(variant, position);
  if (moves.empty()) return QString();
  const Presentation& game = presentationOf(variant);
  if (!game.winAtOnce) return PositionNotesStrings::tr("The side to move can win at once.");
  return game.winAtOnce(std::any_of(moves.begin(), moves.end(), [](const DecisiveMove& move) { return move.takes; }));
}

QString sentenceOn(const Variant& variant, const AnyPosition& position) {
  if (const auto end = variant.finishedValue(position))
    return PositionNotesStrings::tr("Legal, but the game is over here. %1.", "%1: who has won")
        .arg(resultSentence(variant, variant.sideToMove(position), *end));
  const QString win = immediateWin(variant, position);
  if (!win.isEmpty()) return PositionNotesStrings::tr("Legal, and decided. %1").arg(win);
  return PositionNotesStrings::tr("Legal position, %n moves.", nullptr, static_cast<int>(variant.legalMoves(position).size()));
}

}  // namespace

PositionNotes notesOn(const Variant& variant, const SetUp& setUp) {
  const auto position = variant.compose(setUp);
  if (!position) return {std::nullopt, errorText(position.error())};
  return {*position, sentenceOn(variant, *position)};
}

}  // namespace kotai::ui
