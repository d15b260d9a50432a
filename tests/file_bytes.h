// Reads and writes whole files at once.
#pragma once

#include <QFile>
#include <QTest>

namespace kotai::test {

inline void put(const QString& file, const QByteArray& bytes) {
  QFile out(file);
  QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
}

inline QByteArray bytesOf(const QString& file) {
  QFile in(file);
  return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("cannot be read");
}

}  // namespace kotai::test
