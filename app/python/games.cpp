// kotai.Game: reads and writes played games.
#include <map>

#include "app/cli/games/game_faults.h"
#include "app/python/binding.h"
#include "core/play/play.h"
#include "core/record/imports.h"
#include "core/record/record_limits.h"
#include "core/record/record_writer.h"
#include "core/record/saved_game.h"

namespace kotai::python {

/// A game, and sentences that describe its faults.
struct Game {
  SavedGame saved;
  std::vector<std::string> faults = {};
};

static std::string textIn(const Game& game, const AnyPosition& position) {
  return std::visit([&](const auto& each) { return each.variant->formatPosition(position); }, game.saved.game);
}

static std::vector<std::string> positionsIn(const Game& game) {
  std::vector<std::string> texts;
  for (const AnyPosition& position : mainLineOf(game.saved)) texts.push_back(textIn(game, position));
  return texts;
}

static std::vector<std::string> movesIn(const Game& game) {
  const GameRecord record = recordOf(game.saved);
  std::vector<std::string> texts;
  for (const std::size_t move : mainMovesOf(game.saved)) texts.push_back(record.moves[move].text);
  return texts;
}

static std::map<std::string, std::string> headerIn(const Game& game) {
  const GameHeader& header = game.saved.header();
  std::map<std::string, std::string> tags{{"First", header.first},
                                          {"Second", header.second},
                                          {"Date", header.date},
                                          {"Result", toText(header.result)},
                                          {"Reason", header.reason}};
  tags.insert(header.others.begin(), header.others.end());
  return tags;
}

/// Reads games. The result is incomplete after a stop request. Throws NotationFault if a game cannot be read.
static std::vector<Game> readGames(const std::string& text, const std::optional<std::string>& variant,
                                   const std::stop_token& stop) {
  if (text.size() > maxRecordBytes) throw NotationFault("games: the text is larger than 64 MiB");
  const std::vector<SavedResult> results = importGames(text, variant, stop);
  const std::vector<cli::FaultLine> faults = cli::faultsOf(results);
  std::vector<Game> games;
  auto fault = faults.begin();  // faults are in the order of the games
  for (std::size_t number = 0; number < results.size(); ++number) {
    std::vector<std::string> sentences;
    for (; fault != faults.end() && fault->game == number + 1; ++fault) sentences.push_back(fault->sentence("games"));
    if (!results[number]) throw NotationFault(sentences.empty() ? "games: this is not a game" : sentences.front());
    games.push_back({*results[number], std::move(sentences)});
  }
  return games;
}

static std::vector<Game> parseGames(const std::string& text, const std::optional<std::string>& variant) {
  std::vector<Game> games;
  interruptibly([&](const std::stop_token& stop) { games = readGames(text, variant, stop); });
  return games;
}

static Game playedGame(const std::string& variant, const std::vector<std::string>& moves, const std::optional<std::string>& start,
                       const std::string& first, const std::string& second) {
  checkReadable("variant", variant);
  const PlayPtr play = parsed("variant", variant, parsePlay(variant));
  GameRecord record;
  record.variant = play->id();
  record.start = play->formatPosition(positionOf(*play, start));
  record.header.first = first;
  record.header.second = second;
  for (const std::string& move : moves) record.moves.push_back({static_cast<int>(record.moves.size()), move, {}});
  const std::vector<SavedResult> played{playRecord(record)};
  if (const auto faults = cli::faultsOf(played); !faults.empty()) throw NotationFault(faults.front().sentence("game"));
  return {*played.front()};
}

void bindGames(py::module_& module) {
  py::class_<Game>(module, "Game", "A played game with its variations and comments. str() is its text in a file.")
      .def(py::init(&playedGame), py::arg("variant"), py::arg("moves"), py::arg("start") = py::none(), py::arg("first") = "",
           py::arg("second") = "", "Plays moves from a start (default: that of the variant). Raises NotationError.")
      .def_property_readonly(
          "variant", [](const Game& self) { return self.saved.variantId(); }, "Its text, as in kotai.variants().")
      .def_property_readonly("moves", &movesIn, "The moves of the main line.")
      .def_property_readonly("positions", &positionsIn, "The positions of the main line, the start first.")
      .def_property_readonly("header", &headerIn, "The tags: First, Second, Date, Result, Reason and others.")
      .def_readonly("faults", &Game::faults, "Sentences about what could not be read.")
      .def("__str__", [](const Game& self) { return writeRecord(recordOf(self.saved)); })
      .def("__repr__", [](const Game& self) { return "<kotai.Game " + self.saved.variantId() + ">"; });
  module.def(
      "parse_games", &parseGames, py::arg("text"), py::arg("variant") = py::none(),
      "The games of a text (str or bytes) in any notation that `kotai-cli game` reads. variant: for lists of moves. Raises "
      "NotationError for texts that are not games.");
}

}  // namespace kotai::python
