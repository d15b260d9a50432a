// Saves a list of positions: asks for the file, writes it in the background and reports the result.
#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "ui/docks/positions/list_export.h"

class QWidget;

namespace kotai::ui {

class ListSaver : public QObject {
  Q_OBJECT

 public:
  /// \p formats: the formats of this list, the usual one first.
  ListSaver(std::vector<ListFormat> formats, QWidget* parent);

  /// \p name: proposed name of the file, without suffix.
  void ask(const WrittenList& list, const QString& name);
  void save(const WrittenList& list, const QString& file);  ///< the file name suffix selects the format

 signals:
  void told(const QString& text);

 private:
  QStringList filters() const;
  QString refusal() const;

  std::vector<ListFormat> m_formats;
  QWidget* m_window;
};

}  // namespace kotai::ui
