#include "tests/robustness/disturbed_solve.h"

#include <QProcess>
#include <QStringList>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <functional>
#include <random>
#include <string_view>

#include "core/base/errors.h"
#include "core/tables/file_layout.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_record.h"

namespace kotai::test {

namespace fs = std::filesystem;

std::vector<Disturbance> killsOverTheWholeFile(std::size_t count, std::uint64_t bytes, unsigned seed) {
  std::mt19937_64 random(seed);
  std::vector<Disturbance> kills;
  for (std::size_t number = 0; number < count; ++number)
    kills.push_back({Disturbance::How::Kill, QStringLiteral("part"), random() % bytes});
  std::ranges::sort(kills, {}, &Disturbance::number);
  return kills;
}

Ending solveWith(const Disturbance& disturbance, const QString& id, const fs::path& folder, unsigned threads) {
  QProcess process;
  process.start(QStringLiteral(KOTAI_DYING_SOLVER),
                {id, QString::fromStdString(folder.string()), QString::number(threads),
                 disturbance.how == Disturbance::How::Kill ? QStringLiteral("kill") : QStringLiteral("full"), disturbance.where,
                 QString::number(disturbance.number)});
  constexpr int longestMs = 600'000;
  if (!process.waitForFinished(longestMs)) return Ending::Otherwise;
  if (process.exitStatus() == QProcess::CrashExit) return process.exitCode() == SIGKILL ? Ending::Killed : Ending::Otherwise;
  if (process.exitCode() == 0) return Ending::Finished;
  const int fault = process.readAllStandardOutput().trimmed().toInt();
  return process.exitCode() == 1 && fault == static_cast<int>(SolutionFault::DiskFull) ? Ending::DiskFull : Ending::Otherwise;
}

Ending solveOn(const QString& id, const fs::path& folder, unsigned threads) {
  return solveWith({Disturbance::How::Kill, QStringLiteral("nowhere"), 0}, id, folder, threads);
}

std::map<std::pair<std::uint64_t, unsigned>, std::uint64_t> recordsOf(const fs::path& file) {
  std::map<std::pair<std::uint64_t, unsigned>, std::uint64_t> records;
  const InputFile input(file);
  const std::vector<std::byte> bytesOfAll = input.bytes(0, input.size());
  const std::span<const std::byte> all = bytesOfAll;
  for (std::size_t place = sizeof(layout::FileHeader); place < all.size();) {
    const auto record = TierRecordView::read(input, place, all.size());
    if (!record) break;
    const std::string_view bytes(reinterpret_cast<const char*>(all.data() + place), record->recordBytes());
    if (record->blocksAreGood())  // damaged records are not counted
      records.emplace(std::pair(record->tier().value, unsigned{record->plane()}), std::hash<std::string_view>{}(bytes));
    place += record->recordBytes();
  }
  return records;
}

bool readsRightly(const Solution& right, const fs::path& folder, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const TierGraph& space = right.variant()->tierGraph();
  const auto same = [](auto&& read, const Solution& one, const Solution& other) {
    try {
      return read(one) == read(other);
    } catch (const SolutionError&) {
      return true;
    }
  };
  try {
    const SolutionPtr damaged = Solution::open(folder, right.variant());
    for (int probe = 0; probe < 300; ++probe) {
      const TierId tier{random() % space.tierCount()};
      const Location place{tier, {random() % space.positionCount(tier)}};
      const auto plane = static_cast<std::uint16_t>(1 + random() % static_cast<unsigned>(std::max(space.planeCount(), 1)));
      if (!same([&](const Solution& each) { return each.valueAt(place); }, right, *damaged)) return false;
      if (space.planeCount() > 0 && !same([&](const Solution& each) { return each.marksAt(place, plane); }, right, *damaged))
        return false;
    }
    const auto start = right.variant()->start();
    return same([&](const Solution& each) { return each.value(start); }, right, *damaged) &&
           same([&](const Solution& each) { return each.statistics(); }, right, *damaged);
  } catch (const SolutionError&) {
    return true;
  }
}

void flipBit(const fs::path& file, std::uint64_t bit) {
  std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
  stream.seekg(static_cast<std::streamoff>(bit / 8));
  const int letter = stream.get();
  stream.seekp(static_cast<std::streamoff>(bit / 8));
  stream.put(static_cast<char>(letter ^ (1 << (bit % 8))));
}

std::vector<std::string> filesIn(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

}  // namespace kotai::test
