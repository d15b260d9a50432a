#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/base/combinations.h"
#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/packed_form.h"
#include "core/games/animalshogi/printed.h"
#include "core/games/animalshogi/published.h"
#include "core/games/animalshogi/unreachable.h"
#include "core/games/animalshogi/variant.h"
#include "core/works/solved_here.h"

namespace kotai::animalshogi {

constexpr const char* plainGame = "animalshogi";
constexpr const char* statsCommand = "kotai-cli stats animalshogi";
const std::string lionCapturable{statistic::lionCapturable};
const std::string lostByTry{statistic::lost};
constexpr std::string_view replyPrefix = "reply-";
constexpr std::string_view backRows[] = {"ELG", "GLE", "LEG",
                                         "LGE", "EGL", "GEL"};  ///< pieces of the first player, from the left
constexpr std::string_view chickFiles[] = {"A", "B", "C"};

static WorkFigure listOf(std::string id, const std::vector<std::string>& figures,
                         std::vector<std::string> commands = {statsCommand}) {
  WorkFigure figure{.id = std::move(id), .place = {WorkPlace::Part::Slides}, .variants = {plainGame}, .tables = {{}}};
  for (const std::string& each : figures)
    figure.tables.front().cells.push_back({.id = each, .published = std::string(printedText(each))});
  figure.commands = std::move(commands);
  return figure;
}

/// Returns the estimate from the slides. The estimate places the pieces on the board, one kind after another,
/// and none in hand.
static WorkFigure estimate() {
  WorkFigure figure{.id = "estimate", .place = {WorkPlace::Part::Slides}};
  figure.tables = {{.cells = {{.id = "placements-lions", .published = "132"},
                              {.id = "placements-giraffes", .published = "180"},
                              {.id = "placements-elephants", .published = "112"},
                              {.id = "placements-chicks", .published = "240"},
                              {.id = "placements", .published = "638668800"}}}};
  return figure;
}

static WorkFigure handsTable() {
  std::vector<std::string> ids;
  for (std::size_t held = 0; held <= mostInHand; ++held) ids.push_back(fmt::format("hands-{}", held));
  WorkFigure figure = listOf("table-1", ids, {"kotai-cli table animalshogi --by hands --as-published"});
  figure.place = {WorkPlace::Part::Table, 1};
  figure.tables.front().cells.push_back({.id = "sum", .published = "1567925964"});
  return figure;
}

/// Returns the sizes of the parts of the 60-bit representation, and the start position as an example.
static WorkFigure representation() {
  WorkFigure figure{.id = "representation", .place = {WorkPlace::Part::Slides}};
  figure.tables = {{.cells = {{.id = "square-states", .published = "11"},
                              {.id = "square-bits", .published = "4"},
                              {.id = "board-bits", .published = "48"},
                              {.id = "hand-bits", .published = "12"},
                              {.id = "position-bits", .published = "60"},
                              {.id = "packed-start"}}}};
  return figure;
}

/// Returns the query for the positions of a figure. Returns an empty string for figures whose positions cannot be
/// listed.
static std::string queryOf(std::string_view id) {
  if (id == "positions") return "moves > 0";
  if (id == "win" || id == "draw" || id == "loss") return fmt::format("outcome = {}", id);
  if (id == "longest" || id == "rounds") return "outcome = win and distance = 173";
  if (id == "moves-most") return "moves = 38";
  if (id == "zugzwang" || id == "zugzwang-symmetric" || id == "far-drop-only" || id == "far-drop-matters")
    return fmt::format("kind({})", id);
  if (id.starts_with(statistic::mate) && id != "mate-share")
    return fmt::format("kind(mate, {})", id.substr(statistic::mate.size()));
  return {};
}

static WorkFigure resultsFigure() {
  WorkFigure figure =
      listOf("results", {"win", "draw", "loss", "longest"}, {statsCommand, "kotai-cli table animalshogi --by distance"});
  auto& cells = figure.tables.front().cells;
  cells.push_back({.id = "rounds", .published = "173"});
  cells.push_back({.id = "mate-share", .published = "30 %"});
  return figure;
}

constexpr int longestRound = 173;
constexpr int roundsInRow = 10;

/// Returns the query for the positions whose values become known in a round. Odd rounds find wins.
static std::string queryOfRound(int round) {
  if (round == 0 || round > longestRound) return {};
  return fmt::format("outcome = {} and distance = {}", round % 2 == 1 ? "win" : "loss", round);
}

static std::string queryOfOpen(int round) {
  if (round == 0) return "moves > 0";
  return round < longestRound ? fmt::format("outcome = draw or distance > {}", round) : "outcome = draw";
}

/// Returns the rounds of the retrograde search in two tables, ten rounds per row: the positions decided in each
/// round, and the positions that remain open after it. Round 0 has W0, L0 and U0. The slides print only the
/// number of rounds.
static WorkFigure roundsFigure() {
  WorkFigure figure{.id = "rounds-counts", .place = {WorkPlace::Part::Slides}, .variants = {plainGame}};
  figure.commands = {"kotai-cli table animalshogi --by distance"};
  for (const auto& [id, query] : {std::pair{"decided-in-round", &queryOfRound}, {"open-after-round", &queryOfOpen}}) {
    WorkTable& table = figure.tables.emplace_back(WorkTable{.id = id, .rowsOf = "round", .columnsOf = "round-more"});
    for (int more = 0; more < roundsInRow; ++more) table.columns.push_back(fmt::format("+{}", more));
    for (int first = 0; first <= longestRound; first += roundsInRow) {
      table.rows.push_back(std::to_string(first));
      for (int more = 0; more < roundsInRow; ++more) table.cells.push_back({.query = query(first + more)});
    }
  }
  return figure;
}

static WorkFigure matesTable() {
  std::vector<std::string> ids;
  for (int moves = 1; moves <= longestMate; moves += 2) ids.push_back(fmt::format("mate-{}", moves));
  WorkFigure figure = listOf("mates", ids, {"kotai-cli table animalshogi --by mate"});
  figure.tables.front().cells.push_back({.id = "sum", .published = "17213997"});
  return figure;
}

/// Returns start positions with every order of the pieces on the back row. A chick stands in front of each
/// piece in turn, and the other side is rotated. The slides contain three of these positions.
static WorkFigure setUps() {
  WorkFigure figure{.id = "set-ups", .place = {WorkPlace::Part::Slides}, .variants = {plainGame}};
  figure.commands = {"kotai-cli probe animalshogi 'gle/1c1/1C1/ELG b -'"};
  WorkTable& table = figure.tables.emplace_back();
  table.rowsOf = "back-row";
  table.columnsOf = "chick-file";
  table.rows.assign(std::begin(backRows), std::end(backRows));
  table.columns.assign(std::begin(chickFiles), std::end(chickFiles));
  table.cells.resize(table.rows.size() * table.columns.size());
  table.cells[0].published = printedText("chicks-before-elephants");
  table.cells[1].published = printedText("start");
  table.cells[2].published = printedText("chicks-before-giraffes");
  return figure;
}

/// Returns the positions on the slides, as far as the pictures are legible. Only four mates in 23 exist. In the
/// picture of the symmetric zugzwang, only the occupied squares are legible, so five positions match.
static std::vector<WorkPicture> pictures(std::string_view figure) {
  const auto shown = [](std::string id, std::string position) {
    return WorkPicture{std::move(id), plainGame, std::move(position)};
  };
  if (figure == "representation") return {shown("pictured-start", "gle/1c1/1C1/ELG b -")};
  if (figure == "results") return {shown("pictured-longest", "lgc/e2/L2/Gec b -")};
  if (figure == "start-figures") return {shown("pictured-start", "gle/1c1/1C1/ELG b -")};
  if (figure == "moves")
    return {shown("pictured-no-moves", "1EG/EGL/lCC/3 b -"), shown("pictured-most-moves", "1l1/1E1/1L1/1+C1 b GECg")};
  if (figure == "zugzwangs") return {shown("pictured-zugzwang", "1gl/1ec/CE1/LG1 b -")};
  if (figure == "mates")
    return {shown("pictured-mate", "glg/CeC/eL1/3 b -"), shown("pictured-mate", "1l1/eg1/1C1/L1+C b GE"),
            shown("pictured-mate", "1l1/ee1/1C1/L1+C b 2G"), shown("pictured-mate", "1l1/e2/3/L1+C b 2GEC")};
  if (figure == "other-starts")
    return {shown("chicks-before-giraffes", "gle/c2/2C/ELG b -"), shown("chicks-before-elephants", "gle/2c/C2/ELG b -")};
  return {};
}

/// Sizes of proof graphs, including decided positions. The commands take 12, 12 and 56 s of processor time.
struct KnownProof {
  std::string_view ties;
  std::string_view positions;
};
constexpr KnownProof knownProofs[] = {{"first", "2249328"}, {"fewest", "1566415"}, {"all", "9215838"}};

/// Returns the replies to the first moves that the slides name.
static WorkFigure startFigure() {
  WorkFigure figure =
      listOf("start-figures", {"start", "first-move-B3B2", "first-move-C4C3", "first-move-B4C3", "first-move-B4A3"},
             {statsCommand, "kotai-cli probe animalshogi 'gle/1c1/1C1/ELG b -' --moves"});
  auto& cells = figure.tables.front().cells;
  for (const auto& [move, reply] : {std::pair{"B3B2", "C1B2"}, {"C4C3", "A1A2"}, {"B4C3", "A1A2, B2B3"}, {"B4A3", "A1A2, B2B3"}})
    cells.push_back({.id = fmt::format("{}{}", replyPrefix, move), .published = reply});
  cells.push_back({.id = "proof-graph", .published = std::string(printedText("proof-graph")), .comparable = false});
  for (const KnownProof& proof : knownProofs) {
    cells.push_back({.id = fmt::format("proof-graph-{}", proof.ties)});
    figure.commands.push_back(fmt::format("kotai-cli graph animalshogi --proof --count --ties {}", proof.ties));
  }
  return figure;
}

/// Numbers of positions in the lists of unreachable positions. The search for each list takes 35 s of processor
/// time.
struct KnownList {
  FindKind kind;
  std::string_view positions;
};
constexpr KnownList knownLists[] = {{kind::unreachable, "21649100"},
                                    {kind::unreachableNothingBefore, "28420"},
                                    {kind::unreachableLionSpared, "20564717"},
                                    {kind::unreachableFromOthers, "1055963"}};

/// Returns the numbers of reachable positions, and the lists of unreachable positions.
static WorkFigure enumeration() {
  WorkFigure figure = listOf("enumeration", {"reachable", lionCapturable, lostByTry, "positions"}, {statsCommand});
  for (const KnownList& list : knownLists) {
    figure.tables.front().cells.push_back({.id = std::string(list.kind.id), .kind = std::string(list.kind.id)});
    figure.commands.push_back(fmt::format("kotai-cli find animalshogi --kind {}", list.kind.id));
  }
  return figure;
}

static std::vector<WorkFigure> printedWork() {
  std::vector<WorkFigure> figures{estimate(),
                                  handsTable(),
                                  representation(),
                                  enumeration(),
                                  resultsFigure(),
                                  roundsFigure(),
                                  startFigure(),
                                  listOf("moves", {"moves-average", "moves-most"}),
                                  listOf("zugzwangs", {"zugzwang", "zugzwang-symmetric"}),
                                  listOf("far-drops", {"far-drop-only", "far-drop-matters"},
                                         {statsCommand, "kotai-cli find animalshogi --kind far-drop-matters --count"}),
                                  matesTable(),
                                  listOf("other-starts", {"chicks-before-giraffes", "chicks-before-elephants"}),
                                  setUps()};
  for (WorkFigure& figure : figures) {
    if (figure.id == "far-drops") figure.variants.emplace_back(withoutFarDrops);
    figure.pictures = pictures(figure.id);
    for (PublishedFigure& cell : figure.tables.front().cells)
      if (!cell.id.empty()) cell.query = queryOf(cell.id);
  }
  return figures;
}

static void fillEstimate(WorkTable& table) {
  const std::uint64_t lions = std::uint64_t{squareCount} * (squareCount - 1);
  const auto pairOn = [](int squares, std::uint64_t ways) { return choose(squares, 2) * ways; };
  // With factor 4, each of the two pieces may belong to either player. With factor 16, each of the two chicks
  // may also be a hen.
  const std::uint64_t counts[] = {lions, pairOn(squareCount - 2, 4), pairOn(squareCount - 4, 4), pairOn(squareCount - 6, 16)};
  std::uint64_t all = 1;
  for (std::size_t place = 0; place < std::size(counts); ++place) {
    table.cells[place].computed = std::to_string(counts[place]);
    all *= counts[place];
  }
  table.cells.back().computed = std::to_string(all);
}

static void fillRepresentation(std::vector<PublishedFigure>& cells) {
  const int sizes[] = {squareStates, bitsPerSquare, boardBits, handBits, boardBits + handBits};
  for (std::size_t place = 0; place < std::size(sizes); ++place) cells[place].computed = std::to_string(sizes[place]);
  cells.back().computed = fmt::format("{:#017x}", packedForm(Rules::usualStart()));
}

static std::string bestReplies(const Solution& solution, std::string_view move) {
  std::vector<std::string> best;
  for (const MoveValue& first : moveValues(solution, solution.variant()->start()))
    if (first.text == move)
      for (const MoveValue& reply : moveValues(solution, first.after))
        if (reply.perfect) best.push_back(reply.text);
  return fmt::format("{}", fmt::join(best, ", "));
}

/// Looks up the values of the set-ups. Looks up both mirror images of a set-up.
static void fillSetUps(WorkTable& table, const Solution& solution) {
  constexpr std::string_view ownChick[] = {"C2", "1C1", "2C"};
  constexpr std::string_view otherChick[] = {"2c", "1c1", "c2"};
  auto cell = table.cells.begin();
  for (const std::string_view row : backRows) {
    std::string other(row.rbegin(), row.rend());
    std::ranges::transform(other, other.begin(),
                           [](char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); });
    for (std::size_t file = 0; file < std::size(chickFiles); ++file) {
      const std::string text = fmt::format("{}/{}/{}/{} b -", other, otherChick[file], ownChick[file], row);
      (cell++)->computed = toText(solution.value(solution.variant()->parsePosition(text).value()));
    }
  }
}

static void fillRounds(WorkFigure& figure, const Solution& solution) {
  const Totals all = totals(solution);
  const auto statistics = solution.statistics();
  const auto inRound = [&](int round) {
    std::uint64_t count = 0;
    for (const Outcome outcome : {Outcome::Win, Outcome::Loss}) {
      const auto& distances = all.distances[static_cast<std::size_t>(outcome)];
      const auto found = distances.find(static_cast<std::uint32_t>(round));
      if (found != distances.end()) count += found->second;
    }
    return count;
  };
  const auto finished = [&](const std::string& name) {
    const auto found = statistics.find(name);
    return found == statistics.end() ? 0 : found->second;
  };
  std::uint64_t open = all.positions();
  for (std::size_t round = 0; round < figure.tables[0].cells.size(); ++round) {
    const std::uint64_t decided = round == 0 ? finished(lionCapturable) + finished(lostByTry) : inRound(static_cast<int>(round));
    if (round > 0) open -= decided;
    figure.tables[0].cells[round].computed = std::to_string(decided);
    figure.tables[1].cells[round].computed = std::to_string(open);
  }
}

static std::string mateShare(const std::vector<PublishedFigure>& known) {
  std::uint64_t mates = 0;
  std::uint64_t wins = 0;
  for (const PublishedFigure& figure : known) {
    if (figure.id.starts_with(statistic::mate)) mates += std::stoull(figure.computed);
    if (figure.id == "win") wins = std::stoull(figure.computed);
  }
  return wins > 0 ? fmt::format("{:.0f} %", 100 * static_cast<double>(mates) / static_cast<double>(wins)) : std::string();
}

static void fillSum(std::vector<PublishedFigure>& cells) {
  std::uint64_t sum = 0;
  for (const PublishedFigure& cell : cells)
    if (cell.id != "sum") sum += std::stoull(cell.computed);
  cells.back().computed = std::to_string(sum);
}

static void fillKnown(std::vector<PublishedFigure>& cells) {
  const auto fill = [&cells](std::string_view id, std::string_view positions) {
    for (PublishedFigure& cell : cells) {
      if (cell.id != id) continue;
      cell.computed = positions;
      cell.known = true;
    }
  };
  for (const KnownProof& proof : knownProofs) fill(fmt::format("proof-graph-{}", proof.ties), proof.positions);
  for (const KnownList& list : knownLists) fill(list.kind.id, list.positions);
}

static void computeFigure(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) {
  if (figure.id == "estimate") return fillEstimate(figure.tables.front());
  if (figure.id == "representation") return fillRepresentation(figure.tables.front().cells);
  fillKnown(figure.tables.front().cells);
  const SolutionPtr solution = solvedHere(folder, plainGame);
  if (!solution) return;
  if (figure.id == "set-ups") return fillSetUps(figure.tables.front(), *solution);
  if (figure.id == "rounds-counts") return fillRounds(figure, *solution);
  std::vector<PublishedFigure>& cells = figure.tables.front().cells;
  const std::vector<PublishedFigure> known = publishedFigures(*solution, figure.id == "far-drops", stop);
  const auto statistics = solution->statistics();
  for (PublishedFigure& cell : cells) {
    const std::string_view id = cell.id == "rounds" ? std::string_view("longest") : std::string_view(cell.id);
    if (const auto found = std::ranges::find(known, id, &PublishedFigure::id); found != known.end())
      cell.computed = found->computed;
    if (const auto found = statistics.find(cell.id); found != statistics.end()) cell.computed = std::to_string(found->second);
    if (cell.id == "mate-share") cell.computed = mateShare(known);
  }
  for (PublishedFigure& cell : cells)
    if (cell.id.starts_with(replyPrefix)) cell.computed = bestReplies(*solution, cell.id.substr(replyPrefix.size()));
  if (cells.back().id == "sum") fillSum(cells);
}

Work publishedWork() {
  return {.name = "Tanaka 2009",
          .authors = "田中哲朗 (Tetsuro Tanaka)",
          .title = "「どうぶつしょうぎ」の完全解析",
          .english = "An Analysis of a Board Game “Doubutsu Shogi”",
          .appeared = "IPSJ SIG Technical Report 2009-GI-22, 2009",
          .figures = printedWork,
          .compute = computeFigure};
}

}  // namespace kotai::animalshogi
