// Which SQLite the databases are written with.
#pragma once

#include <string>

namespace kotai {

/// "3.40.1"; empty if there is no SQLite for Qt here. Needs a QCoreApplication.
std::string sqliteVersion();

}  // namespace kotai
