#include "core/games/quoridor/variant.h"

#include "core/game/variant_options.h"
#include "core/games/quoridor/faults.h"

namespace kotai::quoridor {

/// Reads the options of a variant one by one and stops at the first fault.
class OptionReader {
 public:
  OptionReader(std::string_view rest, std::size_t column) : m_cursor(rest, column) {}

  tl::expected<Options, TextError> read() {
    const auto size =
        readSize(m_cursor, {.smallest = {minColumns, minRows}, .largest = {maxSide, maxSide}, .leadingZeros = true});
    if (size) m_options.board = {size->columns, size->rows};
    for (std::size_t place = m_cursor.place() + 1; const auto option = readOption(m_cursor); place = m_cursor.place() + 1)
      take(*option, place);
    if (!m_hasFencesOption) m_cursor.fail(TextFault::MissingOption, {"fences", "fences=1"});
    if (m_options.diagonal && m_options.board.columns % 2 != 0 && !m_cursor.failed()) {
      m_cursor.rewindTo(m_diagonalPlace);
      m_cursor.fail(fault::optionNeedsEvenWidth, {"start=diagonal"});
    }
    if (m_cursor.failed()) return m_cursor.failure();
    return m_options;
  }

 private:
  void take(const VariantOption& option, std::size_t place) {
    const bool said = option.key == "fences" ? m_hasFencesOption : m_hasStartOption;
    if (!option.value || (option.key != "fences" && option.key != "start") || said) {
      m_cursor.rewindTo(place);
      m_cursor.fail(TextFault::UnknownOption,
                    {std::string(option.text), "fences=3", "fences=3-2", "start=facing", "start=diagonal"});
      return;
    }
    const std::size_t end = m_cursor.place();
    m_cursor.rewindTo(option.valuePlace);
    if (option.key == "start")
      parseStartChoice(*option.value, place);
    else
      parseFences(*option.value);
    if (!m_cursor.failed()) m_cursor.rewindTo(end);
  }

  void parseStartChoice(std::string_view choice, std::size_t place) {
    if (choice != "facing" && choice != "diagonal")
      m_cursor.fail(TextFault::BadChoice, {std::string(choice), "facing", "diagonal"});
    m_options.diagonal = choice == "diagonal";
    m_hasStartOption = true;
    m_diagonalPlace = place;
  }

  void parseFences(std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto first = smallNumber(text.substr(0, dash));
    const auto second = dash == text.npos ? first : smallNumber(text.substr(dash + 1));
    m_hasFencesOption = true;
    if (!first || !second || *first > maxFencesPerSide || *second > maxFencesPerSide) {
      m_cursor.fail(TextFault::BadNumber, {std::string(text), "0", std::to_string(maxFencesPerSide)});
      return;
    }
    m_options.firstFences = *first;
    m_options.secondFences = *second;
  }

  TextCursor m_cursor;
  std::size_t m_diagonalPlace = 0;
  bool m_hasFencesOption = false;
  bool m_hasStartOption = false;
  Options m_options;
};

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  const auto options = OptionReader(rest, column).read();
  if (!options) return tl::unexpected(options.error());
  return std::make_shared<const QuoridorVariant>(game(), options->board.columns, options->board.rows, *options);
}

}  // namespace kotai::quoridor
