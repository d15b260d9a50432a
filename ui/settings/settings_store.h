// Named values in a settings file, which is read once and written by a separate thread.
#pragma once

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QThreadPool>
#include <QVariant>

namespace kotai::ui {

/// Has the functions of QSettings. QSettings itself would write on the GUI thread: with a slow disk the window would freeze for
/// seconds after every change. GUI thread only.
class SettingsStore : public QObject {
 public:
  explicit SettingsStore(const QSettings& file);
  ~SettingsStore() override;  ///< waits until everything is written

  QVariant value(const QString& key, const QVariant& fallback = {}) const { return m_values.value(key, fallback); }
  bool contains(const QString& key) const { return m_values.contains(key); }
  void setValue(const QString& key, const QVariant& value);
  void remove(const QString& key);

 private:
  using Values = QHash<QString, QVariant>;

  void change(const QString& key, const QVariant& value);
  void write();
  void restoreUnwritten(const Values& changes);

  QString m_file;
  QSettings::Format m_format;
  Values m_values;
  Values m_changes;        ///< changes that no writing thread has taken yet; an invalid value removes its key
  bool m_writing = false;  ///< a write is running or about to start
  QThreadPool m_writer;    ///< a single thread, so that changes reach the file in order
};

}  // namespace kotai::ui
