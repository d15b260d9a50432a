// Tests for the parts of the command line with their own logic: sizes, numbers in readable form, sentences.
#include <QTest>
#include <algorithm>

#include "app/cli/base/byte_size.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/output/table_rows.h"
#include "core/analysis/position_list.h"
#include "core/game/registry.h"
#include "tests/runner/test_class.h"

namespace kotai::cli {

class CliPartsTest : public QObject {
  Q_OBJECT

 private slots:
  void byteSizes();
  void unreadableByteSizes_data();
  void unreadableByteSizes();
  void numbers();
  void sentencesNameTheFileAndTheRemedy_data();
  void sentencesNameTheFileAndTheRemedy();
  void wholeCharactersAreShown();
  void faultsListTheValidWords();
  void figuresAreNumbersIfPossible();
};

void CliPartsTest::byteSizes() {
  QCOMPARE(parseByteSize("0").value(), std::uint64_t{0});
  QCOMPARE(parseByteSize("1048576").value(), std::uint64_t{1048576});
  QCOMPARE(parseByteSize("64K").value(), std::uint64_t{65536});
  QCOMPARE(parseByteSize("512M").value(), std::uint64_t{536870912});
  QCOMPARE(parseByteSize("2g").value(), std::uint64_t{2147483648});
  QCOMPARE(parseByteSize("2GiB").value(), std::uint64_t{2147483648});
  QCOMPARE(parseByteSize("2GB").value(), std::uint64_t{2147483648});
  QCOMPARE(parseByteSize("1T").value(), std::uint64_t{1099511627776});
}

void CliPartsTest::unreadableByteSizes_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("column");
  QTest::newRow("empty") << QString() << 1;
  QTest::newRow("letters") << QStringLiteral("much") << 1;
  QTest::newRow("negative") << QStringLiteral("-5M") << 1;
  QTest::newRow("unknown unit") << QStringLiteral("5Q") << 2;
  QTest::newRow("fraction") << QStringLiteral("1.5G") << 2;
  QTest::newRow("behind the unit") << QStringLiteral("5MBs") << 4;
  QTest::newRow("too large") << QStringLiteral("99999999999999999999") << 1;
  QTest::newRow("too large with its unit") << QStringLiteral("16777216T") << 1;
}

void CliPartsTest::unreadableByteSizes() {
  QFETCH(QString, text);
  const auto bytes = parseByteSize(text.toStdString());
  QVERIFY(!bytes.has_value());
  QTEST(static_cast<int>(bytes.error().column), "column");
}

void CliPartsTest::numbers() {
  QCOMPARE(grouped(std::uint64_t{0}), std::string("0"));
  QCOMPARE(grouped(std::uint64_t{999}), std::string("999"));
  QCOMPARE(grouped(std::uint64_t{1000}), std::string("1,000"));
  QCOMPARE(grouped(std::uint64_t{120030201}), std::string("120,030,201"));
  QCOMPARE(grouped(1.25e21), std::string("1.25e+21"));
  QCOMPARE(bytesText(512), std::string("512 bytes"));
  QCOMPARE(bytesText(64 * 1024.0 * 1024), std::string("64.0 MiB"));
  QCOMPARE(durationText(3.416), std::string("3.42 s"));
  QCOMPARE(durationText(725), std::string("12 min 5 s"));
  QCOMPARE(durationText(12000), std::string("3 h 20 min"));
  QCOMPARE(durationText(86400.0 * 41), std::string("41 days"));
  QCOMPARE(durationText(31557600.0 * 1234), std::string("1,234 years"));
}

void CliPartsTest::sentencesNameTheFileAndTheRemedy_data() {
  QTest::addColumn<int>("fault");
  for (int fault = 0; fault <= static_cast<int>(SolutionFault::OnlyFigures); ++fault) QTest::addRow("%d", fault) << fault;
}

void CliPartsTest::sentencesNameTheFileAndTheRemedy() {
  QFETCH(int, fault);
  const SolutionError error(static_cast<SolutionFault>(fault), "/data/dodgem-5x5.kotai", {"memory", "2147483648", "1073741824"});
  const std::string text = englishText(error, "dodgem:5x5", "");
  QVERIFY2(text.find('\n') == std::string::npos, text.c_str());
  QVERIFY2(!text.ends_with('.'), text.c_str());
  if (error.fault() == SolutionFault::NotSolvable) return;
  const bool namesFile = text.find("/data") != std::string::npos;
  if (error.fault() == SolutionFault::DoesNotFit)
    QCOMPARE(text,
             std::string("dodgem:5x5 does not fit: it needs 2.0 GiB of memory, but 1.0 GiB are available; try another --memory "
                         "or fewer --threads, see: kotai-cli estimate dodgem:5x5"));
  else
    QVERIFY2(namesFile, text.c_str());
}

void CliPartsTest::wholeCharactersAreShown() {
  const std::string text = "3/歩2/3 ^";
  const TextError error{TextFault::UnexpectedCharacter, 3, {"歩"}, Expected::Digit};
  QCOMPARE(englishText(error, "position", text), "position '" + text + "', character 3: found '歩', expected a digit");
  const TextError control{TextFault::UnexpectedCharacter, 1, {"\t"}, Expected::Digit};
  QCOMPARE(englishText(control, "position", "\t"), std::string("position '\\x09', character 1: found '\\x09', expected a digit"));
}

/// Every id in a text about a game must exist, because the text would silently omit a misspelt id.
void CliPartsTest::faultsListTheValidWords() {
  for (const GameInfo& game : games()) {
    const VariantPtr variant = parseVariant(game.knownVariants.front()).value();
    const StatisticsWords& texts = variant->game().words;
    QVERIFY2(texts.notables || !texts.statistics.empty(), game.id.c_str());
    const std::vector<std::string> keys = tableKeys(*variant);
    for (const std::string& key : texts.publishedTables)
      QVERIFY2(std::find(keys.begin(), keys.end(), key) != keys.end(), key.c_str());
    for (const Definition& list : texts.lists) QVERIFY2(findKind(*variant, list.id), list.id.c_str());
  }
}

void CliPartsTest::figuresAreNumbersIfPossible() {
  QCOMPARE(toJson(figureCell("21839")).dump(), std::string("21839"));
  QCOMPARE(toJson(figureCell("9.435")).dump(), std::string("9.435"));
  QCOMPARE(toJson(figureCell("loss 78")).dump(), std::string("\"loss 78\""));
  QVERIFY(toJson(figureCell("")).is_null());
}

}  // namespace kotai::cli

KOTAI_TEST(kotai::cli::CliPartsTest)
#include "cli_parts_test.moc"
