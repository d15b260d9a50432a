// `lessons`: checks a file of lessons, for its author.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/input_file.h"
#include "app/cli/base/messages.h"
#include "app/cli/commands/commands.h"
#include "core/lessons/exercises.h"
#include "core/lessons/lesson_file.h"

namespace kotai::cli {

struct LessonsArguments {
  std::string file;
};

static std::string reasonOf(const LessonFault& fault) {
  if (fault.part == LessonFault::Part::File)
    return fmt::format(fmt::runtime(fault.error.own->english),
                       fault.error.params.empty() ? std::string() : shortenedText(fault.error.params[0]),
                       fault.error.params.size() < 2 ? std::string() : fault.error.params[1]);
  return withoutFinalStop(englishText(fault.error, fault.part == LessonFault::Part::Query ? "query" : "text", fault.text));
}

static std::string sentenceOf(const LessonProblem& problem, const Lesson& lesson) {
  switch (problem.kind) {
    case LessonProblem::Kind::NoTask: return fmt::format("the board is not a {} puzzle", lesson.kind);
    case LessonProblem::Kind::Answers: return fmt::format("the right moves are: {}", fmt::join(problem.texts, " "));
    case LessonProblem::Kind::FewDrills: break;
  }
  return fmt::format("there are {} drills, not {}", problem.found, lesson.drills.count);
}

static int run(Context& context, const LessonsArguments& options) {
  const auto course = readCourse(readInput(options.file));
  if (!course)
    throw Failure(fmt::format("{}, line {}: {}", visibleText(options.file), course.error().line, reasonOf(course.error())));
  bool allRight = true;
  Json all = Json::array();
  for (const Lesson& lesson : course->lessons) {
    const PlayPtr play = context.play(lesson.variant);
    const PuzzleMakerPtr maker = commandsFor(play->id()).puzzleMaker(context, *play);
    std::vector<std::string> problems;
    for (const LessonProblem& problem : problemsOf(maker, lesson)) problems.push_back(sentenceOf(problem, lesson));
    allRight = allRight && problems.empty();
    if (context.json) {
      all.push_back({{"line", lesson.line}, {"lesson", lesson.id}, {"problems", problems}});
      continue;
    }
    if (problems.empty()) fmt::print("{}\t{}\tok\n", lesson.line, lesson.id);
    for (const std::string& problem : problems) fmt::print("{}\t{}\t{}\n", lesson.line, lesson.id, problem);
  }
  if (context.json) fmt::print("{}\n", all.dump(2));
  return allRight ? exitDone : exitFailed;
}

void addLessonsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<LessonsArguments>();
  CLI::App& command = addCommand(app, context, "lessons", "Check a file of lessons against the solutions", options, run);
  command.footer(
      "Prints line<TAB>lesson<TAB>ok for each lesson, or a problem in place of ok. The exit code is 1 if there are any.");
  command.add_option("FILE", options->file, "File of lessons (docs/lessons.md); - reads the standard input")
      ->type_name("")
      ->required();
  addJsonOption(command, context);
}

}  // namespace kotai::cli
