#include "ui/widgets/empty_state.h"

#include <QStyle>

#include "ui/widgets/layouts.h"

namespace kotai::ui {

EmptyState::EmptyState(QWidget* parent) : QWidget(parent) {
  m_heading = new Label(this);
  m_heading->setAlignment(Qt::AlignCenter);
  m_heading->setWordWrap(true);
  makeStrong(m_heading);
  m_text = new Label(this);
  m_text->setAlignment(Qt::AlignCenter);
  m_text->setWordWrap(true);
  m_text->setProperty("muted", true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_button = new QPushButton(this);
  m_button->setProperty("primary", true);
  m_button->hide();
  m_progress = new QProgressBar(this);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  m_progress->setFixedWidth(220);
  m_progress->hide();

  auto* column = makeLayout<QVBoxLayout>(this, {24, 12, 24, 12}, 6);
  column->addStretch(1);
  addWidgets(column, {m_heading, m_text});
  column->addSpacing(6);
  column->addWidget(m_button, 0, Qt::AlignHCenter);
  m_offerColumn = new QVBoxLayout;
  m_offerColumn->setSpacing(4);
  column->addLayout(m_offerColumn);
  column->addWidget(m_progress, 0, Qt::AlignHCenter);
  column->addStretch(1);
}

void EmptyState::setStrings(const QString& heading, const QString& text) {
  m_heading->setText(heading);
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
}

void EmptyState::showTextsOnly(const QString& heading, const QString& text) {
  setStrings(heading, text);
  setAction({});
  setProgress({});
  setOffers({});
}

/// Keeps the buttons if their texts stay the same, because a button that is clicked must not be deleted.
void EmptyState::setOffers(const QStringList& texts) {
  QStringList shown;
  for (const QPushButton* each : m_offers) shown << each->text();
  if (shown == texts) return;
  for (QPushButton* each : m_offers) {
    each->hide();
    each->deleteLater();
  }
  m_offers.clear();
  for (const QString& text : texts) {
    auto* button = new QPushButton(text, this);
    button->setProperty("link", QStringLiteral("accent"));
    button->setCursor(Qt::PointingHandCursor);
    m_offerColumn->addWidget(button, 0, Qt::AlignHCenter);
    connect(button, &QPushButton::clicked, this,
            [this, number = static_cast<int>(m_offers.size())] { emit offerChosen(number); });
    m_offers.push_back(button);
  }
}

void EmptyState::showAction(const QString& text, bool primary) {
  if (m_button->property("primary").toBool() != primary) {
    m_button->setProperty("primary", primary);
    m_button->style()->polish(m_button);  // applies the style sheet for the new value of the property
  }
  m_button->setText(text);
  m_button->setVisible(!text.isEmpty());
}

void EmptyState::setProgress(std::optional<double> share) {
  m_progress->setVisible(share.has_value());
  if (share) m_progress->setValue(static_cast<int>(*share * 1000));
}

}  // namespace kotai::ui

#include "moc_empty_state.cpp"
