// Sentences that explain moves and positions of every game.
#pragma once

#include "core/game/motif.h"

namespace kotai::sentence {

// Threats. %1: the threatened move, %2: plies, %3: the line to the end of the game.
inline constexpr Sentence threatens{QT_TRANSLATE_NOOP("Explanations", "This move threatens %1, which wins in %2 moves: %3.")};
inline constexpr Sentence threatensAtOnce{QT_TRANSLATE_NOOP("Explanations", "This move threatens %1, which wins at once.")};
inline constexpr Sentence isThreatened{QT_TRANSLATE_NOOP("Explanations", "%o threatens %1, which wins in %2 moves: %3.")};
inline constexpr Sentence isThreatenedAtOnce{QT_TRANSLATE_NOOP("Explanations", "%o threatens %1, which wins at once.")};
inline constexpr Sentence stopsThreat{
    QT_TRANSLATE_NOOP("Explanations", "This move stops the threat %1, which would win in %2 moves: %3.")};
inline constexpr Sentence stopsThreatAtOnce{
    QT_TRANSLATE_NOOP("Explanations", "This move stops the threat %1, which would win at once.")};

// Threats of the reply to a mistake. %1: the reply, %2: the threatened move, %3: plies, %4: the line to the end of the game.
inline constexpr Sentence replyThreatens{QT_TRANSLATE_NOOP("Explanations", "%1 threatens %2, which wins in %3 moves: %4.")};
inline constexpr Sentence replyThreatensAtOnce{QT_TRANSLATE_NOOP("Explanations", "%1 threatens %2, which wins at once.")};
/// The reply is check. %2: a capture of the piece that gives check, %3: the answer to it.
inline constexpr Sentence replyChecksFor{
    QT_TRANSLATE_NOOP("Explanations", "%1 is check. If %o captures the piece with %2, %m answers with %3.")};
/// %2: the only answer that does not lose soon.
inline constexpr Sentence replyLeavesOne{QT_TRANSLATE_NOOP("Explanations", "After %1 everything but %2 loses within %3 moves.")};

// Only moves. %1: the only move (if a position is explained, not a move). %2: plies.
inline constexpr Sentence onlyLegal{QT_TRANSLATE_NOOP("Explanations", "%1 is the only legal move.")};
inline constexpr Sentence onlyWin{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that wins; everything else loses within %2 moves.")};
inline constexpr Sentence onlyWinElseDraw{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that wins; everything else draws.")};
inline constexpr Sentence onlyWinElseBoth{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that wins; everything else draws or loses.")};
inline constexpr Sentence onlyDraw{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that holds the draw; everything else loses within %2 moves.")};
inline constexpr Sentence onlyWinWithReason{QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that wins.")};
inline constexpr Sentence onlyDrawWithReason{QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that holds the draw.")};
inline constexpr Sentence onlyWinElseLoses{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that wins; everything else loses.")};
inline constexpr Sentence onlyDrawElseLoses{
    QT_TRANSLATE_NOOP("Explanations", "%1 is the only move that holds the draw; everything else loses.")};

// Sentences about several moves: everything but the only move, or every answer to a reply. %1: words for these moves. %2: the
// move of the other side.
inline constexpr const char* everyOther = QT_TRANSLATE_NOOP("Explanations", "every other move");
inline constexpr const char* mostOthers = QT_TRANSLATE_NOOP("Explanations", "most other moves");
inline constexpr const char* everyAnswer = QT_TRANSLATE_NOOP("Explanations", "every answer");
inline constexpr const char* mostAnswers = QT_TRANSLATE_NOOP("Explanations", "most answers");
inline constexpr Sentence winsWith{QT_TRANSLATE_NOOP("Explanations", "After %1 %o wins with %2.")};
inline constexpr Sentence drawsWith{QT_TRANSLATE_NOOP("Explanations", "After %1 %o holds the draw with %2.")};
inline constexpr Sentence winsAtOnce{QT_TRANSLATE_NOOP("Explanations", "After %1 %o wins at once.")};

// Refutations. %1: the mistake, %2: the reply, %3: plies, %4: the line starting with the reply.
inline constexpr Sentence replyWinsByLine{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 wins in %3 moves: %4."),
                                          QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
/// The line ends before the game does.
inline constexpr Sentence replyWinsLaterByLine{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 wins in the end: %4."),
                                               QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence replyWins{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 wins in %3 moves."),
                                    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence replyWinsLater{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 wins in the end."),
                                         QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence replyWinsAtOnce{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 wins at once."),
                                          QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence leavesThreatByLine{
    QT_TRANSLATE_NOOP("Explanations", "%1 does not stop the threat %2, which wins in %3 moves: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Overlooked threat")};
inline constexpr Sentence leavesThreatAtOnce{
    QT_TRANSLATE_NOOP("Explanations", "%1 does not stop the threat %2, which wins at once."),
    QT_TRANSLATE_NOOP("Explanations", "Overlooked threat")};
// The mistake captures a piece, %5.
inline constexpr Sentence takesAndLosesByLine{
    QT_TRANSLATE_NOOP("Explanations", "%1 captures %5, but the reply %2 wins in %3 moves: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence takesAndLosesLaterByLine{
    QT_TRANSLATE_NOOP("Explanations", "%1 captures %5, but the reply %2 wins in the end: %4."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence takesAndLoses{QT_TRANSLATE_NOOP("Explanations", "%1 captures %5, but the reply %2 wins in %3 moves."),
                                        QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence takesAndLosesLater{
    QT_TRANSLATE_NOOP("Explanations", "%1 captures %5, but the reply %2 wins in the end."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence takesAndLosesFar{
    QT_TRANSLATE_NOOP("Explanations",
                      "%1 captures %5, but the reply %2 wins after %3 moves of both sides. No short reason explains why."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
// Captures in the line of a refutation. %1, %2: the last capture and the piece, %3 to %6: earlier ones.
inline constexpr Sentence capturesTwo{QT_TRANSLATE_NOOP("Explanations", "%3 captures %4, and %1 captures %2."),
                                      QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
inline constexpr Sentence capturesThree{QT_TRANSLATE_NOOP("Explanations", "%3 captures %4, %5 captures %6, and %1 captures %2."),
                                        QT_TRANSLATE_NOOP("Explanations", "Loses a piece")};
inline constexpr Sentence replyDraws{QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 holds the draw."),
                                     QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence onlyReplyDraws{QT_TRANSLATE_NOOP("Explanations", "After %1 only the reply %2 holds the draw."),
                                         QT_TRANSLATE_NOOP("Explanations", "Missed win")};
/// %3: the best move before the mistake. %4: an answer to that move.
inline constexpr Sentence replyPrevents{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 holds the draw and makes %3 impossible."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence onlyReplyPrevents{
    QT_TRANSLATE_NOOP("Explanations", "After %1 only the reply %2 holds the draw; it makes %3 impossible."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence spoilsAndDraws{
    QT_TRANSLATE_NOOP("Explanations", "%1 makes %3 impossible, and the reply %2 holds the draw."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence spoilsAndOnlyDraws{
    QT_TRANSLATE_NOOP("Explanations", "%1 makes %3 impossible, and only the reply %2 holds the draw."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence replyOutlives{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the reply %2 holds the draw. %o can then answer %3 with %4."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence onlyReplyOutlives{
    QT_TRANSLATE_NOOP("Explanations", "After %1 only the reply %2 holds the draw. %o can then answer %3 with %4."),
    QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence everyReplyDraws{QT_TRANSLATE_NOOP("Explanations", "After %1 every reply holds the draw."),
                                          QT_TRANSLATE_NOOP("Explanations", "Missed win")};
inline constexpr Sentence endsLost{QT_TRANSLATE_NOOP("Explanations", "%1 ends the game at once, and %o wins."),
                                   QT_TRANSLATE_NOOP("Explanations", "Ends the game")};
inline constexpr Sentence endsDrawn{QT_TRANSLATE_NOOP("Explanations", "%1 ends the game at once in a draw."),
                                    QT_TRANSLATE_NOOP("Explanations", "Ends the game")};

// Turning points. %1: the move that would have kept the outcome, %2: plies, %3: the reply to the mistake, or
// the line that begins with the better move.
inline constexpr Sentence winToDraw{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a draw. %1 would have won in %2 moves.")};
inline constexpr Sentence winToLoss{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a loss. %1 would have won in %2 moves.")};
inline constexpr Sentence drawToLoss{
    QT_TRANSLATE_NOOP("Explanations", "This turns a draw into a loss. %1 would have held the draw.")};

/// The end is far away, and nothing visible gives a reason.
inline constexpr Sentence replyWinsFar{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 the reply %2 wins, but only after %3 moves of both sides. No short reason explains why."),
    QT_TRANSLATE_NOOP("Explanations", "Allows a win")};
inline constexpr Sentence winToDrawFar{
    QT_TRANSLATE_NOOP("Explanations",
                      "This turns a win into a draw. %1 would have won, but only after %2 moves of both sides. No short reason "
                      "explains why.")};

/// The win is far away.
inline constexpr Sentence winToDrawLater{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a draw. %1 would have kept the win.")};
inline constexpr Sentence winToLossLater{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a loss. %1 would have kept the win.")};

inline constexpr Sentence winToDrawPreventing{QT_TRANSLATE_NOOP(
    "Explanations", "This turns a win into a draw. %1 would have kept the win and made the reply %3 impossible.")};
inline constexpr Sentence winToLossPreventing{QT_TRANSLATE_NOOP(
    "Explanations", "This turns a win into a loss. %1 would have kept the win and made the reply %3 impossible.")};
inline constexpr Sentence drawToLossPreventing{QT_TRANSLATE_NOOP(
    "Explanations", "This turns a draw into a loss. %1 would have held the draw and made the reply %3 impossible.")};

/// Parameter %4: an answer to the reply that follows the better move.
inline constexpr Sentence winToLossAnswering{QT_TRANSLATE_NOOP(
    "Explanations", "This turns a win into a loss. %1 would have kept the win: %m could then answer %3 with %4.")};
inline constexpr Sentence drawToLossAnswering{QT_TRANSLATE_NOOP(
    "Explanations", "This turns a draw into a loss. %1 would have held the draw: %m could then answer %3 with %4.")};

/// The better move captures a piece, %5.
inline constexpr Sentence winToLossTaking{QT_TRANSLATE_NOOP(
    "Explanations",
    "This turns a win into a loss. %1 would have captured %5 and kept the win: %m could then answer %3 with %4.")};
inline constexpr Sentence drawToLossTaking{QT_TRANSLATE_NOOP(
    "Explanations",
    "This turns a draw into a loss. %1 would have captured %5 and held the draw: %m could then answer %3 with %4.")};

inline constexpr Sentence winToDrawByLine{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a draw. %1 would have won in %2 moves: %3.")};
inline constexpr Sentence winToLossByLine{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a loss. %1 would have won in %2 moves: %3.")};
inline constexpr Sentence winToDrawAtOnce{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a draw. %1 would have won at once."),
    QT_TRANSLATE_NOOP("Explanations", "Overlooked win")};
inline constexpr Sentence winToLossAtOnce{
    QT_TRANSLATE_NOOP("Explanations", "This turns a win into a loss. %1 would have won at once."),
    QT_TRANSLATE_NOOP("Explanations", "Overlooked win")};

// Reasons that do not reveal the better move. %1: the reply to the mistake. %2: the answer to it.
inline constexpr const char* betterMoveFirst =
    QT_TRANSLATE_NOOP("Explanations", "A better move");  ///< at the start of a sentence
inline constexpr const char* betterMoveLater = QT_TRANSLATE_NOOP("Explanations", "a better move");  ///< after "after"
inline constexpr Sentence betterPrevents{
    QT_TRANSLATE_NOOP("Explanations", "A better move would have made the reply %1 impossible.")};
inline constexpr Sentence betterAnswers{
    QT_TRANSLATE_NOOP("Explanations", "After a better move, %m could have answered %1 with %2.")};

// Wasted plies. %1: the best move, %2: number of plies.
inline constexpr Sentence winsLater{QT_TRANSLATE_NOOP("Explanations", "This move still wins, but %2 moves later than %1.")};
inline constexpr Sentence winsOnePlyLater{QT_TRANSLATE_NOOP("Explanations", "This move still wins, but 1 move later than %1.")};
inline constexpr Sentence losesSooner{QT_TRANSLATE_NOOP("Explanations", "This move loses %2 moves sooner than %1.")};
inline constexpr Sentence losesOnePlySooner{QT_TRANSLATE_NOOP("Explanations", "This move loses 1 move sooner than %1.")};

// Zugzwangs of the side to move, followed by zugzwangs of the opponent after a move.
inline constexpr Sentence drawIfPassing{QT_TRANSLATE_NOOP("Explanations", "Zugzwang: passing would draw, but every move loses.")};
inline constexpr Sentence winIfPassing{QT_TRANSLATE_NOOP("Explanations", "Zugzwang: passing would win, but every move loses.")};
inline constexpr Sentence winIfPassingElseDraw{
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang: passing would win, but no move does.")};
inline constexpr Sentence putsDrawInZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "This move puts %o in zugzwang: passing would draw, but every move loses.")};
inline constexpr Sentence putsWinInZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "This move puts %o in zugzwang: passing would win, but every move loses.")};
inline constexpr Sentence putsWinInDrawZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "This move puts %o in zugzwang: passing would win, but no move does.")};
/// %1: the better move.
inline constexpr Sentence betterPutsDrawInZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "%1 would have put %o in zugzwang: passing would draw, but every move loses."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
inline constexpr Sentence betterPutsWinInZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "%1 would have put %o in zugzwang: passing would win, but every move loses."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
inline constexpr Sentence betterPutsWinInDrawZugzwang{
    QT_TRANSLATE_NOOP("Explanations", "%1 would have put %o in zugzwang: passing would win, but no move does."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
/// %1: the reply to a mistake. %m made the reply.
inline constexpr Sentence replyLeavesNone{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %m threatens nothing yet, but every move by %o lets %m win at once."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
inline constexpr Sentence replyLeavesDraw{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o would hold the draw by passing, but every move loses."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
inline constexpr Sentence replyLeavesWin{
    QT_TRANSLATE_NOOP("Explanations", "After %1 %o would win by passing, but every move loses."),
    QT_TRANSLATE_NOOP("Explanations", "Zugzwang")};
/// A sentence about every answer follows.
inline constexpr Sentence replyLeavesNoGood{QT_TRANSLATE_NOOP("Explanations", "After %1 %o has no good answer."),
                                            QT_TRANSLATE_NOOP("Explanations", "No good answer")};

}  // namespace kotai::sentence
