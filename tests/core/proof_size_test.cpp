// Tests for the sizes of proofs, compared with a plain recursion over position texts.
#include "core/analysis/proof_size.h"

#include <QTest>
#include <map>
#include <set>
#include <string>

#include "core/game/variant.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Positions of a proof by the definition alone, as strings. Each proving side has a separate set of strings.
class PlainProof {
 public:
  PlainProof(const Solution& solution, bool every) : m_solution(solution), m_variant(*solution.variant()), m_every(every) {}

  void prove(const AnyPosition& given, bool moverProves) {
    const AnyPosition position = m_variant.canonical(given);
    if (!m_visited.insert({m_variant.formatPosition(position), moverProves}).second) return;
    texts.insert(m_variant.formatPosition(position));
    if (m_variant.finishedValue(position)) return;
    const Value value = m_solution.value(position);
    for (const AnyMove move : m_variant.legalMoves(position)) {
      const AnyPosition after = m_variant.play(position, move);
      const Value reply = m_solution.value(after);
      const bool keeps = value.outcome == Outcome::Draw
                             ? reply.outcome == Outcome::Draw
                             : reply.outcome == Outcome::Loss && reply.distancePlies + 1 == value.distancePlies;
      if (moverProves && !keeps) continue;
      prove(after, !moverProves);
      if (moverProves && !m_every) return;
    }
  }

  std::set<std::string> texts;

 private:
  const Solution& m_solution;
  const Variant& m_variant;
  const bool m_every;
  std::set<std::pair<std::string, bool>> m_visited;
};

std::uint64_t plainSize(const Solution& solution, const AnyPosition& root, bool every) {
  PlainProof proof(solution, every);
  const Outcome outcome = solution.value(root).outcome;
  if (outcome != Outcome::Loss) proof.prove(root, true);
  if (outcome != Outcome::Win) proof.prove(root, false);
  return proof.texts.size();
}

std::uint64_t together(const ProofSize& size) { return size.undecided + size.decided; }

}  // namespace

class ProofSizeTest : public QObject {
  Q_OBJECT

  test::DataFolder m_folder;

 private slots:
  void sizesAreThoseOfARecursion_data() {
    QTest::addColumn<QString>("id");
    for (const char* const id : {"dodgem:3x3", "dodgem:3x3,blocked=draws", "quoridor:3x3,fences=1", "quoridor:3x3,fences=2"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }
  void sizesAreThoseOfARecursion() {
    QFETCH(QString, id);
    const SolutionPtr solution = m_folder.solve(test::variant(id.toStdString()));
    const Variant& variant = *solution->variant();
    std::map<Outcome, int> seen;
    // Compares the start position and positions of each outcome that occurs.
    const auto compare = [&](const AnyPosition& root) {
      const std::uint64_t first = together(proofSize(*solution, root, ProofTies::First));
      const std::uint64_t all = together(proofSize(*solution, root, ProofTies::All));
      QCOMPARE(first, plainSize(*solution, root, false));
      QCOMPARE(all, plainSize(*solution, root, true));
      const std::uint64_t fewest = together(proofSize(*solution, root, ProofTies::Fewest));
      QVERIFY(fewest <= all && fewest > 0);
    };
    compare(variant.start());
    const TierGraph& tiers = variant.tierGraph();
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
      for (std::uint64_t index = 0; index < tiers.positionCount(tier); index += 7)
        if (const AnyPosition root = variant.positionAt({tier, {index}}); ++seen[solution->value(root).outcome] <= 20)
          compare(root);
    if (id.contains(QLatin1String("draws"))) QVERIFY(seen[Outcome::Draw] > 0);
  }

  /// The proof of a finished game has one tier and one position.
  void aFinishedPositionIsDecided() {
    const SolutionPtr solution = m_folder.solve(test::dodgem(3));
    const ProofSize size = proofSize(*solution, test::position(*solution->variant(), "3/3/3 ^"), ProofTies::First);
    QCOMPARE(size.decided, std::uint64_t{1});
    QCOMPARE(size.undecided, std::uint64_t{0});
    QCOMPARE(size.tiers, std::uint64_t{1});
  }
};

KOTAI_TEST(ProofSizeTest)
#include "proof_size_test.moc"
