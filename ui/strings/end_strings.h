// Texts for a finished game: the winner and the reason.
#pragma once

#include "core/game/game_end.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Returns a text such as "You won" if the user played against the computer. Otherwise returns a text such as
/// "Anna won", "Orange ▶ won" or "Draw".
QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person, const PlayerNames& names = {});
/// Returns the outcome for the person. If there is no person, returns a win if either side has won.
Outcome outcomeFor(const GameEnd& end, std::optional<Side> person);
/// Returns the reason for the end in the game's own terms, such as "the lion was captured", "the second player
/// resigned", or "you resigned" for the user. Empty if there is no reason. \p position is the last position of
/// the game.
QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person = {});
/// Returns the text with a capital first letter, for use as a sentence.
QString asSentence(const QString& words);
/// Returns a string such as "The second player has won: the lion was taken", or "You won: you captured the lion".
QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person = {});
/// Returns a note saying that distances are longer than the game, because play stops before the end according
/// to the rules.
QString valuesCountMoreText();
/// Returns the value for the play layout. Its distance ends with the move that decides the game. \p value is
/// the value of the position in the solution.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);
Value playedMoveValue(const Variant& variant, const AnyPosition& after, Value value);
/// Returns a sentence such as "Blue wins in 5 moves". \p played is the result of playedValue().
QString playedSentence(const Variant& variant, Side toMove, Value played);
/// Returns a string such as "Second player wins in 78 plies". If the game is over, names the winner.
QString standingSentence(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::ui
