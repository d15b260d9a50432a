// Base of models of small tables: texts made on demand, words at the left, numbers at the right.
#pragma once

#include <QAbstractTableModel>

namespace kotai::ui {

class RetranslatedModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;
  void retranslate();  ///< after a change of language or theme: views ask again

 protected:
  static QVariant wordAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)); }
  static QVariant numberAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); }
};

}  // namespace kotai::ui
