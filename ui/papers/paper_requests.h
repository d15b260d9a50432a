// Signals that figures of published works use to send requests to the window.
#pragma once

#include <QObject>
#include <QVariant>

namespace kotai::ui {

/// Signals of the page. The parts of a figure emit them directly.
class PaperRequests : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  void open(const QString& variantId, const QString& position);
  void list(const QString& variantId, const QString& query);  ///< requests the list of positions that a cell counts
  void listKind(const QString& variantId, const QString& kind);
  void trigger(int actionId, const QVariant& choice);  ///< \p choice: number of a column, from 1, or invalid
};

}  // namespace kotai::ui
