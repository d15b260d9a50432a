// Asks for the command of an engine of somebody else.
#pragma once

#include <QDialog>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kotai::ui {

class EngineDialog : public QDialog {
  Q_OBJECT

 public:
  /// \p address stands in it at first; empty: an example.
  explicit EngineDialog(const QString& address, QWidget* parent = nullptr);

  /// As core/engine/engine_address.h reads it.
  QString address() const;

 private:
  void check();

  QLineEdit* m_address;
  QLabel* m_fault;
  QPushButton* m_accept;
};

/// None if the person thought better of it.
std::optional<QString> askForEngine(const QString& address, QWidget* parent);

}  // namespace kotai::ui
