#include "core/query/tally.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>

#include "core/query/measure.h"

namespace kotai::query {

constexpr std::array outcomeOrder{Outcome::Win, Outcome::Draw, Outcome::Loss};
constexpr std::int64_t noNumber = INT64_MAX;

class Tally {
 public:
  Tally(const Prepared& prepared, const std::vector<TallyKey>& keys) : m_prepared(prepared), m_keys(keys), m_row(keys.size()) {}

  void add(Location location, Value value, std::uint64_t count) {
    Measure measure(m_prepared.solution(), m_prepared.words(), location, value);
    for (std::size_t place = 0; place < m_keys.size(); ++place) {
      const std::optional<Sum>& number = m_keys[place].number;
      m_row[place] = number ? measure.number(*number).value_or(noNumber)
                            : std::ranges::find(outcomeOrder, value.outcome) - outcomeOrder.begin();
    }
    m_counts[m_row] += count;
  }

  void add(const Tally& other) {
    for (const auto& [row, count] : other.m_counts) m_counts[row] += count;
  }

  TableRows rows() const {
    TableRows table;
    for (const TallyKey& key : m_keys) table.columns.push_back(key.name);
    table.columns.emplace_back("count");
    for (const auto& [row, count] : m_counts) {
      std::vector<TableCell>& cells = table.rows.emplace_back();
      for (std::size_t place = 0; place < row.size(); ++place) cells.push_back(cell(m_keys[place], row[place]));
      cells.emplace_back(count);
    }
    return table;
  }

 private:
  static TableCell cell(const TallyKey& key, std::int64_t number) {
    if (!key.number) return toText(outcomeOrder[static_cast<std::size_t>(number)]);
    return number == noNumber ? TableCell() : TableCell(number);
  }

  const Prepared& m_prepared;
  const std::vector<TallyKey>& m_keys;
  std::vector<std::int64_t> m_row;
  std::map<std::vector<std::int64_t>, std::uint64_t> m_counts;
};

TableRows tally(const Prepared& prepared, const std::vector<TallyKey>& keys, const std::stop_token& stop,
                const std::function<void(const Progress&)>& progress) {
  const Variant& variant = prepared.variant();
  // Quantities that are constant in a part need no look-up per position.
  const bool byPart =
      std::ranges::all_of(keys, [&](const TallyKey& key) { return !key.number || isOfWholeParts(variant, *key.number); });
  Tally counted(prepared, keys);
  SearchOptions options;
  options.collect = byPart ? Collect::Runs : Collect::Hits;
  options.progress = progress;
  std::mutex mutex;
  options.process = [&](Found& found) {
    Tally part(prepared, keys);
    for (const Hit& hit : found.hits) part.add(hit.location, hit.value, 1);
    for (const Run& run : found.runs)
      for (const PartSummary::Entry& entry : run.hits)
        part.add({run.tier, {variant.tierGraph().partFirst(run.tier, run.part)}}, entry.value, entry.count);
    found.hits = {};
    const std::scoped_lock lock(mutex);
    counted.add(part);
  };
  search(prepared, options, stop);
  return counted.rows();
}

}  // namespace kotai::query
