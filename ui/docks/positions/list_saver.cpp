#include "ui/docks/positions/list_saver.h"

#include <QFileInfo>
#include <QWidget>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/read_failure.h"
#include "ui/background/background.h"
#include "ui/files/safe_file.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

/// Use the command line for longer lists: it writes entries as soon as it finds them.
constexpr quint64 mostSaved = 5'000'000;

constexpr std::size_t pagePositions = 1U << 16;

std::optional<ListFormat> listFormatOf(const QString& fileName) {
  const QString suffix = QFileInfo(fileName).suffix().toLower();
  if (suffix == QLatin1String("csv")) return ListFormat::Csv;
  if (suffix == QLatin1String("json")) return ListFormat::Json;
  if (suffix == QLatin1String("jsonl")) return ListFormat::JsonLines;
  if (suffix == QLatin1String("kotaigame")) return ListFormat::Games;
  return std::nullopt;
}

/// Returns all positions in order. Takes as long as reading the list. Throws SolutionError.
QByteArray listBytes(const CardList& list, ListFormat format) {
  const std::uint64_t count = list.count();
  std::string bytes = format == ListFormat::Csv ? list.columns() + "\n" : format == ListFormat::Json ? "[\n" : "";
  for (std::uint64_t first = 0; first < count;) {
    const std::vector<std::string> page = list.written(first, pagePositions, format, {});
    if (page.empty()) break;
    for (const std::string& each : page) {
      const bool last = ++first == count;
      if (format == ListFormat::Json) bytes += "  ";
      bytes += each;
      if (format == ListFormat::Json) bytes += last ? "\n" : ",\n";
      if (format == ListFormat::Csv || format == ListFormat::JsonLines) bytes += '\n';
    }
  }
  if (format == ListFormat::Json) bytes += "]\n";
  return QByteArray::fromStdString(bytes);
}

struct Written {
  std::optional<SolutionError> unread;
  std::optional<FileFailure> failure;
};

}  // namespace

ListSaver::ListSaver(std::vector<ListFormat> formats, QWidget* parent)
    : QObject(parent), m_formats(std::move(formats)), m_window(parent) {}

QStringList ListSaver::filters() const {
  QStringList filters;
  for (const ListFormat format : m_formats) switch (format) {
      case ListFormat::Csv: filters << tr("Tables (*.csv)"); break;
      case ListFormat::Json: filters << tr("JSON (*.json)"); break;
      case ListFormat::JsonLines: filters << tr("JSON lines (*.jsonl)"); break;
      case ListFormat::Games: filters << tr("Games (*.kotaigame)"); break;
    }
  return filters;
}

QString ListSaver::refusal() const {
  return std::ranges::find(m_formats, ListFormat::Games) == m_formats.end()
             ? tr("“%1” was not saved. Its name must end in .csv, .json or .jsonl.")
             : tr("“%1” was not saved. Its name must end in .csv, .json, .jsonl or .kotaigame.");
}

void ListSaver::ask(const std::shared_ptr<const CardList>& list, const QString& name) {
  if (list->count() > mostSaved)
    return emit told(
        tr("The list has too many positions for one file. The limit is %1.").arg(countText(static_cast<double>(mostSaved))));
  QString chosen;
  const QString file = askForSaveName(m_window, tr("Save the list"), QStringLiteral("%1.csv").arg(name),
                                      filters().join(QStringLiteral(";;")), &chosen);
  if (file.isEmpty()) return;
  const QString suffix = chosen.section(QLatin1Char('*'), -1).chopped(1);
  save(list, QFileInfo(file).suffix().isEmpty() ? file + suffix : file);
}

void ListSaver::save(const std::shared_ptr<const CardList>& list, const QString& file) {
  const std::optional<ListFormat> format = listFormatOf(file);
  if (!format || std::ranges::find(m_formats, *format) == m_formats.end()) return emit told(refusal().arg(fileNameText(file)));
  emit told(tr("Saving…"));
  auto write = [list, format = *format, file] {
    Written written;
    try {
      written.failure = writeWhole(file, listBytes(*list, format));
    } catch (...) {
      written.unread = readFailure({});
    }
    return written;
  };
  runInBackground(this, std::move(write), [this, file](const Written& written) {
    if (written.unread)
      emit told(errorText(*written.unread));
    else if (written.failure)
      emit told(fileFailureText(*written.failure));
    else
      emit told(tr("Saved as %1.").arg(fileText(file)));
  });
}

}  // namespace kotai::ui

#include "moc_list_saver.cpp"
