// Tests for unreadable positions. The program refuses each of them with the character and the reason, and
// answers the readable lines in between. Expectations follow from the construction of each text, never from the
// program's output.
#include <QRegularExpression>
#include <QTest>
#include <vector>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

struct Malformed {
  QString text;
  int column = 0;
  QString reason;  ///< a part of the message
};

using Cases = std::vector<Malformed>;

QString startOf(int size) {
  // In the start position, columns 2 to n of the bottom row have `^`, and rows 2 to n of the left column have `>`.
  QString text;
  for (int row = 1; row < size; ++row) text += QStringLiteral(">%1/").arg(size - 1);
  return text + QLatin1Char('1') + QString(size - 1, QLatin1Char('^')) + QStringLiteral(" ^");
}

/// Rows without pieces, such as "3/3/3".
QStringList emptyRows(int size) { return QStringList(size, QString::number(size)); }

QString boardOf(const QStringList& rows) { return rows.join(QLatin1Char('/')) + QStringLiteral(" ^"); }

/// Returns the column, counted from 1, of the first character of a row in boardOf(rows). Rows are counted from 0 at the top.
int columnOfRow(const QStringList& rows, int row) {
  int column = 1;
  for (int above = 0; above < row; ++above) column += static_cast<int>(rows[above].size()) + 1;
  return column;
}

/// Adds positions in which one character is replaced by a letter that no position contains.
void addReplaced(Cases& cases, int size, QChar foreign) {
  const QString start = startOf(size);
  for (int place = 0; place < start.size(); ++place) {
    QString text = start;
    text[place] = foreign;
    const bool isSide = place == start.size() - 1;
    cases.push_back({text, place + 1,
                     isSide ? QStringLiteral("'%1' is not a side; expected ^ or >").arg(foreign)
                            : QStringLiteral("found '%1', expected").arg(foreign)});
  }
}

/// Adds positions with a foreign letter before one character of the board.
void addInserted(Cases& cases, int size, QChar foreign) {
  const QString start = startOf(size);
  for (int place = 0; place < start.size() - 1; ++place)
    cases.push_back({QString(start).insert(place, foreign), place + 1, QStringLiteral("found '%1', expected").arg(foreign)});
}

/// Adds every prefix of a valid text. The fault depends on where the text ends.
void addTruncated(Cases& cases, int size) {
  const QString start = startOf(size);
  const int boardLength = static_cast<int>(start.size()) - 2;
  for (int length = 1; length < start.size(); ++length) {
    const QString text = start.left(length);
    const int fullRows = static_cast<int>(text.count(QLatin1Char('/')));
    QString reason;
    if (length > boardLength)
      reason = QStringLiteral("the text ends here, expected the side to move");
    else if (length == boardLength)
      reason = QStringLiteral("the text ends here, expected a space and the side");
    else if (text.endsWith(QLatin1Char('/')))
      reason = QStringLiteral("there are only %1 rows; expected %2").arg(fullRows).arg(size);
    else if (start[length] == QLatin1Char('/'))
      reason = QStringLiteral("there are only %1 rows; expected %2").arg(fullRows + 1).arg(size);
    else
      reason = QStringLiteral("row %1 from the top is too short; expected %2 columns").arg(fullRows + 1).arg(size);
    cases.push_back({text, length + 1, reason});
  }
}

void addTrailing(Cases& cases, int size) {
  for (const char* const surplus : {"^", ">", " ", "/", "x", " ^", "1", " - 1", "//"}) {
    const QString start = startOf(size);
    const QString tail = QLatin1String(surplus);
    cases.push_back(
        {start + tail, static_cast<int>(start.size()) + 1, QStringLiteral("found '%1' where the text should end").arg(tail)});
  }
}

void addRowLengths(Cases& cases, int size) {
  for (int row = 0; row < size; ++row) {
    const QString name = QStringLiteral("row %1 from the top").arg(row + 1);
    QStringList rows = emptyRows(size);
    rows[row] += QLatin1Char('^');
    cases.push_back(
        {boardOf(rows), columnOfRow(rows, row) + 1, name + QStringLiteral(" is too long; expected %1 columns").arg(size)});
    rows = emptyRows(size);
    rows[row] = QString::number(size + 1);
    cases.push_back(
        {boardOf(rows), columnOfRow(rows, row), name + QStringLiteral(" is too long; expected %1 columns").arg(size)});
    rows = emptyRows(size);
    rows[row] = QString::number(size - 1);
    cases.push_back(
        {boardOf(rows), columnOfRow(rows, row) + 1, name + QStringLiteral(" is too short; expected %1 columns").arg(size)});
  }
}

/// Adds positions in which a run of empty squares is written as two digits. A run must be written as one digit.
void addSplitDigits(Cases& cases, int size) {
  for (int row = 0; row < size; ++row) {
    QStringList rows = emptyRows(size);
    rows[row] = QStringLiteral("1%1").arg(size - 1);
    cases.push_back({boardOf(rows), columnOfRow(rows, row) + 1, QStringLiteral("found '%1', expected").arg(size - 1)});
  }
}

void addRowCounts(Cases& cases, int size) {
  const QStringList rows = emptyRows(size);
  const QStringList tooMany = rows + QStringList(QString::number(size));
  cases.push_back(
      {boardOf(tooMany), columnOfRow(tooMany, size) - 1, QStringLiteral("there are too many rows; expected %1").arg(size)});
  for (int count = 1; count < size; ++count) {
    const QStringList some = rows.mid(0, count);
    cases.push_back({boardOf(some), 2 * count, QStringLiteral("there are only %1 rows; expected %2").arg(count).arg(size)});
  }
}

/// Adds positions with too many pieces. A side has at most n - 1. The message names the first surplus piece.
void addTooManyPieces(Cases& cases, int size) {
  for (const QChar piece : {QLatin1Char('^'), QLatin1Char('>')})
    for (int row = 1; row < size; ++row) {
      QStringList rows = emptyRows(size);
      rows[0] = QString(size - 1, piece) + QLatin1Char('1');
      rows[row] = piece + QString::number(size - 1);
      cases.push_back({boardOf(rows), columnOfRow(rows, row),
                       QStringLiteral("there are too many '%1'; expected at most %2").arg(piece).arg(size - 1)});
    }
}

void addBadSides(Cases& cases, int size) {
  const QString board = startOf(size).chopped(1);
  for (const char side : {'v', '<', '1', '2', 'o', 'w', '/', ' ', 'V', '-'})
    cases.push_back({board + QLatin1Char(side), static_cast<int>(board.size()) + 1,
                     QStringLiteral("'%1' is not a side; expected ^ or >").arg(QLatin1Char(side))});
}

Cases allCases(int size) {
  Cases cases;
  addReplaced(cases, size, QLatin1Char('x'));
  addReplaced(cases, size, QLatin1Char('0'));
  addReplaced(cases, size, QLatin1Char('v'));
  addReplaced(cases, size, QChar(u'歩'));
  addInserted(cases, size, QLatin1Char('#'));
  addTruncated(cases, size);
  addTrailing(cases, size);
  addRowLengths(cases, size);
  addSplitDigits(cases, size);
  addRowCounts(cases, size);
  addTooManyPieces(cases, size);
  addBadSides(cases, size);
  return cases;
}

}  // namespace

class CliMalformedPositionsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void eachIsRefusedWithPlaceAndReason_data();
  void eachIsRefusedWithPlaceAndReason();
  void asArgument();

 private:
  CliRunner m_cli;
};

void CliMalformedPositionsTest::initTestCase() {
  for (const char* const variant : {"dodgem:3x3", "dodgem:4x4"})
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QLatin1String(variant)}).exitCode, 0);
}

void CliMalformedPositionsTest::eachIsRefusedWithPlaceAndReason_data() {
  QTest::addColumn<int>("size");
  QTest::newRow("3x3") << 3;
  QTest::newRow("4x4") << 4;
}

void CliMalformedPositionsTest::eachIsRefusedWithPlaceAndReason() {
  QFETCH(int, size);
  const Cases cases = allCases(size);
  QVERIFY2(cases.size() >= 100, qPrintable(QString::number(cases.size())));
  QByteArray input;
  for (const Malformed& malformed : cases) input += malformed.text.toUtf8() + '\n' + startOf(size).toUtf8() + '\n';

  const CliResult result = m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:%1x%1").arg(size)}, input);
  QCOMPARE(result.exitCode, 2);
  QCOMPARE(result.lines().size(), static_cast<qsizetype>(cases.size()));  // a valid line follows each invalid line
  const QStringList messages = QString::fromUtf8(result.messages).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(messages.size(), static_cast<qsizetype>(cases.size()));
  for (std::size_t number = 0; number < cases.size(); ++number) {
    const Malformed& malformed = cases[number];
    const QString& message = messages[static_cast<qsizetype>(number)];
    const QString place = QStringLiteral("kotai-cli: line %1, position '%2', character %3: ")
                              .arg(2 * number + 1)
                              .arg(malformed.text)
                              .arg(malformed.column);
    QVERIFY2(message.startsWith(place), qPrintable(message + QStringLiteral("\nexpected ") + place));
    QVERIFY2(message.contains(malformed.reason), qPrintable(message + QStringLiteral("\nexpected ") + malformed.reason));
  }
}

void CliMalformedPositionsTest::asArgument() {
  const CliResult result = m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>x/1^^ ^")});
  QCOMPARE(result.exitCode, 2);
  QVERIFY(result.output.isEmpty());
  QVERIFY(result.messages.startsWith("kotai-cli: position '>2/>x/1^^ ^', character 5: found 'x', expected "));
  const CliResult empty = m_cli.run({QStringLiteral("line"), QStringLiteral("dodgem:3x3"), QString()});
  QCOMPARE(empty.exitCode, 2);
  QVERIFY(empty.messages.contains("character 1: it is empty"));
}

KOTAI_TEST(CliMalformedPositionsTest)
#include "cli_malformed_positions_test.moc"
