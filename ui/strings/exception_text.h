// Messages for exceptions of every kind.
#pragma once

#include <QString>
#include <exception>

namespace kotai::ui {

/// Describes an exception: errors of solutions, lack of memory, errors of the system, bugs.
QString exceptionText(const std::exception_ptr& thrown);

}  // namespace kotai::ui
