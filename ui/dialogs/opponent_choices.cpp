#include "ui/dialogs/opponent_choices.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include "core/engine/engine_address.h"
#include "core/players/player.h"
#include "ui/dialogs/engine_dialog.h"
#include "ui/dialogs/strength_delegate.h"
#include "ui/opponent/strength_words.h"
#include "ui/strings/strings.h"
#include "ui/widgets/choices.h"

namespace kotai::ui {

namespace {

struct OpponentStrings {
  Q_DECLARE_TR_FUNCTIONS(OpponentStrings)
};

const auto askForEngineData = QStringLiteral("external engine");
constexpr int byLot = -1;  // in addition to the values of OpponentSides

QString shortSide(const Variant* variant, Side side) {
  if (variant) return sideName(*variant, side);
  return side == Side::First ? OpponentStrings::tr("First") : OpponentStrings::tr("Second");
}

}  // namespace

void fillStrengths(QComboBox* box, const Settings& settings, const QString& current) {
  const QSignalBlocker blocker(box);
  box->clear();
  const auto add = [box](const QString& strength) {
    box->addItem(strengthName(strength), strength);
    box->setItemData(box->count() - 1, strengthLine(strength), StrengthDelegate::LineRole);
    box->setItemData(box->count() - 1, strengthLine(strength), Qt::AccessibleDescriptionRole);
  };
  const std::vector<std::string> players = playersByStrength();
  for (auto player = players.rbegin(); player != players.rend(); ++player) add(QString::fromStdString(*player));
  if (const QString engine = settings.opponentEngine(); !engine.isEmpty()) add(engine);
  if (isEngineAddress(current.toStdString()) && box->findData(current) < 0) add(current);
  box->addItem(OpponentStrings::tr("External engine…"), askForEngineData);
  box->setItemData(box->count() - 1, OpponentStrings::tr("Another program that speaks UCI or USI"), StrengthDelegate::LineRole);
  if (qobject_cast<StrengthDelegate*>(box->itemDelegate()) == nullptr) box->setItemDelegate(new StrengthDelegate(box));
  constexpr int scrollBarWidth = 24;
  box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + scrollBarWidth);  // the descriptions are longer than the names
  box->setCurrentIndex(std::max(0, box->findData(current)));
}

bool askForEngineIfChosen(QComboBox* box, Settings* settings, const QString& before) {
  if (box->currentData() != askForEngineData) return true;
  const auto engine = askForEngine(settings->opponentEngine(), box->window());
  if (engine) settings->setOpponentEngine(*engine);
  fillStrengths(box, *settings, engine.value_or(before));
  return engine.has_value();
}

void fillPersonSides(QComboBox* box, OpponentSides current, const Variant* variant) {
  const auto add = [box](const QString& text, OpponentSides sides) { box->addItem(text, static_cast<int>(sides)); };
  setChoices(box, static_cast<int>(current), [&] {
    add(OpponentStrings::tr("Both sides"), OpponentSides::None);
    add(shortSide(variant, Side::First), OpponentSides::Second);
    add(shortSide(variant, Side::Second), OpponentSides::First);
    box->addItem(OpponentStrings::tr("Random side"), byLot);
    add(OpponentStrings::tr("Neither side"), OpponentSides::Both);
  });
}

OpponentSides chosenSides(const QComboBox& box) {
  const int choice = box.currentData().toInt();
  if (choice != byLot) return static_cast<OpponentSides>(choice);
  return QRandomGenerator::global()->bounded(2) == 0 ? OpponentSides::First : OpponentSides::Second;
}

}  // namespace kotai::ui
