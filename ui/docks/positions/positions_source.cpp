#include "ui/docks/positions/positions_source.h"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "core/analysis/position_list.h"
#include "core/query/first_hits.h"
#include "core/query/query_list.h"
#include "core/record/position_game.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

using Clock = std::chrono::steady_clock;

/// Time limit for a separate search that only finds the first matches. Later, the search that counts all
/// matches also delivers the first matches.
constexpr std::chrono::milliseconds firstHitsWithin{400};
constexpr std::size_t firstHits = 64;

static QVariant valueData(Value value, int role) {
  switch (role) {
    case CardRoles::OutcomeRole: return static_cast<int>(value.outcome);
    case CardRoles::ValueRole:
    case Qt::AccessibleTextRole: return valueText(value);
    default: return {};
  }
}

static CardList::Cards cardsOf(const Variant& variant, const std::vector<ListedPosition>& listed) {
  CardList::Cards cards;
  for (const ListedPosition& each : listed) cards.push_back(positionCard(variant, each.position, each.value));
  return cards;
}

/// Formats a row of a list. Positions contain spaces and commas, but no quotation marks.
static std::string row(const std::string& text, Value value, ListFormat format) {
  const std::string distance = value.outcome == Outcome::Draw ? std::string() : std::to_string(value.distancePlies);
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{},{}", text, toText(value.outcome), distance);
  return fmt::format("{{\"position\": \"{}\", \"outcome\": \"{}\", \"distance\": {}}}", text, toText(value.outcome),
                     distance.empty() ? "null" : distance);
}

/// Adapts a list of the core library to a list of cards.
template <typename List>
class Positions : public CardList {
 public:
  template <typename... Rest>
  explicit Positions(const SolutionPtr& solution, Rest&&... rest)
      : m_variant(solution->variant()), m_list(std::make_shared<const List>(solution, std::forward<Rest>(rest)...)) {}

  std::uint64_t count() const override { return m_list->count(); }
  bool isWhole() const override {
    if constexpr (requires { m_list->isWhole(); })
      return m_list->isWhole();
    else
      return true;
  }
  Cards page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const override {
    return cardsOf(*m_variant, m_list->page(first, limit, stop));
  }
  std::optional<Drawn> drawnNear(std::uint64_t number, const std::stop_token& stop) const override {
    if constexpr (requires { m_list->drawnNear(number, stop); }) {
      const auto drawn = m_list->drawnNear(number, stop);
      if (!drawn) return std::nullopt;
      auto numbered = [drawn = *drawn, list = m_list, variant = m_variant](std::size_t limit, const std::stop_token& token) {
        const auto found = list->numbered(drawn, limit, token);
        return Numbered{found.number, cardsOf(*variant, found.positions)};
      };
      return Drawn{positionCard(*m_variant, drawn->listed.position, drawn->listed.value), std::move(numbered)};
    }
    return std::nullopt;
  }
  std::string columns() const override { return "position,outcome,distance"; }
  std::vector<std::string> written(std::uint64_t first, std::size_t most, ListFormat format,
                                   const std::stop_token& stop) const override {
    std::vector<std::string> entries;
    for (const ListedPosition& listed : m_list->page(first, most, stop)) {
      const std::string text = m_variant->formatPosition(listed.position);
      entries.push_back(format == ListFormat::Games ? positionGame(m_variant->id(), text, listed.value)
                                                    : row(text, listed.value, format));
    }
    return entries;
  }

 private:
  VariantPtr m_variant;
  std::shared_ptr<const List> m_list;
};

static void show(SearchState& state, CardList::Cards first) {
  const std::scoped_lock lock(state.mutex);
  state.first = std::move(first);
}

/// Finds the first matches, without counting the others. Returns false if the time limit is exceeded.
static bool findFirst(const SolutionPtr& solution, const query::Query& query, query::Order order, SearchState& state,
                      const std::stop_token& stop) {
  std::stop_source enough;
  const std::stop_callback stopped(stop, [&enough] { enough.request_stop(); });
  const auto begun = Clock::now();
  const query::Prepared prepared(solution, query, stop);
  CardList::Cards first;
  const Variant& variant = *solution->variant();
  const auto add = [&](const query::Hit& hit) {
    first.push_back(positionCard(variant, variant.positionAt(hit.location), hit.value));
  };
  query::visitFirst(prepared, order, firstHits, enough.get_token(), add, [&](const query::Progress&) {
    if (Clock::now() - begun > firstHitsWithin) enough.request_stop();
  });
  if (enough.stop_requested()) return false;
  show(state, std::move(first));
  return true;
}

/// Combines two stop requests: the list is outdated, or the user has stopped the search.
class EitherStop {
 public:
  EitherStop(const std::stop_token& outdated, const SearchState& state)
      : m_outdated(outdated, Stop{&m_either}), m_enough(state.stop.get_token(), Stop{&m_either}) {}
  std::stop_token token() const { return m_either.get_token(); }

 private:
  struct Stop {
    std::stop_source* source;
    void operator()() const { source->request_stop(); }
  };
  std::stop_source m_either;
  std::stop_callback<Stop> m_outdated;
  std::stop_callback<Stop> m_enough;
};

/// Reports the progress of a search, and its first matches.
static ListReports reportsTo(SearchState& state, const VariantPtr& variant) {
  return {.progress =
              [&state](const ListProgress& now) {
                state.share = now.share;
                state.found = now.found;
              },
          .beginning = [&state, variant](std::vector<ListedPosition>&& first) { show(state, cardsOf(*variant, first)); },
          .beginningHits = firstHits};
}

PositionCard positionCard(const Variant& variant, const AnyPosition& position, std::optional<Value> value) {
  PositionCard card{position, QString::fromStdString(variant.formatPosition(position))};
  if (value) card.value = [value = *value](int role) { return valueData(value, role); };
  return card;
}

OpenCards notablePositions(SolutionPtr solution, const PositionFilter& filter, std::shared_ptr<SearchState> state) {
  return [solution = std::move(solution), filter, state = std::move(state)](const std::stop_token& stop) {
    const EitherStop either(stop, *state);
    return std::make_shared<const Positions<PositionList>>(solution, filter, either.token(),
                                                           reportsTo(*state, solution->variant()));
  };
}

OpenCards matchesOf(SolutionPtr solution, const query::Query& query, query::Order order, std::shared_ptr<SearchState> state) {
  return [solution = std::move(solution), query, order, state = std::move(state)](const std::stop_token& stop) {
    const EitherStop either(stop, *state);
    ListReports reports = reportsTo(*state, solution->variant());
    if (findFirst(solution, query, order, *state, either.token())) reports.beginning = {};
    return std::make_shared<const Positions<query::QueryList>>(solution, query, order, either.token(), std::move(reports));
  };
}

}  // namespace kotai::ui
