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
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"
#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "core/board/square.hpp"
#include "core/fact_table.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/spellings.hpp"

namespace damath::window {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;
using words::Phrase;

namespace {

constexpr std::size_t kMostTurns = 12;

constexpr Spelling<rules::DivideByZero> kZeroAnswers[] = {{rules::DivideByZero::Zero, "zero"},
                                                          {rules::DivideByZero::NoScore, "noScore"},
                                                          {rules::DivideByZero::AskArbiter, "askArbiter"}};
static_assert(coversEvery(kZeroAnswers));

// Makes the sample position. BLUE's ordinary chip can capture three chips if the ruleset allows backward
// captures, otherwise two. The first jump of that chip captures a dama and lands on a ÷ square. If a dama may
// move over several squares, BLUE's dama can capture two chips; the first is two squares away.
board::Position samplePosition(const SampleChips& chips) {
  board::PositionBuilder builder(Side::Blue);
  const auto put = [&builder](int x, int y, Side side, board::ChipIndex wanted, Rank rank) {
    if (const auto chip = builder.freeChip(side, wanted)) {
      builder.put(Square::at(x, y).value(), Piece{side, *chip, rank});
    }
  };
  put(0, 1, Side::Blue, chips.taker, Rank::Ordinary);
  put(7, 6, Side::Blue, 0, Rank::Dama);
  put(1, 2, Side::Red, chips.taken, Rank::Dama);
  put(3, 4, Side::Red, 1, Rank::Ordinary);
  put(5, 4, Side::Red, 3, Rank::Ordinary);
  return builder.build().value();
}

QString printed(const rules::ChipSet& set, const exact::Number& value) {
  return figureText(set, value);
}

QString jumpText(const rules::Ruleset& ruleset, const rules::ChipSet& set, const rules::JumpScore& score,
                 words::Language language) {
  const auto operand = [&](const exact::Number& value) {
    const QString text = printed(set, value);
    return text.startsWith(u'−') ? QStringLiteral("(%1)").arg(text) : text;
  };
  const QString asked =
      QStringLiteral("%1 %2 %3")
          .arg(printed(set, score.taker), toQt(board::printed(score.sign)), operand(score.taken));
  if (score.divisionByZero) {
    const auto answer = spellingOf(kZeroAnswers, ruleset.divideByZero.answer());
    return QStringLiteral("%1: %2").arg(asked, toQt(words::answerText("divideByZero", answer, language)));
  }
  QString text = QStringLiteral("%1 = %2").arg(asked, printed(set, score.raw));
  if (score.rounded != score.raw) text += QStringLiteral(" ≈ %1").arg(printed(set, score.rounded));
  if (score.multiplier != 1) {
    text += QStringLiteral("; × %1 = %2").arg(score.multiplier).arg(printed(set, score.value));
  } else if (score.value != score.rounded) {
    text += QStringLiteral("; %1").arg(printed(set, score.value));
  }
  return text;
}

SampleTurn turnOf(const rules::Ruleset& ruleset, const rules::ChipSet& set, const rules::ScoreLaw& law,
                  const board::Position& before, const rules::PlayableTurn& playable,
                  words::Language language) {
  SampleTurn sample{playable.turn, playable.breach, before, {}, {}};
  Piece taker = before.pieceOn(playable.turn.start());
  exact::Number sum;
  for (const rules::Jump& jump : playable.turn.jumps()) {
    const auto score = law.scoreOf(taker, before.pieceOn(jump.taken), jump.landing);
    sample.jumps.push_back(jumpText(ruleset, set, score, language));
    sum += score.value;
    // If the ruleset lets a chip that is crowned during a capture go on as a dama (promotion, P1), later
    // jumps are scored as jumps of a dama.
    const bool isCrowned = jump.landing.y() == board::farRow(taker.side);
    if (isCrowned && ruleset.promotion.answer() == rules::Promotion::GoOn) taker.rank = Rank::Dama;
  }
  sample.total = law.runningTotal(sum);
  rules::play(ruleset, sample.after, playable.turn);
  return sample;
}

constexpr int kTurnsSeen = 3;
constexpr int kStepsSeen = 4;  // the view always has room for this many lines of arithmetic
constexpr int kTurnAir = 8;

}  // namespace

SampleJump sampleJump(const rules::Ruleset& ruleset, const rules::ChipSet& set, const SampleChips& chips,
                      words::Language language) {
  SampleJump sample{samplePosition(chips), {}};
  const rules::ScoreLaw law(ruleset, set);
  for (const rules::PlayableTurn& each : rules::playableTurns(ruleset, sample.before)) {
    const bool isPart = each.breach == rules::Breach::ChainNotFinished;
    if (!each.turn.isCapture() || isPart) continue;
    sample.turns.push_back(turnOf(ruleset, set, law, sample.before, each, language));
  }
  std::ranges::stable_sort(sample.turns, {}, [](const SampleTurn& each) { return each.breach.has_value(); });
  if (sample.turns.size() > kMostTurns) {
    sample.turns.erase(sample.turns.begin() + static_cast<std::ptrdiff_t>(kMostTurns), sample.turns.end());
  }
  return sample;
}

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
  // The choice of the taker and the choice of the taken chip have a line each, so that no text is cut off.
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

// Returns the height of a row in the list of turns, with room for its symbol.
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
  // Shows the position before the turn, so that each captured chip is visible below its cross.
  m_board->setPosition(m_sample.before, shown.turn);
  QStringList lines;
  if (shown.breach) {
    lines << withClauseLinks(filledIn(m_translator(Phrase::SampleAgainst),
                                      toQt(toText(rules::clauseOf(*shown.breach, m_ruleset)))));
  }
  for (const QString& jump : shown.jumps) lines << jump.toHtmlEscaped();
  m_arithmetic->setText(lines.join(QStringLiteral("<br>")));
}

}  // namespace damath::window
