// A published work about a game: its source, and its figures for comparison with solutions.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/figures.h"

namespace kotai {

/// Place of an item in a published work.
struct WorkPlace {
  enum class Part { Figure, Table, Section, Slides, Article };
  Part part = Part::Figure;
  int number = 0;  ///< number of the item, such as 3 for figure 3; 0 if there is none
};

/// Printed numbers or words, row by row. Without columns, every row is a single figure, and the id of the
/// figure names the row.
struct WorkTable {
  std::string id = {};         ///< id of the table's title, such as "draw"; empty if the figure has only one table
  std::string rowsOf = {};     ///< meaning of the row headings, such as "opponent"
  std::string columnsOf = {};  ///< meaning of the column headings, such as "mover"
  std::vector<std::string> rows = {};
  std::vector<std::string> columns = {};
  std::vector<PublishedFigure> cells = {};
};

/// A position shown in a work. Pictures with parents form a tree.
struct WorkPicture {
  std::string id;  ///< id of the picture; the user interface has a text for each id
  std::string variant;
  std::string position;
  int parent = -1;  ///< index of the parent picture, which comes earlier in the figure; -1 if there is none
};

struct WorkFigure {
  std::string id;  ///< id such as "figure-3"
  WorkPlace place = {};
  std::vector<std::string> variants = {};  ///< variants whose solutions the figure requires, smallest first
  std::vector<std::string> commands = {};  ///< commands that print the same values
  std::vector<WorkTable> tables = {};
  std::string key = {};    ///< key of the aggregated table that the figure shows; may be empty
  std::string graph = {};  ///< variant whose parts and moves between parts the figure shows; may be empty
  std::vector<WorkPicture> pictures = {};
  bool expected = false;  ///< whether the figure is a conjecture, so that a different result is not an error
};

/// A published work about a game. All members except the first four are optional.
struct Work {
  std::string name = {};  ///< short name such as "Kotani"
  std::string authors = {};
  std::string title = {};    ///< title as printed
  std::string english = {};  ///< the title in English
  std::string appeared = {};
  /// Returns the printed figures, without computed values.
  std::vector<WorkFigure> (*figures)() = nullptr;
  /// Adds counts and values from the solutions in a folder to the figure. Values stay empty if a solution is
  /// missing or after an early stop. Throws SolutionError.
  void (*compute)(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) = nullptr;
};

}  // namespace kotai
