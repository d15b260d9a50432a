#include "ui/settings/settings_store.h"

#include <QMetaObject>
#include <utility>

#include "ui/background/background.h"

namespace kotai::ui {

namespace {

/// Preserves other values in the file that other programs may have changed.
bool writeInto(const QString& file, QSettings::Format format, const QHash<QString, QVariant>& changes) {
  QSettings settings(file, format);
  for (auto each = changes.begin(); each != changes.end(); ++each)
    each.value().isValid() ? settings.setValue(each.key(), each.value()) : settings.remove(each.key());
  settings.sync();
  return settings.status() == QSettings::NoError;
}

}  // namespace

SettingsStore::SettingsStore(const QSettings& file) : m_file(file.fileName()), m_format(file.format()) {
  m_writer.setMaxThreadCount(1);
  for (const QString& key : file.allKeys()) m_values.insert(key, file.value(key));
}

SettingsStore::~SettingsStore() {
  m_writer.waitForDone();
  if (!m_changes.isEmpty()) writeInto(m_file, m_format, m_changes);
}

void SettingsStore::setValue(const QString& key, const QVariant& value) {
  m_values.insert(key, value);
  change(key, value);
}

void SettingsStore::remove(const QString& key) {
  m_values.remove(key);
  change(key, {});
}

/// One write covers all changes of one turn of the event loop, and the next write those made in the meantime.
void SettingsStore::change(const QString& key, const QVariant& value) {
  m_changes.insert(key, value);
  if (std::exchange(m_writing, true)) return;
  QMetaObject::invokeMethod(
      this, [this] { write(); }, Qt::QueuedConnection);
}

/// The write is tried again after the next change or at the end of the program.
void SettingsStore::restoreUnwritten(const Values& changes) {
  for (auto each = changes.begin(); each != changes.end(); ++each)
    if (!m_changes.contains(each.key())) m_changes.insert(each.key(), each.value());
  m_writing = false;
}

void SettingsStore::write() {
  const Values changes = std::exchange(m_changes, {});
  runInBackground(
      m_writer, this, [file = m_file, format = m_format, changes] { return writeInto(file, format, changes); },
      [this, changes](bool written) {
        if (!written) return restoreUnwritten(changes);
        m_writing = !m_changes.isEmpty();
        if (m_writing) write();
      });
}

}  // namespace kotai::ui
