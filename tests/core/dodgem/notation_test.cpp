// Tests for Dodgem's texts. Written texts can be read again. Malformed texts are refused with the place and the
// reason.
#include <QStringDecoder>
#include <QTest>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "tests/core/damaged_text.h"
#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/core/unreadable_texts.h"
#include "tests/runner/test_class.h"

using namespace kotai;

constexpr std::string_view typedLetters = "^>/ 0123456789.xv<-\t";

/// Returns whether a string is a position. Draws the position, writes the drawing as a string again, and
/// compares the two strings.
static bool isPositionText(const std::string& text, int size) {
  const std::size_t space = text.find(' ');
  if (space == std::string::npos || space + 2 != text.size()) return false;
  slow::Position drawing;
  drawing.side = text.back();
  drawing.rows.emplace_back();
  for (const char letter : text.substr(0, space)) {
    if (letter == '/') {
      drawing.rows.emplace_back();
    } else if (letter >= '1' && letter <= '9') {
      drawing.rows.back().append(static_cast<std::size_t>(letter - '0'), '.');
    } else {
      drawing.rows.back() += letter;
    }
  }
  if (drawing.size() != size || (drawing.side != '^' && drawing.side != '>')) return false;
  for (const std::string& row : drawing.rows) {
    if (static_cast<int>(row.size()) != size || row.find_first_not_of("^>.") != std::string::npos) return false;
  }
  if (slow::pieces(drawing, '^') >= size || slow::pieces(drawing, '>') >= size) return false;
  return slow::toText(drawing) == text;
}

static bool isUtf8(const std::string& text) {
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
  const QString decoded = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
  return !decoder.hasError() && !decoded.contains(QChar::ReplacementCharacter);
}

class DodgemNotationTest : public QObject {
  Q_OBJECT

 private slots:
  void positionsComeBack();
  void movesComeBack();
  void malformedPositions_data();
  void malformedPositions();
  void damagedPositionsAreRefused();
  void foreignLettersStayWhole();
  void malformedMoves_data();
  void malformedMoves();
  void malformedVariants_data();
  void malformedVariants();
  void variantsAreShared();
};

void DodgemNotationTest::positionsComeBack() {
  std::mt19937_64 random(21);
  for (int size = 3; size <= 8; ++size) {
    const VariantPtr variant = test::dodgem(size);
    for (int i = 0; i < 20000; ++i) {
      const std::string text = slow::toText(slow::randomPosition(size, random));
      const auto parsed = variant->parsePosition(text);
      if (!parsed || variant->formatPosition(*parsed) != text) QFAIL(text.c_str());
    }
  }
}

void DodgemNotationTest::movesComeBack() {
  std::mt19937_64 random(22);
  for (int size = 3; size <= 8; ++size) {
    const VariantPtr variant = test::dodgem(size);
    for (int i = 0; i < 2000; ++i) {
      const AnyPosition position = test::position(*variant, slow::toText(slow::randomPosition(size, random)));
      for (const AnyMove move : variant->legalMoves(position)) {
        const auto parsed = variant->parseMove(position, variant->formatMove(position, move));
        QVERIFY(parsed.has_value());
        QVERIFY(*parsed == move);
      }
    }
  }
}

void DodgemNotationTest::malformedPositions_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row(">2/>2/1^^", TextFault::UnexpectedEnd, 10);
  row(">2/>2/1^^ ", TextFault::UnexpectedEnd, 11);
  row(">2/>2/1^^ x", TextFault::BadSide, 11);
  row(">2/>2/1^^ ^ ", TextFault::TrailingText, 12);
  row(">2/>2/1^^ ^x", TextFault::TrailingText, 12);
  row(">2/>2/1^^/3 ^", TextFault::TooManyRows, 10);
  row(">2/>2 ^", TextFault::TooFewRows, 6);
  row(">2/>2", TextFault::TooFewRows, 6);
  row(">2/>3/1^^ ^", TextFault::RowTooLong, 5);
  row(">2/>1^1/1^2 ^", TextFault::RowTooLong, 7);
  row(">1/>2/1^^ ^", TextFault::RowTooShort, 3);
  row(">2/>2/1^ ^", TextFault::RowTooShort, 9);
  row(">2/v2/1^^ ^", TextFault::UnexpectedCharacter, 4);
  row(">2/>11/1^^ ^", TextFault::UnexpectedCharacter, 6);
  row(">0/>2/1^^ ^", TextFault::UnexpectedCharacter, 2);
  row(" >2/>2/1^^ ^", TextFault::RowTooShort, 1);
  row(">2/>>1/1^^ ^", TextFault::TooManyPieces, 5);
  row("^2/>2/1^^ ^", TextFault::TooManyPieces, 9);
}

void DodgemNotationTest::malformedPositions() {
  test::findsTheFault([](const std::string& text) { return test::dodgem(3)->parsePosition(text); });
}

void DodgemNotationTest::damagedPositionsAreRefused() {
  std::mt19937_64 random(23);
  std::set<std::string> refused;
  while (refused.size() < 2000) {
    const int size = std::uniform_int_distribution<int>(3, 8)(random);
    const std::string text = test::damaged(slow::toText(slow::randomPosition(size, random)), typedLetters, random);
    const auto parsed = test::dodgem(size)->parsePosition(text);
    if (parsed.has_value() != isPositionText(text, size)) QFAIL(text.c_str());
    if (parsed.has_value()) continue;
    QVERIFY2(parsed.error().column >= 1 && parsed.error().column <= text.size() + 1, text.c_str());
    QVERIFY2((parsed.error().fault == TextFault::Empty) == text.empty(), text.c_str());
    refused.insert(text);
  }
}

/// An error must show the whole unexpected character, not only its first byte. The test uses full-width signs
/// from a Japanese keyboard.
void DodgemNotationTest::foreignLettersStayWhole() {
  const VariantPtr variant = test::dodgem(3);
  for (const char* text : {"＞2/>2/1^^ ^", ">2/>2/1^＾ ^", ">2/>2/1^^ ＾", ">2/>２/1^^ ^", ">2/>2/1^^　^"}) {
    const auto parsed = variant->parsePosition(text);
    QVERIFY(!parsed.has_value());
    for (const std::string& param : parsed.error().params) QVERIFY2(isUtf8(param), text);
  }
  for (const char* text : {"ｂ1b2", "b１b2", "b1b２", "b1ｏff"}) {
    const auto parsed = variant->parseMove(variant->start(), text);
    QVERIFY(!parsed.has_value());
    for (const std::string& param : parsed.error().params) QVERIFY2(isUtf8(param), text);
  }
}

void DodgemNotationTest::malformedMoves_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("b", TextFault::UnexpectedEnd, 2);
  row("b1", TextFault::UnexpectedEnd, 3);
  row("b1b", TextFault::UnexpectedEnd, 4);
  row("d1d2", TextFault::UnexpectedCharacter, 1);
  row("b0b1", TextFault::UnexpectedCharacter, 2);
  row("b4b1", TextFault::UnexpectedCharacter, 2);
  row("b1x2", TextFault::UnexpectedCharacter, 3);
  row("b1b9", TextFault::UnexpectedCharacter, 4);
  row("b1b2b3", TextFault::TrailingText, 5);
  row("B1b2", TextFault::UnexpectedCharacter, 1);
  row("b1b1", TextFault::IllegalMove, 1);
  row("b1c1", TextFault::IllegalMove, 1);
  row("b1b3", TextFault::IllegalMove, 1);
  row("a2b2", TextFault::IllegalMove, 1);
  row("b1off", TextFault::IllegalMove, 1);
}

void DodgemNotationTest::malformedMoves() {
  const VariantPtr variant = test::dodgem(3);
  test::findsTheFault([&](const std::string& text) { return variant->parseMove(variant->start(), text); });
}

void DodgemNotationTest::malformedVariants_data() {
  QTest::addColumn<std::string>("text");
  for (const char* text : {"",
                           "dodge",
                           "dodgem:",
                           "dodgem:3",
                           "dodgem:3x",
                           "dodgem:x3",
                           "dodgem:3x4",
                           "dodgem:2x2",
                           "dodgem:9x9",
                           "dodgem:03x03",
                           "dodgem:3x3x3",
                           "dodgem:3x3,",
                           "dodgem:3x3,a=b",
                           "dodgem:3X3",
                           " dodgem:3x3",
                           "dodgem:3x3 ",
                           "dodgem:99999999999999999999x3",
                           "dodgem:-3x-3",
                           ":3x3",
                           "Dodgem:3x3"}) {
    QTest::newRow(*text == '\0' ? "(empty)" : text) << std::string(text);
  }
}

void DodgemNotationTest::malformedVariants() {
  QFETCH(std::string, text);
  const auto parsed = parseVariant(text);
  QVERIFY(!parsed.has_value());
  QVERIFY(parsed.error().column >= 1 && parsed.error().column <= text.size() + 1);
}

void DodgemNotationTest::variantsAreShared() {
  for (const GameInfo& game : games()) {
    QVERIFY(!game.knownVariants.empty());
    for (const std::string& id : game.knownVariants) {
      const auto one = parseVariant(id);
      QVERIFY(one.has_value());
      QVERIFY((*one)->id() == id);
      QVERIFY((*one)->gameId() == game.id);
      QVERIFY(*one == *parseVariant(id));
    }
  }
}

KOTAI_TEST(DodgemNotationTest)
#include "notation_test.moc"
