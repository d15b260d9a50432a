// Converts a fault or an expectation to a number, for columns of test data. The address of the message
// distinguishes faults of a single game.
#pragma once

#include <QtGlobal>

#include "core/base/errors.h"

namespace kotai::test {

struct FaultCode {
  quint64 value;

  FaultCode(TextFault fault) : value(static_cast<quint64>(fault)) {}
  FaultCode(Expected expected) : value(static_cast<quint64>(expected)) {}
  FaultCode(const OwnText& words) : value(reinterpret_cast<quintptr>(&words)) {}
};

inline quint64 faultOf(const TextError& error) {
  return error.fault == TextFault::OfGame ? FaultCode(*error.own).value : FaultCode(error.fault).value;
}

inline quint64 expectedOf(const TextError& error) {
  return error.expected == Expected::OfGame ? FaultCode(*error.ownExpected).value : FaultCode(error.expected).value;
}

}  // namespace kotai::test
