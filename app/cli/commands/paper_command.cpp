// `paper`: compares the published works about the games, figure by figure, with the computed values.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/table_rows.h"
#include "core/game/registry.h"
#include "core/works/work_export.h"
#include "core/works/works.h"

namespace kotai::cli {

struct PaperOptions {
  std::string game;
  std::string figure;
  std::string format = "text";
  bool solve = false;
};

constexpr const char* allGamesWord = "all";

static UsageError withoutWork(const std::string& id) {
  std::vector<std::string> ids;
  for (const GameInfo& game : gamesWithWorks()) ids.push_back(game.id);
  return UsageError(fmt::format("no published work about {} is compared; the games with one are: {}", id, fmt::join(ids, ", ")));
}

static GameInfo gameOf(const std::string& id) {
  for (GameInfo& game : gamesWithWorks())
    if (game.id == id) return std::move(game);
  const std::vector<GameInfo> games = allGames();
  if (std::ranges::find(games, id, &GameInfo::id) != games.end()) throw withoutWork(id);
  throw TextFailure("game", id, {TextFault::UnknownGame, 1, {id}});
}

static std::string firstLine(const Work& work) {
  return fmt::format("{}: {} ({}). {}.", work.authors, work.title, work.english, work.appeared);
}

/// Returns a string such as "579 of 579 agree, 2 not solved".
static std::string sentence(const Agreement& agreement, std::string_view what) {
  const int known = agreement.equal + agreement.different + agreement.slips;
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (known > 0) add(fmt::format("{} of {} {}agree", agreement.equal, known, what));
  if (agreement.different > 0) add(fmt::format("{} different", agreement.different));
  if (agreement.slips > 0) add(fmt::format("{} {} of the work", agreement.slips, agreement.slips == 1 ? "slip" : "slips"));
  if (agreement.notComparable > 0) add(fmt::format("{} not comparable", agreement.notComparable));
  if (agreement.notKnown > 0) add(fmt::format("{} {}not solved", agreement.notKnown, known > 0 ? "" : what));
  return text;
}

static void printAgreement(const WorkAgreement& all) {
  if (const std::string text = sentence(all.cells, "cells of its tables "); !text.empty()) fmt::print("{}\n", text);
  if (const std::string text = sentence(all.others, "other figures "); !text.empty()) fmt::print("{}\n", text);
  if (const std::string text = sentence(all.expected, "expectations "); !text.empty()) fmt::print("{}\n", text);
}

static std::string groupedText(const std::string& text) {
  const bool number = !text.empty() && text.size() < 20 && text.find_first_not_of("0123456789") == std::string::npos;
  return number ? grouped(std::uint64_t{std::stoull(text)}) : text;
}

static std::string checkText(const PublishedFigure& cell) {
  const std::string text(toText(check(cell)));
  if (!cell.known) return text;
  return text.empty() ? "known result" : text + ", known result";
}

static void printTable(const WorkTable& table) {
  if (table.columns.empty()) {
    TextTable list({"figure", "published", "computed", ""}, {false, true, true, false});
    for (const PublishedFigure& cell : table.cells)
      list.add({cell.id, cell.published.empty() ? "-" : groupedText(cell.published),
                cell.computed.empty() ? "-" : groupedText(cell.computed), checkText(cell)});
    return list.print();
  }
  if (!table.id.empty()) fmt::print("{}\n", table.id);
  std::vector<std::string> line{table.rowsOf.empty() ? table.columnsOf : fmt::format("{} / {}", table.rowsOf, table.columnsOf)};
  line.insert(line.end(), table.columns.begin(), table.columns.end());
  TextTable matrix(line, std::vector<bool>(line.size(), true));
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    line = {table.rows[row]};
    for (std::size_t column = 0; column < table.columns.size(); ++column)
      line.push_back(cellText(table.cells[row * table.columns.size() + column]));
    matrix.add(line);
  }
  matrix.print();
  for (const std::string& mark : marksOf(table)) fmt::print("{}\n", mark);
}

/// Returns the number of ancestors of a picture in the tree of pictures.
static int depthOf(const WorkFigure& figure, const WorkPicture& picture) {
  return picture.parent < 0 ? 0 : 1 + depthOf(figure, figure.pictures[static_cast<std::size_t>(picture.parent)]);
}

static void printText(const Work& work, const std::vector<WorkFigure>& figures) {
  fmt::print("{}\n", firstLine(work));
  printAgreement(agreementOf(figures));
  for (const WorkFigure& figure : figures) {
    const std::string agreement = sentence(agreementOf(figure), "");
    fmt::print("\n{} ({}): {}{}\n", toText(figure.place), figure.id, figure.expected ? "expected only; " : "",
               !agreement.empty()      ? agreement
               : figure.tables.empty() ? "pictured"
                                       : "counted here only");
    for (const WorkTable& table : figure.tables) printTable(table);
    for (const WorkPicture& picture : figure.pictures)
      fmt::print("{:{}}pictured, {}: {} '{}'\n", "", 2 * depthOf(figure, picture), picture.id, picture.variant, picture.position);
    for (const std::string& command : figure.commands) fmt::print("  {}\n", command);
  }
}

static Json workJson(const Work& work) {
  return {{"name", work.name},
          {"authors", work.authors},
          {"title", work.title},
          {"english", work.english},
          {"appeared", work.appeared}};
}

/// Returns the rows of the CSV output as JSON, with the additional members "known", "query" and "kind".
static Json cellsJson(const WorkFigure& figure) {
  Json rows = toJson(workRows({figure}));
  auto row = rows.begin();
  for (const WorkTable& table : figure.tables)
    for (const PublishedFigure& cell : table.cells) {
      if (cell.known) (*row)["known"] = true;
      if (!cell.query.empty()) (*row)["query"] = cell.query;
      if (!cell.kind.empty()) (*row)["kind"] = cell.kind;
      ++row;
    }
  return rows;
}

static Json figuresJson(const std::vector<WorkFigure>& figures) {
  Json list = Json::array();
  for (const WorkFigure& figure : figures) {
    Json pictures = Json::array();
    for (const WorkPicture& picture : figure.pictures) {
      pictures.push_back({{"picture", picture.id}, {"variant", picture.variant}, {"position", picture.position}});
      if (picture.parent >= 0) pictures.back()["parent"] = picture.parent;
    }
    list.push_back({{"figure", figure.id},
                    {"place", toText(figure.place)},
                    {"expected", figure.expected},
                    {"variants", figure.variants},
                    {"commands", figure.commands},
                    {"pictures", std::move(pictures)},
                    {"cells", cellsJson(figure)}});
  }
  return list;
}

/// Returns the requested figures, or all figures by default. "figure-5" also selects parts whose ids begin with
/// "figure-5-".
static std::vector<WorkFigure> requestedFigures(const Work& work, std::string_view only) {
  std::vector<WorkFigure> figures = work.figures();
  if (only.empty()) return figures;
  std::vector<std::string> ids;
  for (const WorkFigure& figure : figures) ids.push_back(figure.id);
  std::erase_if(
      figures, [only](const WorkFigure& figure) { return figure.id != only && !figure.id.starts_with(std::string(only) + '-'); });
  if (figures.empty())
    throw UsageError(fmt::format("--figure {}: there is no such figure; expected one of: {}", only, fmt::join(ids, ", ")));
  return figures;
}

static std::vector<WorkFigure> computedFigures(const Context& context, const Work& work, const std::string& only) {
  std::vector<WorkFigure> figures = requestedFigures(work, only);
  const Interrupt interrupt;
  for (WorkFigure& figure : figures) {
    work.compute(figure, context.dataDirectory(), interrupt.token());
    interrupt.check();
  }
  return figures;
}

/// Solves the variants of the figures, after printing an estimate of the time. Returns a non-zero exit code if the user stopped a
/// solve.
static int solveMissing(Context& context, const std::vector<Work>& works, const std::string& only) {
  std::vector<std::string> missing;
  for (const Work& work : works)
    std::ranges::move(variantsToSolve(work, requestedFigures(work, only), context.dataDirectory()), std::back_inserter(missing));
  double seconds = 0;
  for (const std::string& variant : missing)
    seconds += commandsFor(variant).secondsToSolve(context, SolveArguments{.variant = variant});
  if (!missing.empty()) printNote(fmt::format("Solving {} in about {}.", fmt::join(missing, ", "), roughDurationText(seconds)));
  for (const std::string& variant : missing) {
    const int code = commandsFor(variant).solve(context, SolveArguments{.variant = variant, .quiet = true});
    if (code != exitDone) return code;
  }
  return exitDone;
}

static int listWorks(bool json) {
  if (json) {
    Json list = Json::array();
    for (const GameInfo& game : gamesWithWorks()) {
      Json entry{{"game", game.id}};
      entry.update(workJson(game.work));
      list.push_back(std::move(entry));
    }
    fmt::print("{}\n", list.dump(2));
    return exitDone;
  }
  for (const GameInfo& game : gamesWithWorks()) fmt::print("{:<12} {}\n", game.id, firstLine(game.work));
  return exitDone;
}

static Json figuresJson(const Context& context, const GameInfo& game, const std::string& figure) {
  Json json{{"game", game.id}};
  json.update(workJson(game.work));
  json["figures"] = figuresJson(computedFigures(context, game.work, figure));
  return json;
}

static void printWork(const Context& context, const Work& work, const PaperOptions& options) {
  const std::vector<WorkFigure> figures = computedFigures(context, work, options.figure);
  if (options.format == "csv")
    fmt::print("{}", workRows(figures).csv());
  else if (options.format == "latex")
    fmt::print("{}", workLatex(figures));
  else
    printText(work, figures);
}

static int runPaper(Context& context, const PaperOptions& options) {
  if (options.game.empty() && !options.solve) return listWorks(context.json);
  const bool all = options.game.empty() || options.game == allGamesWord;
  if (all && (!options.figure.empty() || options.format == "csv"))
    throw UsageError("--figure and --format csv need the name of one game");
  const std::vector<GameInfo> games = all ? gamesWithWorks() : std::vector<GameInfo>{gameOf(options.game)};
  if (options.solve) {
    std::vector<Work> works;
    for (const GameInfo& game : games) works.push_back(game.work);
    if (const int code = solveMissing(context, works, options.figure); code != exitDone) return code;
  }
  if (context.json) {
    Json list = Json::array();
    for (const GameInfo& game : games) list.push_back(figuresJson(context, game, options.figure));
    fmt::print("{}\n", (all ? list : list.front()).dump(2));
    return exitDone;
  }
  for (const GameInfo& game : games) {
    if (game.id != games.front().id) fmt::print("\n");
    printWork(context, game.work, options);
  }
  return exitDone;
}

void addPaperCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PaperOptions>();
  CLI::App& command =
      addCommand(app, context, "paper", "Show the figures of published works next to those computed here", options, runPaper);
  addTextOption(command, "GAME", options->game, "The game whose work to show, or all (default: list the works)")->type_name("");
  addTextOption(command, "--figure", options->figure, "Show only this figure, e.g. figure-3")->type_name("FIGURE");
  addChoiceOption(command, "--format", options->format, {"text", "csv", "latex"}, "text, csv or latex (default: text)")
      ->type_name("FORMAT");
  addSwitch(command, "--solve", options->solve,
            "First solve the variants that the figures need, unless they are solved or come with the program; prints an estimate "
            "of the time");
  addProgressOption(command, context);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
