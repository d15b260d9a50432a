// Opens damaged catalogues, which are used or moved aside. In the end, they agree with the solution files.
//
// Input: edits (file_edits.h).
#include <QCoreApplication>

#include "core/catalogue/catalogue.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/tiny_solutions.h"

using namespace kotai;
using namespace kotai::fuzz;

namespace {

const std::string catalogueName = "catalogue.sqlite";

/// Two solutions and their catalogue.
struct CataloguedSolutions {
  ScratchFolder folder;
  FileBytes bytes;
  CataloguedSolutions() {
    static int count = 1;
    static char name[] = "fuzz_catalogues";
    static char* arguments[] = {name, nullptr};
    static const QCoreApplication application(count, arguments);
    folder.write(tinySolutions()[1].name, tinySolutions()[1].bytes);
    folder.write(tinyDomineeringSolutions()[0].name, tinyDomineeringSolutions()[0].bytes);
    Catalogue(folder.path()).refresh();
    bytes = folder.read(catalogueName);
  }
};

void readTables(const Catalogue& catalogue) {
  const VariantPtr& variant = tinySolutions()[1].variant;
  for (const AggregateKey& key : variant->tierGraph().aggregateKeys())
    catalogue.aggregateTable(variant->id(), key, Counting::True);
}

}  // namespace

/// Qt and SQLite have no frame pointers, so the recorded call stacks of their allocations are random. The address sanitizer
/// keeps each distinct stack and would fill the memory in a long run.
extern "C" const char* __asan_default_options() { return "malloc_context_size=1"; }  // NOLINT: the sanitizer's name

KOTAI_FUZZ_TARGET(catalogues) {
  static const CataloguedSolutions right;
  ByteSource source(data, size);
  for (const char* suffix : {"-wal", "-shm", ".damaged"}) std::filesystem::remove(right.folder.path() / (catalogueName + suffix));
  right.folder.write(catalogueName, withEdits(right.bytes, source));
  Catalogue catalogue(right.folder.path());
  catalogue.entries();
  readTables(catalogue);
  // A new database does not depend on the input. Filling the database takes half of the time, so most runs skip
  // this step.
  const bool fillNew = size == 0 || data[size - 1] % 16 == 0;
  if (catalogue.movedAside() && !fillNew) return 0;
  const auto report = catalogue.refresh();
  require(report.unreadable.empty(), "a whole solution is called unreadable");
  catalogue.entries();
  readTables(catalogue);
  return 0;
}
