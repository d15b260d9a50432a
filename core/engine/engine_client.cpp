#include "core/engine/engine_client.h"

#include <algorithm>
#include <array>

namespace kotai {

namespace {

constexpr std::chrono::seconds patienceWithStop{2};
constexpr std::string_view variantOption = "UCI_Variant";

bool startsWithWord(std::string_view line, std::string_view word) {
  return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

/// Whether the words ` var NAME` stand in the description of an option that is one of several.
bool offers(const std::string& description, const std::string& choice) {
  return (description + " ").find(" var " + choice + " ") != std::string::npos;
}

/// The word after the first one; empty if there is none.
std::string secondWord(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(' ', std::min(line.find(' '), line.size()));
  if (begin == line.npos) return {};
  return line.substr(begin, line.find(' ', begin) - begin);
}

}  // namespace

EngineClient::EngineClient(EngineAddress address, EngineNotationPtr notation)
    : m_address(std::move(address)),
      m_notation(std::move(notation)),
      m_name(m_address.command.front()),
      m_process(m_address.command) {
  introduce();
  for (const auto& [name, value] : m_address.options) setOption(name, value);
  waitUntilReady();
}

/// The variant first: other options may depend on it.
void EngineClient::introduce() {
  say(isUsi() ? "usi" : "uci");
  const Deadline end = deadline();
  constexpr std::string_view named = "id name ";
  const std::string option = "option name " + std::string(variantOption);
  bool choosesVariant = false;
  for (;;) {
    const std::string line = waitFor({}, end).value_or("");
    if (line.starts_with(named)) m_name = line.substr(named.size());
    if (startsWithWord(line, option)) {
      choosesVariant = true;
      if (line.find(" var ") != line.npos && !offers(line, m_notation->variantName()))
        fail(EngineFault::NoSuchVariant, m_notation->variantName());
    }
    if (line == (isUsi() ? "usiok" : "uciok")) break;
  }
  if (choosesVariant) setOption(std::string(variantOption), m_notation->variantName());
}

void EngineClient::waitUntilReady() {
  say("isready");
  waitFor("readyok", deadline());
}

void EngineClient::newGame() {
  say(isUsi() ? "usinewgame" : "ucinewgame");
  waitUntilReady();
}

std::optional<AnyMove> EngineClient::bestMove(const AnyPosition& start, const std::vector<AnyMove>& moves,
                                              const std::stop_token& stop) {
  const EngineProtocol protocol = m_address.protocol;
  std::string command = "position startpos";
  if (start != m_notation->variant().start())
    command = std::string(isUsi() ? "position sfen " : "position fen ") + m_notation->position(protocol, start);
  AnyPosition position = start;
  if (!moves.empty()) command += " moves";
  for (const AnyMove move : moves) {
    command += " " + m_notation->move(protocol, position, move);
    position = m_notation->variant().play(position, move);
  }
  say(command);
  say("go" + m_address.limits());
  const auto answer = askForMove(stop);
  if (!answer) return std::nullopt;
  const auto move = m_notation->readMove(protocol, position, *answer);
  if (!move) fail(EngineFault::IllegalMove, *answer);
  return move;
}

/// Its time for a move begins when it may begin.
std::optional<std::string> EngineClient::askForMove(const std::stop_token& stop) {
  const Deadline end = deadline() + std::chrono::milliseconds(m_address.moveMilliseconds.value_or(0));
  auto line = waitFor("bestmove", end, stop);
  if (!line) {
    say("stop");
    waitFor("bestmove", std::chrono::steady_clock::now() + patienceWithStop);
    return std::nullopt;
  }
  constexpr std::array<std::string_view, 5> none{"", "(none)", "0000", "resign", "none"};
  std::string word = secondWord(*line);
  for (const std::string_view each : none)
    if (word == each) return std::nullopt;
  return word;
}

void EngineClient::say(const std::string& line) {
  if (!m_process.say(line, deadline())) fail(EngineFault::Ended);
}

std::optional<std::string> EngineClient::waitFor(std::string_view word, Deadline end, const std::stop_token& stop) {
  std::string line;
  while (std::chrono::steady_clock::now() < end) {
    const ChildProcess::Heard heard = m_process.hear(line, end, stop);
    if (heard == ChildProcess::Heard::End) fail(EngineFault::Ended);
    if (heard == ChildProcess::Heard::TooLong) fail(EngineFault::MeaninglessText);
    if (heard == ChildProcess::Heard::Line && (word.empty() || startsWithWord(line, word))) return line;
    if (stop.stop_requested()) return std::nullopt;
  }
  fail(EngineFault::NoAnswer, std::to_string(m_address.timeout.count()));
}

void EngineClient::fail(EngineFault fault, std::string detail) const {
  throw EngineFailure(fault, m_address.command.front(), std::move(detail));
}

}  // namespace kotai
