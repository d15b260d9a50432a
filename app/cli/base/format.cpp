#include "app/cli/base/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace kotai::cli {
constexpr double largestExactCount = 9007199254740992.0;  // 2^53; a double represents all integers up to this number

/// Returns the width of a text on the screen. UTF-8 continuation bytes take no space.
static std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t place = text.size(); place > 3;) {
    place -= 3;
    text.insert(place, 1, ',');
  }
  return text;
}

std::string grouped(double number) {
  if (number < 1e18) return grouped(static_cast<std::uint64_t>(std::llround(number)));
  return fmt::format("{:.3g}", number);
}

std::string sixDecimals(double number) {
  constexpr double rounded = 5e-7;
  return fmt::format("{:.6f}", std::abs(number) < rounded ? 0.0 : number);
}

std::string bytesText(double bytes) {
  constexpr std::array<const char*, 6> units{"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};
  std::size_t unit = 0;
  while (bytes >= 1024 && unit + 1 < units.size()) {
    bytes /= 1024;
    ++unit;
  }
  if (unit == 0) return fmt::format("{:.0f} {}", bytes, units[0]);
  if (bytes >= 1e6) return fmt::format("{:.3g} {}", bytes, units[unit]);
  return fmt::format("{:.1f} {}", bytes, units[unit]);
}

std::string durationText(double seconds) {
  if (seconds < 0.01) return fmt::format("{:.2g} s", seconds);
  if (seconds < 120) return fmt::format("{:.2f} s", seconds);
  const double minutes = seconds / 60;
  const double hours = minutes / 60;
  const double days = hours / 24;
  if (minutes < 120) return fmt::format("{:.0f} min {:.0f} s", std::floor(minutes), std::floor(std::fmod(seconds, 60)));
  if (hours < 48) return fmt::format("{:.0f} h {:.0f} min", std::floor(hours), std::floor(std::fmod(minutes, 60)));
  if (days < 730) return fmt::format("{:.0f} days", days);
  const double years = days / 365.25;
  return years < 1e6 ? grouped(years) + " years" : fmt::format("{:.2g} years", years);
}

std::string roughDurationText(double seconds) {
  if (seconds >= 120) return durationText(seconds);
  return seconds < 10 ? fmt::format("{:.1g} s", seconds) : fmt::format("{:.0f} s", std::round(seconds / 5) * 5);
}

std::string rateText(double perSecond, std::string_view unit) { return fmt::format("{} {}/s", grouped(perSecond), unit); }

Json toJson(Value value) {
  Json json;
  json["outcome"] = toText(value.outcome);
  if (value.outcome != Outcome::Draw) json["distance"] = value.distancePlies;
  return json;
}

Json countToJson(double count) {
  if (count <= largestExactCount) return static_cast<std::uint64_t>(std::llround(count));
  return count;
}

void Summary::add(std::string label, std::string text, std::string key, Json value) {
  m_rows.push_back({std::move(label), std::move(text)});
  m_json[std::move(key)] = std::move(value);
}

void Summary::note(std::string label, std::string text) { m_rows.push_back({std::move(label), std::move(text)}); }

void Summary::set(const std::string& key, Json value) { m_json[key] = std::move(value); }

void Summary::print(bool json) const {
  if (json) {
    // The output replaces invalid UTF-8, which a path may contain.
    fmt::print("{}\n", m_json.dump(2, ' ', false, Json::error_handler_t::replace));
    return;
  }
  std::size_t widest = 0;
  for (const Row& row : m_rows) widest = std::max(widest, width(row.label));
  for (const Row& row : m_rows) fmt::print("{}{}  {}\n", row.label, std::string(widest - width(row.label), ' '), row.text);
}

TextTable::TextTable(std::vector<std::string> header, std::vector<bool> right) : m_right(std::move(right)) {
  m_rows.push_back(std::move(header));
}

void TextTable::add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }

void TextTable::print() const {
  std::vector<std::size_t> widths(m_right.size(), 0);
  for (const auto& row : m_rows)
    for (std::size_t column = 0; column < row.size(); ++column) widths[column] = std::max(widths[column], width(row[column]));
  for (const auto& row : m_rows) {
    std::string line;
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string filler(widths[column] - width(row[column]), ' ');
      if (column > 0) line += "  ";
      line += m_right[column] ? filler + row[column] : row[column] + filler;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    fmt::print("{}\n", line);
  }
}

}  // namespace kotai::cli
