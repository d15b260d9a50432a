// The positions from which a move leads to the one on the board. All are held: there are at most some hundreds.
#pragma once

#include <optional>
#include <vector>

#include "core/game/value.h"
#include "ui/docks/positions/position_window.h"

namespace kotai::ui {

class ParentsModel : public PositionWindowBase {
  Q_OBJECT

 public:
  struct Entry {
    AnyPosition position;
    QString text;
    QString moves;  ///< that lead to the board
    std::optional<Value> value = {};
  };

  explicit ParentsModel(QObject* parent = nullptr) : PositionWindowBase(parent) {}
  void setEntries(std::vector<Entry> entries);

  bool isCounting() const override { return false; }
  quint64 count() const override { return m_entries.size(); }
  int rowOf(quint64 number) const override { return number < m_entries.size() ? static_cast<int>(number) : -1; }
  void jumpTo(quint64 number) override;
  void fetchPrevious() override {}
  void draw(quint64 number) override { jumpTo(number); }

  int rowCount(const QModelIndex& parent = {}) const override;
  /// The roles of PositionsModel.
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

 private:
  std::vector<Entry> m_entries;
};

}  // namespace kotai::ui
