// A list of positions as a file: CSV, JSON, or games that begin with them.
#pragma once

#include <QByteArray>
#include <stop_token>

#include "core/game/variant.h"
#include "ui/docks/positions/positions_source.h"

namespace kotai::ui {

enum class ListFormat { Csv, Json, Games };

/// All positions in their order; takes as long as reading the list. Throws SolutionError. Empty if stopped.
QByteArray listBytes(const PositionsSource& source, const Variant& variant, ListFormat format, const std::stop_token& stop);

}  // namespace kotai::ui
