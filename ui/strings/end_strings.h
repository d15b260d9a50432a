// Words for a game that has ended: who has won, and by what.
#pragma once

#include <QString>
#include <optional>

#include "core/game/game_end.h"
#include "ui/strings/player_names.h"

namespace kotai::ui {

/// "You won" where a person plays one side against the computer; "Anna won", "Orange ▶ won", "Draw".
QString winnerText(const Variant& variant, const GameEnd& end, std::optional<Side> person, const PlayerNames& names = {});
/// Outcome for the person; for nobody's game a win, whoever has won.
Outcome outcomeFor(const GameEnd& end, std::optional<Side> person);
/// Why, in words of the game: "the lion was captured", "the second player resigned", or "you resigned" to the person that
/// played; empty if there is nothing to say. \p position: the last of the game.
QString reasonOfEnd(const Variant& variant, const AnyPosition& position, const GameEnd& end, std::optional<Side> person = {});
/// With a capital letter, where such words stand alone.
QString asSentence(const QString& words);
/// "The second player has won: the lion was taken"
QString endSentence(const Variant& variant, const AnyPosition& position, const GameEnd& end);
/// Said beside a number of plies, where a decided game stops before the end that its values count to.
QString valuesCountMoreText();
/// Values as players count, on the page where they play: plies until somebody has won. \p value: of the position.
Value playedValue(const Variant& variant, const AnyPosition& position, Value value);
/// The same of a move that leads to \p after.
Value playedMoveValue(const Variant& variant, const AnyPosition& after, Value value);
/// "Blue wins in 5 moves", as players count.
QString playedSentence(const Variant& variant, Side toMove, Value played);
/// "Second player wins in 78 plies"; of a game that is over with the position, who has won.
QString standingSentence(const Variant& variant, const AnyPosition& position, Value value);

}  // namespace kotai::ui
