// Version of the SQLite library in use.
#pragma once

#include <string>

namespace kotai {

/// Returns a string such as "3.40.1", or an empty string if Qt has no SQLite driver. Needs a QCoreApplication.
std::string sqliteVersion();

}  // namespace kotai
