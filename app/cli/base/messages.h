// Messages that the program prints to stderr.
#pragma once

#include <string>

namespace kotai::cli {

/// Returns "kotai-cli" or the name of the running program.
const std::string& runningProgram();
/// Sets the name of the running program. Call it before threads start.
void setRunningProgram(std::string name);

/// Prints "kotai-cli: " and the sentence on one line, after flushing stdout. This function and printNote() ignore errors of
/// stderr, because the exit code still reports the result.
void printError(const std::string& sentence);
/// Prints an additional line.
void printNote(const std::string& sentence);

}  // namespace kotai::cli
