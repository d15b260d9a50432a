#include "ui/dialogs/new_game_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/game/registry.h"
#include "ui/boards/board_thumbnail.h"
#include "ui/dialogs/opponent_choices.h"
#include "ui/document/texts.h"

namespace kotai::ui {

namespace {
constexpr int picturePx = 190;
}

NewGameDialog::NewGameDialog(Settings* settings, const VariantPtr& current, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_variants(new QComboBox(this)), m_person(new QComboBox(this)),
      m_strength(new QComboBox(this)), m_position(new QLineEdit(this)), m_picture(new QLabel(this)),
      m_fault(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("New game"));
  m_fault->setWordWrap(true);
  m_fault->setMinimumHeight(fontMetrics().height() * 2 + 4);
  m_fault->setProperty("muted", true);
  m_position->setMinimumWidth(260);
  m_position->setClearButtonEnabled(true);
  m_picture->setFixedSize(picturePx, picturePx);
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
  fillStrengths(m_strength, settings->opponentStrength());

  auto* form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->addRow(tr("&Game:"), m_variants);
  form->addRow(tr("&You play:"), m_person);
  form->addRow(tr("&Opponent:"), m_strength);
  form->addRow(tr("Start &position:"), m_position);
  form->addRow(QString(), m_fault);
  auto* row = new QHBoxLayout;
  row->setSpacing(22);
  row->addWidget(m_picture, 0, Qt::AlignTop);
  row->addLayout(form, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 16);
  column->setSpacing(14);
  column->addLayout(row);
  column->addWidget(m_buttons);

  connect(m_variants, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseVariant);
  connect(m_position, &QLineEdit::textChanged, this, &NewGameDialog::readStart);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
  fillVariants(current);
}

void NewGameDialog::fillVariants(const VariantPtr& current) {
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (const auto variant = parseVariant(id)) m_variants->addItem(variantName(**variant), QString::fromStdString(id));
  const int index = current ? m_variants->findData(QString::fromStdString(current->id())) : -1;
  m_variants->setCurrentIndex(std::max(0, index));
  chooseVariant();
}

void NewGameDialog::chooseVariant() {
  const auto variant = parseVariant(m_variants->currentData().toString().toStdString());
  if (!variant) return;
  m_variant = *variant;
  fillPersonSides(m_person, m_settings->opponentSides(), m_variant.get());
  m_position->setPlaceholderText(QString::fromStdString(m_variant->formatPosition(m_variant->start())));
  m_position->clear();
  readStart();
}

void NewGameDialog::readStart() {
  const QString text = m_position->text().trimmed();
  m_start = m_variant->start();
  m_fault->clear();
  bool readable = true;
  if (!text.isEmpty()) {
    const auto position = m_variant->parsePosition(text.toStdString());
    readable = position.has_value();
    if (position) m_start = *position;
    else m_fault->setText(errorText(position.error()));
  }
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(readable);
  m_picture->setPixmap(renderBoardThumbnail(*m_variant, m_start, picturePx, devicePixelRatioF()));
}

void NewGameDialog::accept() {
  m_settings->setOpponentStrength(m_strength->currentData().toString());
  m_settings->setOpponentSides(static_cast<OpponentSides>(m_person->currentData().toInt()));
  QDialog::accept();
}

}  // namespace kotai::ui
