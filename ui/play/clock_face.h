// Clock of one side: remaining time, owner, and whether it runs.
#pragma once

#include <QWidget>

namespace kotai::ui {

class ClockFace : public QWidget {
  Q_OBJECT

 public:
  explicit ClockFace(QWidget* parent = nullptr);
  /// \p owner: text such as "First player ▲".
  void showTime(const QString& owner, qint64 remainingMs, bool running);
  QString text() const { return m_text; }  ///< such as "4:32", or "0:07.3" below 20 seconds
  bool isRunning() const { return m_running; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont timeFont() const;
  QFont ownerFont(int room) const;
  QString m_owner;
  QString m_text;
  bool m_running = false;
  bool m_short = false;
};

}  // namespace kotai::ui
