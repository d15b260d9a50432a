// Requests from the figures of the works, which the window fulfils.
#pragma once

#include <QObject>
#include <QVariant>

namespace kotai::ui {

/// Every part of a figure emits these signals directly.
class PaperRequests : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  void open(const QString& variantId, const QString& position);
  void list(const QString& variantId, const QString& query);  ///< requests the list of positions that a cell counts
  void listKind(const QString& variantId, const QString& kind);
  void trigger(int actionId, const QVariant& choice);  ///< \p choice: the number of a column, from 1; invalid if none
};

}  // namespace kotai::ui
