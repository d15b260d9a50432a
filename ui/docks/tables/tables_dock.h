// Dock with the tables of a solved variant: heat maps, bars, plain numbers, published figures, totals, export.
#pragma once

#include <QBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QTableView>
#include <functional>
#include <stop_token>

#include "core/analysis/position_list.h"
#include "ui/background/latest.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/document/game_document.h"

class QStackedWidget;

namespace kotai::ui {

class CountMatrix;
class CountsModel;
class LengthsModel;
struct VariantTables;

/// Dock with tables. A worker reads all tables of a variant once (a few kilobytes). Every choice takes effect
/// immediately.
class TablesDock : public TablesPanel {
  Q_OBJECT

 public:
  TablesDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~TablesDock() override;

  /// Id of a table: one of the variant's aggregate keys, or one of the following constants.
  static constexpr QLatin1String distanceId{"distance"};
  static constexpr QLatin1String matesId{"mate"};       ///< numbers of mates by their length
  static constexpr QLatin1String figuresId{"figures"};  ///< published figures beside the computed ones
  QString keyId() const;
  Counting counting() const;
  bool isLoaded() const override { return m_tables != nullptr; }
  void setPictured(TableChart chart) { m_pictured = chart; }  ///< selects the charts of a picture
  TableCharts* charts() const { return m_charts; }
  QString copiedText() const override;
  QString proposedName(const QString& suffix) const override;
  void withPicture(bool paper, const std::function<void(const Picture&)>& use) const override;

 signals:
  /// Emitted when the user requests the positions that a cell or a bar counts. \p publishedCount is the number of
  /// positions according to the paper, which counts some positions twice. The number is 0 if the paper agrees
  /// with the list.
  void cellActivated(kotai::PositionFilter filter, quint64 publishedCount);

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  void resizeEvent(QResizeEvent* event) override;
  void showTables() override;
  TableRows rows() const override;
  std::unique_ptr<ComparedVariants> compared() const override;
  void createPages();
  void createTotals();
  void stack(bool narrow);  ///< \p narrow: places the totals below the charts, otherwise beside the charts
  void createPictureMenu();
  void connectSignals();
  void reload();
  void fillKeys();
  QString choiceName() const;  ///< returns the settings key for the chosen table
  void readFiguresInBackground(bool comparing);
  QString noteText() const;  ///< returns the reason why published and true counts differ
  bool byDistance() const { return keyId() == distanceId; }
  bool byMateLength() const { return keyId() == matesId; }
  bool showsFigures() const { return keyId() == figuresId; }
  AggregateTablePtr currentTable() const;
  bool showsPublished() const;  ///< returns whether the shown table uses the paper's counts, which differ
  QWidget* currentPage() const;
  void activate(const PositionFilter& filter, quint64 publishedCount);
  void emitCell(std::optional<Outcome> outcome, std::optional<int> opponent, std::optional<int> mover);
  void emitDistance(std::optional<Outcome> outcome, std::uint32_t distancePlies);
  void emitMates(std::size_t series, std::uint32_t n);
  void activateNumber(const QModelIndex& index);
  QString caption() const;  ///< returns the title of a picture: variant, table, counting

  GameDocument* m_document;
  VariantPtr m_variant;  ///< variant whose tables are offered
  SolutionPtr m_whole;   ///< complete solution of that variant; null if there is none
  std::shared_ptr<const VariantTables> m_tables;
  bool m_loading = false;
  Latest m_reading;
  bool m_figuresWanted = false;  ///< whether the figures were requested since the last change
  quint64 m_figuresSolves = 0;   ///< number of finished solves when the figures were requested
  std::stop_source m_figuresStop;

  QComboBox* m_key = nullptr;
  QComboBox* m_counting = nullptr;
  QMenu* m_pictureMenu = nullptr;
  TableChart m_pictured = TableChart::All;
  QStackedWidget* m_pages = nullptr;  ///< pages: charts, distances, mates, figures, numbers
  QScrollArea* m_chartsScroll = nullptr;
  TableCharts* m_charts = nullptr;
  BarChart* m_distances = nullptr;
  BarChart* m_mates = nullptr;
  FiguresPanel* m_published = nullptr;
  QTableView* m_table = nullptr;
  CountsModel* m_numbers = nullptr;  ///< model of tables with one key
  CountMatrix* m_matrix = nullptr;   ///< model of tables with one key for each side
  LengthsModel* m_mateNumbers = nullptr;
  QBoxLayout* m_figures = nullptr;  ///< pages and totals, side by side; below one another in a narrow window
  QScrollArea* m_totalsScroll = nullptr;
  TotalsPanel* m_totals = nullptr;
};

}  // namespace kotai::ui
