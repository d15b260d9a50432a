// Messages of the program on stderr.
#pragma once

#include <string>

namespace kotai::cli {

/// "kotai-cli", or what the program that runs has called itself.
const std::string& runningProgram();
/// To be called before there are threads.
void setRunningProgram(std::string name);

/// "kotai-cli: " and the sentence, on one line whatever it holds, after the results printed so far. Neither this nor tellNote()
/// fails where stderr cannot be written: the exit code still says what happened.
void tellError(const std::string& sentence);
/// A line besides the result.
void tellNote(const std::string& sentence);

}  // namespace kotai::cli
