// Formats numbers for people, and prints two-column summaries as text or JSON.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/value.h"

namespace kotai::cli {

using Json = nlohmann::ordered_json;

/// Formats a number as "120,030,201".
std::string grouped(std::uint64_t number);
/// Formats a count that may exceed 64 bits. Counts of 10^18 and more look like "1.23e+21".
std::string grouped(double number);
/// Formats a number with six decimals, without a minus sign for zero.
std::string sixDecimals(double number);
/// Formats a number of bytes, such as "61.3 MiB".
std::string bytesText(double bytes);
/// Formats a duration, such as "3.42 s", "12 min 5 s", "3 h 20 min", "41 days" or "6 years".
std::string durationText(double seconds);
/// Formats an estimate with one or two significant digits, as many as its accuracy allows.
std::string roughDurationText(double seconds);
/// Formats a rate, such as "28,061,000 positions/s".
std::string rateText(double perSecond, std::string_view unit);

Json toJson(Value value);
/// Returns an integer if a double represents the count exactly, otherwise a double.
Json countToJson(double count);

/// A summary with rows. Each row has a label and a text for people, and a key and a value for programs.
class Summary {
 public:
  void add(std::string label, std::string text, std::string key, Json value);
  /// Adds a row for people only.
  void note(std::string label, std::string text);
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

/// A table with columns as wide as their longest cell. The first column is left-aligned, and columns of numbers (see \p right)
/// are right-aligned.
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
