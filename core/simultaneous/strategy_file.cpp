#include "core/simultaneous/strategy_file.h"

#include <cstring>
#include <utility>

#include "core/base/errors.h"
#include "core/tables/file_stem.h"
#include "core/tables/sealed_file.h"

namespace kotai {

/// Kind of strategy files. Version 1 supported neither bands nor boards of more than 64 cells.
constexpr SealedKind strategyKind{0x59534941544f4bULL, 2, std::uint64_t{2} << 30U};  // "KOTAISY"

struct Head {
  std::uint8_t side;
  std::int8_t payoff;
  std::uint8_t columns;
  std::uint8_t rows;
  std::uint8_t inBands;
  std::uint8_t reserved[3];
  std::uint64_t entries;
};
static_assert(sizeof(Head) == 16);

/// Returns the size of the cells of an entry in bytes.
static std::size_t cellBytes(int cells) { return cells <= 64 ? sizeof(std::uint64_t) : sizeof(Bits128); }

constexpr std::size_t otherBytes = 3;

std::filesystem::path strategyFile(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side) {
  return directory / (fileStem(variant.id()) + (side == Side::First ? "-vertical" : "-horizontal") + ".strategy");
}

/// Writes a strategy. Cells, both stores and moves are in four consecutive arrays, which compress better.
void writeStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, const Strategy& strategy) {
  const std::size_t count = strategy.entries.size();
  const Head head{static_cast<std::uint8_t>(strategy.side),
                  static_cast<std::int8_t>(strategy.payoff),
                  static_cast<std::uint8_t>(strategy.columns),
                  static_cast<std::uint8_t>(strategy.rows),
                  static_cast<std::uint8_t>(strategy.inBands ? 1 : 0),
                  {},
                  count};
  const std::size_t width = cellBytes(strategy.columns * strategy.rows);
  std::vector<std::byte> contents(sizeof head + count * (width + otherBytes));
  std::memcpy(contents.data(), &head, sizeof head);
  std::byte* const cells = contents.data() + sizeof head;
  std::byte* const bytes = cells + count * width;
  for (std::size_t place = 0; place < count; ++place) {
    const Strategy::Entry& entry = strategy.entries[place];
    std::memcpy(cells + place * width, &entry.contested, width);  // the lower bytes come first
    bytes[place] = static_cast<std::byte>(entry.ownStore);
    bytes[count + place] = static_cast<std::byte>(entry.otherStore);
    bytes[2 * count + place] = static_cast<std::byte>(entry.move);
  }
  writeSealedFile(strategyFile(directory, variant, strategy.side), strategyKind, variant.id(), contents);
}

std::optional<Strategy> readStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side) {
  const std::filesystem::path file = strategyFile(directory, variant, side);
  const auto contents = readSealedFile(file, strategyKind, variant.id());
  if (!contents) return std::nullopt;
  Head head;
  if (contents->size() < sizeof head) throw SolutionError(SolutionFault::DamagedHeader, file);
  std::memcpy(&head, contents->data(), sizeof head);
  const std::size_t width = cellBytes(variant.columns() * variant.rows());
  const std::size_t entryBytes = width + otherBytes;
  const bool rightBoard = BoardSize{head.columns, head.rows} == orientedBoard(variant, side);
  if (head.side != static_cast<std::uint8_t>(side) || !rightBoard || (contents->size() - sizeof head) % entryBytes != 0 ||
      head.entries != (contents->size() - sizeof head) / entryBytes)
    throw SolutionError(SolutionFault::DamagedHeader, file);
  Strategy strategy{side, head.payoff, head.columns, head.rows, head.inBands != 0, std::vector<Strategy::Entry>(head.entries)};
  const std::byte* const cells = contents->data() + sizeof head;
  const std::byte* const bytes = cells + head.entries * width;
  for (std::size_t place = 0; place < head.entries; ++place) {
    Strategy::Entry& entry = strategy.entries[place];
    std::memcpy(&entry.contested, cells + place * width, width);
    entry.ownStore = static_cast<std::uint8_t>(bytes[place]);
    entry.otherStore = static_cast<std::uint8_t>(bytes[head.entries + place]);
    entry.move = static_cast<std::int8_t>(bytes[2 * head.entries + place]);
  }
  return strategy;
}

std::optional<Strategy> usableStrategy(const std::filesystem::path& directory, const SimultaneousVariant& variant, Side side,
                                       int payoff) {
  try {
    auto strategy = readStrategy(directory, variant, side);
    return strategy && strategy->payoff == payoff ? std::move(strategy) : std::nullopt;
  } catch (const SolutionError& error) {
    if (error.fault() == SolutionFault::NewerVersion) throw;
    return std::nullopt;
  }
}

}  // namespace kotai
