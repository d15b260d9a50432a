// Writes a list of positions as a file: CSV, JSON, JSON lines, or games that begin with these positions.
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

/// Chosen by the suffix: csv, json, jsonl, kotaigame. Returns nothing for any other.
std::optional<ListFormat> listFormatOf(const QString& fileName);

/// Interface of a list that can be written.
struct WrittenList {
  using Entries = std::vector<std::string>;
  std::uint64_t count = 0;
  std::string columns;  ///< heading such as "position,outcome,distance"
  /// Returns some entries from number `first` on as text in the file format: table rows, objects, whole games. Called from any
  /// thread.
  std::function<Entries(std::uint64_t first, std::size_t most, ListFormat format, const std::stop_token& stop)> entries;
};

WrittenList writtenList(std::shared_ptr<const PositionsSource> source, VariantPtr variant);

/// Returns all positions in order. Takes as long as reading the list. Throws SolutionError. Empty if stopped.
QByteArray listBytes(const WrittenList& list, ListFormat format, const std::stop_token& stop);

}  // namespace kotai::ui
