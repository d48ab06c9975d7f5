// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/turn_panel.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/board/board_view.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/sheet/settle/open_turn.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

// The least width and height of the board, in pixels. A page with this board, the totals below the board and
// two rows of buttons fits on a screen of 1280 × 720 pixels with a taskbar.
constexpr int kLeastTurnBoard = 200;

}  // namespace

TurnPanel::TurnPanel(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_set(*rules::builtInChipSet("integer")),
      m_board(new BoardView(translator, this)),
      m_caption(wrappedLabel(this)),
      m_extentSign(new QLabel(this)),
      m_extent(new QLabel(this)) {
  m_board->setMinimumSize(kLeastTurnBoard, kLeastTurnBoard);
  m_caption->setAlignment(Qt::AlignCenter);
  m_extent->setAlignment(Qt::AlignCenter);
  m_extent->setWordWrap(true);
  m_extent->setForegroundRole(QPalette::PlaceholderText);
  auto* steps = new QHBoxLayout;
  steps->addStretch(1);
  constexpr Symbol kSymbols[] = {Symbol::First, Symbol::Previous, Symbol::Next, Symbol::Last};
  for (int i = 0; i < 4; ++i) {
    m_steps[i] = new QToolButton(this);
    m_steps[i]->setIcon(icon(kSymbols[i]));
    m_steps[i]->setIconSize(QSize(20, 20));
    m_steps[i]->setAutoRaise(true);
    m_steps[i]->setFocusPolicy(Qt::StrongFocus);
    connect(m_steps[i], &QToolButton::clicked, this, [this, i] { go(static_cast<Step>(i)); });
    steps->addWidget(m_steps[i]);
  }
  steps->addStretch(1);
  m_extentSign->setFixedWidth(20);
  // The sign keeps its room, so that the text beside it does not break into other lines when it appears.
  QSizePolicy kept = m_extentSign->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_extentSign->setSizePolicy(kept);
  m_extentSign->hide();
  fitLabels();
  arrange(*flush<QVBoxLayout>(this, 2),
          {{m_board, 1}, m_caption, steps, inRow({m_extentSign, {m_extent, 1}})});
  connect(&m_translator, &Translator::changed, this, &TurnPanel::retranslate);
  retranslate();
}

void TurnPanel::setChipSet(const rules::ChipSet& set) {
  m_set = set;
  m_board->setChipSet(set);
}

void TurnPanel::setReport(const sheet::AuditReport& report, Written written) {
  m_report = report;
  m_written = written;
  showTurn(std::min(m_played, m_report.turns.size()));
}

void TurnPanel::showLine(int line, std::optional<Side> side) {
  std::size_t played = 0;
  for (std::size_t i = 0; i < m_report.turns.size(); ++i) {
    const sheet::ReplayedTurn& turn = m_report.turns[i];
    // Skips a turn that is missing on the scoresheet. It is shown together with the next written turn.
    if (turn.lines.empty() || turn.lines.front() > line) continue;
    played = i + 1;
    // The turns are in the order of play: the ruleset decides which player of a line plays first.
    if (turn.lines.front() == line && turn.side == side) break;
  }
  showTurn(played);
}

void TurnPanel::go(Step step) {
  const std::size_t all = m_report.turns.size();
  std::size_t played = m_played;
  if (step == Step::First) played = 0;
  if (step == Step::Previous && played > 0) --played;
  if (step == Step::Next && played < all) ++played;
  if (step == Step::Last) played = all;
  showTurn(played);
  if (played == 0 || m_report.turns[played - 1].lines.empty()) return;
  const sheet::ReplayedTurn& turn = m_report.turns[played - 1];
  Q_EMIT wentTo(turn.lines.front(), turn.side);
}

void TurnPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitLabels();
}

// Gives both labels room for two lines, also while they are empty. The board above them would otherwise
// become smaller with the first turn.
void TurnPanel::fitLabels() {
  for (QLabel* label : {m_caption, m_extent}) {
    label->setMinimumHeight(2 * label->fontMetrics().lineSpacing());
  }
}

void TurnPanel::showTurn(std::size_t played) {
  m_played = played;
  if (played == 0) {
    m_board->setPosition(m_report.start, std::nullopt);
    m_caption->setText(m_translator(Phrase::StartPosition));
  } else {
    const sheet::ReplayedTurn& turn = m_report.turns[played - 1];
    m_board->setPosition(turn.after, turn.turn);
    const bool isOpen = played > sheet::turnsSettled(m_report);
    m_caption->setText(turnText(turn) +
                       (isOpen ? u'\n' + m_translator(Phrase::OneOfSeveralTurns) : QString()));
  }
  m_steps[0]->setEnabled(played > 0);
  m_steps[1]->setEnabled(played > 0);
  m_steps[2]->setEnabled(played < m_report.turns.size());
  m_steps[3]->setEnabled(played < m_report.turns.size());
  const bool isNotFollowed = m_written == Written::Lines && !m_report.isFollowed();
  m_extentSign->setVisible(isNotFollowed);
  if (isNotFollowed) m_extentSign->setPixmap(icon(Symbol::NotFollowed).pixmap(16, 16));
  m_extent->setForegroundRole(isNotFollowed ? QPalette::WindowText : QPalette::PlaceholderText);
  if (m_written == Written::Nothing) return m_extent->clear();
  QString extent = QString::fromStdString(words::followedText(m_report, m_translator.language()));
  if (m_report.limitReached) extent += u' ' + m_translator(Phrase::SearchLimited);
  m_extent->setText(extent);
}

QString TurnPanel::turnText(const sheet::ReplayedTurn& turn) const {
  QStringList scores;
  for (const rules::JumpScore& score : turn.scores) scores << figureText(m_set, score.value);
  QString path = squareText(turn.turn.start());
  for (const rules::Jump& jump : turn.turn.jumps()) path += QStringLiteral(" → ") + squareText(jump.landing);
  if (!turn.turn.isCapture()) path += QStringLiteral(" → ") + squareText(turn.turn.end());
  QString text = m_translator(turn.side == Side::Blue ? Phrase::Blue : Phrase::Red) + u' ' + path;
  if (!scores.isEmpty())
    text += QStringLiteral("   ") + m_translator(Phrase::Scores).arg(scores.join(QStringLiteral(", ")));
  if (turn.lines.empty()) return text + u'\n' + m_translator(Phrase::TurnNotWritten);
  return m_translator(Phrase::TurnAtLine).arg(turn.lines.front()) + u' ' + text;
}

QString TurnPanel::caption() const {
  return m_caption->text();
}

void TurnPanel::retranslate() {
  constexpr Phrase kNames[] = {Phrase::FirstTurn, Phrase::PreviousTurn, Phrase::NextTurn, Phrase::LastTurn};
  for (int i = 0; i < 4; ++i) {
    m_steps[i]->setToolTip(m_translator.plain(kNames[i]));
    m_steps[i]->setAccessibleName(m_translator.plain(kNames[i]));
  }
  showTurn(m_played);
}

}  // namespace damath::window
