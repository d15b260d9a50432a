#include "ui/play/name_fields.h"

#include <QCoreApplication>

#include "ui/opponent/strength_words.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

struct PlayersStrings {
  Q_DECLARE_TR_FUNCTIONS(PlayersStrings)
};

constexpr int longestName = 60;

static bool namesProgram(const GameHeader& header) {
  return isStrength(QString::fromStdString(header.first)) || isStrength(QString::fromStdString(header.second));
}

QString playersText(OpponentSides program, const QString& first, const QString& second) {
  switch (program) {
    case OpponentSides::None: return PlayersStrings::tr("two players");
    case OpponentSides::First: return PlayersStrings::tr("you against %1", "%1: a level").arg(first);
    case OpponentSides::Second: return PlayersStrings::tr("you against %1", "%1: a level").arg(second);
    case OpponentSides::Both: return PlayersStrings::tr("%1 against %2", "two levels of the program").arg(first, second);
  }
  return {};
}

QString againstText(const QString& program) { return PlayersStrings::tr("against %1", "a level").arg(program); }

std::array<std::string, 2> namesOfPeople(const Settings& settings, const SideText& sideText) {
  const auto name = [&settings](Side side) { return settings.playerName(side).trimmed(); };
  if (name(Side::First).isEmpty() && name(Side::Second).isEmpty()) return {};
  const auto written = [&](Side side) { return (name(side).isEmpty() ? sideText(side) : name(side)).toStdString(); };
  return {written(Side::First), written(Side::Second)};
}

QString peopleText(const Settings& settings, const SideText& sideText) {
  const std::array<std::string, 2> names = namesOfPeople(settings, sideText);
  const OpponentSides sides = names[0].empty() ? OpponentSides::None : OpponentSides::Both;
  return playersText(sides, QString::fromStdString(names[0]), QString::fromStdString(names[1]));
}

NameFields::NameFields(TreeDocument* document, Settings* settings, SideText sideText, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_settings(settings),
      m_sideText(std::move(sideText)),
      m_fields{new QLineEdit(this), new QLineEdit(this)} {
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 8);
  for (const Side side : {Side::First, Side::Second}) {
    field(side)->setMaxLength(longestName);
    row->addWidget(field(side));
    connect(field(side), &QLineEdit::textEdited, this, [this, side] { storeName(side); });
  }
  connect(document, &TreeDocument::headerChanged, this, &NameFields::refresh);
  connect(settings, &Settings::opponentChanged, this, &NameFields::refresh);
  keepTranslated(this, [this] { refresh(); });
}

void NameFields::storeName(Side side) {
  m_settings->setPlayerName(side, field(side)->text());
  GameHeader header = m_document->header();
  if (!isUnset(header)) {
    const std::array<std::string, 2> names = namesOfPeople(*m_settings, m_sideText);
    header.first = names[0];
    header.second = names[1];
    m_document->setHeader(header);
  }
  emit changed();
}

/// Shows the names of the open game, unless the user is typing.
void NameFields::refresh() {
  const GameHeader& header = m_document->header();
  setVisible(m_document->hasGame() && m_settings->opponentSides() == OpponentSides::None && !namesProgram(header));
  if (!m_document->hasGame()) return;
  for (const Side side : {Side::First, Side::Second}) {
    const std::string& kept = side == Side::First ? header.first : header.second;
    const QString text = kept.empty() ? m_settings->playerName(side) : QString::fromStdString(kept);
    if (!field(side)->hasFocus()) field(side)->setText(text == m_sideText(side) ? QString() : text);
    field(side)->setPlaceholderText(m_sideText(side));
    field(side)->setAccessibleName(tr("Name of %1", "a side").arg(m_sideText(side)));
    field(side)->setToolTip(plainToolTip(field(side)->accessibleName()));
  }
}

}  // namespace kotai::ui

#include "moc_name_fields.cpp"
