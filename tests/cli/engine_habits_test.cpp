// Tests for external engines with odd habits. Each engine either plays on, resigns, loses its game with a
// reason, or fails to start with a reason.
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

constexpr int atOnce = 6;
const QString playedBoard =
    QStringLiteral("quoridor:2x3,fences=0");  // the second player wins, in the same number of moves with seeds 1 and 2

enum class HabitOutcome {
  Plays,     ///< wins as the second player
  Resigns,   ///< loses without reporting a fault
  Forfeits,  ///< loses the game; `told` contains the reason
  Refused    ///< the match does not begin; `told` contains the reason
};

struct Habit {
  const char* name;
  const char* place;  ///< location of the habit in habit_engine.sh
  const char* shell;
  HabitOutcome outcome = HabitOutcome::Plays;
  const char* told = "";
  const char* protocol = "uci";
  int moves = 2;  ///< number of requested moves, 1 or 2
};

constexpr const char* ended = "ended in the middle of the conversation";
constexpr const char* silent = "did not answer within 2 s";
constexpr const char* illegal = "which is not legal";
constexpr const char* meaningless = "sent an unreadable answer";

/// Habits of engines with white space, line endings and unusual bytes.
constexpr Habit ofText[] = {
    {"returns", "introduce", R"(printf 'id name A\r\nuciok\r\n')"},
    {"returns at go", "go", R"(printf 'bestmove %s\r\n' "$move")"},
    {"only returns", "introduce", R"(printf 'id name A\ruciok\r')", HabitOutcome::Refused, silent},
    {"tabs", "go", R"(printf '\tbestmove\t%s\t\n' "$move")"},
    {"many spaces", "go", R"(echo "   bestmove    $move   ")"},
    {"form feeds", "go", R"(printf '\f\vbestmove\f%s\v\n' "$move")"},
    {"empty lines", "go", R"(printf '\n\n\r\n \nbestmove %s\n' "$move")"},
    {"NUL line", "go", R"(printf '\0\0\0\nbestmove %s\n' "$move")"},
    {"NUL in the move", "go", R"(printf 'bestmove %s\0\n' "$move")", HabitOutcome::Forfeits, illegal},
    {"control characters", "go", R"(printf '\033[1m\007\nbestmove %s\n' "$move")"},
    {"no UTF-8", "go", R"(printf 'info string \377\376\nbestmove %s\n' "$move")"},
    {"no UTF-8 in the name", "introduce", R"(printf 'id name \377\376\nuciok\n')"},
    {"UTF-8", "go", R"(printf 'info string 読み筋\nbestmove %s\n' "$move")"},
    {"byte order mark", "begin", R"(printf '\357\273\277\n')"},
    {"split writes", "go", R"(printf 'best'; sleep 0.02; printf 'move '; sleep 0.02; echo "$move")"},
    {"letter by letter", "ready", R"(for l in r e a d y o k; do printf "$l"; sleep 0.005; done; echo)"},
    {"one write for all", "introduce", R"(printf 'id name A\nuciok\nreadyok\nreadyok\n')"},
    {"no last end of a line", "go", R"(printf 'bestmove %s' "$move"; exit 0)", HabitOutcome::Plays, "", "uci", 1},
    {"half a word at the end", "go", R"(printf 'bestmo'; exit 0)", HabitOutcome::Forfeits, ended},
    {"a line of 1 MB", "go", R"(head -c 1000000 /dev/zero | tr '\0' x; echo; echo "bestmove $move")"},
    {"a line of 2 MB", "go", R"(head -c 2000000 /dev/zero | tr '\0' x; echo; echo "bestmove $move")", HabitOutcome::Forfeits,
     meaningless},
    {"a line without an end", "go", R"(head -c 3000000 /dev/zero | tr '\0' x)", HabitOutcome::Forfeits, meaningless},
    {"a long name", "introduce", R"(printf 'id name '; head -c 100000 /dev/zero | tr '\0' x; printf '\nuciok\n')"},
    {"a long move", "go", R"(printf 'bestmove '; head -c 100000 /dev/zero | tr '\0' x; echo)", HabitOutcome::Forfeits, illegal},
};

/// Habits of engines with names, options and readiness.
constexpr Habit ofBeginning[] = {
    {"a banner", "begin", "echo 'Habit 1.0 by nobody'"},
    {"a banner like an answer", "begin", "echo 'uci engine, type uci'"},
    {"help at the beginning", "begin", R"(printf 'Commands:\n  uciokay\n  isready  answers readyok\n')"},
    {"nothing but uciok", "introduce", "echo uciok"},
    {"id without a name", "introduce", R"(printf 'id\nid name\nid author\nuciok\n')"},
    {"id after uciok", "introduce", R"(printf 'uciok\nid name Late\n')"},
    {"uciok twice", "introduce", R"(printf 'uciok\nuciok\n')"},
    {"uciok with more words", "introduce", "echo 'uciok and welcome'"},
    {"uciok in capitals", "introduce", "echo UCIOK", HabitOutcome::Refused, silent},
    {"uciok joined", "introduce", "echo uciokid", HabitOutcome::Refused, silent},
    {"usiok for uci", "introduce", "echo usiok", HabitOutcome::Refused, silent},
    {"usiok", "introduce", "echo usiok", HabitOutcome::Plays, "", "usi"},
    {"uciok for usi", "introduce", "echo uciok", HabitOutcome::Refused, silent, "usi"},
    {"no uciok", "introduce", ":", HabitOutcome::Refused, silent},
    {"no readyok", "ready", ":", HabitOutcome::Refused, silent},
    {"readyok twice", "ready", R"(printf 'readyok\nreadyok\n')"},
    {"readyok in capitals", "ready", "echo ReadyOk", HabitOutcome::Refused, silent},
    {"readyok with more words", "ready", "echo 'readyok now'"},
    {"info before readyok", "ready", R"(printf 'info string loading\nreadyok\n')"},
    {"slow start", "begin", "sleep 0.3"},
    {"slow to be ready", "ready", "sleep 0.1; echo readyok"},
    {"an answer to the new game", "game", "echo readyok"},
    {"needs the new game", "game", "ready=yes"},
    {"min above max", "introduce", R"(printf 'option name N type spin default 5 min 9 max 1\nuciok\n')"},
    {"an empty default", "introduce",
     R"(printf 'option name F type string default\noption name G type string default <empty>\nuciok\n')"},
    {"spaces in names", "introduce", R"(printf 'option name Clear  Hash now type button\nuciok\n')"},
    {"the same option twice", "introduce", R"(printf 'option name N type check\noption name N type spin\nuciok\n')"},
    {"unknown types", "introduce", R"(printf 'option name N type colour default red\nuciok\n')"},
    {"options without names", "introduce", R"(printf 'option\noption name\noption type spin\nuciok\n')"},
    {"a thousand options", "introduce",
     "i=0; while [ $i -lt 1000 ]; do echo \"option name N$i type check\"; i=$((i+1)); done; echo uciok"},
    {"numbers beyond all bounds", "introduce", R"(printf 'option name N type spin max 99999999999999999999\nuciok\n')"},
    {"copy protection", "introduce", R"(printf 'uciok\ncopyprotection checking\nregistration error\n')"},
    {"does not know the game", "introduce", R"(printf 'option name UCI_Variant type combo default chess var chess\nuciok\n')",
     HabitOutcome::Refused, "does not know the game"},
    {"no list of games", "introduce", R"(printf 'option name UCI_Variant type string\nuciok\n')"},
};

constexpr Habit ofMoves[] = {
    {"ponder", "go", R"(echo "bestmove $move ponder a1")"},
    {"ponder without a move", "go", R"(echo "bestmove $move ponder")"},
    {"ponder nonsense", "go", R"(echo "bestmove $move ponder (none) draw")"},
    {"words after the move", "go", R"(echo "bestmove $move score cp 5")"},
    {"two moves", "go", R"(printf 'bestmove %s\nbestmove %s\n' "$move" "$move")"},
    {"a legal move, then nonsense", "go", R"(printf 'bestmove %s\nbestmove z9\n' "$move")"},
    {"nonsense, then a move", "go", R"(printf 'bestmove z9\nbestmove %s\n' "$move")", HabitOutcome::Forfeits, illegal},
    {"bestmoves", "go", R"(printf 'bestmoves z9\nbestmove %s\n' "$move")"},
    {"bestmove in capitals", "go", R"(echo "BESTMOVE $move")", HabitOutcome::Forfeits, silent},
    {"the move in capitals", "go", R"(echo "bestmove $move" | tr a-ln-z A-LN-Z | sed 's/.* /bestmove /')", HabitOutcome::Forfeits,
     illegal},
    {"a promotion", "go", R"(echo "bestmove $move+")", HabitOutcome::Forfeits, illegal},
    {"a fence that nobody has", "go", "echo 'bestmove a1h'", HabitOutcome::Forfeits, illegal},
    {"castles", "go", "echo 'bestmove O-O'", HabitOutcome::Forfeits, illegal},
    {"no move", "go", "echo bestmove", HabitOutcome::Resigns},
    {"(none)", "go", "echo 'bestmove (none)'", HabitOutcome::Resigns},
    {"none", "go", "echo 'bestmove none'", HabitOutcome::Resigns},
    {"0000", "go", "echo 'bestmove 0000'", HabitOutcome::Resigns},
    {"resign", "go", "echo 'bestmove resign'", HabitOutcome::Resigns, "", "usi"},
    {"win", "go", "echo 'bestmove win'", HabitOutcome::Forfeits, illegal, "usi"},
    {"null", "go", "echo 'bestmove NULL'", HabitOutcome::Forfeits, illegal},
    {"quotes", "go", R"(echo "bestmove '$move'")", HabitOutcome::Forfeits, illegal},
    {"a comma", "go", R"(echo "bestmove $move,")", HabitOutcome::Forfeits, illegal},
    {"never moves", "go", ":", HabitOutcome::Forfeits, silent},
    {"moves too late", "go", R"(sleep 5; echo "bestmove $move")", HabitOutcome::Forfeits, silent},
    {"info for ever", "go", "timeout 9 yes 'info string thinking'", HabitOutcome::Forfeits, silent},
    {"info without numbers", "go", R"(printf 'info depth score cp nodes pv\nbestmove %s\n' "$move")"},
    {"numbers beyond bounds", "go", R"(printf 'info depth 99999999999999999999 nodes -1 nps nan\nbestmove %s\n' "$move")"},
    {"mate 0", "go", R"(printf 'info score mate 0\nbestmove %s\n' "$move")"},
    {"mate -0", "go", R"(printf 'info score mate -0\nbestmove %s\n' "$move")"},
    {"mate +", "go", R"(printf 'info score mate +\ninfo score mate -\nbestmove %s\n' "$move")", HabitOutcome::Plays, "", "usi"},
    {"scores out of range", "go", R"(printf 'info score cp 2147483648 lowerbound upperbound\nbestmove %s\n' "$move")"},
    {"info after the move", "go", R"(printf 'bestmove %s\ninfo string done\n' "$move")"},
    {"checkmate", "go", R"(printf 'checkmate nomate\nbestmove %s\n' "$move")", HabitOutcome::Plays, "", "usi"},
    {"ten thousand lines", "go", R"(yes 'info depth 1 score cp 0 pv a1' | head -n 10000; echo "bestmove $move")"},
    {"talks while it is asked nothing", "ready", R"(printf 'readyok\nbestmove z9\n')"},
};

constexpr Habit ofProcess[] = {
    {"stderr floods", "go", R"(head -c 3000000 /dev/zero >&2; echo "bestmove $move")"},
    {"ends at once", "begin", "exit 0", HabitOutcome::Refused, ended},
    {"ends with a code", "begin", "exit 3", HabitOutcome::Refused, ended},
    {"ends after uci", "introduce", "exit 1", HabitOutcome::Refused, ended},
    {"ends when it should be ready", "ready", "exit 1", HabitOutcome::Refused, ended},
    {"ends at the new game", "game", "exit 1", HabitOutcome::Forfeits, ended},
    {"ends at go", "go", "exit 1", HabitOutcome::Forfeits, ended},
    {"crashes", "go", "kill -SEGV $$", HabitOutcome::Forfeits, ended},
    {"is killed", "go", "kill -KILL $$", HabitOutcome::Forfeits, ended},
    {"closes its output", "go", "exec >&-; sleep 5", HabitOutcome::Forfeits, ended},
    {"closes its input", "introduce", "exec <&-; echo uciok; sleep 5", HabitOutcome::Refused, ended},
    {"stops", "go", "kill -STOP $$", HabitOutcome::Forfeits, silent},
    {"ends after its move", "go", R"(echo "bestmove $move"; exit 0)", HabitOutcome::Forfeits, ended},
    {"a code at the end", "quit", "exit 7"},
    {"a crash at the end", "quit", "kill -SEGV $$"},
    {"ignores quit", "quit", ":"},
    {"ignores the end of its input", "end", "sleep 5"},
    {"ignores signals", "begin", "trap '' TERM INT HUP PIPE"},
    {"leaves a child behind", "begin", "sleep 5 &"},
    {"a child that keeps the output", "quit", "sleep 5 & exit 0"},
    {"a slow end", "quit", "sleep 0.1; exit 0"},
    {"answers to quit", "quit", R"(printf 'bye\nbestmove z9\n'; exit 0)"},
    {"changes its folder", "begin", "cd /"},
    {"without surroundings", "begin", "unset HOME LANG"},
};

std::vector<Habit> allHabits() {
  std::vector<Habit> all;
  for (const auto& some : {std::span<const Habit>(ofText), std::span<const Habit>(ofBeginning), std::span<const Habit>(ofMoves),
                           std::span<const Habit>(ofProcess)})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

QString nameOf(const Habit& habit) { return QString::fromUtf8(habit.name); }

}  // namespace

class EngineHabitsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void habits_data();
  void habits();

 private:
  std::unique_ptr<QProcess> begun(const Habit& habit) const;

  CliRunner m_cli;
  QHash<QString, CliResult> m_results;
};

std::unique_ptr<QProcess> EngineHabitsTest::begun(const Habit& habit) const {
  const QString file = m_cli.filePath(nameOf(habit));
  QFile shell(file);
  if (!shell.open(QIODevice::WriteOnly)) return nullptr;
  shell.write(habit.shell);
  shell.close();
  const QString player = QStringLiteral("%1:/bin/sh \"%2\" %3 \"%4\" \"%5\" engine \"%6\" --data \"%7\",timeout=%8,movetime=1")
                             .arg(QLatin1String(habit.protocol), QStringLiteral(KOTAI_SOURCE_DIR "/tests/cli/habit_engine.sh"),
                                  QLatin1String(habit.place), file, QStringLiteral(KOTAI_CLI), playedBoard, m_cli.dataFolder())
                             .arg(habit.told == silent ? 2 : 60);  // allows for a busy computer
  auto process = std::make_unique<QProcess>();
  m_cli.start(*process, {QStringLiteral("match"), playedBoard, QStringLiteral("--json"), QStringLiteral("--first"),
                         QStringLiteral("random"), QStringLiteral("--second"), player, QStringLiteral("--games"),
                         QStringLiteral("1"), QStringLiteral("--seed"), QString::number(habit.moves)});
  return process;
}

/// Several engines play at once, because they wait most of the time.
void EngineHabitsTest::initTestCase() {
  QCOMPARE(m_cli.run({QStringLiteral("solve"), playedBoard}).exitCode, 0);
  const std::vector<Habit> all = allHabits();
  for (std::size_t first = 0; first < all.size(); first += atOnce) {
    const auto some = std::span(all).subspan(first, std::min<std::size_t>(atOnce, all.size() - first));
    std::vector<std::unique_ptr<QProcess>> processes;
    for (const Habit& habit : some) processes.push_back(begun(habit));
    for (std::size_t i = 0; i < some.size(); ++i) {
      QProcess& process = *processes[i];
      const bool over = process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit;
      m_results[nameOf(some[i])] = {over ? process.exitCode() : -1, process.readAllStandardOutput(),
                                    process.readAllStandardError()};
    }
  }
}

void EngineHabitsTest::habits_data() {
  QTest::addColumn<int>("number");
  const std::vector<Habit> all = allHabits();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << static_cast<int>(i);
}

void EngineHabitsTest::habits() {
  QFETCH(int, number);
  const Habit habit = allHabits()[static_cast<std::size_t>(number)];
  const CliResult& result = m_results[nameOf(habit)];
  const QByteArray messages = result.messages;
  if (habit.outcome == HabitOutcome::Refused) {
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(messages.startsWith("kotai-cli: ") && messages.contains(habit.told), messages.constData());
    return;
  }
  QVERIFY2(result.exitCode == 0, messages.constData());
  const QJsonObject match = QJsonDocument::fromJson(result.output).object();
  const bool plays = habit.outcome == HabitOutcome::Plays;
  QVERIFY2(match[QStringLiteral("losses")].toInt() == (plays ? 1 : 0), messages.constData());
  QCOMPARE(match[QStringLiteral("wins")].toInt(), plays ? 0 : 1);
  QCOMPARE(match[QStringLiteral("secondForfeits")].toInt(), habit.outcome == HabitOutcome::Forfeits ? 1 : 0);
  QVERIFY2(messages.contains(habit.told), messages.constData());
  QCOMPARE(messages.isEmpty(), habit.outcome != HabitOutcome::Forfeits);
}

KOTAI_TEST(EngineHabitsTest)
#include "engine_habits_test.moc"
