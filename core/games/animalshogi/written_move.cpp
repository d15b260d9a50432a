#include "core/games/animalshogi/written_move.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/games/animalshogi/faults.h"

namespace kotai::animalshogi {

namespace {

constexpr std::array<std::string_view, kindCount> codes{"KI", "ZO", "HI", "NI", "LI"};  // indexed by Kind
constexpr std::string_view dropLetters = "GEC";                                         // indexed by Kind
constexpr std::string_view rowLetters = "abcd";

/// Name such as "B3", or empty.
std::string squareOf(std::string_view text, std::string_view rows, Columns direction) {
  const std::size_t column = columnDigits.find(text[0]);
  const std::size_t row = rows.find(text[1]);
  if (column == columnDigits.npos || row == rows.npos) return {};
  const std::size_t fromTheLeft = direction == Columns::FromTheLeft ? column : columnDigits.size() - 1 - column;
  return {static_cast<char>('A' + fromTheLeft), static_cast<char>('1' + row)};
}

std::string codeOf(Kind kind) { return std::string(codes[static_cast<std::size_t>(kind)]); }

std::string joined(const std::string& from, const std::string& to) {
  return from.empty() || to.empty() ? std::string() : from + to;
}

}  // namespace

std::optional<Kind> kindOfCode(std::string_view code) {
  const auto found = std::ranges::find(codes, code);
  return found == codes.end() ? std::nullopt : std::optional(static_cast<Kind>(found - codes.begin()));
}

WrittenMove lettersMove(std::string_view text, std::string_view letters, Columns direction) {
  const auto kind = text.ends_with('+') ? std::optional(Kind::Hen) : std::nullopt;
  if (kind) text.remove_suffix(1);
  if (text.size() != 4) return {};
  const std::string to = squareOf(text.substr(2), rowLetters, direction);
  if (text[1] != '*') return {joined(squareOf(text, rowLetters, direction), to), kind};
  const std::size_t piece = letters.find(static_cast<char>(text[0] | 0x20));
  return {piece == letters.npos ? std::string() : joined(std::string{dropLetters[piece], '*'}, to), kind};
}

WrittenMove digitsMove(std::string_view text) {
  if (text.size() != 6) return {};
  const auto kind = kindOfCode(text.substr(4));
  if (!kind) return {};
  const std::string to = squareOf(text.substr(2), rowDigits, Columns::FromTheRight);
  if (!text.starts_with("00")) return {joined(squareOf(text, rowDigits, Columns::FromTheRight), to), kind};
  const auto number = static_cast<std::size_t>(*kind);
  return {number < dropLetters.size() ? joined(std::string{dropLetters[number], '*'}, to) : std::string(), kind};
}

std::optional<Side> MoveCheck::toMove() const { return m_position ? std::optional(m_position->toMove) : std::nullopt; }

std::optional<TextError> MoveCheck::play(const WrittenMove& move, std::optional<Side> mover) {
  static const Rules rules;
  const auto before = std::exchange(m_position, std::nullopt);
  if (!before) return std::nullopt;
  if (mover && *mover != before->toMove) return wrongSign(*mover);
  const auto read = rules.parseMove(move.text);
  bool legal = false;
  if (read) rules.forEachMove(*before, [&](Rules::Move each) { legal = legal || each == *read; });
  if (!legal) return std::nullopt;
  const Rules::Position after = rules.play(*before, *read);
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick, Kind::Hen, Kind::Lion})
    if (move.kind && *move.kind != kind && (after.pieces(before->toMove, kind) & squareBit(read->to)) != 0)
      return refusal(fault::otherPiece, {codeOf(*move.kind), codeOf(kind)});
  m_position = after;
  return std::nullopt;
}

TextError refusal(const OwnWords& words, std::vector<std::string> params) {
  TextError error = ownFault(words, std::move(params));
  error.column = 1;
  return error;
}

TextError wrongSign(Side said) { return refusal(said == Side::First ? fault::notFirstsTurn : fault::notSecondsTurn); }

}  // namespace kotai::animalshogi
