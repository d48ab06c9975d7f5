// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/settings/sample_view.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/models/rulebook.hpp"
#include "app/views/parts/board_view.hpp"
#include "app/views/parts/icon.hpp"
#include "core/rules/profiles.hpp"

namespace damath::views {

using models::SampleTurn;
using models::toQt;
using words::Phrase;

namespace {

constexpr int kTurnsSeen = 3;
constexpr int kStepsSeen = 4;  // of the arithmetic

}  // namespace

SampleView::SampleView(const models::Translator& translator, QWidget* parent)
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
  QFont strong = m_title->font();
  strong.setBold(true);
  m_title->setFont(strong);
  m_title->setWordWrap(true);
  m_takerName->setBuddy(m_taker);
  m_takenName->setBuddy(m_taken);
  m_arithmetic->setWordWrap(true);
  m_arithmetic->setTextFormat(Qt::RichText);
  m_arithmetic->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* chips = new QHBoxLayout;
  chips->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{m_takerName, m_taker, m_takenName, m_taken}) {
    chips->addWidget(each);
  }
  chips->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_title);
  column->addLayout(chips);
  column->addWidget(m_board, 1);
  column->addWidget(m_turns);
  column->addWidget(m_arithmetic);
  const models::SampleChips usual;
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
  m_turns->setFixedHeight(kTurnsSeen * (fontMetrics().height() + 6) + 2 * m_turns->frameWidth());
  m_arithmetic->setMinimumHeight(kStepsSeen * fontMetrics().lineSpacing());
  compute();
}

void SampleView::compute() {
  const models::SampleChips chips{static_cast<board::ChipIndex>(m_taker->currentIndex()),
                                  static_cast<board::ChipIndex>(m_taken->currentIndex())};
  m_sample = models::sampleJump(m_ruleset, m_set, chips, m_translator.language());
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
      auto* item = new QListWidgetItem(icon(each.breach ? Symbol::Error : Symbol::Good),
                                       m_translator(phrase).arg(way(), models::figureText(m_set, each.total)),
                                       m_turns);
      item->setToolTip(item->text());
    }
    m_turns->setCurrentRow(m_sample.turns.empty() ? -1 : 0);
  }
  showTurn(m_turns->currentRow());
}

void SampleView::showTurn(int row) {
  if (row < 0 || static_cast<std::size_t>(row) >= m_sample.turns.size()) {
    m_board->setPosition(m_sample.before, std::nullopt);
    return m_arithmetic->setText(m_translator(Phrase::SampleNothing));
  }
  const SampleTurn& shown = m_sample.turns[static_cast<std::size_t>(row)];
  // What is taken is seen under its cross.
  m_board->setPosition(m_sample.before, shown.turn);
  QStringList lines;
  if (shown.breach) {
    lines << models::withClauseLinks(
        m_translator(Phrase::SampleAgainst).arg(toQt(toText(rules::clauseOf(*shown.breach)))));
  }
  for (const QString& jump : shown.jumps) lines << jump.toHtmlEscaped();
  m_arithmetic->setText(lines.join(QStringLiteral("<br>")));
}

}  // namespace damath::views
