// Values by their names in a file of settings: read once, and written by a thread of its own.
#pragma once

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QThreadPool>
#include <QVariant>

namespace kotai::ui {

/// Has the same functions as QSettings, which writes on the thread that it is used on: on a slow disk the window would not answer
/// for seconds after every change. GUI thread only.
class SettingsStore : public QObject {
 public:
  explicit SettingsStore(const QSettings& file);
  ~SettingsStore() override;  ///< waits until all is written

  QVariant value(const QString& key, const QVariant& fallback = {}) const { return m_values.value(key, fallback); }
  bool contains(const QString& key) const { return m_values.contains(key); }
  void setValue(const QString& key, const QVariant& value);
  void remove(const QString& key);

 private:
  using Values = QHash<QString, QVariant>;

  void change(const QString& key, const QVariant& value);
  void write();
  void keepUnwritten(const Values& changes);

  QString m_file;
  QSettings::Format m_format;
  Values m_values;
  Values m_changes;        ///< that no thread writes yet; an invalid value is removed
  bool m_writing = false;  ///< or about to
  QThreadPool m_writer;    ///< one thread: the changes reach the file in their order
};

}  // namespace kotai::ui
