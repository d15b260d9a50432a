// Card of a figure of a published work: reference, tables, agreement, instructions to reproduce the figure, and
// missing solutions.
#pragma once

#include <QFrame>
#include <QPushButton>
#include <QToolButton>
#include <filesystem>
#include <string>
#include <vector>

#include "core/game/work.h"
#include "core/tables/solution.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class ColourKey;
class FigureTable;
class PaperRequests;
class PartsPanel;
class PictureRow;
class SolveQueue;

class FigureCard : public QFrame {
  Q_OBJECT

 public:
  FigureCard(WorkFigure figure, std::string gameId, SolveQueue* queue, PaperRequests* requests, std::filesystem::path folder,
             QWidget* parent = nullptr);

  const WorkFigure& figure() const { return m_figure; }
  bool isComputed() const { return m_computed; }  ///< returns whether the card shows results
  void setFigure(WorkFigure figure);              ///< updates the card with the computed values of the same figure
  void setGraphSolution(SolutionPtr solution);    ///< sets the solution of the variant that graph() shows
  PartsPanel* graph() const { return m_graph; }
  ColourKey* key() const { return m_key; }
  const std::vector<FigureTable*>& tables() const { return m_tables; }
  QPushButton* solveButton() const { return m_solve; }
  QToolButton* exportButton() const { return m_export; }
  QString saveAs(const QString& fileName);  ///< suffix: csv, tex, png, svg or pdf; returns the reason for a failure

 signals:
  void messageRaised(const QString& text);
  void warningRaised(const QString& text);

 private:
  void makeHeading();
  void makeTables();
  void makeButtons();
  void fillExportMenu();
  void refresh();
  void refreshSolving();
  void copy(const std::string& text, const QString& told);
  void save();
  std::vector<QWidget*> pictureParts() const;
  QByteArray bytesFor(const QString& suffix);
  QString caption() const;
  QString largerText(const std::vector<std::string>& larger) const;

  WorkFigure m_figure;
  bool m_computed = false;
  std::string m_gameId;
  SolveQueue* m_queue;
  PaperRequests* m_requests;
  std::filesystem::path m_folder;
  QLabel* m_heading = nullptr;
  QLabel* m_agreement = nullptr;
  QLabel* m_note = nullptr;
  QLabel* m_commands = nullptr;
  QLabel* m_larger = nullptr;
  QWidget* m_body = nullptr;
  std::vector<QLabel*> m_titles;
  std::vector<QLabel*> m_axes;
  std::vector<FigureTable*> m_tables;
  PartsPanel* m_graph = nullptr;
  PictureRow* m_pictures = nullptr;
  ColourKey* m_key = nullptr;  ///< legend of the tables; null if there is none
  QPushButton* m_solve = nullptr;
  QToolButton* m_export = nullptr;
  std::vector<QPushButton*> m_more;
};

}  // namespace kotai::ui
