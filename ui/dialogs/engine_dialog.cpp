#include "ui/dialogs/engine_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>

#include "core/engine/engine_address.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

namespace {

const auto example = QStringLiteral("uci:fairy-stockfish,Skill Level=5,movetime=500");

/// Finds the program as the shell does: a path, or a name in PATH.
bool isThere(const QString& program) {
  const QFileInfo file(program);
  return program.contains(u'/') ? file.isFile() && file.isExecutable() : !QStandardPaths::findExecutable(program).isEmpty();
}

}  // namespace

EngineDialog::EngineDialog(const QString& address, QWidget* parent)
    : QDialog(parent), m_address(new QLineEdit(address.isEmpty() ? example : address, this)), m_fault(new Label(this)) {
  setWindowTitle(tr("External engine"));
  auto* explanation = new Label(tr("External engine: uci: or usi: followed by the command and its options, separated by commas. "
                                   "movetime is its time per move in milliseconds. The engine must know the game."),
                                this);
  explanation->setWordWrap(true);
  m_fault->setWordWrap(true);
  m_address->setMinimumWidth(m_address->fontMetrics().horizontalAdvance(example) + 2 * m_address->fontMetrics().height());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_accept = buttons->button(QDialogButtonBox::Ok);
  auto* form = new QFormLayout(this);
  form->addRow(explanation);
  form->addRow(tr("&Engine:"), m_address);
  form->addRow(m_fault);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_address, &QLineEdit::textChanged, this, &EngineDialog::check);
  check();
}

QString EngineDialog::address() const { return m_address->text().trimmed(); }

void EngineDialog::check() {
  const std::string text = address().toStdString();
  const auto parsed = parseEngineAddress(text);
  QString fault;
  if (!parsed)
    fault = isEngineAddress(text) ? errorText(parsed.error()) : tr("Start with uci: or usi:.");
  else if (const QString program = QString::fromStdString(parsed->command.front()); !isThere(program))
    fault = tr("There is no program %1 on this computer.").arg(program);
  m_accept->setEnabled(fault.isEmpty());
  m_fault->setText(fault);
}

std::optional<QString> askForEngine(const QString& address, QWidget* parent) {
  EngineDialog dialog(address, parent);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.address();
}

}  // namespace kotai::ui

#include "moc_engine_dialog.cpp"
