// Published figures of a game beside the computed ones.
#pragma once

#include <QWidget>

#include "ui/docks/tables/figures_model.h"

class QLabel;
class QTableView;

namespace kotai::ui {

class FiguresPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FiguresPanel(QWidget* parent = nullptr);
  void setRows(std::vector<FigureRow> rows);
  void showFailure(const QString& text);
  FiguresModel* model() const { return m_model; }
  QTableView* table() const { return m_table; }

 signals:
  /// The user wants the positions behind a figure.
  void filterActivated(kotai::PositionFilter filter);

 private:
  void refresh();
  QString summary() const;  ///< how many figures agree, and which are not computed

  FiguresModel* m_model = nullptr;
  QTableView* m_table = nullptr;
  QLabel* m_summary = nullptr;
  QString m_failure;
};

}  // namespace kotai::ui
