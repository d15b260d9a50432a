// Tests for the code that prints texts from outside the program: escaping, shortening, and quoting for a shell.
#include <QDir>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>
#include <cerrno>
#include <system_error>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/variant_order.h"
#include "tests/runner/test_class.h"

namespace kotai::cli {

class CliOutsideTextsTest : public QObject {
  Q_OBJECT

 private slots:
  void visibleTexts_data();
  void visibleTexts();
  void longTextsAreCutAroundTheMistake();
  void unreadableTextsAreReported();
  void shellWordsArriveAsTheyAre_data();
  void shellWordsArriveAsTheyAre();
  void adviceFitsTheReason();
  void progressWithoutATerminal();
  void aLineAMinute();
  void progressShowsRateAndRemainingTime();
  void smallerNumbersComeFirst();
};

void CliOutsideTextsTest::visibleTexts_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("visible");
  const auto row = [](const char* name, const QByteArray& text, const QByteArray& visible) {
    QTest::newRow(name) << text << visible;
  };
  row("plain", "5x5 c1 c5", "5x5 c1 c5");
  row("Japanese", "歩 é 𝄞", "歩 é 𝄞");
  row("control", "a\tb\x1b[31m\x7f", "a\\x09b\\x1b[31m\\x7f");
  row("nul", QByteArray("a\0b", 3), "a\\x00b");
  row("C1",
      "\xc2\x9b"
      "31m",
      "\\u009b31m");
  row("no UTF-8", "a\x9b\xff\xfe", "a\\x9b\\xff\\xfe");
  row("cut", "\xe6\xad", "\\xe6\\xad");
  row("overlong", "\xc0\xaf\xe0\x80\xaf", "\\xc0\\xaf\\xe0\\x80\\xaf");
  row("surrogate", "\xed\xa0\x80", "\\xed\\xa0\\x80");
  row("past the end", "\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
  row("direction",
      "a\xe2\x80\xae"
      "b",
      "a\\u202eb");
  row("no width", "a\xe2\x80\x8b\xef\xbb\xbf", "a\\u200b\\ufeff");
  row("line separator", "a\xe2\x80\xa8", "a\\u2028");
  row("escaped already", "a\\x09", "a\\x09");
}

void CliOutsideTextsTest::visibleTexts() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, visible);
  QCOMPARE(QByteArray::fromStdString(visibleText(text.toStdString())), visible);
  QCOMPARE(visibleText(visible.toStdString()), visible.toStdString());
}

void CliOutsideTextsTest::longTextsAreCutAroundTheMistake() {
  const std::string sixty(60, 'a');
  QCOMPARE(quotedText(sixty), "'" + sixty + "'");
  QCOMPARE(quotedText(sixty + "b"), "'" + sixty + "...' (61 characters)");
  const std::string both = std::string(3000, 'a') + "b" + std::string(3000, 'c');
  QCOMPARE(quotedText(both, 3001), "'..." + std::string(29, 'a') + "b" + std::string(30, 'c') + "...' (6,001 characters)");
  QCOMPARE(quotedText(both, 6001), "'..." + std::string(60, 'c') + "' (6,001 characters)");
  // Each character counts once, however many bytes its encoding has.
  QCOMPARE(quotedText("歩" + std::string(59, 'a')), "'歩" + std::string(59, 'a') + "'");
  const TextError trailing{TextFault::TrailingText, 4, {std::string(100000, 'x')}};
  const std::string sentence = englishText(trailing, "position", "abc" + std::string(100000, 'x'));
  QVERIFY2(sentence.size() < 300, sentence.c_str());
  QVERIFY2(sentence.find("(100,003 characters), character 4: found 'xxx") != std::string::npos, sentence.c_str());
  const std::string path(100000, 'y');
  const std::string cannotOpen =
      englishText(SolutionError(SolutionFault::CannotOpen, path, {"File name too long"}), "dodgem:3x3", path);
  QVERIFY2(cannotOpen.size() < 500 && cannotOpen.find("yyy... cannot be opened") != std::string::npos, cannotOpen.c_str());
  const std::string usual =
      "/home/" + std::string(100, 'y') + "/dodgem-3x3.kotai";  // paths stay complete, so that users can find the file
  QCOMPARE(pathText(usual), usual);
}

void CliOutsideTextsTest::unreadableTextsAreReported() {
  QVERIFY(!unreadableText(""));
  QVERIFY(!unreadableText("歩"));
  QVERIFY(!unreadableText(std::string(maxTextBytes, 'a')));
  const auto tooLong = unreadableText(std::string(maxTextBytes + 1, 'a'));
  QVERIFY(tooLong && tooLong->fault == TextFault::TextTooLong);
  const auto broken = unreadableText("歩a\xff");
  QVERIFY(broken && broken->fault == TextFault::NotUtf8);
  QCOMPARE(broken->column, std::size_t{3});  // counted in characters
  QCOMPARE(broken->params.front(), std::string("ff"));
}

void CliOutsideTextsTest::shellWordsArriveAsTheyAre_data() {
  QTest::addColumn<QByteArray>("word");
  QTest::addColumn<bool>("anyShell");  // true: every shell reads the quoted word; false: only shells with $'...'
  for (const char* const word : {"/data/kotai", "", "my games", "it's", "後退 解析 é", "a$HOME`id`\"\\!*?", "~", "-x", "a;b&c|d"})
    QTest::newRow(word) << QByteArray(word) << true;
  int number = 0;
  for (const char* const word : {"new\nline", "tab\tand'quote\\", "bell\a7", "\xff\xfe",
                                 "\xe2\x80\xae"
                                 "abc"})
    QTest::addRow("unseen characters %d", ++number) << QByteArray(word) << false;
}

void CliOutsideTextsTest::shellWordsArriveAsTheyAre() {
  QFETCH(QByteArray, word);
  QFETCH(bool, anyShell);
  const QByteArray quoted = QByteArray::fromStdString(shellWord(word.toStdString()));
  QCOMPARE(visibleText(quoted.toStdString()), quoted.toStdString());
  QStringList shells{QStringLiteral("bash")};
  if (anyShell) shells << QStringLiteral("sh");
  for (const QString& shell : shells) {
    QProcess process;
    process.start(shell, {});
    process.write("printf '<%s>' " + quoted + "\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardOutput(), QByteArray("<" + word + ">"));
  }
}

void CliOutsideTextsTest::adviceFitsTheReason() {
  const auto told = [](SolutionFault fault, int reason) {
    const std::string text = std::generic_category().message(reason);
    return englishText(SolutionError(fault, "/data/dodgem-5x5.kotai.part", {text}), "dodgem:5x5", "/data");
  };
  const auto says = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  for (const int reason : {EACCES, EPERM}) QVERIFY(says(told(SolutionFault::CannotOpen, reason), "permissions"));
  for (const int reason : {EACCES, EPERM, EROFS}) QVERIFY(says(told(SolutionFault::CannotCreate, reason), "permissions"));
  for (const int reason : {ENODEV, ENOMEM, EMFILE, EIO, ELOOP})
    QVERIFY(!says(told(SolutionFault::CannotOpen, reason), "permissions"));
  for (const int reason : {ENOENT, ENOTDIR, ENAMETOOLONG, ENOSPC, EMFILE})
    QVERIFY(!says(told(SolutionFault::CannotCreate, reason), "permissions"));
  QVERIFY(says(told(SolutionFault::CannotOpen, ENOMEM), "not enough memory"));
  QVERIFY(says(told(SolutionFault::CannotCreate, ENOSPC), "free some space"));
  // If the file no longer exists, no message claims that finished parts were kept.
  QVERIFY(says(told(SolutionFault::WriteFailed, ENOENT), "was removed while it was being written"));
  QTemporaryFile part(QDir::tempPath() + QStringLiteral("/XXXXXX.part"));
  QVERIFY(part.open());
  const SolutionError there(SolutionFault::WriteFailed, part.fileName().toStdString(), {"Input/output error"});
  QVERIFY(says(englishText(there, "dodgem:5x5", ""), "finished parts are kept"));
  const SolutionError noSpace(SolutionFault::DoesNotFit, "/proc/dodgem-5x5.kotai", {"disk", "1000", "0"});
  QVERIFY(says(englishText(noSpace, "dodgem:5x5", ""), "where nothing can be written"));
}

void CliOutsideTextsTest::progressWithoutATerminal() {
  using namespace std::chrono_literals;
  std::FILE* const file = std::tmpfile();
  QVERIFY(file != nullptr);
  const auto written = [file] {
    std::string text(1000, '\0');
    std::rewind(file);
    text.resize(std::fread(text.data(), 1, text.size(), file));
    return text;
  };
  {
    ProgressLine late(file, {1h, 1h});
    QVERIFY(!late.due());
    late.show("too early");
    QCOMPARE(written(), std::string());
    ProgressLine once(file, {0s, 1h});
    QVERIFY(once.due());
    once.show("first");
    QVERIFY(!once.due());
    once.show("too early");
    ProgressLine always(file, {0s, 0s});
    always.show("second");
    always.show("third");
  }
  QCOMPARE(written(), std::string("first\nsecond\nthird\n"));
  std::fclose(file);
}

/// Without --progress and without a terminal, the command prints one line per minute, however often the
/// progress changes.
void CliOutsideTextsTest::aLineAMinute() {
  using namespace std::chrono_literals;
  const ProgressLine::Clock::time_point begin{};
  ProgressLine::Clock::time_point now = begin;
  std::FILE* const file = std::tmpfile();
  QVERIFY(file != nullptr);
  {
    ProgressLine line(file, ProgressLine::pauses(false), [&now] { return now; });
    for (; now <= begin + 5min; now += 100ms)
      if (line.due()) line.show("a line");
  }
  QCOMPARE(std::ftell(file), 5L * 7);
  std::fclose(file);
  QVERIFY(ProgressLine::pauses(true).first == 0s && ProgressLine::pauses(true).between == 1s);
}

void CliOutsideTextsTest::progressShowsRateAndRemainingTime() {
  using namespace std::chrono_literals;
  Pace pace;
  const Pace::Clock::time_point begin{};
  pace.begin(500, begin);  // an earlier run did this work
  QCOMPARE(pace.text(500, 2000, "positions", begin), std::string());
  pace.begin(600, begin + 5s);
  const std::string later = pace.text(1000, 2000, "positions", begin + 50s);
  QCOMPARE(later, ", " + rateText(10, "positions") + ", " + durationText(100) + " left");
}

void CliOutsideTextsTest::smallerNumbersComeFirst() {
  QVERIFY(isBefore("quoridor:5x5,fences=2", "quoridor:5x5,fences=10"));
  QVERIFY(!isBefore("quoridor:5x5,fences=10", "quoridor:5x5,fences=2"));
  QVERIFY(isBefore("quoridor:5x5,fences=0", "quoridor:5x5,fences=1"));
  QVERIFY(isBefore("quoridor:4x4,fences=1", "quoridor:4x4,fences=1,start=diagonal"));
  QVERIFY(!isBefore("dodgem:3x3", "dodgem:3x3"));
}

}  // namespace kotai::cli

KOTAI_TEST(kotai::cli::CliOutsideTextsTest)
#include "cli_outside_texts_test.moc"
