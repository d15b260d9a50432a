// Words for exceptions of every kind.
#pragma once

#include <QString>
#include <exception>

namespace kotai::ui {

/// What was thrown, told as what it is: errors of solutions, no memory, what the system refused, faults of the program itself.
QString exceptionText(const std::exception_ptr& thrown);

}  // namespace kotai::ui
