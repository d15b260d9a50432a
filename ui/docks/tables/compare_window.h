// Window that compares two solved variants in one shared chart, or in two charts side by side if one chart has
// no room for both variants.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStringList>
#include <algorithm>
#include <array>

#include "core/analysis/table_rows.h"
#include "ui/background/latest.h"
#include "ui/charts/bar_chart.h"
#include "ui/jobs/job_manager.h"
#include "ui/theme/label.h"

namespace kotai::ui {

/// Display options of the charts, and a callback for the hovered value. The callback gets an empty string if
/// nothing is hovered.
struct ComparedLook {
  Measure measure = Measure::Share;
  Scale scale = Scale::Linear;
  std::function<void(const QString&)> pointed = [](const QString&) {};
};

/// Tables of two variants for comparison, in memory.
class ComparedPair {
 public:
  virtual ~ComparedPair() = default;
  /// Returns the names of the compared tables, in the current language.
  virtual QStringList subjects() const = 0;
  /// Returns new charts: one with both variants, or one per variant.
  virtual std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const = 0;
  virtual TableRows rows(std::size_t subject) const = 0;
  /// Returns the names of the tables that cannot be compared, with reasons. Empty if all tables can be compared.
  virtual QString note() const { return {}; }
};

/// List of the solved variants of one kind of game, from which the user chooses. Use only in the GUI thread.
class ComparedVariants {
 public:
  struct Read {
    std::shared_ptr<const ComparedPair> pair;  ///< tables of both variants; null on failure
    std::optional<SolutionError> error;
  };
  /// Function that reads the tables, or the reason why the tables cannot be read. The function can be called on
  /// any thread.
  struct Reader {
    std::function<Read()> read;  ///< reads the tables; null on failure
    QString failure = {};
  };
  virtual ~ComparedVariants() = default;
  virtual QStringList names() const = 0;
  virtual std::vector<std::string> ids() const = 0;
  virtual Reader reader(std::size_t first, std::size_t second) const = 0;
};

QWidget* barChart(BarChartData data, const ComparedLook& look, QWidget* parent);
QWidget* titledChart(QWidget* chart, const QString& name, QWidget* parent);

/// List of the solved variants of one kind of game. A worker reads the solutions of two variants. VariantPtr is
/// the type of the argument of JobManager::solution(), and SolutionPtr the type of its result.
template <class VariantPtr, class SolutionPtr>
class SolvedVariants : public ComparedVariants {
 public:
  using Pair = std::array<SolutionPtr, 2>;
  /// Function that reads the tables of two solutions. Can be called on any thread.
  using ReadPair = Read (*)(const Pair& solutions);
  using Name = QString (*)(const typename VariantPtr::element_type& variant);

  SolvedVariants(JobManager* jobs, std::vector<VariantPtr> solved, Name name, ReadPair read)
      : m_jobs(jobs), m_solved(std::move(solved)), m_name(name), m_read(read) {}

  QStringList names() const override {
    QStringList names;
    for (const VariantPtr& each : m_solved) names << m_name(*each);
    return names;
  }

  std::vector<std::string> ids() const override {
    std::vector<std::string> ids;
    for (const VariantPtr& each : m_solved) ids.push_back(each->id());
    return ids;
  }

  Reader reader(std::size_t first, std::size_t second) const override {
    const Pair solutions{m_jobs->solution(m_solved[first]), m_jobs->solution(m_solved[second])};
    if (!solutions[0]) return {nullptr, m_jobs->openFailure(m_solved[first]->id())};
    if (!solutions[1]) return {nullptr, m_jobs->openFailure(m_solved[second]->id())};
    return {[read = m_read, solutions] { return read(solutions); }};
  }

 private:
  JobManager* m_jobs;
  std::vector<VariantPtr> m_solved;
  Name m_name;
  ReadPair m_read;
};

/// Window that compares two variants. Stays open during play. A worker reads the tables of the chosen variants.
class CompareWindow : public QDialog {
  Q_OBJECT

 public:
  /// \p first is the first variant. The second variant is another solved variant of the same game, if there is one.
  CompareWindow(std::unique_ptr<ComparedVariants> variants, const std::string& first, QWidget* parent = nullptr);

  QComboBox* variantBox(std::size_t number) const { return m_variants.at(number); }
  const std::vector<QWidget*>& charts() const { return m_charts; }
  QLabel* status() const { return m_status; }
  bool isRead() const { return m_pair != nullptr; }
  void saveAs(const QString& file);  ///< the suffix selects CSV, SVG or PDF; otherwise saves a PNG; reports the result
  QSize sizeHint() const override { return {820, 540}; }

 private:
  void chooseVariants(const std::string& first);
  void layOut();
  void read();
  void take(const ComparedVariants::Read& read);
  void fillNumbers();
  void showNumbers();
  void showStatus(const QString& text);
  std::size_t subject() const { return static_cast<std::size_t>(std::max(0, m_what->currentIndex())); }
  ComparedLook look() const;
  QString title() const;
  QByteArray bytes(const QString& suffix) const;
  void askAndSave();
  void retranslate();

  std::unique_ptr<ComparedVariants> m_solved;
  std::shared_ptr<const ComparedPair> m_pair;  ///< compared pair; null while a worker reads the tables
  std::array<QComboBox*, 2> m_variants;
  QLabel* m_beside = new Label(this);
  QComboBox* m_what = named("numbersBox", new QComboBox(this));
  QComboBox* m_measure = new QComboBox(this);
  QComboBox* m_scale = new QComboBox(this);
  QPushButton* m_save = new QPushButton(this);
  QHBoxLayout* m_room = new QHBoxLayout;
  std::vector<QWidget*> m_charts;
  QLabel* m_status = muted(wrapping(new Label(this)));
  Latest m_reading;
};

}  // namespace kotai::ui
