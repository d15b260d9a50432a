// Asks under which name something is saved: in the folder last used, the kinds of files in words.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace kotai::ui {

/// "PNG pictures (*.png);;SVG drawings (*.svg)" for "png" and "svg".
QString fileFilters(const QStringList& suffixes);

/// \p name: what is proposed, without a folder. A name without an ending gets that of the kind that was chosen. Empty if nobody
/// wants it saved. \p chosenFilter may be null.
QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter = nullptr);

/// Returns the folder of the last save or open in this run or stored before; otherwise the documents folder.
QString lastFolder();
void noteFolderOf(const QString& file);

}  // namespace kotai::ui
