// Tests for man pages and completions, which must cover everything in --help. If bash is installed, its
// completion must offer suitable words.
#include <QProcess>
#include <QTest>

#include "app/install/command_description.h"
#include "app/install/completion.h"
#include "app/install/man_page.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

QString page() { return QString::fromStdString(manPage(describeCommandLine(), {"1.2.3", "2026-11-22", {"kotai"}})); }

/// Returns the completions that bash offers for the last word of the line.
QStringList completedByBash(const QString& line) {
  const QString script = QString::fromStdString(bashCompletion(describeCommandLine())) + QStringLiteral(R"(
_get_comp_words_by_ref() { words=("${line[@]}"); cword=$((${#line[@]} - 1)); cur=${line[cword]}; prev=${line[cword - 1]}; }
__ltrim_colon_completions() { :; }
_filedir() { COMPREPLY+=("files $1"); }
line=("$@")
_kotai_cli
printf '%s\n' "${COMPREPLY[@]}"
)");
  QProcess bash;
  bash.start(QStringLiteral("bash"),
             QStringList{QStringLiteral("-c"), script, QStringLiteral("bash")} + line.split(QLatin1Char(' ')));
  if (!bash.waitForFinished() || bash.exitCode() != 0)
    return {QStringLiteral("failed: ") + QString::fromUtf8(bash.readAllStandardError())};
  return QString::fromUtf8(bash.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

}  // namespace

class PagesTest : public QObject {
  Q_OBJECT

 private slots:
  void everythingIsInThePage();
  void troffReadsTextsAsTheyAre();
  void bashCompletes_data();
  void bashCompletes();
  void otherShellsNameEverything();
};

void PagesTest::everythingIsInThePage() {
  const QString text = page();
  QVERIFY(text.startsWith(QStringLiteral(".TH KOTAI\\-CLI 1 2026-11-22 \"Kotai 1.2.3\"\n.SH NAME\nkotai\\-cli \\- ")));
  for (const DescribedProgram& command : describeCommandLine().commands) {
    QVERIFY2(text.contains(QStringLiteral(".SS %1").arg(QString::fromStdString(command.name))), command.name.c_str());
    for (const DescribedOption& option : command.options) {
      const QString name = QString::fromStdString(option.names.back()).replace(QLatin1Char('-'), QStringLiteral("\\-"));
      QVERIFY2(text.contains(QStringLiteral("\\fB%1\\fR").arg(name)), option.names.back().c_str());
    }
  }
  QVERIFY(text.contains(QStringLiteral(".SS game check [OPTIONS] FILE\n")));
  QVERIFY(text.contains(QStringLiteral("Exit codes: 0 done, 1 failed")));
  QVERIFY(text.endsWith(QStringLiteral(".SH SEE ALSO\n.BR kotai (1)\n")));
}

void PagesTest::troffReadsTextsAsTheyAre() {
  const DescribedProgram program{"x", "Does it.", {{{"--a"}, "", ".dot and 'quote' and back\\slash", {}, false}}, {}, {}, ""};
  const QString text = QString::fromStdString(manPage(program, {"1", "2026-11-22", {}}));
  QVERIFY(text.contains(QStringLiteral("\n\\&.dot and \\(aqquote\\(aq and back\\eslash\n")));
  QVERIFY(text.contains(QStringLiteral("x \\- Does it\n")));
}

void PagesTest::bashCompletes_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QStringList>("offered");
  const auto row = [](const char* line, const char* offered) {
    QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(offered).split(QLatin1Char('|'), Qt::SkipEmptyParts);
  };
  row("kotai-cli pe", "perft");
  row("kotai-cli --da", "--data");
  row("kotai-cli --data ", "files -d");
  row("kotai-cli --data folder veri", "verify");
  row("kotai-cli perft gob", "gobblet|gobblet:reveal=cover");
  row("kotai-cli perft dodgem:3", "dodgem:3x3|dodgem:3x3,blocked=loses|dodgem:3x3,blocked=draws|dodgem:3x3,misere=yes");
  row("kotai-cli perft dodgem:3x3 dod", "");
  row("kotai-cli game con", "convert");
  row("kotai-cli game convert file --to k", "kotaigame");
  row("kotai-cli game convert ", "files ");
  row("kotai-cli export --format js", "json|jsonl");
  row("kotai-cli export dodgem:3x3 --out ", "files ");
  row("kotai-cli find gobblet --cou", "--count");
  row("kotai-cli find gobblet --n ", "");
}

void PagesTest::bashCompletes() {
  QFETCH(QString, line);
  QFETCH(QStringList, offered);
  QCOMPARE(completedByBash(line), offered);
}

void PagesTest::otherShellsNameEverything() {
  const QString zsh = QString::fromStdString(zshCompletion(describeCommandLine()));
  const QString fish = QString::fromStdString(fishCompletion(describeCommandLine()));
  for (const DescribedProgram& command : describeCommandLine().commands) {
    const QString name = QString::fromStdString(command.name);
    QVERIFY2(zsh.contains(QStringLiteral("\n_kotai_cli_%1() {").arg(name)), command.name.c_str());
    QVERIFY2(fish.contains(QStringLiteral(" -a %1 -d ").arg(name)), command.name.c_str());
    for (const DescribedOption& option : command.options) {
      const std::string flag = option.names.back();
      QVERIFY2(zsh.contains(QString::fromStdString("'" + flag + "[")), flag.c_str());
      QVERIFY2(fish.contains(QString::fromStdString(" -l " + flag.substr(2))), flag.c_str());
    }
  }
}

KOTAI_TEST(PagesTest)
#include "pages_test.moc"
