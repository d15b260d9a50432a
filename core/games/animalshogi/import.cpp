// Games as engines and servers write them: USI (columns 3 2 1 from the left), the CSA standard (+2322HI), and the log of the
// server animalshogiserver (+2c2b, columns 1 2 3 from the left). RULES.md lists the sources.
#include "core/games/animalshogi/import.h"

#include <algorithm>
#include <optional>

#include "core/games/animalshogi/csa_reader.h"
#include "core/games/animalshogi/faults.h"

namespace kotai::animalshogi {

namespace {

constexpr std::ptrdiff_t positionWords = 3;  ///< board, side, hands

bool isNumber(const std::string& word) { return word.find_first_not_of("0123456789") == word.npos; }

std::optional<Rules::Position> positionOf(const std::string& text) {
  static const Rules rules;
  if (text.empty()) return rules.start();
  const auto position = rules.parse(text);
  return position ? std::optional(*position) : std::nullopt;
}

/// A game such as "[position] startpos moves 2c2b ..." or "[position] sfen gle/1c1/1C1/ELG b - 1 moves ...". \p byte: place of
/// the line.
std::optional<ImportedGame> usiGame(std::string_view line, std::size_t byte) {
  std::vector<ImportedGame::Move> words = wordsOf(line);
  auto word = words.begin();
  if (word != words.end() && word->text == "position") ++word;
  if (word == words.end() || (word->text != "startpos" && word->text != "sfen")) return std::nullopt;
  ImportedGame game{.variantId = "animalshogi", .byte = byte};
  const auto moves = std::ranges::find(word, words.end(), "moves", &ImportedGame::Move::text);
  const bool setUp = word++->text == "sfen";
  for (std::ptrdiff_t part = 0; setUp && part < positionWords && word != moves; ++part)
    game.start += (game.start.empty() ? "" : " ") + word++->text;
  if (setUp && word != moves && isNumber(word->text)) ++word;  // number of the next move
  for (; word != moves; ++word)
    game.moves.push_back({word->text, byte + word->byte, std::make_shared<const TextError>(refusal(fault::notBeforeMoves))});
  MoveCheck check(positionOf(game.start));
  for (auto move = moves == words.end() ? moves : moves + 1; move != words.end(); ++move) {
    const WrittenMove written = lettersMove(move->text, "gec", Columns::FromTheRight);
    const auto fault = written.text.empty() ? std::nullopt : check.play(written, std::nullopt);
    game.moves.push_back({written.text.empty() || fault ? move->text : written.text, byte + move->byte,
                          fault ? std::make_shared<const TextError>(*fault) : nullptr});
  }
  return game;
}

/// Lines of USI, the first of which is a game. Returns nothing otherwise. Other lines become faulty moves of the previous game.
std::vector<ImportedGame> usiGames(std::string_view text) {
  std::vector<ImportedGame> games;
  for (std::size_t begin = 0; begin < text.size() && games.size() < mostImportedGames;) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (const std::size_t first = line.find_first_not_of(" \t\r"); first != line.npos) {
      if (auto game = usiGame(line, begin))
        games.push_back(*std::move(game));
      else if (games.empty())
        return {};
      else if (games.back().moves.size() < mostImportedWords)
        games.back().moves.push_back(
            {std::string(line.substr(first)), begin + first, std::make_shared<const TextError>(refusal(fault::notUsi))});
    }
    begin = end + 1;
  }
  return games;
}

std::vector<ImportedGame> csaGames(std::string_view text) {
  CsaReader reader;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (!reader.add(text.substr(begin, end - begin), begin)) return {};
    begin = end + 1;
  }
  return reader.games();
}

}  // namespace

std::vector<ImportedGame> readForeignNotation(std::string_view text) {
  std::vector<ImportedGame> games = usiGames(text);
  return games.empty() ? csaGames(text) : games;
}

}  // namespace kotai::animalshogi
