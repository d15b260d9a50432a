// A list of positions as a file: CSV, JSON, JSON lines, or games that begin with them.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <stop_token>

#include "core/game/variant.h"
#include "ui/docks/positions/positions_source.h"

namespace kotai::ui {

enum class ListFormat { Csv, Json, JsonLines, Games };

/// By the end of the name: csv, json, jsonl, kotaigame; none for any other.
std::optional<ListFormat> listFormatOf(const QString& fileName);

/// All positions in their order; takes as long as reading the list. Throws SolutionError. Empty if stopped.
QByteArray listBytes(const PositionsSource& source, const Variant& variant, ListFormat format, const std::stop_token& stop);

}  // namespace kotai::ui
