// Unreadable texts with their faults and places.
#pragma once

#include <QTest>

#include "tests/core/fault_code.h"

namespace kotai::test {

inline void unreadableColumns() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<quint64>("fault");
  QTest::addColumn<int>("column");
}

inline void unreadable(const char* text, FaultCode fault, int column) {
  QTest::newRow(*text == '\0' ? "nothing" : text) << QString::fromUtf8(text) << fault.value << column;
}

/// Checks that `read(text)` finds the fault in the current row of test data.
template <class Read>
void findsTheFault(const Read& read) {
  QFETCH(QString, text);
  QFETCH(quint64, fault);
  QFETCH(int, column);
  const auto found = read(text.toStdString());
  QVERIFY(!found);
  QCOMPARE(faultOf(found.error()), fault);
  QCOMPARE(static_cast<int>(found.error().column), column);
}

}  // namespace kotai::test
