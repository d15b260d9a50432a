// What --version says, of every program.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// "kotai-cli 1.0.0" and a line each for Qt, SQLite, the compiler and the processor, without a line feed at the end. Makes a
/// QCoreApplication for as long as it takes if there is none: SQLite is asked through Qt.
std::string versionText(std::string_view program);

}  // namespace kotai
