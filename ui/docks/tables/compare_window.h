// Two solved variants side by side in one chart: with and without a rule, more or fewer fences, larger or smaller boards.
#pragma once

#include <QDialog>
#include <array>

#include "ui/charts/table_view_options.h"
#include "ui/docks/tables/comparison.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace kotai::ui {

class JobManager;
class LengthChart;
class StackChart;

/// Stays open while one plays on. Reads the tables of what is chosen in a worker.
class CompareWindow : public QDialog {
  Q_OBJECT

 public:
  /// \p first is one of the two; the other is of the same game, if one is solved.
  CompareWindow(JobManager* jobs, const Variant& first, QWidget* parent = nullptr);

  QComboBox* variantBox(std::size_t number) const { return m_variants.at(number); }
  QComboBox* numbersBox() const { return m_what; }
  QComboBox* measureBox() const { return m_measure; }
  LengthChart* lengths() const { return m_lengths; }
  StackChart* outcomes() const { return m_outcomes; }
  QLabel* status() const { return m_status; }
  bool isRead() const { return !m_compared.empty(); }
  void saveAs(const QString& file);  ///< by its suffix: CSV, SVG, PDF, else PNG; says what became of it
  QSize sizeHint() const override { return {820, 540}; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void findVariants(const Variant& first);
  void layOut();
  void read();
  void take(const std::vector<TablesRead>& read);
  void fillNumbers();
  void showNumbers();
  ComparedNumbers numbers() const;
  Measure measure() const;
  Scale scale() const;
  QString title() const;
  QByteArray bytes(const QString& suffix) const;
  void askAndSave();
  void retranslate();

  JobManager* m_jobs;
  std::vector<VariantPtr> m_solved;
  ComparedVariants m_compared;  ///< empty while they are read
  std::vector<ComparedNumbers> m_choices;
  std::array<QComboBox*, 2> m_variants;
  QLabel* m_beside;
  QComboBox* m_what;
  QComboBox* m_measure;
  QComboBox* m_scale;
  QPushButton* m_save;
  QStackedWidget* m_charts;
  LengthChart* m_lengths;
  StackChart* m_outcomes;
  QLabel* m_status;
  quint64 m_token = 0;
};

}  // namespace kotai::ui
