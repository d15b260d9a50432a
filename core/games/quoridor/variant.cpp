#include "core/games/quoridor/variant.h"

#include <fmt/format.h>

#include <charconv>

#include "core/base/characters.h"

namespace kotai::quoridor {

namespace {

/// Reads the options of a variant one after the other; the first fault found stops it.
class OptionReader {
 public:
  OptionReader(std::string_view rest, std::size_t column) : m_rest(rest), m_column(column) {}

  tl::expected<Options, TextError> read() {
    if (m_rest.empty()) return refuse(TextFault::UnexpectedEnd, {}, Expected::SizeOption);
    if (m_rest.front() != ':') return refuse(TextFault::UnexpectedCharacter, {characterAt(m_rest, 0)}, Expected::Colon);
    m_place = 1;
    bool good = readSize(field());
    while (good && m_place < m_rest.size()) {
      ++m_place;  // the comma
      good = readOption(field());
    }
    if (good && !m_fencesSaid) return refuse(TextFault::MissingOption, {"fences", "fences=1"});
    if (good && m_options.diagonal && m_options.board.columns % 2 != 0) {
      m_place = m_diagonalPlace;
      return refuse(TextFault::OptionNeedsEvenWidth, {"start=diagonal"});
    }
    if (!good) return tl::unexpected(m_error);
    return m_options;
  }

 private:
  tl::unexpected<TextError> refuse(TextFault fault, std::vector<std::string> params, Expected expected = Expected::Unsaid) {
    m_error = {fault, m_column + m_place, std::move(params), expected, {}};
    return tl::unexpected(m_error);
  }
  /// What stands here up to the next comma, without going on.
  std::string_view field() const { return m_rest.substr(m_place, m_rest.find(',', m_place) - m_place); }

  static std::optional<int> numberIn(std::string_view text) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text.size() > 3 || fault != std::errc{} || end != text.data() + text.size() || value < 0)
      return std::nullopt;
    return value;
  }

  bool readSize(std::string_view text) {
    const std::size_t cross = text.find('x');
    const auto columns = cross == text.npos ? std::nullopt : numberIn(text.substr(0, cross));
    const auto rows = cross == text.npos ? std::nullopt : numberIn(text.substr(cross + 1));
    if (!columns || !rows) return refuse(TextFault::BadSize, {std::string(text)}), false;
    if (*columns < minColumns || *columns > maxSide || *rows < minRows || *rows > maxSide)
      return refuse(TextFault::SizeOutOfRange,
                    {std::string(text), fmt::format("{}x{}", minColumns, minRows), fmt::format("{0}x{0}", maxSide)}),
             false;
    m_options.board = {*columns, *rows};
    m_place += text.size();
    return true;
  }

  bool readOption(std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const bool said = name == "fences" ? m_fencesSaid : m_startSaid;
    if (equals == text.npos || (name != "fences" && name != "start") || said)
      return refuse(TextFault::UnknownOption, {std::string(text), "fences=3", "fences=3-2", "start=facing", "start=diagonal"}),
             false;
    const std::string_view choice = text.substr(equals + 1);
    const std::size_t begin = m_place;
    m_place += equals + 1;
    if (name == "start") {
      if (choice != "facing" && choice != "diagonal")
        return refuse(TextFault::BadChoice, {std::string(choice), "facing", "diagonal"}), false;
      m_options.diagonal = choice == "diagonal";
      m_startSaid = true;
      m_diagonalPlace = begin;
    } else if (!readFences(choice)) {
      return false;
    }
    m_place = begin + text.size();
    return true;
  }

  bool readFences(std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto first = numberIn(text.substr(0, dash));
    const auto second = dash == text.npos ? first : numberIn(text.substr(dash + 1));
    if (!first || !second || *first > maxFencesPerSide || *second > maxFencesPerSide)
      return refuse(TextFault::BadNumber, {std::string(text), "0", std::to_string(maxFencesPerSide)}), false;
    m_options.firstFences = *first;
    m_options.secondFences = *second;
    m_fencesSaid = true;
    return true;
  }

  std::string_view m_rest;
  std::size_t m_column;
  std::size_t m_place = 0;
  std::size_t m_diagonalPlace = 0;
  bool m_fencesSaid = false;
  bool m_startSaid = false;
  Options m_options;
  TextError m_error;
};

}  // namespace

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  const auto options = OptionReader(rest, column).read();
  if (!options) return tl::unexpected(options.error());
  return std::make_shared<const QuoridorVariant>(game(), options->board.columns, options->board.rows, *options);
}

}  // namespace kotai::quoridor
