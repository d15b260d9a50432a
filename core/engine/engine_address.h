// Address of an external engine: `uci:fairy-stockfish,Skill Level=5,movetime=100`.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/engine/engine_notation.h"

namespace kotai {

/// Address of an external engine: `uci:` or `usi:` and a command, then options after commas. The command is a
/// program with its arguments, separated by spaces. Double quotes group text with commas and spaces, and a
/// backslash quotes the next character. The options movetime (milliseconds), depth and nodes limit each move,
/// and timeout (seconds) limits every answer. All other options are sent to the engine. An option without `=`
/// has no value, like a button.
struct EngineAddress {
  using Option = std::pair<std::string, std::optional<std::string>>;  ///< name and value
  static constexpr std::string_view uciPrefix = "uci:";
  static constexpr std::string_view usiPrefix = "usi:";

  EngineProtocol protocol = EngineProtocol::Uci;
  std::vector<std::string> command;  ///< program and arguments; never empty
  std::vector<Option> options;       ///< options in their original order
  std::optional<std::uint32_t> moveMilliseconds;
  std::optional<std::uint32_t> depth;
  std::optional<std::uint32_t> nodes;
  std::chrono::seconds timeout{20};

  /// Returns the limits as arguments of the command `go`.
  std::string limits() const;
};

bool isEngineAddress(std::string_view text);
tl::expected<EngineAddress, TextError> parseEngineAddress(std::string_view text);

}  // namespace kotai
