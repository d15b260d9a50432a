// Page of the user's games: search, open, remove, import, export, and statistics.
#pragma once

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QTabWidget>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "core/library/game_library.h"
#include "core/library/library_game.h"
#include "ui/library/library_filter_bar.h"
#include "ui/library/own_results.h"
#include "ui/library/statistics_view.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

class MistakesView;

class LibraryModel : public RowsModel<LibraryGame> {
  Q_OBJECT

 public:
  enum Column {
    DateColumn,
    GameColumn,
    FirstColumn,
    SecondColumn,
    ResultColumn,
    ReasonColumn,
    LengthColumn,
    AccuracyColumn,
    ColumnCount
  };

  explicit LibraryModel(QObject* parent) : RowsModel(ColumnCount, parent) {}
  void sort(int column, Qt::SortOrder order) override;

 private:
  QVariant cell(const LibraryGame& game, int column, int role) const override;
  QString heading(int column) const override;
  QVariant headingAlignment(int column) const override;
  QString textOf(const LibraryGame& game, int column) const;
};

class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  LibraryPage(std::shared_ptr<GameLibrary> library, MistakeFinder finder, QWidget* parent = nullptr);
  ~LibraryPage() override;

  LibraryFilterBar* filterBar() const { return m_filter; }
  LibraryModel* model() const { return m_model; }
  QTableView* table() const { return m_table; }
  StatisticsView* statistics() const { return m_statistics; }
  MistakesView* mistakes() const { return m_mistakes; }
  MessageBar* messages() const { return m_messages; }
  enum Tab { Games, Statistics, Mistakes };
  void showTab(Tab tab);
  void setNavigationButtons(QWidget* buttons);  ///< places the buttons on the page
  void setPreview(QWidget* preview);            ///< sets the widget that previews a game; shown beside the list if there is room
  void refresh();                               ///< reloads the games if the page is visible
  void importFiles(const QStringList& files);   ///< imports games in the background and shows the progress
  void exportTo(const QString& file);           ///< exports the selected games, or all listed games if none is selected
  void removeChosen();                          ///< removes the selected games and offers an undo

 signals:
  void openRequested(const QByteArray& text);
  void gameShown(const QByteArray& text);  ///< \p text: record of the selected or first game; empty if there is none
  void importWanted();                     ///< emitted when the user wants to choose files to import
  void exportWanted();                     ///< emitted when the user wants to choose a file for the export

 private:
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void fitPreview();
  void emitGameShown();
  void makeButtons();
  void showButtons();
  void openChosen();
  void showGames();
  QString faultText(LibraryFault fault) const;
  void showFault();
  void retranslate();
  void finishImport(int added, int known, const QStringList& warnings, bool stored);
  std::vector<GameId> chosen() const;

  std::shared_ptr<GameLibrary> m_library;
  LibraryFilterBar* m_filter = new LibraryFilterBar(this);
  LibraryModel* m_model = new LibraryModel(this);
  QTabWidget* m_tabs = new QTabWidget(this);
  QTableView* m_table = named("gameTable", new QTableView(this));
  QHBoxLayout* m_list = new QHBoxLayout;  ///< layout with the table and the preview
  QWidget* m_preview = nullptr;
  EmptyState* m_empty = new EmptyState(this);
  QLabel* m_count = new Label(this);
  StatisticsView* m_statistics = new StatisticsView(this);
  MistakesView* m_mistakes;
  MessageBar* m_messages = new MessageBar(this);
  QProgressBar* m_progress = new QProgressBar(this);
  QWidget* m_buttons = nullptr;  ///< row with the buttons and the number of games
  QPushButton* m_open = nullptr;
  QPushButton* m_remove = nullptr;
  QPushButton* m_import = nullptr;
  QPushButton* m_export = nullptr;
  QTimer m_delay;
  bool m_importing = false;
  QString m_faultWarning;   ///< message about an error of the library; empty if there is none
  QString m_exportWarning;  ///< error of the last export; empty on success
  QString m_importWarning;  ///< errors in the last imported files; empty if there are none
  std::stop_source m_stop;
};

}  // namespace kotai::ui
