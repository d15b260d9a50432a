// Saves a list of positions where a person wants it: asks for the file, writes it in the background, says what became of it.
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
  /// \p formats: those that the list can be saved in, the usual one first.
  ListSaver(std::vector<ListFormat> formats, QWidget* parent);

  /// \p name: proposed for the file, without its end.
  void ask(const WrittenList& list, const QString& name);
  void save(const WrittenList& list, const QString& file);  ///< the name says as what

 signals:
  void told(const QString& text);

 private:
  QStringList filters() const;
  QString refusal() const;

  std::vector<ListFormat> m_formats;
  QWidget* m_window;
};

}  // namespace kotai::ui
