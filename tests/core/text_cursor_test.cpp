// Tests for reading typed texts, including the cursor, squares, sizes and options.
#include <QTest>

#include "core/game/square_text.h"
#include "core/game/variant_options.h"
#include "tests/runner/test_class.h"

namespace kotai {

constexpr SizeRule rule{.smallest = {2, 3}, .largest = {9, 9}};

/// Reads a size in a text that begins in column 5, and returns the fault. The result is empty if there is no
/// fault.
static TextError sizeError(std::string_view text, const SizeRule& allowed = rule) {
  TextCursor cursor(text, 5);
  readSize(cursor, allowed);
  return cursor.failed() ? cursor.error() : TextError{};
}

class TextCursorTest : public QObject {
  Q_OBJECT

 private slots:
  void firstFaultStays();
  void wholeCharactersAreFound();
  void faultsContainTheGamesWords();
  void squares();
  void sizes();
  void options();
};

void TextCursorTest::firstFaultStays() {
  TextCursor cursor("ab", 10);
  QVERIFY(cursor.take('a'));
  QVERIFY(!cursor.take('x'));
  QVERIFY(!cursor.failExpected(Expected::Digit));
  QVERIFY(!cursor.fail(TextFault::IllegalMove));
  QVERIFY(!cursor.take('b'));
  QCOMPARE(cursor.error().fault, TextFault::UnexpectedCharacter);
  QCOMPARE(cursor.error().expected, Expected::Digit);
  QCOMPARE(cursor.error().params, std::vector<std::string>{"b"});
  QCOMPARE(cursor.error().column, std::size_t{11});
}

void TextCursorTest::wholeCharactersAreFound() {
  TextCursor cursor("\xe9\xbe\x8dx");
  QCOMPARE(cursor.found(), std::string("\xe9\xbe\x8d"));
  QVERIFY(!cursor.end());
  QCOMPARE(cursor.error().fault, TextFault::TrailingText);
  TextCursor atEnd("");
  QVERIFY(atEnd.end());
  QVERIFY(!atEnd.failExpected(Expected::Space));
  QCOMPARE(atEnd.error().fault, TextFault::UnexpectedEnd);
}

void TextCursorTest::faultsContainTheGamesWords() {
  static constexpr OwnText words{"{0} is odd"};
  TextCursor fault("x");
  fault.fail(words, {"x"});
  QCOMPARE(fault.error().fault, TextFault::OfGame);
  QCOMPARE(fault.error().own, &words);
  TextCursor expected("x");
  expected.failExpected(words, "abc");
  QCOMPARE(expected.error().expected, Expected::OfGame);
  QCOMPARE(expected.error().ownExpected, &words);
  QCOMPARE(expected.error().expectedDetail, std::string("abc"));
}

void TextCursorTest::squares() {
  TextCursor cursor("c2A4d1");
  QCOMPARE(readSquare(cursor, 3, 4), (Square{2, 1}));
  QCOMPARE(readSquare(cursor, 3, 4, 'A'), (Square{0, 3}));
  QVERIFY(!readSquare(cursor, 3, 4));
  QCOMPARE(cursor.error().expected, Expected::Column);
  QCOMPARE(cursor.error().expectedDetail, std::string("c"));
  QCOMPARE(cursor.error().column, std::size_t{5});
  TextCursor row("c5");
  QVERIFY(!readSquare(row, 3, 4));
  QCOMPARE(row.error().expected, Expected::Row);
}

void TextCursorTest::sizes() {
  TextCursor cursor(":4x5,far=yes");
  const auto size = readSize(cursor, rule);
  QVERIFY(size && size->columns == 4 && size->rows == 5);
  QVERIFY(!refuseOptions(cursor));
  QCOMPARE(cursor.error().fault, TextFault::UnknownOption);
  QCOMPARE(cursor.error().params, std::vector<std::string>{"far=yes"});
  QCOMPARE(sizeError("").expected, Expected::SizeOption);
  QCOMPARE(sizeError(",4x4").expected, Expected::Colon);
  for (const char* text : {":", ":4", ":4x", ":x4", ":04x4", ":4x4x4", ":1000x4", ":4X4"})
    QCOMPARE(sizeError(text).fault, TextFault::BadSize);
  QCOMPARE(sizeError(":4x4").fault, TextFault::Empty);
  QCOMPARE(sizeError(":2x2").params, (std::vector<std::string>{"2x2", "2x3", "9x9"}));
  QCOMPARE(sizeError(":2x2").column, std::size_t{6});
  SizeRule square = rule;
  square.square = true;
  QCOMPARE(sizeError(":4x5", square).fault, TextFault::NotSquare);
  QCOMPARE(sizeError(":4x5", square).params, (std::vector<std::string>{"4x5", "2x3", "9x9"}));
}

void TextCursorTest::options() {
  TextCursor cursor(",walls=2,odd");
  const auto walls = readOption(cursor);
  QVERIFY(walls && walls->key == "walls" && walls->value == "2");
  QCOMPARE(walls->valuePlace, std::size_t{7});
  const auto odd = readOption(cursor);
  QVERIFY(odd && odd->text == "odd" && !odd->value);
  QVERIFY(!readOption(cursor));
  QCOMPARE(smallNumber("12"), std::optional(12));
  for (const char* text : {"", "x", "-1", "1x", "1000"}) QVERIFY(!smallNumber(text));
}

}  // namespace kotai

KOTAI_TEST(kotai::TextCursorTest)
#include "text_cursor_test.moc"
