#include "core/works/work_export.h"

#include <fmt/format.h>

#include <algorithm>

namespace kotai {

static std::string escaped(std::string_view text) {
  std::string written;
  for (const char each : text) {
    if (std::string_view("_#&%$").find(each) != std::string_view::npos) written += '\\';
    written += each;
  }
  return written;
}

static std::string row(const std::vector<std::string>& cells) {
  std::string text;
  for (const std::string& each : cells) text += (text.empty() ? "" : " & ") + escaped(each);
  return text + " \\\\\n";
}

static std::string listBody(const WorkTable& table) {
  std::string text = "\\begin{tabular}{lrrl}\n" + row({"figure", "published", "computed", "check"}) + "\\hline\n";
  for (const PublishedFigure& cell : table.cells)
    text += row({cell.id, cell.published, cell.computed.empty() ? "--" : cell.computed, std::string(toText(check(cell)))});
  return text;
}

static std::string matrixBody(const WorkTable& table) {
  std::string text = fmt::format("\\begin{{tabular}}{{r|{}}}\n", std::string(table.columns.size(), 'r'));
  std::vector<std::string> line{table.rowsOf.empty() ? table.columnsOf : fmt::format("{} / {}", table.rowsOf, table.columnsOf)};
  line.insert(line.end(), table.columns.begin(), table.columns.end());
  text += row(line) + "\\hline\n";
  auto cell = table.cells.begin();
  for (const std::string& heading : table.rows) {
    line = {heading};
    for (std::size_t column = 0; column < table.columns.size(); ++column) line.push_back(cellText(*cell++));
    text += row(line);
  }
  for (const std::string& mark : marksOf(table))
    text += fmt::format("\\multicolumn{{{}}}{{l}}{{\\footnotesize {}}} \\\\\n", table.columns.size() + 1, escaped(mark));
  return text;
}

std::string_view toText(FigureCheck check) {
  switch (check) {
    case FigureCheck::Own: break;
    case FigureCheck::NotKnown: return "not solved";
    case FigureCheck::Equal: return "same";
    case FigureCheck::Different: return "different";
    case FigureCheck::Slip: return "slip";
    case FigureCheck::NotComparable: return "not comparable";
  }
  return {};
}

std::string toText(const WorkPlace& place) {
  const auto numbered = [&place](std::string_view word) { return fmt::format("{} {}", word, place.number); };
  switch (place.part) {
    case WorkPlace::Part::Figure: return numbered("figure");
    case WorkPlace::Part::Table: return numbered("table");
    case WorkPlace::Part::Section: return numbered("section");
    case WorkPlace::Part::Slides: return "slides";
    case WorkPlace::Part::Article: break;
  }
  return "article";
}

std::string cellText(const PublishedFigure& cell) {
  switch (check(cell)) {
    case FigureCheck::Own: return cell.computed;
    case FigureCheck::Equal: return cell.published;
    case FigureCheck::NotKnown: return cell.published + "?";
    case FigureCheck::Different:
    case FigureCheck::Slip: return fmt::format("{} ({})", cell.published, cell.computed);
    case FigureCheck::NotComparable: break;
  }
  return cell.computed.empty() ? cell.published + "*" : fmt::format("{} ({})", cell.published, cell.computed);
}

std::vector<std::string> marksOf(const WorkTable& table) {
  const auto any = [&table](auto&& holds) { return std::ranges::any_of(table.cells, holds); };
  std::vector<std::string> lines;
  if (any([](const PublishedFigure& cell) { return check(cell) == FigureCheck::NotKnown; }))
    lines.emplace_back("? as printed; not solved here");
  if (any([](const PublishedFigure& cell) { return check(cell) == FigureCheck::NotComparable && cell.computed.empty(); }))
    lines.emplace_back("* as printed; nothing computed stands beside it");
  if (any([](const PublishedFigure& cell) {
        return check(cell) != FigureCheck::Own && !cell.computed.empty() && cell.computed != cell.published;
      }))
    lines.emplace_back("( ) computed, behind what is printed");
  return lines;
}

TableRows workRows(const std::vector<WorkFigure>& figures) {
  TableRows all{{"figure", "place", "table", "row", "column", "published", "computed", "check"}, {}};
  for (const WorkFigure& figure : figures)
    for (const WorkTable& table : figure.tables)
      for (std::size_t place = 0; place < table.cells.size(); ++place) {
        const PublishedFigure& cell = table.cells[place];
        const std::size_t across = table.columns.size();
        all.rows.push_back({figure.id, toText(figure.place), table.id, across > 0 ? table.rows[place / across] : cell.id,
                            across > 0 ? table.columns[place % across] : std::string(), figureCell(cell.published),
                            figureCell(cell.computed), toText(check(cell))});
      }
  return all;
}

std::string workLatex(const std::vector<WorkFigure>& figures) {
  std::string text;
  for (const WorkFigure& figure : figures) {
    text += fmt::format("% {}\n", toText(figure.place));
    for (const std::string& command : figure.commands) text += fmt::format("% {}\n", command);
    for (const WorkTable& table : figure.tables) {
      if (!table.id.empty()) text += fmt::format("% {}\n", table.id);
      text += (table.columns.empty() ? listBody(table) : matrixBody(table)) + "\\end{tabular}\n\n";
    }
  }
  return text;
}

}  // namespace kotai
