#include "ui/dialogs/new_game_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "ui/board/board_thumbnail.h"
#include "ui/dialogs/opponent_choices.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/dialogs/start_choice.h"
#include "ui/domineering/board/domino_picture.h"
#include "ui/domineering/dialogs/board_size_choice.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/games/quoridor/quoridor_choice.h"
#include "ui/jobs/job_state.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"

namespace kotai::ui {

namespace {

constexpr int picturePx = 220;
constexpr int estimatePx = 150;
constexpr const char* firstBoard = "syncdom:5x5";

/// Every known variant of a game, in its own order.
std::vector<VariantPtr> variantsOf(const QString& gameId) {
  std::vector<VariantPtr> variants;
  for (const GameInfo& game : games())
    if (QString::fromStdString(game.id) == gameId)
      for (const std::string& id : game.knownVariants)
        if (const auto variant = parseVariant(id)) variants.push_back(*variant);
  return variants;
}

/// Solved or not, and what the program could find out about the board.
QString whatIsKnown(const SimultaneousVariant& variant, const std::filesystem::path& dataDirectory) {
  if (!dataDirectory.empty() && SimultaneousSolution::exists(dataDirectory, variant))
    return NewGameDialog::tr("Solved: every value is known.");
  switch (workFor(variant)) {
    case DomineeringWork::Solve: return NewGameDialog::tr("Not solved yet; it can be solved exactly.");
    case DomineeringWork::Prove:
      return NewGameDialog::tr(
          "Too large for all values; what each side can force from the start can be proved. Values appear late in a game.");
    case DomineeringWork::None: break;
  }
  return NewGameDialog::tr("Too large to be solved or proved; it can be played. Values appear late in a game.");
}

}  // namespace

NewGameDialog::NewGameDialog(Settings* settings, const VariantPtr& current, const std::filesystem::path& dataDirectory,
                             QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_dataDirectory(dataDirectory),
      m_games(new QComboBox(this)),
      m_variants(new QComboBox(this)),
      m_person(new QComboBox(this)),
      m_strength(new QComboBox(this)),
      m_starts(new StartChoice(this)),
      m_quoridor(new QuoridorChoice(this)),
      m_size(new BoardSizeChoice(this)),
      m_estimate(dataDirectory.empty() ? nullptr : new SolveEstimate(dataDirectory, this)),
      m_position(new QLineEdit(this)),
      m_picture(new QLabel(this)),
      m_variantLabel(new QLabel(this)),
      m_quoridorLabel(new QLabel(tr("Board:"), this)),
      m_sizeLabel(new QLabel(tr("Board:"), this)),
      m_sizeNote(new QLabel(this)),
      m_startLabel(new QLabel(this)),
      m_fault(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("New game"));
  m_fault->setWordWrap(true);
  m_fault->setMinimumHeight(fontMetrics().height() * 2 + 4);
  m_fault->setProperty("muted", true);
  m_position->setMinimumWidth(260);
  m_position->setClearButtonEnabled(true);
  m_position->setFont(codeFont(m_position->font()));
  m_picture->setFixedSize(picturePx, picturePx);
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
  m_variantLabel->setBuddy(m_variants);
  layOut();
  connectSignals();
  fillGames(current);
}

void NewGameDialog::layOut() {
  auto* form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->addRow(tr("&Game:"), m_games);
  form->addRow(m_variantLabel, m_variants);
  form->addRow(m_quoridorLabel, m_quoridor);
  form->addRow(m_sizeLabel, m_size);
  form->addRow(tr("&You play:"), m_person);
  form->addRow(tr("&Opponent:"), m_strength);
  form->addRow(m_startLabel, m_starts);
  form->addRow(tr("Start &position:"), m_position);
  form->addRow(QString(), m_fault);
  m_startLabel->setText(tr("Start:"));
  auto* look = new QVBoxLayout;
  look->setSpacing(14);
  look->addWidget(m_picture);
  if (m_estimate) {
    m_estimate->setFixedWidth(picturePx);
    m_estimate->setMinimumHeight(estimatePx);
    look->addWidget(m_estimate);
  }
  m_sizeNote->setFixedWidth(picturePx);
  m_sizeNote->setWordWrap(true);
  m_sizeNote->setProperty("muted", true);
  look->addWidget(m_sizeNote);
  look->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(22);
  row->addLayout(look);
  row->addLayout(form, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 16);
  column->setSpacing(14);
  column->addLayout(row);
  column->addStretch(1);
  column->addWidget(m_buttons);
}

void NewGameDialog::connectSignals() {
  connect(m_games, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseGame);
  connect(m_variants, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseVariant);
  connect(m_quoridor, &QuoridorChoice::changed, this, &NewGameDialog::chooseQuoridor);
  connect(m_size, &BoardSizeChoice::changed, this, &NewGameDialog::chooseSize);
  connect(m_starts, &StartChoice::chosen, this, &NewGameDialog::chooseStart);
  connect(m_position, &QLineEdit::textChanged, this, &NewGameDialog::readStart);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
}

void NewGameDialog::fillGames(const VariantPtr& current) {
  {
    const QSignalBlocker blocker(m_games);
    for (const GameInfo& game : allGames()) m_games->addItem(gameName(game.id), QString::fromStdString(game.id));
    if (current)
      m_games->setCurrentIndex(std::max(
          0, m_games->findData(QString::fromUtf8(current->gameId().data(), static_cast<qsizetype>(current->gameId().size())))));
  }
  chooseGame();
  const int index = current ? m_variants->findData(QString::fromStdString(current->id())) : -1;
  if (index >= 0) {
    m_variants->setCurrentIndex(index);
  } else if (current && hasFences(*current)) {
    m_quoridor->setVariant(*current);
    chooseQuoridor();
  }
}

void NewGameDialog::setDomineering(const SimultaneousVariantPtr& current) {
  m_games->setCurrentIndex(
      m_games->findData(QString::fromUtf8(current->gameId().data(), static_cast<qsizetype>(current->gameId().size()))));
  m_size->setSize(current->columns(), current->rows());
  chooseSize();
}

void NewGameDialog::chooseGame() {
  const bool simultaneous = isSimultaneous(m_games->currentData().toString().toStdString());
  showRowsFor(simultaneous);
  if (simultaneous) {
    const QSignalBlocker blocker(m_variants);
    m_variants->clear();
    for (const GameInfo& game : simultaneousGames())
      if (QString::fromStdString(game.id) == m_games->currentData().toString())
        for (const std::string& id : game.knownVariants)
          if (const auto variant = parseSimultaneousVariant(id))
            m_variants->addItem(variantTitle(**variant), QString::fromStdString(id));
    m_variants->setCurrentIndex(std::max(0, m_variants->findData(QString::fromLatin1(firstBoard))));
    return chooseVariant();
  }
  const std::vector<VariantPtr> variants = variantsOf(m_games->currentData().toString());
  {
    const QSignalBlocker blocker(m_variants);
    m_variants->clear();
    for (const VariantPtr& variant : variants) m_variants->addItem(variantTitle(*variant), QString::fromStdString(variant->id()));
  }
  const bool sizes = std::any_of(variants.begin(), variants.end(), [&](const VariantPtr& variant) {
    return variant->columns() != variants.front()->columns() || variant->rows() != variants.front()->rows();
  });
  const bool fences = !variants.empty() && hasFences(*variants.front());
  m_variantLabel->setText(sizes ? tr("&Size:") : tr("&Rules:"));
  m_variantLabel->setVisible(variants.size() > 1);
  m_variants->setVisible(variants.size() > 1);
  m_variants->setPlaceholderText(fences ? tr("as chosen below") : QString());
  m_quoridorLabel->setVisible(fences);
  m_quoridor->setVisible(fences);
  chooseVariant();
}

/// What is asked differs: boards of simultaneous games have no named starts, and other players.
void NewGameDialog::showRowsFor(bool simultaneous) {
  m_sizeLabel->setVisible(simultaneous);
  m_size->setVisible(simultaneous);
  m_sizeNote->setVisible(simultaneous);
  if (m_estimate) m_estimate->setVisible(!simultaneous);
  if (simultaneous) {
    for (QWidget* row : {static_cast<QWidget*>(m_quoridorLabel), static_cast<QWidget*>(m_quoridor),
                         static_cast<QWidget*>(m_startLabel), static_cast<QWidget*>(m_starts)})
      row->hide();
    m_variantLabel->setText(tr("&Size:"));
    m_variants->setPlaceholderText(tr("as chosen below"));
    m_variantLabel->show();
    m_variants->show();
    fillSeats(m_person, m_settings->opponentSides());
    fillDomineeringStrengths(m_strength, m_settings->domineeringStrength(Side::Second));
  } else {
    fillStrengths(m_strength, m_settings->opponentStrength());
    m_starts->show();
  }
}

void NewGameDialog::chooseVariant() {
  if (const auto board = parseSimultaneousVariant(m_variants->currentData().toString().toStdString())) {
    m_size->setSize((*board)->columns(), (*board)->rows());
    return setDomineeringVariant(*board);
  }
  const auto variant = parseVariant(m_variants->currentData().toString().toStdString());
  if (!variant) return;
  if (hasFences(**variant)) m_quoridor->setVariant(**variant);
  setVariant(*variant);
}

/// Any board can be chosen, also one that is not in the list.
void NewGameDialog::chooseQuoridor() {
  const auto variant = parseVariant(m_quoridor->variantId());
  if (!variant) return;
  {
    const QSignalBlocker blocker(m_variants);
    m_variants->setCurrentIndex(m_variants->findData(QString::fromStdString((*variant)->id())));
  }
  setVariant(*variant);
}

/// Any size can be chosen, also one that is not in the list.
void NewGameDialog::chooseSize() {
  const auto board = parseSimultaneousVariant(m_size->variantId());
  if (!board) return;
  {
    const QSignalBlocker blocker(m_variants);
    m_variants->setCurrentIndex(m_variants->findData(QString::fromStdString((*board)->id())));
  }
  setDomineeringVariant(*board);
}

void NewGameDialog::setDomineeringVariant(const SimultaneousVariantPtr& variant) {
  m_variant = nullptr;
  m_domineering = variant;
  m_sizeNote->setText(whatIsKnown(*variant, m_dataDirectory));
  chooseStart();
}

void NewGameDialog::setVariant(const VariantPtr& variant) {
  m_domineering = nullptr;
  m_variant = variant;
  fillPersonSides(m_person, m_settings->opponentSides(), m_variant.get());
  m_starts->setVariant(m_variant);
  m_startLabel->setVisible(m_starts->hasChoice());
  if (m_estimate) m_estimate->setVariant(m_variant);
  chooseStart();
}

/// A start that is chosen takes the place of a typed one.
void NewGameDialog::chooseStart() {
  m_position->setPlaceholderText(QString::fromStdString(m_domineering ? m_domineering->formatPosition(m_domineering->start())
                                                                      : m_variant->formatPosition(m_starts->start())));
  m_position->clear();
  readStart();
  adjustSize();
}

void NewGameDialog::readStart() {
  const QString text = m_position->text().trimmed();
  m_start = m_domineering ? m_domineering->start() : m_starts->start();
  m_fault->clear();
  bool readable = true;
  if (!text.isEmpty()) {
    const auto position =
        m_domineering ? m_domineering->parsePosition(text.toStdString()) : m_variant->parsePosition(text.toStdString());
    readable = position.has_value();
    if (position)
      m_start = *position;
    else
      m_fault->setText(errorText(position.error()));
  }
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(readable);
  m_picture->setPixmap(m_domineering ? renderDominoThumbnail(*m_domineering, m_start, picturePx, devicePixelRatioF())
                                     : renderBoardThumbnail(*m_variant, m_start, picturePx, devicePixelRatioF()));
}

void NewGameDialog::accept() {
  const QString strength = m_strength->currentData().toString();
  if (m_domineering) {
    m_settings->setDomineeringStrength(Side::First, strength);
    m_settings->setDomineeringStrength(Side::Second, strength);
  } else {
    m_settings->setOpponentStrength(strength);
  }
  m_settings->setOpponentSides(static_cast<OpponentSides>(m_person->currentData().toInt()));
  QDialog::accept();
}

}  // namespace kotai::ui
