// Base class of models of small tables: texts are created on demand, text is left-aligned, numbers are right-aligned.
#pragma once

#include <QAbstractTableModel>

namespace kotai::ui {

class RetranslatedModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;
  void retranslate();  ///< call this after a change of language or theme: views read the texts again

 protected:
  static QVariant wordAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)); }
  static QVariant numberAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); }
};

}  // namespace kotai::ui
