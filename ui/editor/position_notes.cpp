#include "ui/editor/position_notes.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/board/threats.h"
#include "ui/strings/texts.h"

namespace kotai::ui {

namespace {

struct PositionNotesTexts {
  Q_DECLARE_TR_FUNCTIONS(PositionNotesTexts)
};

/// The ways to win with the next move, in words; empty if there is none.
QString immediateWin(const Variant& variant, const AnyPosition& position) {
  const std::vector<DecisiveMove> moves = decisiveMoves(variant, position);
  if (moves.empty()) return QString();
  if (variant.gameId() != "animalshogi") return PositionNotesTexts::tr("The side to move can win at once.");
  const bool takes = std::any_of(moves.begin(), moves.end(), [](const DecisiveMove& move) { return move.takes; });
  return takes ? PositionNotesTexts::tr("The side to move can take the lion at once.")
               : PositionNotesTexts::tr("The side to move can bring its lion safely to the far row at once.");
}

QString sentenceOn(const Variant& variant, const AnyPosition& position) {
  if (const auto end = variant.finishedValue(position))
    return PositionNotesTexts::tr("Legal, but the game is over here. %1.", "%1: who has won")
        .arg(resultSentence(variant, variant.sideToMove(position), *end));
  const QString win = immediateWin(variant, position);
  if (!win.isEmpty()) return PositionNotesTexts::tr("Legal, and decided. %1").arg(win);
  return PositionNotesTexts::tr("A legal position with %n moves.", nullptr,
                                static_cast<int>(variant.legalMoves(position).size()));
}

}  // namespace

PositionNotes notesOn(const Variant& variant, const SetUp& setUp) {
  const auto position = variant.compose(setUp);
  if (!position) return {std::nullopt, errorText(position.error())};
  return {*position, sentenceOn(variant, *position)};
}

}  // namespace kotai::ui
