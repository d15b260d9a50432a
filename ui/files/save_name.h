// Asks for a file name to save to, starting in the folder used last, with the file types in words.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace kotai::ui {

/// "PNG pictures (*.png);;SVG drawings (*.svg)" for "png" and "svg".
QString fileFilters(const QStringList& suffixes);

/// \p name: proposed name without folder. A name without suffix gets that of the chosen type. Empty if the user cancels. \p
/// chosenFilter may be null.
QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter = nullptr);

/// Returns the folder of the last save or open in this run or stored before; otherwise the documents folder.
QString lastFolder();
void noteFolderOf(const QString& file);

}  // namespace kotai::ui
