// Asks for the command of an external engine.
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
  /// \p address is its initial text. If empty, an example is shown.
  explicit EngineDialog(const QString& address, QWidget* parent = nullptr);

  /// The format is described in core/engine/engine_address.h.
  QString address() const;

 private:
  void check();

  QLineEdit* m_address;
  QLabel* m_fault;
  QPushButton* m_accept;
};

/// Returns nothing if the user cancels.
std::optional<QString> askForEngine(const QString& address, QWidget* parent);

}  // namespace kotai::ui
