// Positions of one variant as people type them on the command line.
#pragma once

#include <QTest>

#include "tests/cli/cli_runner.h"

struct TypedPositions {
  QString variant;
  CliRunner cli;

  CliResult perft(const QString& position) const {
    return cli.run({QStringLiteral("perft"), variant, QStringLiteral("1"), position});
  }

  static void refusedColumns() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QByteArray>("message");
  }
  /// Adds a position that must be refused. \p message is the part of the message after the position.
  static void refused(const char* name, const char* position, const char* message) {
    QTest::newRow(name) << QString::fromUtf8(position)
                        << "kotai-cli: position '" + QByteArray(position) + "', " + QByteArray(message);
  }
  /// Checks the current row of test data.
  void checkRefused() const {
    QFETCH(QString, position);
    QFETCH(QByteArray, message);
    const CliResult result = perft(position);
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.output.isEmpty());
    QVERIFY2(result.messages.startsWith(message), result.messages.constData());
    QCOMPARE(result.messages.count('\n'), 1);
  }

  /// Checks every prefix of the text. The program must report a missing part at the end of the prefix.
  void checkEveryBeginningOf(const QString& text) const {
    for (qsizetype length = 0; length < text.size(); ++length) {
      const CliResult result = perft(text.left(length));
      QCOMPARE(result.exitCode, 2);
      const QByteArray place = QByteArray("character ") + QByteArray::number(length + 1) + ": ";
      QVERIFY2(result.messages.contains(place), result.messages.constData());
    }
  }

  static void readColumns() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("moves");
  }
  /// Checks the current row of test data. A negative number of moves means that the expected number is unknown.
  void checkRead() const {
    QFETCH(QString, position);
    QFETCH(int, moves);
    const CliResult result = perft(position);
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 0);
    if (moves >= 0) QCOMPARE(result.output.trimmed().toInt(), moves);
  }
};
