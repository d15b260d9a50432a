// Messages of the program on stderr.
#pragma once

#include <string>

namespace kotai::cli {

/// "kotai-cli", or the name of the running program.
const std::string& runningProgram();
/// Call this before threads start.
void setRunningProgram(std::string name);

/// "kotai-cli: " and the sentence on one line, after the results printed so far. Neither this nor tellNote() fails if stderr
/// cannot be written: the exit code still has the result.
void tellError(const std::string& sentence);
/// An additional line besides the result.
void tellNote(const std::string& sentence);

}  // namespace kotai::cli
