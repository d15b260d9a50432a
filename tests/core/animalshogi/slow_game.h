// A second, slow and plain Animal Shogi for tests: the board as letters, without bits and indices.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace slow_shogi {

/// As many have a place in a solution (RULES.md).
inline constexpr std::uint64_t storedPositions = 249442767;

/// The board as it is drawn: rows from top to bottom; G E C L and H for the hen, lower case for the second player,
/// '.' for an empty square. Hands hold the capital letters of their pieces in alphabetical order, first player's hand first.
struct Position {
  std::array<std::string, 4> rows;
  std::array<std::string, 2> hands;
  char side = 'b';

  friend auto operator<=>(const Position&, const Position&) = default;
};

/// Differences between the variants.
struct Rules {
  bool farDrops = true;  ///< a chick may be dropped on the far row
  bool drops = true;     ///< anything may be dropped
};

Rules rulesOf(const std::string& variantId);

Position startPosition();
/// Lions on two squares, every other piece anywhere, in either hand, chicks turned over or not.
Position randomPosition(std::mt19937_64& random);
/// In SFEN style, `gle/1c1/1C1/ELG b -`.
std::string toText(const Position& position);
/// Parses the text of toText(), which must be valid.
Position fromText(const std::string& text);

/// The mover's lion is gone, or the enemy's is on the mover's home row where it cannot be captured, or there is no move.
bool isLost(const Position& position, Rules rules = {});
/// The side to move can take the enemy lion.
bool canTakeLion(const Position& position);
/// Neither of them.
bool isNonTerminal(const Position& position);
/// Move text -> position after it; empty when the game is over.
std::map<std::string, Position> moves(const Position& position, Rules rules = {});
/// The position is won in one ply: by taking the lion, or by a try that cannot be taken.
bool isWonAtOnce(const Position& position);
std::uint64_t perft(const Position& position, int plies);

/// Every position from which a legal move leads here, found by taking back each piece in every thinkable way and
/// asking moves() whether that was legal.
std::vector<Position> predecessors(const Position& position, Rules rules = {});

Position passed(const Position& position);
/// Columns A and C exchanged.
Position mirrored(const Position& position);
/// Turned by 180 degrees, the players exchanged.
Position turned(const Position& position);
/// The first player to move, the smaller of the two mirror images.
Position canonical(const Position& position);

}  // namespace slow_shogi
