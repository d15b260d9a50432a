#include "ui/domineering/welcome/board_card.h"

#include <QLabel>
#include <QPushButton>
#include <cmath>

#include "core/tables/solution_check.h"
#include "ui/domineering/board/domino_picture.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_state.h"
#include "ui/strings/strings.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {

/// The empty board with the dominoes of one turn on it: the game at a glance.
DominoScene sampleScene(const SimultaneousVariant& variant) {
  DominoScene scene = sceneOf(variant, variant.start());
  scene.surroundings = false;
  const int column = variant.columns() / 2;
  const int row = variant.rows() / 2;
  const auto near = [](Square square, int wantedColumn, int wantedRow) {
    return std::abs(square.column - wantedColumn) + std::abs(square.row - wantedRow);
  };
  for (const Side side : {Side::First, Side::Second}) {
    const auto moves = variant.moves(variant.start(), side);
    if (moves.empty()) continue;
    // Upright a little left of the middle, lying a little right of it.
    const int wanted = side == Side::First ? column - 2 : column;
    AnyMove best = moves.front();
    for (const AnyMove move : moves)
      if (near(variant.squares(side, move)[0], wanted, row - 1) < near(variant.squares(side, best)[0], wanted, row - 1))
        best = move;
    scene.dominoes.push_back({{side, variant.squares(side, best)}, 0, false});
  }
  return scene;
}

}  // namespace

BoardCard::BoardCard(SimultaneousVariantPtr variant, QWidget* parent) : CardFrame(parent), m_variant(std::move(variant)) {
  connect(this, &CardFrame::played, this, [this] { emit playRequested(m_variant); });
  connect(this, &CardFrame::solveWanted, this, [this] {
    if (isDamaged())
      emit repairRequested(QString::fromStdString(m_variant->id()));
    else
      emit solveRequested(m_variant);
  });
  BoardCard::refreshPicture();
  BoardCard::refresh();
}

void BoardCard::setFacts(const BoardFacts& facts) {
  m_facts = facts;
  refresh();
}

void BoardCard::setSolving(std::optional<double> share) {
  if (share == m_solvingShare) return;
  m_solvingShare = share;
  refresh();
}

void BoardCard::refreshPicture() {
  m_picture->setPixmap(renderDominoThumbnail(sampleScene(*m_variant), picturePx, devicePixelRatioF()));
}

QString BoardCard::resultText() const { return m_result->text(); }

QString BoardCard::resultLine() const {
  if (!m_facts) return tr("Looking at the data folder …");
  if (m_facts->solved()) return valueSentence(*m_facts->startValue);
  if (m_solvingShare) {
    const int percent = static_cast<int>(*m_solvingShare * 100);
    return workFor(*m_variant) == SimultaneousWork::Prove ? tr("Being searched: %1 %").arg(percent)
                                                          : tr("Being solved: %1 %").arg(percent);
  }
  if (m_facts->failure) return errorText(*m_facts->failure);
  if (isSettledHere()) return provedSentence(*m_facts->proved);
  if (const QString known = knownSentence(m_facts->known); !known.isEmpty())
    return isSolvableElsewhere() ? known + QLatin1Char(' ') + largeBoardText(*m_variant) : known;
  if (m_facts->proved) return provedSentence(*m_facts->proved);
  if (m_facts->solvable()) return tr("Not solved yet. It can be played right away, also against the computer.");
  if (m_facts->estimate) return tr("Values are not known. %1 It can be played.").arg(errorReason(*m_facts->estimate->refusal));
  return tr("%1 A search can prove what each side can force.", "why a board is not solved").arg(largeBoardText(*m_variant));
}

/// Too large to be solved by a click, but not for the command line.
bool BoardCard::isSolvableElsewhere() const {
  return workFor(*m_variant) == SimultaneousWork::Prove &&
         m_variant->columns() * m_variant->rows() <= domineering::largestSolvableCells;
}

bool BoardCard::isDamaged() const { return m_facts && m_facts->failure && kotai::isDamaged(*m_facts->failure); }

bool BoardCard::isSettledHere() const { return m_facts && m_facts->proved && m_facts->proved->settled(); }

QStringList BoardCard::factParts() const {
  if (!m_facts) return {};
  QStringList parts;
  if (m_facts->solved())
    return parts << tr("%1 positions").arg(countText(m_facts->positions)) << byteCountText(m_facts->fileBytes);
  if (m_facts->estimate) {
    parts << (m_facts->estimate->positionsExact ? tr("%1 positions").arg(countText(m_facts->positions))
                                                : tr("about %1 positions").arg(roughCountText(m_facts->positions)));
    if (m_facts->solvable())
      parts << tr("about %1 to solve").arg(durationText(m_facts->estimate->seconds))
            << tr("%1 on disk").arg(byteCountText(m_facts->estimate->diskBytes))
            << tr("%1 of memory").arg(byteCountText(m_facts->estimate->memoryBytes));
  } else if (m_facts->proved) {
    parts << tr("%1 positions searched").arg(countText(static_cast<double>(m_facts->proved->nodes)))
          << durationText(m_facts->proved->seconds);
  }
  return parts;
}

/// Wins have the colour of the side that wins.
void BoardCard::showOutcome(const QString& text, std::optional<PositionClass> outcome) {
  if (outcome == PositionClass::FirstWins) return m_pill->setWinner(text, Side::First);
  if (outcome == PositionClass::SecondWins) return m_pill->setWinner(text, Side::Second);
  m_pill->setValue(text, outcome == PositionClass::Draw ? std::optional(Outcome::Draw) : std::nullopt);
}

void BoardCard::refreshPill() {
  if (m_facts && m_facts->solved()) {
    const GameValue& value = *m_facts->startValue;
    showOutcome(valueTitle(value), value.isPure() ? std::optional(positionClassOf(value)) : std::nullopt);
  } else if (isDamaged() && !m_solvingShare) {
    m_pill->setValue(tr("Damaged"), std::nullopt);
  } else if (isSettledHere()) {
    const BoardOutcome here{BoardOutcome::Source::Proved, m_facts->proved->outcome(), m_facts->proved};
    showOutcome(provedTitle(*m_facts->proved), knownClass(here));
  } else if (m_facts && m_facts->known.outcome && !m_solvingShare) {
    m_pill->setValue(knownTitle(m_facts->known), std::nullopt);
  } else if (m_facts && m_facts->proved) {
    m_pill->setValue(provedTitle(*m_facts->proved), std::nullopt);
  } else {
    m_pill->setValue(m_solvingShare ? tr("Solving") : tr("Not solved"), std::nullopt);
  }
  m_pill->setVisible(m_facts.has_value());
}

void BoardCard::refresh() {
  m_name->setText(variantTitle(*m_variant));
  m_result->setText(resultLine());
  setNumbers(factParts());
  refreshPill();
  setProgress(m_solvingShare);
  const bool solved = m_facts && m_facts->solved();
  setPlayText(solved ? tr("Open") : tr("Play"), solved, variantName(*m_variant));
  const bool proof = workFor(*m_variant) == SimultaneousWork::Prove;
  const bool open = proof && !isSettledHere();
  setSolveText(isDamaged() ? tr("Repair") : proof ? tr("Prove") : tr("Solve"), variantName(*m_variant));
  const bool possible = m_facts && (m_facts->solvable() || open || (isDamaged() && !m_facts->estimate));
  m_solve->setVisible(!solved && possible && !m_solvingShare);
}

}  // namespace kotai::ui
