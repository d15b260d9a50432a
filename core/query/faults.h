// Faults in queries, in English for the command line. The window identifies faults by address.
#pragma once

#include "core/base/errors.h"

namespace kotai::query {

namespace fault {
// params: the text found, the valid words
inline constexpr OwnText unknownWord{"'{0}' is not a query keyword here; expected one of: {1}"};
inline constexpr OwnText unknownKind{"'{0}' is not a kind of notable position here; expected one of: {1}"};
inline constexpr OwnText unknownMove{"this game has no moves called '{0}'; its moves are: {1}"};
inline constexpr OwnText unknownOutcome{"'{0}' is not an outcome; expected one of: {1}"};
inline constexpr OwnText unknownPiece{"'{0}' is not a piece of this game; expected one of: {1}"};
inline constexpr OwnText unknownSquare{"there is no square '{0}' on this board; its squares are: {1}"};
inline constexpr OwnText noHand{"'{0}': this game has no pieces in hand"};   ///< params: the word
inline constexpr OwnText kindWithoutNumber{"the kind {0} takes no number"};  ///< params: the kind
inline constexpr OwnText secondEquals{"write a single '='"};
inline constexpr OwnText tooDeep{"brackets and nots are nested more than {0} deep"};  ///< params: the maximum depth
}  // namespace fault

namespace expected {
inline constexpr OwnText condition{"a condition, such as outcome = win"};
inline constexpr OwnText payoffCondition{"a condition, such as value > 0"};
inline constexpr OwnText joint{"'and', 'or', or the end"};
inline constexpr OwnText jointOrBracket{"'and', 'or', or a closing bracket ')'"};
inline constexpr OwnText sign{"+, - or the end"};
inline constexpr OwnText relation{"a comparison (= != < <= > >=)"};
inline constexpr OwnText equality{"a comparison (= or !=)"};
inline constexpr OwnText term{"a number or another quantity to compare with"};
inline constexpr OwnText number{"a number"};
inline constexpr OwnText otherNumber{"the other side's number: write a cell as own/other"};
inline constexpr OwnText is{"the word 'is'"};
inline constexpr OwnText moveKind{"a kind of move, such as {0}"};  ///< detail: an example from the game
inline constexpr OwnText openBracket{"an opening bracket '('"};
inline constexpr OwnText closeBracket{"a closing bracket ')'"};
inline constexpr OwnText closeOrComma{"a closing bracket ')', or a comma and a number"};
inline constexpr OwnText commaOrClose{"a comma or a closing bracket ')'"};
inline constexpr OwnText kind{"a kind of notable positions, such as {0}"};  ///< detail: an example from the game
inline constexpr OwnText square{"a square, such as {0}"};                   ///< detail: an example from the board
inline constexpr OwnText piece{"a piece, own, other or empty"};
inline constexpr OwnText outcome{"win, draw or loss"};
inline constexpr OwnText outcomeWord{"the word 'outcome'"};
inline constexpr OwnText oneOf{"one of {0}"};  ///< detail: words of the language
}  // namespace expected

}  // namespace kotai::query
