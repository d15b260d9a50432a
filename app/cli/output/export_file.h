// Where `export` writes, and as what.
#pragma once

#include <cstdio>
#include <functional>
#include <string>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

inline constexpr const char* csvFormat = "csv";
inline constexpr const char* jsonFormat = "json";

/// What was asked for, else what the name of the file says, else CSV.
bool wantsJson(const Context& context, const ExportArguments& arguments);

/// Rows of a JSON array, one a line. A row that cannot be made, because a file is damaged, leaves no half line behind.
class JsonRows {
 public:
  explicit JsonRows(std::FILE* file) : m_file(file) {}
  ~JsonRows();  ///< ends the line where finish() was not reached
  JsonRows(const JsonRows&) = delete;
  JsonRows& operator=(const JsonRows&) = delete;

  void add(const std::string& row);
  void finish();

 private:
  std::FILE* const m_file;
  bool m_begun = false;
  bool m_finished = false;
};

/// Calls write(file) with stdout, or with a file that appears complete or not at all. Throws Failure.
int exportTo(const std::string& outFile, const std::function<void(std::FILE*)>& write);

}  // namespace kotai::cli
