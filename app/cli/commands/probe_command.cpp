// `probe`: prints the value of a position, or of each line of stdin.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/worth_text.h"

namespace kotai::cli {

constexpr std::uint64_t defaultMemoryBytes = std::uint64_t{1} << 30;

struct ProbeOptions {
  std::string variant;
  std::optional<std::string> position;  ///< position to probe; if missing, the command answers each line of stdin
  bool moves = false;
  bool evaluation = false;
  bool drawGrade = false;
  std::string memory;  ///< memory limit for the values of many positions
};

/// Returns a string such as "b1a1=loss 9;b1b2=loss 11;c1c2=win 13" or "V:a1=0.500000;V:a2=0.500000".
static std::string choicesText(const ChoiceList& list) {
  std::string text;
  for (const Choice& choice : list.choices)
    text += fmt::format("{}{}={}", text.empty() ? "" : ";", choice.text,
                        choice.worth ? toText(*choice.worth) : fmt::format("{:.6f}", choice.chance.value_or(0)));
  return text;
}

static Json choicesJson(const ChoiceList& list) {
  Json json = Json::array();
  for (const Choice& choice : list.choices) {
    Json& added = json.emplace_back(Json{{"move", choice.text}});
    if (choice.worth) addWorth(added, *choice.worth);
    if (choice.chance) added["chance"] = *choice.chance;
  }
  return json;
}

class Probe {
 public:
  Probe(const Play& play, const Knowledge& knowledge, const ProbeOptions& wanted)
      : m_play(play), m_knowledge(knowledge), m_wanted(wanted) {}

  /// Returns a complete line, so that an exception leaves no incomplete output.
  std::string line(const AnyPosition& position) const {
    std::string line = fmt::format("{}\t{}", m_play.formatPosition(position), toText(m_knowledge.worth(position)));
    if (m_wanted.moves)
      for (const ChoiceList& list : m_knowledge.choices(position)) line += '\t' + choicesText(list);
    if (m_wanted.evaluation) line += '\t' + commandsFor(m_play.id()).evaluation(m_play, position).columns;
    if (m_wanted.drawGrade) line += '\t' + drawGradesText(position);
    return line;
  }

  Json json(const AnyPosition& position) const {
    Json json{{"position", m_play.formatPosition(position)}};
    addWorth(json, m_knowledge.worth(position));
    const bool hasChoices = !m_play.movesAtOnce() || !m_play.isOver(position);
    if (m_wanted.moves && hasChoices)
      for (const ChoiceList& list : m_knowledge.choices(position)) json[list.name] = choicesJson(list);
    if (m_wanted.drawGrade) addDrawGrades(json, position);
    if (m_wanted.evaluation) json["evaluation"] = commandsFor(m_play.id()).evaluation(m_play, position).json;
    return json;
  }

 private:
  /// Returns a string such as "2" or, with moves, "2<TAB>b1b2=2;b1a1=-3". Returns an empty string if the position
  /// is not a draw.
  std::string drawGradesText(const AnyPosition& position) const {
    const auto grades = m_knowledge.drawGrades(position, m_wanted.moves);
    std::string text = grades ? std::to_string(grades->grade) : "";
    if (!m_wanted.moves) return text;
    text += '\t';
    if (!grades) return text;
    const char* separator = "";
    for (const auto& [move, grade] : grades->moves) {
      text += fmt::format("{}{}={}", separator, move, grade);
      separator = ";";
    }
    return text;
  }

  void addDrawGrades(Json& json, const AnyPosition& position) const {
    const auto grades = m_knowledge.drawGrades(position, m_wanted.moves);
    if (!grades) return;
    json["drawGrade"] = grades->grade;
    if (!m_wanted.moves) return;
    for (Json& move : json["moves"])
      if (const auto found = grades->moves.find(move["move"].get<std::string>()); found != grades->moves.end())
        move["drawGrade"] = found->second;
  }

  const Play& m_play;
  const Knowledge& m_knowledge;
  const ProbeOptions& m_wanted;
};

static int run(Context& context, const ProbeOptions& options) {
  const PlayPtr play = context.play(options.variant);
  context.position(*play, options.position);  // reports an invalid position before a missing solution
  const std::uint64_t memoryBytes = memoryOf(options.memory);
  const Interrupt interrupt;
  const KnowledgePtr knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  const Probe probe(*play, *knowledge, options);
  const auto answer = [&](const std::string& text) {
    const AnyPosition position = context.position(*play, text);
    interrupt.check();
    fmt::print("{}\n", context.json ? probe.json(position).dump() : probe.line(position));
  };
  if (!options.position) {
    Solution::setBlockCacheBytes(memoryBytes == 0 ? defaultMemoryBytes : memoryBytes);
    return answerLines(answer, interrupt.token());
  }
  answer(*options.position);
  return exitDone;
}

void addProbeCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ProbeOptions>();
  CLI::App& command = addCommand(app, context, "probe", "Print the value of a position, or of many positions", options, run);
  command.footer("Prints position<TAB>value for the position, or for each line of stdin." + ownHelp("probe"));
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)
      ->description("A position, e.g. 'gle/1c1/1C1/ELG b -' (default: each line of stdin)");
  addSwitch(
      command, "--moves", options->moves,
      "Add a column move=value;move=value, sorted by move text (values for the player who moves)" + ownHelp("probe --moves"));
  addSwitch(command, "--evaluation", options->evaluation,
            "Add a column with the game's evaluation for the side to move, in moves" + ownHelp("probe --evaluation"));
  addSwitch(
      command, "--draw-grade", options->drawGrade,
      "Add a column with the number of plies in which a player can lose the draw by a mistake: negative if that player is "
      "the side to move, empty if the position is not a draw; with --moves, also move=grade;move=grade of the drawing moves");
  addTextOption(
      command, "--memory", options->memory,
      "Memory limit for cached values, e.g. 4G (default: 1G); random access is fastest if all values of the variant fit into it")
      ->type_name("SIZE");
  addSwitch(command, "--json", context.json, "Print JSON instead of text, one object per line (docs/json.md)");
}

}  // namespace kotai::cli
