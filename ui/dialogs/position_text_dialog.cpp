#include "ui/dialogs/position_text_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/board/board_thumbnail.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/help/rules_key.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

namespace {
constexpr int positionPicturePx = 190;
}

PositionTextDialog::PositionTextDialog(VariantPtr variant, const AnyPosition& position, QWidget* parent)
    : QDialog(parent),
      m_variant(std::move(variant)),
      m_position(position),
      m_edit(new QLineEdit(QString::fromStdString(m_variant->formatPosition(position)), this)),
      m_picture(new Label(this)),
      m_fault(new Label(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("Position as text"));
  setRulesGame(this, m_variant->gameId());
  m_edit->setAccessibleName(windowTitle());
  m_edit->setFont(moveFont(font()));
  m_edit->setMinimumWidth(320);
  m_picture->setFixedSize(positionPicturePx, positionPicturePx);
  m_fault->setWordWrap(true);
  m_fault->setMinimumHeight(fontMetrics().height() * 2 + 4);
  auto* help = new Label(notationHint(m_variant->gameId()), this);
  help->setWordWrap(true);
  help->setProperty("muted", true);
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start from here"));
  auto* words = new QVBoxLayout;
  words->addWidget(m_edit);
  words->addWidget(m_fault);
  words->addWidget(help);
  words->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(22);
  row->addWidget(m_picture, 0, Qt::AlignTop);
  row->addLayout(words, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 16);
  column->setSpacing(14);
  column->addLayout(row);
  column->addWidget(m_buttons);
  connect(m_edit, &QLineEdit::textChanged, this, &PositionTextDialog::read);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  m_edit->selectAll();
  read();
}

void PositionTextDialog::read() {
  const auto position = m_variant->parsePosition(m_edit->text().trimmed().toStdString());
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(position.has_value());
  m_fault->setText(position ? QString() : errorText(position.error()));
  if (position) m_position = *position;
  m_picture->setPixmap(renderBoardThumbnail(*m_variant, m_position, positionPicturePx, devicePixelRatioF()));
}

}  // namespace kotai::ui

#include "moc_position_text_dialog.cpp"
