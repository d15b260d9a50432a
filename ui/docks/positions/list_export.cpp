#include "ui/docks/positions/list_export.h"

#include <fmt/format.h>

#include <QFileInfo>
#include <algorithm>

#include "core/record/position_game.h"

namespace kotai::ui {

namespace {

constexpr std::size_t pagePositions = 1U << 16;

/// Positions contain spaces and commas, but no quotation marks.
std::string row(const std::string& text, Value value, ListFormat format) {
  const std::string distance = value.outcome == Outcome::Draw ? std::string() : std::to_string(value.distancePlies);
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{},{}", text, toText(value.outcome), distance);
  return fmt::format("{{\"position\": \"{}\", \"outcome\": \"{}\", \"distance\": {}}}", text, toText(value.outcome),
                     distance.empty() ? "null" : distance);
}

std::string entry(const Variant& variant, const ListedPosition& listed, ListFormat format) {
  const std::string text = variant.formatPosition(listed.position);
  return format == ListFormat::Games ? positionGame(variant.id(), text, listed.value) : row(text, listed.value, format);
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

WrittenList writtenList(std::shared_ptr<const PositionsSource> source, VariantPtr variant) {
  const std::uint64_t count = source->count();
  auto entries = [source = std::move(source), variant = std::move(variant)](std::uint64_t first, std::size_t most,
                                                                            ListFormat format, const std::stop_token& stop) {
    WrittenList::Entries written;
    for (const ListedPosition& listed : source->page(first, most, stop)) written.push_back(entry(*variant, listed, format));
    return written;
  };
  return {count, "position,outcome,distance", std::move(entries)};
}

QByteArray listBytes(const WrittenList& list, ListFormat format, const std::stop_token& stop) {
  std::string bytes = format == ListFormat::Csv ? list.columns + "\n" : format == ListFormat::Json ? "[\n" : "";
  for (std::uint64_t first = 0; first < list.count;) {
    const WrittenList::Entries page = list.entries(first, pagePositions, format, stop);
    if (stop.stop_requested()) return {};
    if (page.empty()) break;
    for (const std::string& each : page) {
      const bool last = ++first == list.count;
      if (format == ListFormat::Json) bytes += "  ";
      bytes += each;
      if (format == ListFormat::Json) bytes += last ? "\n" : ",\n";
      if (format == ListFormat::Csv || format == ListFormat::JsonLines) bytes += '\n';
    }
  }
  if (format == ListFormat::Json) bytes += "]\n";
  return QByteArray::fromStdString(bytes);
}

}  // namespace kotai::ui
