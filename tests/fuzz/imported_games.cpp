// Reads games in every imported notation, with the program and with a second reader. Both find the same games,
// and the program reports everything that the second reader refuses.
//
// Input: bytes that choose a notation, games and their spelling, then edits of the text.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/record/imports.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/line_of_play.h"
#include "tests/fuzz/written_games.h"

using namespace kotai;
using namespace kotai::fuzz;

/// Returns the games that the program reads. Returns nothing if the program refuses a game or reports damage.
static std::optional<std::vector<PlainGame>> imported(const WrittenGames& written) {
  const bool list = written.notation == Notation::Moves || written.notation == Notation::Positions;
  std::vector<PlainGame> games;
  for (const SavedResult& saved : importGames(written.text, list ? std::optional(written.variant) : std::nullopt)) {
    if (!saved || !saved->damage().empty()) return std::nullopt;
    const GameRecord record = recordOf(*saved);
    PlainGame game{.variant = record.variant, .start = record.start};
    game.first = record.header.first;
    game.second = record.header.second;
    game.result = toText(record.header.result);
    game.reason = record.header.reason;
    game.startComment = record.startComment;
    for (const GameRecord::Move& move : record.moves) game.moves.push_back({move.parent, move.text, move.comment});
    games.push_back(std::move(game));
  }
  return games;
}

static std::string textOf(const std::optional<std::vector<PlainGame>>& games) {
  if (!games) return "  refused\n";
  std::string text;
  for (const PlainGame& game : *games) {
    text += "  " + game.variant + " | " + game.start + " | " + game.first + " | " + game.second + " | " + game.result + " " +
            game.reason + " | " + game.startComment + "\n   ";
    for (const PlainGame::Move& move : game.moves)
      text += " " + std::to_string(move.parent) + ">" + move.text + (move.comment.empty() ? "" : "{" + move.comment + "}");
    text += "\n";
  }
  return text;
}

static void requireSame(const std::optional<std::vector<PlainGame>>& one, const std::optional<std::vector<PlainGame>>& other,
                        const WrittenGames& written, const char* what) {
  if (one == other) return;
  std::fprintf(stderr, "%s\n--- the text of notation %d, %s\n%s\n--- one\n%s--- the other\n%s", what,
               static_cast<int>(written.notation), written.variant.c_str(), written.text.c_str(), textOf(one).c_str(),
               textOf(other).c_str());
  std::abort();
}

/// Returns whether every character is complete. Edits may leave an incomplete character, whose meaning does not
/// depend on the notation.
static bool hasWholeCharacters(std::string text) {
  static constexpr std::string_view onlyOne = "\xe8\xa1\xa8";
  for (std::size_t at = text.find(onlyOne); at != text.npos; at = text.find(onlyOne, at)) text.erase(at, onlyOne.size());
  return std::ranges::all_of(text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

static void edit(std::string& text, ByteSource& source) {
  static constexpr std::string_view letters = "+-/.,'%*#\"\\&:01234abcdhvABCKIZOHLNT()[]{} \n\r\t";
  for (std::size_t left = source.below(4) + 1; left > 0; --left) {
    const std::size_t at = text.empty() ? 0 : source.word() % text.size();
    const char letter = letters[source.below(letters.size())];
    const std::size_t length = source.below(8) + 1;
    switch (source.below(4)) {
      case 0: text.insert(at, 1, letter); break;
      case 1: text.erase(at, length); break;
      case 2: text.insert(at, text.substr(text.empty() ? 0 : source.word() % text.size(), length)); break;
      default:
        if (!text.empty()) text[at] = letter;
    }
  }
}

KOTAI_FUZZ_TARGET(imported_games) {
  ByteSource source(data, size);
  const bool edited = source.below(2) == 1;
  const std::uint8_t edits[] = {source.byte(), source.byte(), source.byte(), source.byte(), source.byte(), source.byte(),
                                source.byte(), source.byte(), source.byte(), source.byte(), source.byte(), source.byte()};
  WrittenGames written = writeGames(source);
  if (!edited) {
    if (written.games.size() == 1 && written.games[0].moves.empty()) return 0;  // a list cannot contain a game without moves
    requireSame(imported(written), written.games, written, "the program does not read what was written");
    requireSame(readAgain(written.notation, written.text, written.variant), written.games, written,
                "the second reader does not read what was written");
    return 0;
  }
  ByteSource changes(edits, sizeof edits);
  edit(written.text, changes);
  if (!hasWholeCharacters(written.text)) return 0;
  const auto games = imported(written);
  const auto again = readAgain(written.notation, written.text, written.variant);
  if (again)
    requireSame(games, again, written, "the program reads other games than the second reader");
  else
    requireSame(games, std::nullopt, written, "the program does not tell what the second reader refuses");
  return 0;
}
