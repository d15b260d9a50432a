// Faults in queries, in English for the command line. The window identifies faults by address.
#pragma once

#include "core/base/errors.h"

namespace kotai::query {

namespace fault {
// params: the text found, the valid words
inline constexpr OwnWords unknownWord{"'{0}' is not a query keyword here; expected one of: {1}"};
inline constexpr OwnWords unknownKind{"'{0}' is not a kind of notable position here; expected one of: {1}"};
inline constexpr OwnWords unknownMove{"this game has no moves called '{0}'; its moves are: {1}"};
inline constexpr OwnWords unknownOutcome{"'{0}' is not an outcome; expected one of: {1}"};
inline constexpr OwnWords unknownPiece{"'{0}' is not a piece of this game; expected one of: {1}"};
inline constexpr OwnWords unknownSquare{"there is no square '{0}' on this board; its squares are: {1}"};
inline constexpr OwnWords noHand{"'{0}': this game has no pieces in hand"};   ///< params: the word
inline constexpr OwnWords kindWithoutNumber{"the kind {0} takes no number"};  ///< params: the kind
inline constexpr OwnWords secondEquals{"write a single '='"};
inline constexpr OwnWords tooDeep{"brackets and nots are nested more than {0} deep"};  ///< params: the maximum depth
}  // namespace fault

namespace expected {
inline constexpr OwnWords condition{"a condition, such as outcome = win"};
inline constexpr OwnWords payoffCondition{"a condition, such as value > 0"};
inline constexpr OwnWords joint{"'and', 'or', or the end"};
inline constexpr OwnWords jointOrBracket{"'and', 'or', or a closing bracket ')'"};
inline constexpr OwnWords sign{"+, - or the end"};
inline constexpr OwnWords relation{"a comparison (= != < <= > >=)"};
inline constexpr OwnWords equality{"a comparison (= or !=)"};
inline constexpr OwnWords term{"a number or another quantity to compare with"};
inline constexpr OwnWords number{"a number"};
inline constexpr OwnWords otherNumber{"the other side's number: write a cell as own/other"};
inline constexpr OwnWords is{"the word 'is'"};
inline constexpr OwnWords moveKind{"a kind of move, such as {0}"};  ///< detail: an example from the game
inline constexpr OwnWords openBracket{"an opening bracket '('"};
inline constexpr OwnWords closeBracket{"a closing bracket ')'"};
inline constexpr OwnWords closeOrComma{"a closing bracket ')', or a comma and a number"};
inline constexpr OwnWords commaOrClose{"a comma or a closing bracket ')'"};
inline constexpr OwnWords kind{"a kind of notable positions, such as {0}"};  ///< detail: an example from the game
inline constexpr OwnWords square{"a square, such as {0}"};                   ///< detail: an example from the board
inline constexpr OwnWords piece{"a piece, own, other or empty"};
inline constexpr OwnWords outcome{"win, draw or loss"};
inline constexpr OwnWords outcomeWord{"the word 'outcome'"};
inline constexpr OwnWords oneOf{"one of {0}"};  ///< detail: words of the language
}  // namespace expected

}  // namespace kotai::query
