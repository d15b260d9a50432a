// Messages of the program on stderr.
#pragma once

#include <string>

namespace kotai::cli {

/// Returns "kotai-cli" or the name of the running program.
const std::string& runningProgram();
/// Sets the name. Call this before threads start.
void setRunningProgram(std::string name);

/// Prints "kotai-cli: " and the sentence on one line, after the results printed so far. Neither this nor printNote() fails if
/// stderr cannot be written, because the exit code still reports the result.
void printError(const std::string& sentence);
/// Prints an additional line.
void printNote(const std::string& sentence);

}  // namespace kotai::cli
