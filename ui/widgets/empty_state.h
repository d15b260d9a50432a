// Placeholder of a dock without contents: a heading, a sentence, perhaps a button or a progress bar.
#pragma once

#include <QWidget>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace kotai::ui {

class EmptyState : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyState(QWidget* parent = nullptr);

  void setTexts(const QString& heading, const QString& text);
  void showTextsOnly(const QString& heading, const QString& text);  ///< no button and no progress bar
  void setAction(const QString& text);                              ///< empty: no button
  void setQuietAction(const QString& text);                         ///< an inconspicuous one
  void setProgress(std::optional<double> share);                    ///< 0 .. 1; none: no bar
  QString heading() const;
  QPushButton* button() const { return m_button; }

 signals:
  void triggered();

 private:
  void showAction(const QString& text, bool primary);

  QLabel* m_heading = nullptr;
  QLabel* m_text = nullptr;
  QPushButton* m_button = nullptr;
  QProgressBar* m_progress = nullptr;
};

}  // namespace kotai::ui
