#include "core/engine/engine_address.h"

#include <array>
#include <charconv>

namespace kotai {

constexpr std::uint32_t maxMilliseconds = 3'600'000;
constexpr std::uint32_t maxOtherNumber = 1'000'000'000;
constexpr std::uint32_t maxSeconds = 86'400;
constexpr std::uint32_t defaultMilliseconds = 200;

/// Splits a string at commas and, before the first comma, at spaces.
class Cutter {
 public:
  Cutter(std::string_view text, std::size_t column) : m_text(text), m_column(column) {}

  bool atEnd() const { return m_place >= m_text.size(); }
  bool take(char letter) {
    if (atEnd() || m_text[m_place] != letter) return false;
    ++m_place;
    return true;
  }
  void skipSpaces() {
    while (!atEnd() && m_text[m_place] == ' ') ++m_place;
  }
  std::size_t column() const { return m_column + m_place; }
  bool unclosed() const { return m_unclosed; }

  /// Returns the text up to the next character of \p ends outside quotes.
  std::string upTo(std::string_view ends) {
    std::string piece;
    bool quoted = false;
    for (; !atEnd() && (quoted || ends.find(m_text[m_place]) == ends.npos); ++m_place) {
      const char letter = m_text[m_place];
      if (letter == '"') {
        quoted = !quoted;
        continue;
      }
      if (letter == '\\' && m_place + 1 < m_text.size()) ++m_place;
      piece += m_text[m_place];
    }
    m_unclosed = m_unclosed || quoted;
    return piece;
  }

 private:
  std::string_view m_text;
  std::size_t m_column;
  std::size_t m_place = 0;
  bool m_unclosed = false;
};

static std::optional<std::uint32_t> numberIn(const std::string& text, std::uint32_t most) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  return number;
}

struct Limit {
  std::string_view name;
  std::uint32_t most;
  std::optional<std::uint32_t> EngineAddress::*field;
};
constexpr std::array<Limit, 3> limitOptions{{{"movetime", maxMilliseconds, &EngineAddress::moveMilliseconds},
                                             {"depth", maxOtherNumber, &EngineAddress::depth},
                                             {"nodes", maxOtherNumber, &EngineAddress::nodes}}};

static tl::expected<void, TextError> setOption(EngineAddress& address, const EngineAddress::Option& option,
                                               std::size_t valueColumn) {
  const auto& [name, value] = option;
  const auto readNumber = [&](std::uint32_t most) -> tl::expected<std::uint32_t, TextError> {
    const std::string text = value.value_or("");
    if (const auto number = numberIn(text, most)) return *number;
    return tl::make_unexpected(TextError{TextFault::BadNumber, valueColumn, {text, "1", std::to_string(most)}});
  };
  for (const Limit& limit : limitOptions) {
    if (name != limit.name) continue;
    const auto number = readNumber(limit.most);
    if (!number) return tl::make_unexpected(number.error());
    address.*limit.field = *number;
    return {};
  }
  if (name != "timeout") {
    address.options.push_back(option);
    return {};
  }
  const auto seconds = readNumber(maxSeconds);
  if (!seconds) return tl::make_unexpected(seconds.error());
  address.timeout = std::chrono::seconds(*seconds);
  return {};
}

std::string EngineAddress::limits() const {
  std::string text;
  if (depth) text += " depth " + std::to_string(*depth);
  if (nodes) text += " nodes " + std::to_string(*nodes);
  if (!moveMilliseconds && !text.empty()) return text;
  const std::string time = std::to_string(moveMilliseconds.value_or(defaultMilliseconds));
  return text + (protocol == EngineProtocol::Uci ? " movetime " + time : " btime 0 wtime 0 byoyomi " + time);
}

bool isEngineAddress(std::string_view text) {
  return text.starts_with(EngineAddress::uciPrefix) || text.starts_with(EngineAddress::usiPrefix);
}

tl::expected<EngineAddress, TextError> parseEngineAddress(std::string_view text) {
  if (!isEngineAddress(text)) return tl::make_unexpected(TextError{TextFault::UnknownPlayer, 1, {std::string(text)}});
  EngineAddress address;
  address.protocol = text.starts_with(EngineAddress::usiPrefix) ? EngineProtocol::Usi : EngineProtocol::Uci;
  const std::size_t prefix = EngineAddress::uciPrefix.size();
  Cutter cutter(text.substr(prefix), prefix + 1);
  for (cutter.skipSpaces(); !cutter.atEnd() && !cutter.take(','); cutter.skipSpaces())
    if (std::string word = cutter.upTo(" ,"); !word.empty() || cutter.unclosed()) address.command.push_back(std::move(word));
  if (address.command.empty()) return tl::make_unexpected(TextError{TextFault::UnexpectedEnd, prefix + 1, {}});
  while (!cutter.atEnd()) {
    const std::size_t column = cutter.column();
    cutter.skipSpaces();
    const std::string name = cutter.upTo("=,");
    if (name.empty()) return tl::make_unexpected(TextError{TextFault::UnknownOption, column, {name}});
    const bool hasValue = cutter.take('=');
    const std::size_t valueColumn = cutter.column();
    const std::string value = cutter.upTo(",");
    const EngineAddress::Option option{name, hasValue ? std::optional(value) : std::nullopt};
    if (auto set = setOption(address, option, valueColumn); !set) return tl::make_unexpected(set.error());
    cutter.take(',');
  }
  if (cutter.unclosed()) return tl::make_unexpected(TextError{TextFault::UnexpectedEnd, text.size() + 1, {}});
  return address;
}

}  // namespace kotai
