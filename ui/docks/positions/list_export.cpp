#include "ui/docks/positions/list_export.h"

#include <fmt/format.h>

#include <QFileInfo>
#include <algorithm>

#include "core/record/position_game.h"

namespace kotai::ui {

namespace {

constexpr std::size_t pagePositions = 1U << 16;

/// Positions hold spaces and commas, but no quotation marks.
std::string row(const std::string& text, Value value, ListFormat format) {
  const std::string distance = value.outcome == Outcome::Draw ? std::string() : std::to_string(value.distancePlies);
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{},{}\n", text, toText(value.outcome), distance);
  return fmt::format("{{\"position\": \"{}\", \"outcome\": \"{}\", \"distance\": {}}}", text, toText(value.outcome),
                     distance.empty() ? "null" : distance);
}

std::string entry(const Variant& variant, const ListedPosition& listed, ListFormat format) {
  const std::string text = variant.formatPosition(listed.position);
  if (format == ListFormat::Games) return positionGame(variant.id(), text, listed.value);
  return (format == ListFormat::Json ? "  " : "") + row(text, listed.value, format);
}

}  // namespace

std::optional<ListFormat> listFormatOf(const QString& fileName) {
  const QString suffix = QFileInfo(fileName).suffix().toLower();
  if (suffix == QLatin1String("csv")) return ListFormat::Csv;
  if (suffix == QLatin1String("json")) return ListFormat::Json;
  if (suffix == QLatin1String("jsonl")) return ListFormat::JsonLines;
  if (suffix == QLatin1String("kotaigame")) return ListFormat::Games;
  return std::nullopt;
}

QByteArray listBytes(const PositionsSource& source, const Variant& variant, ListFormat format, const std::stop_token& stop) {
  std::string bytes = format == ListFormat::Csv ? "position,outcome,distance\n" : format == ListFormat::Json ? "[\n" : "";
  for (std::uint64_t first = 0; first < source.count();) {
    const std::vector<ListedPosition> page = source.page(first, pagePositions, stop);
    if (stop.stop_requested()) return {};
    if (page.empty()) break;
    for (const ListedPosition& listed : page) {
      const bool last = ++first == source.count();
      bytes += entry(variant, listed, format);
      if (format == ListFormat::Json) bytes += last ? "\n" : ",\n";
      if (format == ListFormat::JsonLines) bytes += '\n';
    }
  }
  if (format == ListFormat::Json) bytes += "]\n";
  return QByteArray::fromStdString(bytes);
}

}  // namespace kotai::ui
