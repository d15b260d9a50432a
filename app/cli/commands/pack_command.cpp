// `pack` packs a solution into one file for other people. `unpack` unpacks such a file.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/output_file.h"
#include "app/cli/commands/commands.h"
#include "core/base/errors.h"
#include "core/data/solution_pack.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/tables/file_shape.h"
#include "core/tables/file_stem.h"
#include "core/tables/lock_file.h"
#include "core/tables/outcome_table.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"
#include "core/works/citation.h"
#include "core/works/cited_facts.h"

namespace kotai::cli {

struct PackOptions {
  std::string variant;
  bool outcomes = false;
  std::string outFile;
};

struct UnpackOptions {
  std::string file;
};

static Summary summaryOf(const PackManifest& manifest, const std::filesystem::path& file) {
  const double perPosition =
      static_cast<double>(manifest.bytes) / static_cast<double>(std::max<std::uint64_t>(manifest.positions, 1));
  Summary summary;
  summary.add("variant", visibleText(manifest.variant), "variant", manifest.variant);
  summary.add("positions", grouped(manifest.positions), "positions", manifest.positions);
  const bool outcomes = manifest.contents == PackContents::Outcomes;
  summary.add(outcomes ? "outcomes" : "solution",
              fmt::format("{}, {:.3f} bytes a position", bytesText(static_cast<double>(manifest.bytes)), perPosition), "bytes",
              manifest.bytes);
  summary.add("checksum", visibleText(manifest.checksum), "xxh3", manifest.checksum);
  summary.add("file", pathText(file), "file", file.string());
  return summary;
}

/// Returns the variant with the usual start position, whose solution contains the values. Returns null if \p id
/// already is that variant.
static VariantPtr usualVariantOf(const std::string& id) {
  const auto variant = parseVariant(id);
  return variant ? usualVariant(**variant) : nullptr;
}

static std::filesystem::path withEnding(std::filesystem::path file, std::string_view ending) { return file += ending; }

/// Throws Failure if the data folder has only outcomes of the variant.
static void refuseOutcomesAlone(const Context& context, const std::string& id) {
  if (const auto variant = parseVariant(id); variant && context.hasOnlyOutcomes(**variant))
    context.failWithoutDistances(**variant);
}

/// Folder `NAME.wdl.packed` in the data folder, for the file of outcomes during a run. The constructor removes the
/// leftovers of a killed program, and the destructor removes this program's files. Other files stay.
class WorkFolder {
 public:
  WorkFolder(const std::filesystem::path& directory, const std::string& name)
      : m_folder(withEnding(directory / name, ".packed")),
        m_file(m_folder / name),
        m_lock(lockOf(withEnding(m_folder, ".lock"), directory)) {
    removeFiles();
  }
  ~WorkFolder() {
    removeFiles();
    std::error_code ignored;
    std::filesystem::remove(m_folder, ignored);  // removes only an empty folder
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;

  const std::filesystem::path& path() const { return m_folder; }

 private:
  static std::unique_ptr<LockFile> lockOf(const std::filesystem::path& file, const std::filesystem::path& directory) {
    try {
      return std::make_unique<LockFile>(file);
    } catch (const SolutionError& error) {
      if (error.fault() != SolutionFault::Locked) throw;
      throw Failure(fmt::format("another program is packing these outcomes in {}; wait for it or stop it, then try again",
                                pathText(directory)));
    }
  }
  void removeFiles() const {
    std::error_code ignored;
    std::filesystem::remove(m_file, ignored);
    std::filesystem::remove(withEnding(m_file, ".part"), ignored);
  }

  std::filesystem::path m_folder;
  std::filesystem::path m_file;
  std::unique_ptr<LockFile> m_lock;  // locked until the folder has been removed
};

/// Writes a checked file as a pack, and prints the manifest of the pack. Returns the exit code.
static int writeAndPrint(const Context& context, const PackOptions& options, const std::filesystem::path& packed,
                         PackManifest manifest, const std::stop_token& stop) {
  const std::string& id = manifest.variant;
  manifest.facts = citedFacts(context.dataDirectory(), id);
  manifest.citation = citedEntries(KOTAI_VERSION, {id.substr(0, id.find_first_of(":,")), id, manifest.facts});
  const std::string usualName = fileStem(id) + (options.outcomes ? "-outcomes.kotaipack" : ".kotaipack");
  const std::filesystem::path file = options.outFile.empty() ? usualName : options.outFile;
  OutputFile output(file);
  const auto written = writePack(output.stream(), packed, std::move(manifest), stop);
  if (!written) throw Interrupted();
  output.commit();
  // No manifest is printed if the pack is written to a pipe, because the pipe may be the standard output.
  if (output.part()) summaryOf(*written, file).print(context.json);
  return exitDone;
}

static PackManifest manifestOf(const std::string& id, std::uint64_t positions, PackContents contents) {
  return {id, fmt::format("Kotai {}", KOTAI_VERSION), positions, 0, {}, {}, {}, contents};
}

static int packOutcomes(Context& context, const PackOptions& options) {
  const auto parsed = parseVariant(options.variant);
  if (!parsed) throw UsageError("--outcomes is for games in which the players alternate");
  const std::filesystem::path directory = context.dataDirectory();
  refuseOutcomesAlone(context, (*parsed)->id());
  checkSolution(directory, FileShape::of(**parsed), everyByte);
  const SolutionPtr solution = context.solution(*parsed);
  const Interrupt interrupt;
  const WorkFolder folder(directory, outcomesShape(**parsed).fileName());
  const auto file = writeOutcomes(*solution, folder.path(), interrupt.token());
  if (!file) throw Interrupted();
  return writeAndPrint(context, options, *file, manifestOf((*parsed)->id(), solution->positions(), PackContents::Outcomes),
                       interrupt.token());
}

static int runPack(Context& context, const PackOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const std::string& id = play->id();
  if (const VariantPtr usual = usualVariantOf(id))
    throw Failure(
        fmt::format("the values of {} are in the solution of {}, which can be packed; another computer then only has to "
                    "count what this start reaches",
                    id, usual->id()));
  if (options.outcomes) return packOutcomes(context, options);
  refuseOutcomesAlone(context, id);
  const FileShape shape = play->fileShape();
  const std::filesystem::path directory = context.dataDirectory();
  checkSolution(directory, shape, everyByte);
  const RecordSource records(directory / shape.fileName(), shape);
  if (records.isManifest())
    throw Failure(fmt::format("the solution of {} is in several files; first join them with: {}", id,
                              suggestedCommand("gather", id, context.dataOption)));
  const Interrupt interrupt;
  return writeAndPrint(context, options, records.path(), manifestOf(id, records.positions(), PackContents::Values),
                       interrupt.token());
}

static std::string faultText(PackFault fault, const PackManifest& manifest, const Context& context) {
  switch (fault) {
    case PackFault::NotAPack: return "this is not a pack; kotai-cli pack makes packs";
    case PackFault::Newer: return "this pack has a newer format; use a newer version of Kotai";
    case PackFault::UnknownVariant:
      return fmt::format("this version of Kotai does not know the variant {}", quotedText(manifest.variant));
    case PackFault::Length: return "the pack is truncated, or other data follows it; nothing was installed";
    case PackFault::Checksum: return "the solution in the pack is damaged; nothing was installed";
    case PackFault::Contents:
      return fmt::format("the pack does not contain {} of {}; nothing was installed",
                         manifest.contents == PackContents::Outcomes ? "all outcomes" : "a complete solution",
                         visibleText(manifest.variant));
    case PackFault::Occupied:
      return fmt::format(
          "{} already has {} of {}; to compare them, unpack into another folder with --data", pathText(context.dataDirectory()),
          manifest.contents == PackContents::Outcomes ? "a solution or outcomes" : "a solution", visibleText(manifest.variant));
    case PackFault::Stopped: break;
  }
  return {};
}

/// Describes the error, without the advice to solve the variant. That advice applies only to solutions in the
/// data folder.
static std::string errorText(const SolutionError& error, const Context& context) {
  const std::string file = pathText(error.file());
  const std::string reason = error.params().empty() ? std::string() : error.params().front();
  switch (error.fault()) {
    case SolutionFault::NotARegularFile: return fmt::format("{} is a {}, not a file", file, reason);
    case SolutionFault::ChangedWhileRead:
      return fmt::format("another program truncated or changed {} while it was being read", file);
    case SolutionFault::NotFound:
    case SolutionFault::CannotOpen:
    case SolutionFault::ReadFailed: return fmt::format("{} cannot be read: {}", file, reason);
    case SolutionFault::Locked:
      return fmt::format("another program is unpacking a solution of {} into {}; wait for it or stop it, then try again",
                         context.variantId, pathText(context.dataDirectory()));
    case SolutionFault::DiskFull:
    case SolutionFault::WriteFailed:
      return fmt::format("{} cannot be written: {}; nothing was installed", file, reason.empty() ? "the disk is full" : reason);
    case SolutionFault::NewerVersion:
      return fmt::format("the solution in the pack has format version {}; use a newer version of Kotai; nothing was installed",
                         reason);
    default: return englishText(error, context.variantId, context.dataOption);
  }
}

static int runUnpack(Context& context, const UnpackOptions& options) {
  PackManifest manifest;
  const auto mustBeThere = [&](const auto& result) {
    if (!result) throw Failure(fmt::format("{}: {}", pathText(options.file), faultText(result.error(), manifest, context)));
    return *result;
  };
  try {
    manifest = mustBeThere(readManifest(options.file));
    context.variantId = manifest.variant;
    const Interrupt interrupt;
    const auto place = unpack(options.file, manifest, context.dataDirectory(), interrupt.token());
    if (!place && place.error() == PackFault::Stopped) throw Interrupted();
    summaryOf(manifest, mustBeThere(place)).print(context.json);
  } catch (const SolutionError& error) {
    throw Failure(errorText(error, context));
  }
  return exitDone;
}

void addPackCommands(CLI::App& app, Context& context) {
  const auto pack = std::make_shared<PackOptions>();
  CLI::App& packs = addCommand(app, context, "pack", "Pack a solution into one file for other people", pack, runPack);
  addVariantArgument(packs, pack->variant);
  addSwitch(packs, "--outcomes", pack->outcomes, "Pack only who wins, without distances, in less space");
  addTextOption(packs, "--out", pack->outFile,
                "Output file (default: VARIANT.kotaipack or VARIANT-outcomes.kotaipack in the current folder)")
      ->type_name("FILE");
  addJsonOption(packs, context);
  const auto unpacked = std::make_shared<UnpackOptions>();
  CLI::App& unpacks = addCommand(app, context, "unpack", "Check a pack and put its solution or outcomes into the data folder",
                                 unpacked, runUnpack);
  addTextOption(unpacks, "FILE", unpacked->file, "A file made by the command pack")->type_name("")->required();
  addJsonOption(unpacks, context);
}

}  // namespace kotai::cli
