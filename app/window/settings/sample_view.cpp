// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/sample_view.hpp"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/board/board_view.hpp"
#include "app/window/parts/arranged.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/spacing.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/rulebook_text.hpp"
#include "core/rules/profiles.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kTurnsSeen = 3;
constexpr int kStepsSeen = 4;  // lines of the arithmetic
constexpr int kTurnAir = 8;

}  // namespace

SampleView::SampleView(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_ruleset(rules::manual()),
      m_set(*rules::builtInChipSet("integer")),
      m_title(new QLabel(this)),
      m_takerName(new QLabel(this)),
      m_taker(new QComboBox(this)),
      m_takenName(new QLabel(this)),
      m_taken(new QComboBox(this)),
      m_board(new BoardView(translator, this)),
      m_turns(new QListWidget(this)),
      m_arithmetic(new QLabel(this)) {
  constexpr int kIcon = 16;
  m_turns->setIconSize({kIcon, kIcon});
  m_title->setFont(inBold(m_title->font()));
  m_title->setWordWrap(true);
  m_takerName->setBuddy(m_taker);
  m_takenName->setBuddy(m_taken);
  m_arithmetic->setWordWrap(true);
  m_arithmetic->setTextFormat(Qt::RichText);
  m_arithmetic->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  // Each choice has its own line, so that its text is not cut off.
  auto* chips = new QGridLayout;
  chips->setHorizontalSpacing(6);
  chips->setVerticalSpacing(4);
  chips->addWidget(m_takerName, 0, 0);
  chips->addWidget(m_taker, 0, 1);
  chips->addWidget(m_takenName, 1, 0);
  chips->addWidget(m_taken, 1, 1);
  chips->setColumnStretch(1, 1);
  arrange(*flush<QVBoxLayout>(this, 6), {m_title, chips, {m_board, 1}, m_turns, m_arithmetic});
  const SampleChips usual;
  fillChips();
  m_taker->setCurrentIndex(usual.taker);
  m_taken->setCurrentIndex(usual.taken);
  for (QComboBox* box : {m_taker, m_taken}) {
    connect(box, &QComboBox::currentIndexChanged, this, [this] { compute(); });
  }
  connect(m_turns, &QListWidget::currentRowChanged, this, &SampleView::showTurn);
  connect(m_arithmetic, &QLabel::linkActivated, this, &SampleView::clauseAsked);
  retranslate();
}

void SampleView::show(const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  m_ruleset = ruleset;
  m_set = set;
  fillChips();
  compute();
}

void SampleView::fillChips() {
  for (QComboBox* box : {m_taker, m_taken}) {
    const QSignalBlocker quiet(box);
    const int chosen = box->currentIndex();
    box->clear();
    for (const rules::Chip& chip : m_set.chips) box->addItem(toQt(chip.text).replace(u'-', u'−'));
    box->setCurrentIndex(chosen);
  }
}

void SampleView::retranslate() {
  m_title->setText(m_translator(Phrase::SampleTitle));
  m_takerName->setText(m_translator(Phrase::SampleTaker));
  m_takenName->setText(m_translator(Phrase::SampleTaken));
  m_taker->setAccessibleName(m_translator.plain(Phrase::SampleTaker));
  m_taken->setAccessibleName(m_translator.plain(Phrase::SampleTaken));
  m_turns->setAccessibleName(m_translator.plain(Phrase::SampleTurns));
  m_arithmetic->setMinimumHeight(kStepsSeen * fontMetrics().lineSpacing());
  compute();
}

// The height of a row, with its symbol.
int SampleView::lineOfTurn() const {
  return std::max(fontMetrics().height(), m_turns->iconSize().height()) + kTurnAir;
}

void SampleView::compute() {
  const SampleChips chips{static_cast<board::ChipIndex>(m_taker->currentIndex()),
                          static_cast<board::ChipIndex>(m_taken->currentIndex())};
  m_sample = sampleJump(m_ruleset, m_set, chips, m_translator.language());
  m_board->setChipSet(m_set);
  {
    const QSignalBlocker quiet(m_turns);
    m_turns->clear();
    for (const SampleTurn& each : m_sample.turns) {
      const Phrase phrase = each.breach ? Phrase::SampleRefused : Phrase::SampleAllowed;
      const auto way = [&each] {
        QString text = QStringLiteral("(%1,%2)").arg(each.turn.start().x()).arg(each.turn.start().y());
        for (const rules::Jump& jump : each.turn.jumps()) {
          text += QStringLiteral(" (%1,%2)").arg(jump.landing.x()).arg(jump.landing.y());
        }
        return text;
      };
      auto* item =
          new QListWidgetItem(icon(each.breach ? Symbol::Error : Symbol::Good),
                              m_translator(phrase).arg(way(), figureText(m_set, each.total)), m_turns);
      item->setToolTip(item->text());
      item->setSizeHint({0, lineOfTurn()});
    }
    m_turns->setCurrentRow(m_sample.turns.empty() ? -1 : 0);
    m_turns->setFixedHeight(kTurnsSeen * lineOfTurn() + 2 * m_turns->frameWidth());
  }
  showTurn(m_turns->currentRow());
}

void SampleView::showTurn(int row) {
  if (row < 0 || static_cast<std::size_t>(row) >= m_sample.turns.size()) {
    m_board->setPosition(m_sample.before, std::nullopt);
    return m_arithmetic->setText(m_translator(Phrase::SampleNothing));
  }
  const SampleTurn& shown = m_sample.turns[static_cast<std::size_t>(row)];
  // The position before the turn shows the captured chip below its cross.
  m_board->setPosition(m_sample.before, shown.turn);
  QStringList lines;
  if (shown.breach) {
    lines << withClauseLinks(
        m_translator(Phrase::SampleAgainst).arg(toQt(toText(rules::clauseOf(*shown.breach, m_ruleset)))));
  }
  for (const QString& jump : shown.jumps) lines << jump.toHtmlEscaped();
  m_arithmetic->setText(lines.join(QStringLiteral("<br>")));
}

}  // namespace damath::window
