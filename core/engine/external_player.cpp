#include "core/engine/external_player.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"

namespace kotai {

constexpr std::chrono::milliseconds patienceWithStop{300};

static bool startsWithWord(std::string_view line, std::string_view word) {
  return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

static std::string withSingleSpaces(std::string_view line) {
  std::string text;
  for (const std::string_view word : wordsIn(line)) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

/// Returns this engine's name for the option that selects the game, or an empty string if the line describes
/// another option. In USI, newer versions of Fairy-Stockfish name this option USI_Variant.
static std::string variantOptionIn(std::string_view line) {
  constexpr std::string_view begin = "option name ";
  if (!line.starts_with(begin)) return {};
  const std::string_view name = line.substr(begin.size(), line.find(' ', begin.size()) - begin.size());
  const std::string small = lowerCase(name);
  return small == "uci_variant" || small == "usi_variant" ? std::string(name) : std::string();
}

/// Returns whether the description of a combo option contains ` var NAME`.
static bool offers(const std::string& description, const std::string& choice) {
  return (description + " ").find(" var " + choice + " ") != std::string::npos;
}

EngineClient::EngineClient(EngineAddress address, EngineNotationPtr notation, const std::stop_token& stop)
    : m_address(std::move(address)),
      m_notation(std::move(notation)),
      m_name(m_address.command.front()),
      m_process(m_address.command) {
  introduce(stop);
  for (const EngineAddress::Option& option : m_address.options) setOption(option);
  waitUntilReady(stop);
}

/// Sends the variant first, because other options may depend on it.
void EngineClient::introduce(const std::stop_token& stop) {
  sendLine(isUsi() ? "usi" : "uci");
  const Deadline end = deadline();
  constexpr std::string_view named = "id name ";
  const std::string variant = m_notation->variantName();
  std::string variantOption;
  for (;;) {
    const std::string line = waitFor({}, end, stop);
    if (line.starts_with(named)) m_name = line.substr(named.size());
    if (const std::string option = variantOptionIn(line); !option.empty()) {
      variantOption = option;
      if (line.find(" var ") != line.npos && !offers(line, variant)) fail(EngineFault::NoSuchVariant, variant);
    }
    if (startsWithWord(line, isUsi() ? "usiok" : "uciok")) break;
  }
  if (!variantOption.empty()) setOption({variantOption, variant});
}

void EngineClient::setOption(const EngineAddress::Option& option) {
  sendLine("setoption name " + option.first + (option.second ? " value " + *option.second : std::string()));
}

void EngineClient::waitUntilReady(const std::stop_token& stop) {
  sendLine("isready");
  waitFor("readyok", deadline(), stop);
}

void EngineClient::newGame(const std::stop_token& stop) {
  sendLine(isUsi() ? "usinewgame" : "ucinewgame");
  waitUntilReady(stop);
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
  sendLine(command);
  m_process.forget();  // a late answer to an earlier request would be mistaken for the answer to this request
  sendLine("go" + m_address.limits());
  const auto answer = askForMove(stop);
  if (!answer) return std::nullopt;
  const auto move = m_notation->readMove(protocol, position, *answer);
  if (!move) fail(EngineFault::IllegalMove, *answer);
  return move;
}

/// Waits for the requested move, and returns its text. Returns nothing if the engine has no move, or on a stop request.
std::optional<std::string> EngineClient::askForMove(const std::stop_token& stop) {
  const Deadline end = deadline() + std::chrono::milliseconds(m_address.moveMilliseconds.value_or(0));
  std::string line;
  try {
    line = waitFor("bestmove", end, stop);
  } catch (const EngineStopped&) {
    sendLine("stop");
    waitFor("bestmove", std::chrono::steady_clock::now() + patienceWithStop);
    return std::nullopt;
  }
  constexpr std::array<std::string_view, 5> none{"", "(none)", "0000", "resign", "none"};
  const std::vector<std::string_view> words = wordsIn(line);
  const std::string_view move = words.size() > 1 ? words[1] : std::string_view();
  if (std::ranges::count(none, move) > 0) return std::nullopt;
  return std::string(move);
}

void EngineClient::sendLine(const std::string& line) {
  if (!m_process.writeLine(line, deadline())) fail(EngineFault::Ended);
}

std::string EngineClient::waitFor(std::string_view word, Deadline end, const std::stop_token& stop) {
  std::string line;
  while (std::chrono::steady_clock::now() < end) {
    const ChildProcess::ReadResult result = m_process.readLine(line, end, stop);
    if (result == ChildProcess::ReadResult::End) fail(EngineFault::Ended);
    if (result == ChildProcess::ReadResult::TooLong) fail(EngineFault::MeaninglessText);
    if (result == ChildProcess::ReadResult::Line) {
      line = withSingleSpaces(line);
      if (word.empty() || startsWithWord(line, word)) return line;
    }
    if (stop.stop_requested()) throw EngineStopped();
  }
  fail(EngineFault::NoAnswer, std::to_string(m_address.timeout.count()));
}

void EngineClient::fail(EngineFault fault, std::string detail) const {
  throw EngineFailure(fault, m_address.command.front(), std::move(detail));
}

ExternalPlayer::ExternalPlayer(EngineAddress address, EngineNotationPtr notation)
    : m_address(std::move(address)), m_notation(std::move(notation)) {}

ExternalPlayer::~ExternalPlayer() = default;

bool ExternalPlayer::start(const std::stop_token& stop) {
  try {
    ensureStarted(stop);
    return true;
  } catch (const EngineStopped&) {
    return false;
  }
}

void ExternalPlayer::ensureStarted(const std::stop_token& stop) {
  if (m_client) return;
  m_client = std::make_unique<EngineClient>(m_address, m_notation, stop);
  m_inGame = false;
}

AnyMove ExternalPlayer::choose(const AnyPosition& position) {
  return *choose(position, {});  // no stop can be requested here
}

std::optional<AnyMove> ExternalPlayer::choose(const AnyPosition& position, const std::stop_token& stop) {
  std::optional<AnyMove> move;
  try {
    ensureStarted(stop);
    sendPosition(position, stop);
    move = m_notation->winningMoveIfIllegal(position);
    if (!move) move = m_client->bestMove(m_start, m_moves, stop);
  } catch (const EngineFailure&) {
    m_client.reset();
    if (!stop.stop_requested()) throw;
  } catch (const EngineStopped&) {
    m_client.reset();
  }
  if (!move && stop.stop_requested()) return std::nullopt;
  if (!move) throw EngineFailure(EngineFault::GaveUp, m_address.command.front());
  play(*move);
  return move;
}

/// Sends the position. If one move leads from the usual start position to the first position of the game, sends the game from
/// the usual start position.
void ExternalPlayer::sendPosition(const AnyPosition& position, const std::stop_token& stop) {
  const Variant& variant = m_notation->variant();
  const auto moveTo = [&](const AnyPosition& from) -> std::optional<AnyMove> {
    for (const AnyMove move : variant.legalMoves(from))
      if (variant.play(from, move) == position) return move;
    return std::nullopt;
  };
  if (m_inGame && position == m_last) return;
  if (m_inGame)
    if (const auto move = moveTo(m_last)) return play(*move);
  m_client->newGame(stop);
  m_inGame = true;
  m_moves.clear();
  m_start = m_last = variant.start();
  if (position == m_start) return;
  if (const auto move = moveTo(m_start)) return play(*move);
  m_start = m_last = position;
}

void ExternalPlayer::play(AnyMove move) {
  m_last = m_notation->variant().play(m_last, move);
  m_moves.push_back(move);
}

}  // namespace kotai
