#include "ui/docks/positions/list_export.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/record/record_writer.h"

namespace kotai::ui {

namespace {

constexpr std::size_t pagePositions = 1U << 16;

/// Positions hold spaces and commas, but no quotation marks.
std::string row(const std::string& text, Value value, ListFormat format) {
  const std::string distance = value.outcome == Outcome::Draw ? std::string() : std::to_string(value.distancePlies);
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{},{}\n", text, toText(value.outcome), distance);
  return fmt::format("  {{\"position\": \"{}\", \"outcome\": \"{}\", \"distance\": {}}}", text, toText(value.outcome),
                     distance.empty() ? "null" : distance);
}

std::string game(const std::string& variantId, const std::string& text, Value value) {
  GameRecord record;
  record.variant = variantId;
  record.start = text;
  record.startComment = toText(value);
  return writeRecord(record);
}

}  // namespace

QByteArray listBytes(const PositionsSource& source, const Variant& variant, ListFormat format, const std::stop_token& stop) {
  std::string bytes = format == ListFormat::Csv ? "position,outcome,distance\n" : format == ListFormat::Json ? "[\n" : "";
  for (std::uint64_t first = 0; first < source.count();) {
    const std::vector<ListedPosition> page = source.page(first, pagePositions, stop);
    if (stop.stop_requested()) return {};
    if (page.empty()) break;
    for (const ListedPosition& listed : page) {
      const std::string text = variant.formatPosition(listed.position);
      if (format == ListFormat::Games)
        bytes += game(variant.id(), text, listed.value);
      else
        bytes += row(text, listed.value, format);
      if (format == ListFormat::Json) bytes += ++first < source.count() ? ",\n" : "\n";
      if (format != ListFormat::Json) ++first;
    }
  }
  if (format == ListFormat::Json) bytes += "]\n";
  return QByteArray::fromStdString(bytes);
}

}  // namespace kotai::ui
