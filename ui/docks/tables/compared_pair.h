// Solved variants of one kind of games, and the tables of two of them that can be compared.
#pragma once

#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/table_rows.h"
#include "core/base/errors.h"
#include "ui/charts/bar_chart.h"

class QWidget;

namespace kotai::ui {

/// Display options of the charts, and a callback for the hovered value (empty if there is none).
struct ComparedLook {
  Measure measure = Measure::Share;
  Scale scale = Scale::Linear;
  std::function<void(const QString&)> pointed = [](const QString&) {};
};

/// The numbers of two variants, in memory.
class ComparedPair {
 public:
  virtual ~ComparedPair() = default;
  /// Names of the compared tables, in the current language.
  virtual QStringList subjects() const = 0;
  /// Returns new charts: one with both variants, or one each.
  virtual std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const = 0;
  virtual TableRows rows(std::size_t subject) const = 0;
  /// Tables that cannot be compared, with reasons. Empty if all can.
  virtual QString note() const { return {}; }
};

/// Variants to choose from. GUI thread.
class ComparedVariants {
 public:
  struct Read {
    std::shared_ptr<const ComparedPair> pair;  ///< null on failure
    std::optional<SolutionError> error;
  };
  /// Reads the tables, or returns why there is nothing to read. Any thread.
  struct Reader {
    std::function<Read()> read;  ///< null on failure
    QString failure = {};
  };
  virtual ~ComparedVariants() = default;
  virtual QStringList names() const = 0;
  virtual std::vector<std::string> ids() const = 0;
  virtual Reader reader(std::size_t first, std::size_t second) const = 0;
};

QWidget* barChart(BarChartData data, const ComparedLook& look, QWidget* parent);
/// Returns a chart with the name of its variant above it.
QWidget* titledChart(QWidget* chart, const QString& name, QWidget* parent);

}  // namespace kotai::ui
