#include "core/record/shift_jis.h"

#include <iconv.h>

#include <array>
#include <utility>

namespace kotai {

namespace {

class Converter {
 public:
  Converter() : m_handle(::iconv_open("UTF-8", "CP932")) {}
  ~Converter() {
    if (isOpen()) ::iconv_close(m_handle);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }  // NOLINT(performance-no-int-to-ptr): as POSIX has it
  /// Converts as many bytes as \p output can hold, and advances past them. Returns false if the next ones are invalid.
  bool convert(std::string_view& input, std::string& text) {
    std::array<char, 4096> output{};
    std::string copy(input.substr(0, output.size() / 4));
    char* from = copy.data();
    char* to = output.data();
    std::size_t left = copy.size();
    std::size_t room = output.size();
    ::iconv(m_handle, &from, &left, &to, &room);
    text.append(output.data(), output.size() - room);
    input.remove_prefix(copy.size() - left);
    return left < copy.size();
  }

 private:
  iconv_t m_handle;
};

/// Private-use characters (U+E000 to U+F8FF): the text is probably in another encoding.
bool hasPrivateLetters(std::string_view text) {
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const auto next = static_cast<unsigned char>(text[at + 1]);
    if (lead == 0xee || (lead == 0xef && next < 0xa4)) return true;
  }
  return false;
}

}  // namespace

std::optional<std::string> fromShiftJis(std::string_view bytes) {
  Converter converter;
  if (!converter.isOpen()) return std::nullopt;
  std::string text;
  while (!bytes.empty())
    if (!converter.convert(bytes, text)) return std::nullopt;
  return hasPrivateLetters(text) ? std::nullopt : std::optional(std::move(text));
}

}  // namespace kotai
