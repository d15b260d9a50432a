// The aggregated tables of a solved variant: heat maps, bars, plain numbers, totals, export.
#pragma once

#include <QDockWidget>
#include <memory>
#include <optional>

#include "core/analysis/position_list.h"
#include "ui/charts/distance_chart.h"
#include "ui/charts/heat_map_scale.h"
#include "ui/document/game_document.h"
#include "ui/jobs/job_manager.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QScrollArea;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace kotai::ui {

class CountsModel;
class EmptyState;
class TableCharts;
class TotalsPanel;
struct VariantTables;

/// All tables of a variant are read once by a worker (a few kilobytes); every choice then switches without waiting.
class TablesDock : public QDockWidget {
  Q_OBJECT

 public:
  enum class View { Charts, Numbers };

  TablesDock(GameDocument* document, JobManager* jobs, QWidget* parent = nullptr);

  /// "distance", or the id of one of the variant's aggregate keys.
  QString keyId() const;
  void setKeyId(const QString& id);
  Counting counting() const;
  void setCounting(Counting counting);
  void setView(View view);
  bool isLoaded() const { return m_tables != nullptr; }
  TableCharts* charts() const { return m_charts; }
  CountsModel* numbers() const { return m_numbers; }

 signals:
  /// The positions behind a cell or a bar are wanted.
  void cellActivated(kotai::PositionFilter filter);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Format { Csv, Json, Png, Svg };

  void createControls();
  void createPages();
  void createExportMenu();
  void connectSignals();
  void reload();
  void refreshKeys();
  void refreshEmptyState();
  void showTables();
  void showNote();
  void retranslateUi();
  Measure measure() const;
  Scale scale() const;
  bool byDistance() const { return keyId() == QLatin1String("distance"); }
  AggregateTablePtr currentTable() const;
  void emitCell(Outcome outcome, std::optional<int> opponent, std::optional<int> mover);
  void emitDistance(Outcome outcome, std::uint32_t distancePlies);
  void copyNumbers();
  void save(Format format);
  QByteArray bytes(Format format) const;

  GameDocument* m_document;
  JobManager* m_jobs;
  std::shared_ptr<const VariantTables> m_tables;
  QString m_failure;
  bool m_loading = false;
  quint64 m_token = 0;

  QComboBox* m_key = nullptr;
  QComboBox* m_counting = nullptr;
  QComboBox* m_measure = nullptr;
  QComboBox* m_scale = nullptr;
  QComboBox* m_view = nullptr;
  QToolButton* m_export = nullptr;
  QMenu* m_exportMenu = nullptr;
  QWidget* m_loaded = nullptr;       ///< everything but the empty state
  QStackedWidget* m_outer = nullptr; ///< empty state, loaded
  EmptyState* m_empty = nullptr;
  QStackedWidget* m_pages = nullptr; ///< charts, distances, numbers
  QScrollArea* m_chartsScroll = nullptr;
  TableCharts* m_charts = nullptr;
  DistanceChart* m_distances = nullptr;
  QTableView* m_table = nullptr;
  CountsModel* m_numbers = nullptr;
  QBoxLayout* m_figures = nullptr;   ///< pages and totals: side by side, or below each other when narrow
  TotalsPanel* m_totals = nullptr;
  QLabel* m_note = nullptr;    ///< why published and true counts differ
  QLabel* m_status = nullptr;  ///< the cell pointed at
};

}  // namespace kotai::ui
