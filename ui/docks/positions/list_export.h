// A list of positions as a file: CSV, JSON, JSON lines, or games that begin with these positions.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "ui/docks/positions/positions_source.h"

namespace kotai::ui {

enum class ListFormat { Csv, Json, JsonLines, Games };

/// Chosen by the suffix: csv, json, jsonl, kotaigame. None for any other.
std::optional<ListFormat> listFormatOf(const QString& fileName);

/// Any list that can be written.
struct WrittenList {
  using Entries = std::vector<std::string>;
  std::uint64_t count = 0;
  std::string columns;  ///< "position,outcome,distance"
  /// Some entries from number `first` on, in their form in the file: lines of a table, objects, whole games. Called from any
  /// thread.
  std::function<Entries(std::uint64_t first, std::size_t most, ListFormat format, const std::stop_token& stop)> entries;
};

WrittenList writtenList(std::shared_ptr<const PositionsSource> source, VariantPtr variant);

/// All positions in their order; takes as long as reading the list. Throws SolutionError. Empty if stopped.
QByteArray listBytes(const WrittenList& list, ListFormat format, const std::stop_token& stop);

}  // namespace kotai::ui
