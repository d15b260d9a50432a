// Numbers for people, and two-column summaries that can be printed as JSON.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/value.h"

namespace kotai::cli {

using Json = nlohmann::ordered_json;

/// "120,030,201"
std::string grouped(std::uint64_t number);
/// The same for counts beyond 64 bits, in the form "1.23e+21" from 10^18 on.
std::string grouped(double number);
/// Six decimals, without a minus sign for zero.
std::string sixDecimals(double number);
/// Text such as "61.3 MiB".
std::string bytesText(double bytes);
/// Text such as "3.42 s", "12 min 5 s", "3 h 20 min", "41 days" or "6 years".
std::string durationText(double seconds);
/// Formats an estimate with one or two digits, according to its accuracy.
std::string roughDurationText(double seconds);
/// Text such as "28,061,000 positions/s".
std::string rateText(double perSecond, std::string_view unit);

Json toJson(Value value);
/// A count that is exact while a double can represent it.
Json countToJson(double count);

/// One fact per row: a label and a text for people, a key and a value for programs.
class Summary {
 public:
  void add(std::string label, std::string text, std::string key, Json value);
  /// A row for people only.
  void note(std::string label, std::string text);
  /// A value for programs only.
  void set(const std::string& key, Json value);
  void print(bool json) const;

 private:
  struct Row {
    std::string label;
    std::string text;
  };
  std::vector<Row> m_rows;
  Json m_json = Json::object();
};

/// Columns as wide as their longest cell. The first is left-aligned, and columns of numbers (see \p right) are right-aligned.
class TextTable {
 public:
  explicit TextTable(std::vector<std::string> header, std::vector<bool> right);
  void add(std::vector<std::string> row);
  void print() const;

 private:
  std::vector<std::vector<std::string>> m_rows;
  std::vector<bool> m_right;
};

}  // namespace kotai::cli
