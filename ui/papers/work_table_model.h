// A printed table with rows and columns. Each cell has the published value and, below it, the computed one.
#pragma once

#include <string>

#include "core/game/work.h"
#include "ui/widgets/retranslated_model.h"

namespace kotai::ui {

class WorkTableModel : public RetranslatedModel {
  Q_OBJECT

 public:
  WorkTableModel(std::string gameId, QObject* parent) : RetranslatedModel(parent), m_gameId(std::move(gameId)) {}
  void setTable(WorkTable table);
  const WorkTable& table() const { return m_table; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  const PublishedFigure& cellAt(const QModelIndex& index) const;

 private:
  QString toolTip(const PublishedFigure& cell) const;

  std::string m_gameId;
  WorkTable m_table;
};

}  // namespace kotai::ui
