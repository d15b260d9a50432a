// Tests for external engines: the name of an engine, and the rule that no engine can block or crash this
// program, however it behaves.
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <thread>

#include "core/engine/child_process.h"
#include "core/engine/engine_fault.h"
#include "core/engine/external_player.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace std::chrono_literals;

/// Parts of the shell script of a fake engine: the handshake, and the loop that answers isready until a search is requested.
constexpr const char* greeting = "read l; echo id name Small; echo uciok; ";
constexpr const char* untilGo = "while read l; do case \"$l\" in isready) echo readyok;; go*) break;; esac; done; ";

static EngineAddress shell(const std::string& script) {
  EngineAddress address;
  address.command = {"/bin/sh", "-c", script};
  address.timeout = 1s;
  return address;
}

static std::optional<EngineFault> faultOf(ExternalPlayer& player, const AnyPosition& position) {
  try {
    player.choose(position);
    return std::nullopt;
  } catch (const EngineFailure& failure) {
    return failure.fault();
  }
}

/// Returns whether a process has ended. A zombie that waits for its parent counts as ended.
static bool isGone(pid_t process) {
  std::ifstream stream("/proc/" + std::to_string(process) + "/stat");
  std::string number;
  std::string name;
  std::string state;
  return !(stream >> number >> name >> state) || state == "Z";
}

class EngineTest : public QObject {
  Q_OBJECT

 private slots:
  void addresses();
  void addressesThatCannotBeRead_data();
  void addressesThatCannotBeRead();
  void aMoveIsMade();
  void theEngineReceivesTheGame();
  void faultsOfEnginesAreReported_data();
  void faultsOfEnginesAreReported();
  void aStopIsNoFaultOfTheEngine_data();
  void aStopIsNoFaultOfTheEngine();
  void noProcessSurvives();
  void anEngineThatReadsNothing();

 private:
  VariantPtr m_variant = test::variant("animalshogi");
  EngineNotationPtr m_notation = engineNotation(m_variant);
};

void EngineTest::addresses() {
  const auto plain = parseEngineAddress("uci:fairy-stockfish");
  QVERIFY(plain && plain->command == std::vector<std::string>{"fairy-stockfish"});
  QCOMPARE(plain->limits(), std::string(" movetime 200"));
  const auto full = parseEngineAddress(
      "usi: \"/opt/my engine\" --fast x\\,y ,Skill Level=-5, movetime=50,Clear Hash,timeout=3,Name=\"a,b\",Empty=");
  QVERIFY(full);
  QVERIFY(full->protocol == EngineProtocol::Usi);
  QVERIFY(full->command == (std::vector<std::string>{"/opt/my engine", "--fast", "x,y"}));
  QVERIFY(full->options == (std::vector<EngineAddress::Option>{
                               {"Skill Level", "-5"}, {"Clear Hash", std::nullopt}, {"Name", "a,b"}, {"Empty", ""}}));
  QVERIFY(full->timeout == 3s);
  QCOMPARE(full->limits(), std::string(" btime 0 wtime 0 byoyomi 50"));
  QCOMPARE(parseEngineAddress("uci:x,depth=3,nodes=100")->limits(), std::string(" depth 3 nodes 100"));
  QVERIFY(isEngineAddress("uci:") && isEngineAddress("usi:x") && !isEngineAddress("level=3") && !isEngineAddress("perfect"));
}

void EngineTest::addressesThatCannotBeRead_data() {
  QTest::addColumn<QString>("text");
  for (const char* text : {"perfect", "uci:", "uci:  ", "uci:,depth=3", "uci:x,depth", "uci:x,=3", "uci:x,movetime=0",
                           "uci:x,movetime=abc", "uci:x,timeout", "uci:x,timeout=-1", "uci:\"x", "uci:x,A=\"b", "uci:x,,"})
    QTest::newRow(text) << QString::fromLatin1(text);
}

void EngineTest::addressesThatCannotBeRead() {
  QFETCH(QString, text);
  QVERIFY(!parseEngineAddress(text.toStdString()));
}

void EngineTest::aMoveIsMade() {
  ExternalPlayer player(
      shell(std::string(greeting) + untilGo + "echo info string thinking; echo bestmove b2b3 ponder c4b3; sleep 9"), m_notation);
  QCOMPARE(m_variant->formatMove(m_variant->start(), player.choose(m_variant->start())), std::string("B3B2"));
}

/// The engine receives all moves of both sides since the start position. Only an engine with the option for the
/// game receives this option.
void EngineTest::theEngineReceivesTheGame() {
  const QTemporaryDir folder;
  const std::string file = folder.filePath(QStringLiteral("heard")).toStdString();
  const std::string script =
      "n=0; while read l; do echo \"$l\" >>" + file +
      "; case \"$l\" in uci) echo option name UCI_Variant type combo default chess var chess var dobutsu; echo uciok;; "
      "isready) echo readyok;; go*) n=$((n+1)); [ $n = 1 ] && echo bestmove c1c2 || echo bestmove a1b2;; esac; done";
  EngineAddress address = shell(script);
  address.options = {{"Skill Level", "3"}};
  ExternalPlayer player(address, m_notation);
  AnyPosition position = m_variant->play(m_variant->start(), player.choose(m_variant->start()));
  position = m_variant->play(position, test::move(*m_variant, position, "B2B3"));
  player.choose(position);
  player.newGame();
  QVERIFY(faultOf(player, m_variant->start()) == EngineFault::IllegalMove);
  std::ifstream stream(file);
  QStringList heard;
  for (std::string line; std::getline(stream, line);) heard.append(QString::fromStdString(line));
  QCOMPARE(
      heard.join(QLatin1Char('|')).remove(QStringLiteral("|quit")),
      QStringLiteral("uci|setoption name UCI_Variant value dobutsu|setoption name Skill Level value 3|isready|ucinewgame|isready|"
                     "position startpos|go movetime 200|position startpos moves c1c2 b3b2|go movetime 200|"
                     "ucinewgame|isready|position startpos|go movetime 200"));
}

void EngineTest::faultsOfEnginesAreReported_data() {
  QTest::addColumn<QString>("script");
  QTest::addColumn<int>("fault");
  const auto row = [](const char* name, const std::string& script, EngineFault fault) {
    QTest::newRow(name) << QString::fromStdString(script) << static_cast<int>(fault);
  };
  const std::string begin = std::string(greeting) + untilGo;
  row("says nothing", "sleep 60", EngineFault::NoAnswer);
  row("reads and says nothing", "while read l; do :; done", EngineFault::NoAnswer);
  row("ends at once", "exit 0", EngineFault::Ended);
  row("dies in the middle", begin + "kill -9 $$", EngineFault::Ended);
  row("never moves", begin + "sleep 60", EngineFault::NoAnswer);
  row("talks without end", begin + "while :; do echo info depth 1; done", EngineFault::NoAnswer);
  row("one line without end", begin + "while :; do printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx%1000s' x; done",
      EngineFault::MeaninglessText);
  row("plays what is not legal", begin + "echo bestmove a1a4", EngineFault::IllegalMove);
  row("plays nonsense", begin + "printf 'bestmove \\001\\377\\n'", EngineFault::IllegalMove);
  row("gives up", begin + "echo 'bestmove (none)'", EngineFault::GaveUp);
  row("says only bestmove", begin + "echo bestmove", EngineFault::GaveUp);
  row("knows other games",
      "read l; echo option name UCI_Variant type combo default chess var chess var shogi; echo uciok; sleep 60",
      EngineFault::NoSuchVariant);
}

void EngineTest::faultsOfEnginesAreReported() {
  QFETCH(QString, script);
  QFETCH(int, fault);
  EngineAddress address = shell(script.toStdString());
  if (QTest::currentDataTag() == std::string("one line without end")) address.timeout = 60s;
  ExternalPlayer player(address, m_notation);
  const auto found = faultOf(player, m_variant->start());
  QVERIFY(found);
  QCOMPARE(static_cast<int>(*found), fault);
}

void EngineTest::aStopIsNoFaultOfTheEngine_data() {
  QTest::addColumn<QString>("script");
  const std::string go = std::string(greeting) + untilGo;
  QTest::newRow("obeys") << QString::fromStdString(go + "read l; echo bestmove b2b3; sleep 60");
  QTest::newRow("goes on thinking") << QString::fromStdString(go + "sleep 60");
  QTest::newRow("ends instead") << QString::fromStdString(go + "read l");
  QTest::newRow("never greets") << QStringLiteral("sleep 60");
  QTest::newRow("is never ready") << QString::fromStdString(greeting + std::string("sleep 60"));
}

/// A stop is not a fault of the engine, whatever the engine does afterwards.
void EngineTest::aStopIsNoFaultOfTheEngine() {
  QFETCH(QString, script);
  EngineAddress address = shell(script.toStdString());
  address.timeout = 60s;
  ExternalPlayer player(address, m_notation);
  std::stop_source source;
  std::thread stopper([&source] {
    std::this_thread::sleep_for(300ms);
    source.request_stop();
  });
  const auto started = std::chrono::steady_clock::now();
  const auto move = player.choose(m_variant->start(), source.get_token());
  stopper.join();
  QVERIFY(!move);
  QVERIFY(std::chrono::steady_clock::now() - started < 10s);
}

/// Neither the engine nor a process that it started survives, even if both ignore signals.
void EngineTest::noProcessSurvives() {
  const QTemporaryDir folder;
  const std::string file = folder.filePath(QStringLiteral("ids")).toStdString();
  {
    ChildProcess process(
        {"/bin/sh", "-c", "trap '' TERM HUP INT; sleep 600 & echo $$ $! >" + file + "; echo there; while :; do sleep 600; done"});
    std::string line;
    QVERIFY(process.readLine(line, std::chrono::steady_clock::now() + 60s) == ChildProcess::ReadResult::Line);
    QCOMPARE(line, std::string("there"));
  }
  std::ifstream stream(file);
  int count = 0;
  for (pid_t each = 0; stream >> each; ++count) QTRY_VERIFY(isGone(each));
  QCOMPARE(count, 2);
}

/// Writing never takes longer than its time limit, and writing to a closed pipe raises no signal.
void EngineTest::anEngineThatReadsNothing() {
  ChildProcess deaf({"/bin/sh", "-c", "sleep 600"});
  QVERIFY(!deaf.writeLine(std::string(8 * 1024 * 1024, 'x'), std::chrono::steady_clock::now() + 200ms));
  ChildProcess gone({"/bin/sh", "-c", "exit 0"});
  std::string line;
  QVERIFY(gone.readLine(line, std::chrono::steady_clock::now() + 60s) == ChildProcess::ReadResult::End);
  QTRY_VERIFY(!gone.writeLine("hello", std::chrono::steady_clock::now() + 1s));  // the pipes may close at different moments
  for (int time = 0; time < 3; ++time) QVERIFY(!gone.writeLine("hello", std::chrono::steady_clock::now() + 1s));
  try {
    ChildProcess none({"/nonexistent/engine"});
    QFAIL("it cannot be started");
  } catch (const EngineFailure& failure) {
    QVERIFY(failure.fault() == EngineFault::NotStarted);
    QVERIFY(!failure.detail().empty());
  }
}

KOTAI_TEST(EngineTest)
#include "engine_test.moc"
