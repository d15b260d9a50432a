#include "app/cli/engine/engine_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <unordered_set>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "core/base/words.h"

namespace kotai::cli {

constexpr std::size_t maxPositions = 2000;  ///< maximum number of positions examined for one distance
constexpr std::size_t longestLine = 200;    ///< maximum number of moves shown for an endless line
constexpr std::uint32_t earlierByPlies = 2;

/// Names (in lower case) of the options that programs always set but that have no effect here.
constexpr std::array<std::string_view, 8> ignoredOptions{"uci_analysemode", "hash",     "threads",    "ponder",
                                                         "usi_ponder",      "usi_hash", "clear hash", "move overhead"};

static std::optional<unsigned> wholeNumber(std::string_view text, unsigned most) {
  unsigned number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  return number;
}

constexpr unsigned deepestPerft = 6;  ///< maximum depth of `go perft`, because counting cannot be interrupted
constexpr int triesOfPlayer = 20;

EngineLines::EngineLines(SolutionPtr solution, EngineNotationPtr notation)
    : m_solution(std::move(solution)), m_notation(std::move(notation)) {}

std::vector<EngineLine> EngineLines::best(const AnyPosition& position, const std::vector<AnyMove>& moves, std::size_t count) {
  m_endsEarly.clear();
  std::vector<std::pair<EngineLine, Step>> rows;
  for (const Step& step : steps(position, moves))
    rows.push_back({{valueForMover(theirs(step.after, m_solution->value(step.after))), {step.move}}, step});
  std::ranges::stable_sort(rows, [](const auto& left, const auto& right) {
    if (left.first.value != right.first.value) return preference(left.first.value, right.first.value) > 0;
    return preference(left.second.value, right.second.value) > 0;
  });
  if (rows.size() > count) rows.resize(count);
  std::vector<EngineLine> lines;
  for (auto& [line, step] : rows) {
    extendLine(line, step.after, m_solution->value(step.after));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<EngineLines::Step> EngineLines::steps(const AnyPosition& position, const std::vector<AnyMove>& moves) const {
  std::vector<Step> result;
  for (const AnyMove move : moves) {
    const AnyPosition after = m_solution->variant()->play(position, move);
    result.push_back({move, after, valueForMover(m_solution->value(after))});
  }
  return result;
}

Value EngineLines::theirs(const AnyPosition& position, Value value) {
  if (m_notation->endsElsewhere() && endsEarly(position, value)) value.distancePlies -= earlierByPlies;
  return value;
}

bool EngineLines::endsEarly(const AnyPosition& position, Value value) {
  if (value.outcome == Outcome::Draw || value.distancePlies < earlierByPlies) return false;
  if (const auto known = m_endsEarly.find(position); known != m_endsEarly.end()) return known->second;
  if (m_endsEarly.size() >= maxPositions) return false;
  const bool result = findEndsEarly(position, value);
  m_endsEarly.emplace(position, result);
  return result;
}

bool EngineLines::findEndsEarly(const AnyPosition& position, Value value) {
  const std::vector<AnyMove> moves = m_notation->sharedMoves(position);
  if (moves.empty()) return value.distancePlies == earlierByPlies;
  bool anyEarly = false;
  for (const Step& step : steps(position, moves)) {
    if (step.value != value) continue;
    const bool early = endsEarly(step.after, {opposite(value.outcome), value.distancePlies - 1});
    if (early && value.outcome == Outcome::Win) return true;
    if (!early && value.outcome == Outcome::Loss) return false;
    anyEarly = anyEarly || early;
  }
  return anyEarly;
}

void EngineLines::extendLine(EngineLine& line, AnyPosition position, Value value) {
  std::unordered_set<AnyPosition> seen{position};
  while (line.moves.size() < longestLine) {
    const bool early = m_notation->endsElsewhere() && endsEarly(position, value);
    std::vector<Step> good = steps(position, m_notation->sharedMoves(position));
    std::erase_if(good, [&](const Step& step) { return step.value != value || seen.contains(step.after); });
    if (good.empty()) return;
    const Value next{opposite(value.outcome), value.distancePlies - (value.outcome == Outcome::Draw ? 0 : 1)};
    const auto same = std::ranges::find_if(
        good, [&](const Step& step) { return !m_notation->endsElsewhere() || endsEarly(step.after, next) == early; });
    const Step& chosen = same == good.end() ? good.front() : *same;
    line.moves.push_back(chosen.move);
    position = chosen.after;
    value = next;
    seen.insert(position);
  }
}

std::vector<std::string> EngineOptions::descriptions(const std::string& variantName) {
  return {fmt::format("option name UCI_Variant type combo default {0} var {0}", variantName),
          fmt::format("option name MultiPV type spin default 1 min 1 max {}", maxLines),
          fmt::format("option name Level type spin default {0} min 1 max {0}", perfectLevel),
          "option name UCI_AnalyseMode type check default false", "option name Ponder type check default false"};
}

std::string EngineOptions::set(std::string_view name, std::string_view value, const std::string& variantName) {
  const auto setNumber = [&](unsigned& target, unsigned most) {
    const auto number = wholeNumber(value, most);
    if (number) target = *number;
    return number ? std::string()
                  : fmt::format("option {}: expected a number from 1 to {}, found '{}'", name, most,
                                shortenedText(std::string(value)));
  };
  const std::string small = lowerCase(name);
  if (small == "multipv") return setNumber(lines, maxLines);
  if (small == "level") return setNumber(level, perfectLevel);
  if (small == "uci_variant" || small == "usi_variant") {
    if (lowerCase(value) == variantName) return {};
    return fmt::format("variant '{}' is not known to this engine, which plays {}", shortenedText(std::string(value)),
                       variantName);
  }
  if (std::ranges::count(ignoredOptions, small) > 0) return {};
  return fmt::format("No such option: {}", shortenedText(std::string(name)));
}

/// Reads the words of a line one after another.
struct EngineServer::Words {
  std::vector<std::string_view> words;
  std::size_t place = 0;

  bool atEnd() const { return place == words.size(); }
  std::string next() { return atEnd() ? std::string() : std::string(words[place++]); }
  /// Reads the words up to the word \p end or the end of the line. Skips \p end.
  std::string until(std::string_view end) {
    std::string text;
    for (; !atEnd() && words[place] != end; ++place) text.append(text.empty() ? "" : " ").append(words[place]);
    if (!atEnd()) ++place;
    return text;
  }
};

EngineServer::EngineServer(Setting setting, SendLine sendLine)
    : m_setting(std::move(setting)),
      m_sendLine(std::move(sendLine)),
      m_notation(engineNotation(m_setting.variant)),
      m_position(m_setting.variant->start()) {
  if (m_setting.solution) m_lines.emplace(m_setting.solution, m_notation);
}

bool EngineServer::handleLine(const std::string& line) {
  Words words{wordsIn(line)};
  const std::string command = words.next();
  if (command == "quit") return false;
  if (command == "uci") introduce(EngineProtocol::Uci);
  if (command == "usi") introduce(EngineProtocol::Usi);
  if (command == "isready") m_sendLine("readyok");
  if (command == "setoption")
    setOption(std::move(words));
  else if (command == "position")
    setPosition(std::move(words));
  else if (command == "go")
    go(std::move(words));
  if (command == "stop" || command == "ponderhit") stop();
  if (command == "d") describe();
  constexpr std::array<std::string_view, 14> known{"uci",        "usi",        "isready",   "setoption", "position",
                                                   "go",         "stop",       "ponderhit", "d",         "debug",
                                                   "ucinewgame", "usinewgame", "gameover",  "register"};
  if (!command.empty() && std::ranges::count(known, command) == 0) sendInfo("Unknown command: " + shortenedText(line));
  return true;
}

void EngineServer::introduce(EngineProtocol protocol) {
  m_protocol = protocol;
  m_sendLine("id name " + m_setting.name);
  m_sendLine("id author the authors of Kotai");
  for (const std::string& each : EngineOptions::descriptions(m_notation->variantName())) m_sendLine(each);
  if (!m_setting.solution)
    sendInfo(
        fmt::format("There is no solution of {0}: the moves are those of level 9, by a search. 'kotai-cli solve {0}' makes one.",
                    m_setting.variant->id()));
  m_sendLine(protocol == EngineProtocol::Uci ? "uciok" : "usiok");
}

void EngineServer::setOption(Words words) {
  words.next();  // skips the word "name"
  const std::string name = words.until("value");
  const std::string wrong = m_options.set(name, words.until(""), m_notation->variantName());
  m_player.reset();
  if (!wrong.empty()) sendInfo(wrong);
}

void EngineServer::setPosition(Words words) {
  m_position.reset();
  const std::string kind = words.next();
  const std::string text = words.until("moves");
  if (kind == "startpos") return playMoves(m_setting.variant->start(), std::move(words));
  if (kind != "fen" && kind != "sfen")
    return sendInfo("position: expected startpos, fen or sfen, found '" + shortenedText(kind) + "'");
  const auto protocol = kind == "fen" ? EngineProtocol::Uci : EngineProtocol::Usi;
  const auto position = m_notation->readPosition(protocol, text);
  if (!position) return sendInfo("Illegal position: " + visibleText(englishText(position.error(), "position", text)));
  playMoves(*position, std::move(words));
}

void EngineServer::playMoves(AnyPosition position, Words words) {
  while (!words.atEnd()) {
    const std::string move = words.next();
    const auto after = m_notation->after(m_protocol, position, move);
    if (!after)
      return sendInfo(fmt::format("Illegal move: {} in {}", shortenedText(move), m_notation->position(m_protocol, position)));
    position = *after;
  }
  m_position = position;
}

void EngineServer::go(Words words) {
  m_delayedAnswer.clear();
  const bool mate = m_protocol == EngineProtocol::Usi && std::ranges::count(words.words, "mate") > 0;
  const std::string none = mate ? "checkmate timeout" : std::string("bestmove ") + noMove();
  if (!m_position) {
    sendInfo("There is no position to think about: the last one was not legal");
    return m_sendLine(none);
  }
  const AnyPosition position = *m_position;
  auto search = readSearch(std::move(words), position);
  if (!search) return;
  search->mate = mate;
  try {
    choose(position, *search);
  } catch (const SolutionError& error) {
    sendInfo(visibleText(englishText(error, m_setting.variant->id(), "")));
    m_delayedAnswer = none;
  }
  if (!search->waits || mate) stop();
}

/// Reads the arguments of `go`. Executes `go perft` and then returns nothing. Ignores limits of time and depth, because
/// the solution already contains the answer.
std::optional<EngineServer::Search> EngineServer::readSearch(Words words, const AnyPosition& position) {
  Search search{m_notation->sharedMoves(position)};
  std::vector<AnyMove> only;
  bool restricted = false;
  bool listed = false;
  while (!words.atEnd()) {
    const std::string word = words.next();
    if (word == "perft") {
      perft(position, words.next());
      return std::nullopt;
    }
    const auto move = listed ? m_notation->readMove(m_protocol, position, word) : std::nullopt;
    if (move) only.push_back(*move);
    listed = word == "searchmoves" || move;
    restricted = restricted || word == "searchmoves";
    search.waits = search.waits || word == "infinite" || word == "ponder";
  }
  if (restricted) std::erase_if(search.moves, [&only](AnyMove each) { return std::ranges::count(only, each) == 0; });
  return search;
}

void EngineServer::choose(const AnyPosition& position, const Search& search) {
  if (search.mate) {
    m_delayedAnswer = "checkmate " + mateText(position, search.moves);
    return;
  }
  if (search.moves.empty()) return sendEnd(position);
  const bool byTable = m_lines && m_options.level == EngineOptions::perfectLevel;
  m_delayedAnswer = byTable ? chooseByTable(position, search.moves) : chooseByPlayer(position, search.moves);
}

/// Answers a search request in a position without a move to search, for example in a finished game. Programs
/// read `mate 0` as a loss for the side to move, so a win is reported as `mate 1`.
void EngineServer::sendEnd(const AnyPosition& position) {
  const auto finished = m_setting.variant->finishedValue(position);
  const Outcome outcome = finished ? finished->outcome : Outcome::Loss;
  const bool isUsi = m_protocol == EngineProtocol::Usi;
  const char* const score = outcome == Outcome::Draw ? "cp 0" : outcome == Outcome::Win ? "mate 1" : "mate 0";
  m_sendLine(std::string("info depth 0 score ") + score);
  const char* const move = outcome == Outcome::Loss ? noMove() : outcome == Outcome::Win && isUsi ? "win" : "(none)";
  m_delayedAnswer = std::string("bestmove ") + move;
}

/// Returns a winning line, or USI's reply if there is no winning line. Without a solution, no win can be proved.
std::string EngineServer::mateText(const AnyPosition& position, const std::vector<AnyMove>& moves) {
  if (moves.empty()) return "nomate";
  if (!m_lines) return "notimplemented";
  const EngineLine best = m_lines->best(position, moves, 1).front();
  return best.value.outcome == Outcome::Win ? lineText(position, best) : "nomate";
}

/// Returns the reply `bestmove` with the best of \p moves: among equally good moves, the hardest for the opponent.
std::string EngineServer::chooseByTable(const AnyPosition& position, const std::vector<AnyMove>& moves) {
  const auto started = std::chrono::steady_clock::now();
  std::vector<EngineLine> lines = m_lines->best(position, moves, moves.size());
  if (!m_player) m_player = *makePlayer("perfect", m_setting.variant, m_setting.solution, m_setting.seed);
  const AnyMove hardest = m_player->choose(position);
  const auto found = std::ranges::find_if(lines, [&](const EngineLine& line) { return line.moves.front() == hardest; });
  if (found != lines.end() && found->value == lines.front().value) std::rotate(lines.begin(), found, found + 1);
  lines.resize(std::min<std::size_t>(lines.size(), m_options.lines));
  const auto milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started).count();
  for (std::size_t number = 0; number < lines.size(); ++number) {
    const EngineLine& line = lines[number];
    const std::size_t depth = line.value.outcome == Outcome::Draw ? line.moves.size() : line.value.distancePlies;
    m_sendLine(fmt::format("info depth {0} seldepth {0} multipv {1} score {2} nodes {3} tbhits {3} time {4} pv {5}", depth,
                           number + 1, scoreText(line.value), moves.size(), milliseconds, lineText(position, line)));
  }
  const std::string line = lineText(position, {lines.front().value, {lines.front().moves.front()}});
  if (lines.front().moves.size() == 1) return "bestmove " + line;
  const AnyPosition after = m_setting.variant->play(position, lines.front().moves[0]);
  return "bestmove " + line + " ponder " + m_notation->move(m_protocol, after, lines.front().moves[1]);
}

/// Returns the reply `bestmove` with the move of a player of the chosen level. Excludes moves that are illegal by the
/// other program's rules. A weak player might otherwise leave the lion under attack.
std::string EngineServer::chooseByPlayer(const AnyPosition& position, const std::vector<AnyMove>& moves) {
  if (!m_player) {
    const unsigned level = std::min(m_options.level, EngineOptions::perfectLevel - 1);
    m_player = *makePlayer(fmt::format("level={}", level), m_setting.variant, m_setting.solution, m_setting.seed);
  }
  AnyMove chosen = moves.front();
  for (int turn = 0; turn < triesOfPlayer; ++turn) {
    const AnyMove offered = m_player->choose(position);
    if (std::ranges::count(moves, offered) == 0) continue;
    chosen = offered;
    break;
  }
  const std::string text = m_notation->move(m_protocol, position, chosen);
  m_sendLine("info depth 1 pv " + text);
  return "bestmove " + text;
}

std::string EngineServer::lineText(const AnyPosition& position, const EngineLine& line) const {
  std::string text;
  AnyPosition here = position;
  for (const AnyMove move : line.moves) {
    text += (text.empty() ? "" : " ") + m_notation->move(m_protocol, here, move);
    here = m_setting.variant->play(here, move);
  }
  return text;
}

/// Formats a score: the number of the winner's moves in UCI, the number of plies in USI. If a loss takes an odd number
/// of plies, the loser makes the last move.
std::string EngineServer::scoreText(Value value) const {
  if (value.outcome == Outcome::Draw) return "cp 0";
  const bool lost = value.outcome == Outcome::Loss;
  const std::uint32_t movesOfWinner = (value.distancePlies + (lost ? 0 : 1)) / 2;
  const std::uint32_t count = m_protocol == EngineProtocol::Usi ? value.distancePlies : movesOfWinner;
  return fmt::format("mate {}{}", lost && count > 0 ? "-" : "", count);
}

void EngineServer::stop() {
  if (!m_delayedAnswer.empty()) m_sendLine(std::exchange(m_delayedAnswer, {}));
}

void EngineServer::perft(const AnyPosition& position, std::string_view depth) {
  unsigned plies = 0;
  const auto [end, fault] = std::from_chars(depth.data(), depth.data() + depth.size(), plies);
  if (fault != std::errc() || end != depth.data() + depth.size() || plies < 1 || plies > deepestPerft)
    return sendInfo(fmt::format("perft: expected a number from 1 to {}, found '{}'", deepestPerft, shortenedText(depth)));
  std::uint64_t total = 0;
  for (const AnyMove move : m_notation->sharedMoves(position)) {
    const std::uint64_t each = count(m_setting.variant->play(position, move), plies - 1);
    m_sendLine(fmt::format("{}: {}", m_notation->move(m_protocol, position, move), each));
    total += each;
  }
  m_sendLine(fmt::format("\nNodes searched: {}\n", total));
}

std::uint64_t EngineServer::count(const AnyPosition& position, unsigned depthPlies) const {
  if (depthPlies == 0) return 1;
  std::uint64_t total = 0;
  for (const AnyMove move : m_notation->sharedMoves(position))
    total += count(m_setting.variant->play(position, move), depthPlies - 1);
  return total;
}

void EngineServer::describe() const {
  if (!m_position) return sendInfo("There is no position: the last one was not legal");
  m_sendLine("Fen: " + m_notation->position(EngineProtocol::Uci, *m_position));
  m_sendLine("Sfen: " + m_notation->position(EngineProtocol::Usi, *m_position));
  m_sendLine("Kotai: " + m_setting.variant->formatPosition(*m_position));
}

}  // namespace kotai::cli
