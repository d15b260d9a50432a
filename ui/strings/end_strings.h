// Texts for a finished game: the winner and the reason.
#pragma once

#include "core/game/game_end.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Returns "You won" if the user played against the computer; otherwise for example "Anna won", "Orange ▶ won" or "Draw".
QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person, const PlayerNames& names = {});
/// Returns the outcome for the person. Without a person, every win counts as a win.
Outcome outcomeFor(const GameEnd& end, std::optional<Side> person);
/// Returns the reason for the end in the game's own terms, such as "the lion was captured", "the second player resigned", or
/// "you resigned" for the user. Empty if there is no reason. \p position: last position of the game.
QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person = {});
/// Capitalises the first letter, so that a text can be used as a sentence.
QString asSentence(const QString& words);
/// Returns a string such as "The second player has won: the lion was taken".
QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end);
/// Returns the note that values count the plies to a later end than the move at which play stops.
QString valuesCountMoreText();
/// Returns the value as players count it on the play page: in plies until somebody has won. \p value: value of the
/// position in the solution.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);
Value playedMoveValue(const Variant& variant, const AnyPosition& after, Value value);
/// Returns a string such as "Blue wins in 5 moves", as players count.
QString playedSentence(const Variant& variant, Side toMove, Value played);
/// Returns a string such as "Second player wins in 78 plies". If the game is over, names the winner.
QString standingSentence(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::ui
