#include "core/library/library_game.h"

#include <cstring>

namespace kotai {

namespace {

std::string bytesOf(const AnyPosition& position) {
  std::string bytes;
  for (const std::uint64_t word : position.words)
    for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>((word >> shift) & 0xffU);
  return bytes;
}

template <typename Game>
std::vector<AnyPosition> mainLineIn(const Game& game) {
  std::vector<AnyPosition> line{game.start};
  int last = 0;
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (game.moves[i].parent != last) continue;  // a variation
    line.push_back(game.variant->play(line.back(), game.moves[i].move));
    last = static_cast<int>(i) + 1;
  }
  return line;
}

}  // namespace

std::string gameIdOf(const std::string& variantId) { return variantId.substr(0, variantId.find_first_of(":,")); }

std::string positionKey(const Variant& variant, const AnyPosition& position) { return bytesOf(variant.canonical(position)); }

std::string positionKey(const SimultaneousVariant& variant, const AnyPosition& position) {
  return bytesOf(variant.canonical(position).position);
}

std::vector<AnyPosition> mainLineOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return mainLineIn(each); }, game.game);
}

}  // namespace kotai
