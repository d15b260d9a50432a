#include "ui/domineering/tournament/tournament_player_box.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr int deepest = 40;
constexpr int mostPlayouts = 10'000'000;
constexpr int largestScore = 1000;
constexpr int usualScores[] = {1, 0, -1};
const char* const scoreNames[] = {"win", "draw", "loss"};

TournamentPlayerBox::TournamentPlayerBox(QWidget* parent) : QWidget(parent) {
  whenLanguageChanges(this, [this] { retranslateUi(); });
  m_kind = new QComboBox(this);
  for (const char* id : {"alphabeta", "montecarlo", "mcts", "equilibrium", "secure", "random"})
    m_kind->addItem(QString(), QString::fromLatin1(id));
  m_depthCaption = new Label(this);
  m_depth = new QSpinBox(this);
  m_depth->setRange(1, deepest);
  m_depth->setValue(4);
  m_ties = new QComboBox(this);
  m_ties->addItem(QString(), QStringLiteral("random"));
  m_ties->addItem(QString(), QStringLiteral("first"));
  m_playoutsCaption = new Label(this);
  m_playouts = new QSpinBox(this);
  m_playouts->setRange(1, mostPlayouts);
  m_playouts->setGroupSeparatorShown(true);
  m_playouts->setSingleStep(1000);
  m_playouts->setValue(10000);
  m_spread = new QComboBox(this);
  m_spread->addItem(QString(), QStringLiteral("even"));
  m_spread->addItem(QString(), QStringLiteral("ucb"));
  m_scoresCaption = new Label(this);
  auto* options = new QHBoxLayout;
  options->setSpacing(6);
  for (QWidget* each :
       {static_cast<QWidget*>(m_depthCaption), static_cast<QWidget*>(m_depth), static_cast<QWidget*>(m_ties),
        static_cast<QWidget*>(m_playoutsCaption), static_cast<QWidget*>(m_playouts), static_cast<QWidget*>(m_spread)})
    options->addWidget(each);
  options->addStretch(1);
  auto* scores = new QHBoxLayout;
  scores->setSpacing(6);
  scores->addWidget(m_scoresCaption);
  for (const int usual : usualScores) {
    auto* box = new QSpinBox(this);
    box->setRange(-largestScore, largestScore);
    box->setValue(usual);
    scores->addWidget(box);
    m_scores.push_back(box);
  }
  scores->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_kind);
  column->addLayout(options);
  column->addLayout(scores);
  connect(m_kind, &QComboBox::currentIndexChanged, this, &TournamentPlayerBox::showOptions);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // the rows of this widget must not be squeezed
  retranslateUi();
  showOptions();
}

QString TournamentPlayerBox::kindId() const { return m_kind->currentData().toString(); }

std::string TournamentPlayerBox::text() const {
  const QString kind = kindId();
  QStringList options;
  if (kind == QLatin1String("alphabeta")) {
    options << QStringLiteral("depth=%1").arg(m_depth->value());
    if (m_ties->currentIndex() > 0) options << QStringLiteral("ties=") + m_ties->currentData().toString();
  } else if (kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts")) {
    options << QStringLiteral("playouts=%1").arg(m_playouts->value());
    if (kind == QLatin1String("montecarlo") && m_spread->currentIndex() > 0)
      options << QStringLiteral("spread=") + m_spread->currentData().toString();
    for (std::size_t i = 0; i < m_scores.size(); ++i)
      if (m_scores[i]->value() != usualScores[i])
        options << QStringLiteral("%1=%2").arg(QLatin1String(scoreNames[i])).arg(m_scores[i]->value());
  }
  return (options.isEmpty() ? kind : kind + QLatin1Char(':') + options.join(QLatin1Char(','))).toStdString();
}

void TournamentPlayerBox::setText(const std::string& text) {
  const QString whole = QString::fromStdString(text);
  m_kind->setCurrentIndex(std::max(0, m_kind->findData(whole.section(QLatin1Char(':'), 0, 0))));
  for (std::size_t i = 0; i < m_scores.size(); ++i) m_scores[i]->setValue(usualScores[i]);
  m_ties->setCurrentIndex(0);
  m_spread->setCurrentIndex(0);
  const QStringList options = whole.section(QLatin1Char(':'), 1).split(QLatin1Char(','), Qt::SkipEmptyParts);
  for (const QString& option : options) {
    const QString name = option.section(QLatin1Char('='), 0, 0);
    const QString value = option.section(QLatin1Char('='), 1);
    if (name == QLatin1String("depth")) m_depth->setValue(value.toInt());
    if (name == QLatin1String("playouts")) m_playouts->setValue(value.toInt());
    if (name == QLatin1String("ties")) m_ties->setCurrentIndex(std::max(0, m_ties->findData(value)));
    if (name == QLatin1String("spread")) m_spread->setCurrentIndex(std::max(0, m_spread->findData(value)));
    for (std::size_t i = 0; i < m_scores.size(); ++i)
      if (name == QLatin1String(scoreNames[i])) m_scores[i]->setValue(value.toInt());
  }
}

QString TournamentPlayerBox::description() const {
  const QString kind = kindId();
  if (kind == QLatin1String("alphabeta"))
    return tr("%1, depth %L2", "player, plies").arg(m_kind->currentText()).arg(m_depth->value());
  if (kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts"))
    return tr("%1, %L2 playouts", "player, number").arg(m_kind->currentText()).arg(m_playouts->value());
  return m_kind->currentText();
}

void TournamentPlayerBox::showOptions() {
  const QString kind = kindId();
  const bool search = kind == QLatin1String("alphabeta");
  const bool playouts = kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts");
  for (QWidget* each : {static_cast<QWidget*>(m_depthCaption), static_cast<QWidget*>(m_depth), static_cast<QWidget*>(m_ties)})
    each->setVisible(search);
  for (QWidget* each :
       {static_cast<QWidget*>(m_playoutsCaption), static_cast<QWidget*>(m_playouts), static_cast<QWidget*>(m_scoresCaption)})
    each->setVisible(playouts);
  for (QSpinBox* box : m_scores) box->setVisible(playouts);
  m_spread->setVisible(kind == QLatin1String("montecarlo"));
}

void TournamentPlayerBox::retranslateUi() {
  const QString names[] = {
      tr("Alpha-beta"), tr("Monte Carlo"), tr("Tree search (MCTS)"), tr("Best mix (equilibrium)"), tr("Safe (pure guarantee)"),
      tr("Random")};
  for (int i = 0; i < m_kind->count(); ++i) m_kind->setItemText(i, names[i]);
  m_kind->setToolTip(
      tr("Best mix and Safe use exact values if the board is solved or the game is nearly over. Otherwise they use alpha-beta"));
  m_depthCaption->setText(tr("Depth"));
  m_depth->setToolTip(tr("Depth in plies, two per turn"));
  m_depth->setAccessibleName(tr("Depth"));
  m_ties->setItemText(0, tr("random among equal moves"));
  m_ties->setItemText(1, tr("first of equal moves"));
  m_ties->setAccessibleName(tr("Ties"));
  m_playoutsCaption->setText(tr("Playouts"));
  m_playouts->setAccessibleName(tr("Playouts"));
  m_spread->setItemText(0, tr("evenly", "spread of playouts over the moves"));
  m_spread->setItemText(1, tr("by success (UCB)", "spread of playouts over the moves"));
  m_spread->setAccessibleName(tr("Spread of the playouts"));
  m_spread->setToolTip(tr("Give all moves the same number of playouts, or give promising moves more"));
  m_scoresCaption->setText(tr("Points for win, draw, loss"));
  for (QSpinBox* box : m_scores) box->setToolTip(tr("Score of a playout with this result. The paper does not give this score"));
  const QString scores[] = {tr("Score for a win"), tr("Score for a draw"), tr("Score for a loss")};
  for (std::size_t i = 0; i < m_scores.size(); ++i) m_scores[i]->setAccessibleName(scores[i]);
}

}  // namespace kotai::ui

#include "moc_tournament_player_box.cpp"
