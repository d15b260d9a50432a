// Reading damaged outcomes, strategies and proofs gives the written contents or SolutionError. With repaired
// checksums, the files must not crash the program.
//
// Input: the number of the file, then a mode, then edits (file_edits.h). Mode 0 edits the file. Mode 1 also
// repairs the checksums. Mode 2 edits the contents before they are written.
#include "core/base/errors.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/strategy_file.h"
#include "core/tables/sealed_file.h"
#include "core/verify/domineering/strategy_checker.h"
#include "solvers/domineering/proof/proof_checkpoint.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_play.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

namespace {

const SimultaneousVariantPtr& boardPointer() {
  static const SimultaneousVariantPtr variant = *parseSimultaneousVariant("syncdom:4x3");
  return variant;
}
const SimultaneousVariant& board() { return *boardPointer(); }
const std::string question = "syncdom:4x3 vertical-draw";

/// Three files of one board, as written by its solvers.
struct Originals {
  ScratchFolder folder;
  ProvedOutcome outcome{0, 1, -1, 0, 12345, 1.5};
  Strategy strategy{Side::First, 0, 4, 3, false, {{0x0ff, 1, 0, 0}, {0x3f3, 0, 2, 4}, {0xfff, 0, 0, 1}}};
  struct File {
    std::string name;
    FileBytes bytes;
    FileBytes contents;
    SealedKind kind;
    std::string id;
  };
  std::vector<File> files;

  Originals() {
    writeProvedOutcome(folder.path(), board(), outcome);
    writeStrategy(folder.path(), board(), strategy);
    domineering::ProofTable<std::uint64_t> table(1);
    for (std::uint64_t cells = 0xff0; cells < 0xfff; cells += 3) table.store({cells, 1, 0}, {2, 3});
    domineering::saveProof(folder.path() / "board.proof", question, table);
    add(provedOutcomeFile(folder.path(), board()).filename(), {0x544f4941544f4bULL, 1, most}, board().id());
    add(strategyFile(folder.path(), board(), Side::First).filename(), {0x59534941544f4bULL, 2, most}, board().id());
    add("board.proof", {0x46504941544f4bULL, 1, most}, question);
  }
  static constexpr std::uint64_t most = 1U << 20U;
  void add(const std::string& name, SealedKind kind, const std::string& id) {
    files.push_back({name, folder.read(name), *readSealedFile(folder.path() / name, kind, id), kind, id});
  }
};

bool sameStrategy(const Strategy& left, const Strategy& right) {
  const auto same = [](const Strategy::Entry& a, const Strategy::Entry& b) {
    return a.contested == b.contested && a.ownStore == b.ownStore && a.otherStore == b.otherStore && a.move == b.move;
  };
  return left.payoff == right.payoff && left.inBands == right.inBands && std::ranges::equal(left.entries, right.entries, same);
}

void readProof(const ScratchFolder& folder) {
  static const domineering::ProofRules<std::uint64_t> rules(4, 3, 0);
  domineering::ProofTable<std::uint64_t> table(1);
  // A refused file adds nothing to the table. Skip the visit of the whole table, which takes longer than
  // everything else.
  if (!domineering::loadProof(folder.path() / "board.proof", question, rules, table)) return;
  std::uint64_t entries = 0;
  table.forEach([&](const domineering::ProofPosition<std::uint64_t>& position, domineering::ProofNumbers) {
    rules.judge(position);
    ++entries;
  });
}

void readBack(const Originals& right, std::size_t choice, bool whole) {
  const ScratchFolder& folder = right.folder;
  if (choice == 0) {
    const auto outcome = readProvedOutcome(folder.path(), board());
    require(!whole || outcome == right.outcome, "a wrong outcome");
    if (outcome) outcome->outcome();
  } else if (choice == 1) {
    const auto strategy = readStrategy(folder.path(), board(), Side::First);
    require(!whole || sameStrategy(*strategy, right.strategy), "a wrong strategy");
    StrategyCheckOptions options;
    options.threads = 1;
    checkStrategy(*strategy, {4, 3, strategy->payoff}, options);
    domineering::StrategyPlay(boardPointer(), *strategy).at(board().start());
  } else {
    readProof(folder);
  }
}

}  // namespace

KOTAI_FUZZ_TARGET(sealed_files) {
  static const Originals right;
  ByteSource source(data, size);
  const std::size_t choice = source.below(right.files.size());
  const Originals::File& file = right.files[choice];
  const std::size_t depth = source.below(3);
  if (depth == 2) {
    std::filesystem::remove(right.folder.path() / file.name);  // writing would not replace a file of a different kind
    writeSealedFile(right.folder.path() / file.name, file.kind, file.id, withEdits(file.contents, source));
  } else {
    FileBytes bytes = withEdits(file.bytes, source);
    if (depth == 1) sealSealedFile(bytes);
    right.folder.write(file.name, bytes);
  }
  try {
    readBack(right, choice, depth == 0);
  } catch (const SolutionError&) {
  }
  return 0;
}
