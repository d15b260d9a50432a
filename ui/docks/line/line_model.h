// The steps of a perfect line as a list.
#pragma once

#include <QAbstractListModel>
#include <cstdint>

#include "ui/document/line_reader.h"

namespace kotai::ui {

class LineModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role { NumberRole = Qt::UserRole + 1, SideRole, MoveTextRole, ValueTextRole, OutcomeRole, EqualsRole };

  using QAbstractListModel::QAbstractListModel;
  void setLine(VariantPtr variant, AnnotatedLine line);
  const AnnotatedLine& line() const { return m_line; }
  std::uint32_t mostPlies() const { return m_mostPlies; }  ///< largest distance of the values
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  VariantPtr m_variant;
  AnnotatedLine m_line;
  std::uint32_t m_mostPlies = 0;
};

}  // namespace kotai::ui
