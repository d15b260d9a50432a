// Version of the SQLite library in use.
#pragma once

#include <string>

namespace kotai {

/// "3.40.1"; empty if there is no SQLite for Qt here. Needs a QCoreApplication.
std::string sqliteVersion();

}  // namespace kotai
