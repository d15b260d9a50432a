// Second implementation of Animal Shogi for tests, slow and plain. The board consists of letters. No bits or
// indices are used.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace slow_shogi {

/// Number of positions that a solution stores (RULES.md).
inline constexpr std::uint64_t storedPositions = 249442767;

/// Board as a drawing, with rows from top to bottom. The letters are G, E, C, L, and H for the hen, in lower
/// case for the second player. '.' is an empty square. Hands contain the capital letters of their pieces in
/// alphabetical order. The first player's hand comes first.
struct Position {
  std::array<std::string, 4> rows;
  std::array<std::string, 2> hands;
  char side = 'b';

  friend auto operator<=>(const Position&, const Position&) = default;
};

/// Differences between the variants.
struct Rules {
  bool farDrops = true;  ///< whether a chick may be dropped on the far row
  bool drops = true;     ///< whether pieces may be dropped
  bool tries = true;     ///< whether a lion that reaches the far row safely wins
};

Rules rulesOf(const std::string& variantId);

Position startPosition();
/// Returns a random position. The lions are on two squares, and every other piece is anywhere on the board or
/// in either hand. Chicks may be promoted.
Position randomPosition(std::mt19937_64& random);
/// Returns a string in SFEN style, such as `gle/1c1/1C1/ELG b -`.
std::string toText(const Position& position);
/// Parses the text of toText(), which must be valid.
Position fromText(const std::string& text);

/// Returns whether the side to move has lost. This is the case if its lion is gone, if it has no move, or if
/// the enemy lion is on its home row and cannot be captured (if tries win).
bool isLost(const Position& position, Rules rules = {});
/// Returns whether the side to move can capture the enemy lion.
bool canCaptureLion(const Position& position);
/// Returns whether the position is not lost and the side to move cannot capture the lion.
bool isNonTerminal(const Position& position);
/// Returns the position after each move, indexed by the text of the move. Empty if the game is over.
std::map<std::string, Position> moves(const Position& position, Rules rules = {});
/// Returns whether the position is won in one ply, by capturing the lion or by a try that no capture answers.
bool isWonAtOnce(const Position& position);
std::uint64_t perft(const Position& position, int plies);

/// Returns every position from which a legal move leads to this position. Takes back each piece in every conceivable
/// way, and checks with moves() whether the move was legal.
std::vector<Position> predecessors(const Position& position, Rules rules = {});

Position passed(const Position& position);
/// Exchanges columns A and C.
Position mirrored(const Position& position);
/// Turns the board by 180 degrees and exchanges the players.
Position turned(const Position& position);
/// Turns the board so that the first player is to move, and returns the smaller of the two mirror images.
Position canonical(const Position& position);

}  // namespace slow_shogi
