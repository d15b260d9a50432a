// Tests for the proof search, its files and the outcomes of empty boards. Compares bounds and answers with the
// exact solution.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <limits>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/verify/domineering/strategy_checker.h"
#include "solvers/domineering/exact/exact_engine.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_advisor.h"
#include "solvers/domineering/proof/proof_checkpoint.h"
#include "solvers/domineering/proof/proof_search.h"
#include "solvers/domineering/proof/prove.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

using Bits = std::uint64_t;
using Rules = ProofRules<Bits>;
using Proofs = ProofTable<Bits>;

struct Known {
  Bits covered = 0;
  GameValue value;
};

/// Returns every canonical position of a board with its exact value, computed without the bounds. Computes a board once.
const std::vector<Known>& exactly(int columns, int rows) {
  static std::map<std::pair<int, int>, std::vector<Known>> boards;
  const auto [place, isNew] = boards.try_emplace({columns, rows});
  std::vector<Known>& all = place->second;
  if (!isNew) return all;
  ExactEngine<Bits> engine(domineering::Board<Bits>(columns, rows), 1, {});
  if (!engine.find(0, std::numeric_limits<std::uint64_t>::max())) throw std::runtime_error("not found");
  for (std::size_t covered = engine.layerCount(); covered-- > 0;) {
    engine.valueLayer(covered);
    for (const Bits position : engine.positions(covered)) all.push_back({position, engine.value(position).value()});
  }
  return all;
}

Bits transposed(Bits cells, int columns, int rows) {
  Bits result = 0;
  domineering::forEachBit(cells, [&](int cell) { result |= Bits{1} << (cell % columns * rows + cell / columns); });
  return result;
}

/// Questions about one position, with the rules, the normal form and the true answer.
struct Asked {
  const Rules* rules;
  ProofPosition<Bits> position;
  bool yes;
};

class Questions {
 public:
  Questions(int columns, int rows, Upright upright = Upright::Anywhere)
      : m_columns(columns),
        m_rows(rows),
        m_rules{Rules(columns, rows, 0, upright), Rules(columns, rows, 1, upright), Rules(rows, columns, 0, upright),
                Rules(rows, columns, 1, upright)} {}
  std::vector<Asked> about(const Known& known) const {
    const Bits free = m_rules[0].board().all & ~known.covered;
    const Bits turned = transposed(free, m_columns, m_rows);
    std::vector<Asked> asked;
    for (int target = 0; target < 2; ++target) {
      const Rules& vertical = m_rules[static_cast<std::size_t>(target)];
      const Rules& horizontal = m_rules[static_cast<std::size_t>(target + 2)];
      asked.push_back({&vertical, vertical.canonical(free, 0, 0), known.value.firstSecure >= target});
      asked.push_back({&horizontal, horizontal.canonical(turned, 0, 0), -known.value.secondSecure >= target});
    }
    return asked;
  }

 private:
  int m_columns;
  int m_rows;
  std::array<Rules, 4> m_rules;
};

ProofOptions optionsFor(const QTemporaryDir& folder, unsigned threads = 1) {
  ProofOptions options;
  options.directory = folder.path().toStdString();
  options.threads = threads;
  options.memoryBytes = std::uint64_t{1} << 24;
  return options;
}

SimultaneousVariantPtr variantOf(const std::string& size) { return *parseSimultaneousVariant("syncdom:" + size); }

}  // namespace

class DomineeringProofTest : public QObject {
  Q_OBJECT
 private slots:
  void boundsNeverLie_data();
  void boundsNeverLie();
  void searchAgreesWithTheSolution_data();
  void searchAgreesWithTheSolution();
  void resultsInBandsHoldForAllPlay_data();
  void resultsInBandsHoldForAllPlay();
  void adviceHolds_data();
  void adviceHolds();
  void emptyBoards_data();
  void emptyBoards();
  void smallTablesGiveTheSameAnswers();
  void stoppedSearchesContinue();
  void stoppedProofsReleaseTheirFiles();
  void filesOfOutcomes();
  void damagedCheckpointsAreIgnored();
  void damagedOutcomesAreProvedAgain();
  void onlyOneProgramAtATime();
};

void DomineeringProofTest::boundsNeverLie_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  for (const auto& [columns, rows] :
       {std::pair(4, 4), std::pair(5, 5), std::pair(6, 4), std::pair(7, 3), std::pair(3, 8), std::pair(2, 9)})
    QTest::addRow("%dx%d", columns, rows) << columns << rows;
}

void DomineeringProofTest::boundsNeverLie() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Questions questions(columns, rows);
  std::uint64_t decided = 0;
  std::uint64_t asked = 0;
  for (const Known& known : exactly(columns, rows))
    for (const Asked& question : questions.about(known)) {
      const Verdict verdict = question.rules->judge(question.position).verdict;
      ++asked;
      if (verdict == Verdict::Open) continue;
      ++decided;
      if ((verdict == Verdict::Yes) != question.yes) QFAIL(qPrintable(QStringLiteral("covered %1").arg(known.covered, 0, 16)));
      if (verdict == Verdict::No) QVERIFY(!question.rules->safeMovesSuffice(question.position));
    }
  QVERIFY(2 * decided > asked);  // the bounds must decide at least half of the positions
}

void DomineeringProofTest::searchAgreesWithTheSolution_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("every");
  QTest::newRow("4x4") << 4 << 4 << 1;
  QTest::newRow("5x5") << 5 << 5 << 97;
  QTest::newRow("6x4") << 6 << 4 << 89;
  QTest::newRow("3x8") << 3 << 8 << 61;
}

void DomineeringProofTest::searchAgreesWithTheSolution() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, every);
  const Questions questions(columns, rows);
  const std::vector<Known> all = exactly(columns, rows);
  for (std::size_t number = 0; number < all.size(); number += static_cast<std::size_t>(every))
    for (const Asked& question : questions.about(all[number])) {
      Proofs table(1U << 20);
      ProofSearch search(*question.rules, table, 1);
      const Verdict verdict = search.run(question.rules->canonical(question.position), {});
      QCOMPARE(verdict, question.yes ? Verdict::Yes : Verdict::No);
    }
}

void DomineeringProofTest::resultsInBandsHoldForAllPlay_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("every");
  QTest::newRow("4x4") << 4 << 4 << 1;
  QTest::newRow("5x4") << 5 << 4 << 7;
  QTest::newRow("6x4") << 6 << 4 << 89;
  QTest::newRow("3x6") << 3 << 6 << 1;
  QTest::newRow("5x5") << 5 << 5 << 97;
  QTest::newRow("3x7") << 3 << 7 << 1;
  QTest::newRow("4x7") << 4 << 7 << 997;
  QTest::newRow("3x9") << 3 << 9 << 97;
}

/// A result that a side guarantees with moves within bands can also be guaranteed in the unrestricted game.
void DomineeringProofTest::resultsInBandsHoldForAllPlay() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, every);
  const Questions questions(columns, rows, Upright::InBands);
  const std::vector<Known> all = exactly(columns, rows);
  int secured = 0;
  for (std::size_t number = 0; number < all.size(); number += static_cast<std::size_t>(every))
    for (const Asked& question : questions.about(all[number])) {
      Proofs table(1U << 20);
      ProofSearch search(*question.rules, table, 1);
      if (search.run(question.rules->canonical(question.position), {}) != Verdict::Yes) continue;
      QVERIFY(question.yes);
      ++secured;
    }
  QVERIFY(secured > 100);
}

void DomineeringProofTest::adviceHolds_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<int>("every");
  QTest::newRow("4x4") << QStringLiteral("4x4") << 1;
  QTest::newRow("6x4") << QStringLiteral("6x4") << 997;
  QTest::newRow("3x6") << QStringLiteral("3x6") << 1;
}

/// The side can force the advised result, but no better result. The advised move keeps this result against
/// every reply.
void DomineeringProofTest::adviceHolds() {
  QFETCH(QString, size);
  QFETCH(int, every);
  const auto variant = variantOf(size.toStdString());
  const std::vector<Known> all = exactly(variant->columns(), variant->rows());
  const QTemporaryDir folder;
  SolveOptions options;
  options.directory = folder.path().toStdString();
  solve(variant, options);
  const auto solution = SimultaneousSolution::open(options.directory, variant);
  for (const Side side : {Side::First, Side::Second}) {
    ProofAdvisor advisor(variant, side, 1'000'000);
    for (std::size_t number = 0; number < all.size(); number += static_cast<std::size_t>(every)) {
      const AnyPosition position{{all[number].covered, 0, 0, 0}};
      if (variant->finished(position)) continue;
      const auto forced = [side](const GameValue& value) {
        return side == Side::First ? value.firstSecure : -value.secondSecure;
      };
      const auto advice = advisor.advise(position, {});
      QCOMPARE(advice ? advice->payoff : -1, static_cast<int>(forced(all[number].value)));
      if (!advice) continue;
      for (const AnyMove answer : variant->moves(position, other(side))) {
        const JointMove turn = side == Side::First ? JointMove{advice->move, answer} : JointMove{answer, advice->move};
        QVERIFY(forced(solution->value(variant->play(position, turn)).value()) >= advice->payoff);
      }
    }
  }
}

/// The expected outcomes of boards of up to 25 cells, and up to 10 columns or rows, come from the exact
/// solution. The outcome of 6x5 comes from its file, which `verify` has checked (RULES.md). 6x6 has the value 0
/// by symmetry, so 6x6 is a draw if each side can force at least a draw. The strategies of 6x6 and of 10x7
/// confirm these results (strategy_test.cpp).
void DomineeringProofTest::emptyBoards_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("second");
  for (int columns = 1; columns <= 10; ++columns)
    for (int rows = 1; rows <= 10 && columns * rows <= 25; ++rows) {
      const std::vector<Known> all = exactly(columns, rows);
      const auto start = std::ranges::min_element(all, {}, [](const Known& known) { return std::popcount(known.covered); });
      QTest::addRow("%dx%d", columns, rows) << QStringLiteral("%1x%2").arg(columns).arg(rows)
                                            << static_cast<int>(start->value.firstSecure)
                                            << static_cast<int>(start->value.secondSecure);
    }
  QTest::newRow("6x5") << QStringLiteral("6x5") << -1 << -1;
  QTest::newRow("5x6") << QStringLiteral("5x6") << 1 << 1;
  QTest::newRow("6x6") << QStringLiteral("6x6") << 0 << 0;
  QTest::newRow("10x7") << QStringLiteral("10x7") << -1 << -1;
}

void DomineeringProofTest::emptyBoards() {
  QFETCH(QString, size);
  QFETCH(int, first);
  QFETCH(int, second);
  const auto variant = variantOf(size.toStdString());
  constexpr int usualCells = 64;  // proofs of boards with more cells take seconds
  for (const unsigned threads : {1U, 2U}) {
    if (threads == 1 && variant->columns() * variant->rows() > usualCells) continue;
    const QTemporaryDir folder;
    const ProofReport report = prove(variant, optionsFor(folder, threads));
    QVERIFY(report.finished);
    QVERIFY(report.outcome.settled());
    QCOMPARE(static_cast<int>(report.outcome.firstAtLeast), first);
    QCOMPARE(static_cast<int>(report.outcome.secondAtMost), second);
    if (variant->columns() >= 5 && variant->rows() >= 5)
      QVERIFY(report.outcome.nodes > 0);  // on smaller boards, the bounds may decide all positions
    QCOMPARE(*readProvedOutcome(folder.path().toStdString(), *variant), report.outcome);
  }
}

void DomineeringProofTest::smallTablesGiveTheSameAnswers() {
  for (const int target : {0, 1}) {
    const Rules rules(5, 6, target);
    Proofs table(0);  // the smallest possible table
    QCOMPARE(table.bytes(), std::uint64_t{1} << 20);
    ProofSearch search(rules, table, 2);
    QCOMPARE(search.run(rules.start(), {}), Verdict::Yes);
  }
}

void DomineeringProofTest::stoppedSearchesContinue() {
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath(QStringLiteral("search.proof")).toStdString();
  const Rules rules(5, 7, 1);
  const auto searchFor = [&](std::uint64_t nodes) {  // in a new table, as after a start of the program
    Proofs table(1U << 20);
    if (!loadProof(file, "question", rules, table)) return Verdict::No;
    ProofSearch search(rules, table, 1);
    const Verdict verdict = search.run(rules.start(), {.nodes = nodes});
    saveProof(file, "question", table);
    return verdict;
  };
  int stops = 0;
  while (searchFor(400) == Verdict::Open) QVERIFY(++stops < 500);
  QVERIFY(stops > 0);
  QCOMPARE(searchFor(0), Verdict::Yes);  // the file contains the answer
}

void DomineeringProofTest::stoppedProofsReleaseTheirFiles() {
  const QTemporaryDir folder;
  const auto variant = variantOf("9x7");
  std::stop_source stop;
  ProofOptions options = optionsFor(folder);
  options.progress = [&stop](const ProofProgress&) { stop.request_stop(); };
  const ProofReport report = prove(variant, options, stop.get_token());
  QVERIFY(!report.finished);
  QVERIFY(!report.leftOpen);
  QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("syncdom-9x7.proof.lock"))));
}

void DomineeringProofTest::filesOfOutcomes() {
  const QTemporaryDir folder;
  const auto variant = variantOf("5x6");
  const std::filesystem::path directory = folder.path().toStdString();
  QVERIFY(!readProvedOutcome(directory, *variant));
  prove(variant, optionsFor(folder));
  const StrategyReport made = makeStrategies(variant, optionsFor(folder));
  QVERIFY(made.finished);
  QCOMPARE(made.strategies.size(), std::size_t{1});  // Horizontal cannot force any result
  QCOMPARE(made.strategies[0].payoff, 1);
  const auto strategy = readStrategy(directory, *variant, Side::First);
  QVERIFY(strategy && checkStrategy(*strategy, {5, 6, 1}).correct());
  QVERIFY(!readStrategy(directory, *variant, Side::Second));
  for (const auto& path : {provedOutcomeFile(directory, *variant), strategyFile(directory, *variant, Side::First)}) {
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    for (const qsizetype place : {qsizetype{3}, qsizetype{40}, whole.size() - 2}) {
      QByteArray damaged = whole;
      damaged[place] = static_cast<char>(damaged[place] ^ 4);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(damaged);
      file.close();
      QVERIFY_THROWS_EXCEPTION(SolutionError,
                               (readProvedOutcome(directory, *variant), readStrategy(directory, *variant, Side::First)));
    }
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole.left(whole.size() / 2));
    file.close();
    QVERIFY_THROWS_EXCEPTION(SolutionError,
                             (readProvedOutcome(directory, *variant), readStrategy(directory, *variant, Side::First)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole);
    file.close();
  }
}

void DomineeringProofTest::damagedCheckpointsAreIgnored() {
  const QTemporaryDir folder;
  const QString name = folder.filePath(QStringLiteral("search.proof"));
  const std::filesystem::path file = name.toStdString();
  const Rules rules(5, 6, 1);
  Proofs table(1U << 20);
  ProofSearch search(rules, table, 1);
  QCOMPARE(search.run(rules.start(), {}), Verdict::Yes);
  saveProof(file, "question", table);
  const auto knows = [&](const char* question) {
    Proofs read(1U << 20);
    const bool usable = loadProof(file, question, rules, read);
    const auto found = read.find(rules.start());
    return usable && found && found->isYes();
  };
  QVERIFY(knows("question"));
  QVERIFY(!knows("another question"));
  QVERIFY(QFile(name).resize(100));
  QVERIFY(!knows("question"));
}

/// A damaged outcome is proved again. If the outcome cannot be stored, the result is still returned.
void DomineeringProofTest::damagedOutcomesAreProvedAgain() {
  const QTemporaryDir folder;
  const auto variant = variantOf("5x6");
  prove(variant, optionsFor(folder));
  const QString file = QString::fromStdString(provedOutcomeFile(folder.path().toStdString(), *variant).string());
  QVERIFY(QFile(file).resize(20));
  QVERIFY_THROWS_EXCEPTION(SolutionError, readProvedOutcome(folder.path().toStdString(), *variant));
  QVERIFY(!usableOutcome(folder.path().toStdString(), *variant));
  QVERIFY(prove(variant, optionsFor(folder)).finished);
  QVERIFY(readProvedOutcome(folder.path().toStdString(), *variant)->settled());
  ProofOptions greedy = optionsFor(folder);
  greedy.memoryBytes = std::uint64_t{1} << 50;
  QFile::remove(file);
  QVERIFY_THROWS_EXCEPTION(SolutionError, prove(variant, greedy));
}

void DomineeringProofTest::onlyOneProgramAtATime() {
  const QTemporaryDir folder;
  const auto variant = variantOf("9x5");
  bool refused = false;
  std::stop_source stop;
  ProofOptions options = optionsFor(folder);
  options.progress = [&](const ProofProgress&) {
    try {
      prove(variant, optionsFor(folder));
    } catch (const SolutionError& error) {
      refused = error.fault() == SolutionFault::Locked;
    }
    stop.request_stop();
  };
  prove(variant, options, stop.get_token());
  QVERIFY(refused);
}

KOTAI_TEST(DomineeringProofTest)
#include "proof_test.moc"
