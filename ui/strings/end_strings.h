// Words for a finished game: the winner and the reason.
#pragma once

#include <QString>
#include <optional>

#include "core/game/game_end.h"
#include "ui/strings/player_names.h"

namespace kotai::ui {

/// "You won" if a person played against the computer; "Anna won", "Orange ▶ won", "Draw".
QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person, const PlayerNames& names = {});
/// Outcome for the person. Without a person, every win counts as a win.
Outcome outcomeFor(const GameEnd& end, std::optional<Side> person);
/// The reason, in words of the game: "the lion was captured", "the second player resigned", or "you resigned" for the person.
/// Empty if there is no reason. \p position: the last of the game.
QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person = {});
/// With a capital letter, for use on its own.
QString asSentence(const QString& words);
/// "The second player has won: the lion was taken"
QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end);
/// Note beside a number of plies: a decided game stops before the end to which its values count.
QString valuesCountMoreText();
/// Values as players count, on the play page: plies until somebody has won. \p value: of the position.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);
/// The same for a move that leads to \p after.
Value playedMoveValue(const Variant& variant, const AnyPosition& after, Value value);
/// "Blue wins in 5 moves", as players count.
QString playedSentence(const Variant& variant, Side toMove, Value played);
/// "Second player wins in 78 plies". If the game is over, the winner.
QString standingSentence(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::ui
