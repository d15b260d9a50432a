// A published work about a game: where it appeared, and its figures as they were printed, to stand beside what solutions say.
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
  int number = 0;  ///< 0: none
};

/// Numbers or words as they were printed, row by row. Without columns every row is one figure with a name, its id.
struct WorkTable {
  std::string id = {};         ///< "draw"; the words are made at the edge; empty: the figure has one table only
  std::string rowsOf = {};     ///< what the headings of the rows count: "opponent"
  std::string columnsOf = {};  ///< and those of the columns: "mover"
  std::vector<std::string> rows = {};
  std::vector<std::string> columns = {};
  std::vector<PublishedFigure> cells = {};
};

/// A position that a work pictures.
struct WorkPicture {
  std::string id;  ///< the words for it are made at the edge
  std::string variant;
  std::string position;
};

struct WorkFigure {
  std::string id;  ///< "figure-3"
  WorkPlace place = {};
  std::vector<std::string> variants = {};  ///< whose solutions say the same, smallest first; empty: none is needed
  std::vector<std::string> commands = {};  ///< that print the same from them
  std::vector<WorkTable> tables = {};
  std::string key = {};    ///< of the aggregated table that it prints
  std::string graph = {};  ///< the variant whose parts and the moves between them it draws
  std::vector<WorkPicture> pictures = {};
  bool expected = false;  ///< what the work only expects: that solutions differ is no fault of either
};

/// All of it optional but the first four.
struct Work {
  std::string name = {};  ///< "Kotani"
  std::string authors = {};
  std::string title = {};    ///< as it is printed
  std::string english = {};  ///< the title in English
  std::string appeared = {};
  /// As printed: nothing is computed yet.
  std::vector<WorkFigure> (*figures)() = nullptr;
  /// Fills in what can be counted and what the solutions in a folder say; what is not solved there stays empty. Stopped early, it
  /// stays empty as well. Throws SolutionError.
  void (*compute)(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop) = nullptr;
};

}  // namespace kotai
