// Asks for a file name for saving, starting in the folder used last, with readable names of file types.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace kotai::ui {

/// Returns "PNG pictures (*.png);;SVG drawings (*.svg)" for "png" and "svg".
QString fileFilters(const QStringList& suffixes);

/// \p name: proposed name without folder. A name without suffix gets that of the selected type. Empty if the user cancels. \p
/// chosenFilter may be null.
QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter = nullptr);

/// Returns the folder of the last save or open, in this run or an earlier one. Otherwise returns the documents folder.
QString lastFolder();
void recordFolderOf(const QString& file);

}  // namespace kotai::ui
