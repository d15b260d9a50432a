// Saves a list of positions: asks for the file, writes it in the background and reports the result.
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "ui/docks/positions/card_list.h"

class QWidget;

namespace kotai::ui {

class ListSaver : public QObject {
  Q_OBJECT

 public:
  /// \p formats: the formats of this list, the usual one first.
  ListSaver(std::vector<ListFormat> formats, QWidget* parent);

  /// \p name: proposed name of the file, without suffix.
  void ask(const std::shared_ptr<const CardList>& list, const QString& name);
  /// The file name suffix selects the format: csv, json, jsonl, kotaigame.
  void save(const std::shared_ptr<const CardList>& list, const QString& file);

 signals:
  void told(const QString& text);

 private:
  QStringList filters() const;
  QString refusal() const;

  std::vector<ListFormat> m_formats;
  QWidget* m_window;
};

}  // namespace kotai::ui
