// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sheet/findings_panel.hpp"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/models/laws/rulebook.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/parts/arranged.hpp"
#include "app/views/parts/clause_links.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/labels.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/parts/spacing.hpp"
#include "core/fact_table.hpp"
#include "core/sheet/settle/counted.hpp"

namespace damath::views {

using models::Mark;
using models::toQt;
using words::Phrase;

namespace {

Symbol symbolOf(Mark mark) {
  if (mark == Mark::Root) return Symbol::Error;
  return mark == Mark::Consequence ? Symbol::Consequence : Symbol::Note;
}

constexpr FactRow<sheet::Cell, Phrase> kCellNames[] = {{sheet::Cell::Move, Phrase::Move},
                                                       {sheet::Cell::Score, Phrase::Score},
                                                       {sheet::Cell::Total, Phrase::Total},
                                                       {sheet::Cell::Remaining, Phrase::RemainingChip},
                                                       {sheet::Cell::RemainingTotal, Phrase::RemainingTotal},
                                                       {sheet::Cell::GrandTotal, Phrase::GrandTotal},
                                                       {sheet::Cell::Result, Phrase::Result}};
static_assert(coversEvery(kCellNames));

constexpr int kClauseColumn = 2;

}  // namespace

FindingsPanel::FindingsPanel(const models::Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_badge(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_list(new ListTable(this)),
      m_hint(new QLabel),
      m_hintArea(new QScrollArea(this)) {
  m_hint->setWordWrap(true);
  m_hint->setTextFormat(Qt::PlainText);
  m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_hint->setMargin(8);
  m_hintArea->setWidget(m_hint);
  m_hintArea->setWidgetResizable(true);
  m_hintArea->setFocusPolicy(Qt::NoFocus);
  m_hintArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_hintArea->hide();
  m_summary->setFont(inBold(m_summary->font()));
  auto* head = inRow({m_badge, {m_summary, 1}});
  arrange(*flush<QVBoxLayout>(this, 6), {head, {m_list, 1}, {m_hintArea, 1}});
  m_list->setStretching({1});
  m_list->setWrapping();
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setSortingEnabled(false);
  connect(m_list, &QTableView::clicked, this, [this](const QModelIndex& cell) {
    choose(m_list->currentKey());
    const QString clause =
        cell.column() == kClauseColumn ? models::firstClauseIn(cell.data().toString()) : QString();
    if (!clause.isEmpty()) askClause(*this, clause);
  });
  connect(m_list, &ListTable::opened, this, &FindingsPanel::choose);
  connect(m_list, &ListTable::currentKeyChanged, this, [this] {
    if (!m_filling && m_list->hasFocus()) choose(m_list->currentKey());
  });
}

void FindingsPanel::choose(const QVariant& key) {
  m_isWalked = true;
  if (key.isValid()) Q_EMIT chosen(static_cast<std::size_t>(key.toInt()));
}

QString FindingsPanel::placeText(const sheet::Finding& finding) const {
  QStringList parts;
  if (finding.line) parts << m_translator(Phrase::LineShort).arg(*finding.line);
  if (finding.side) parts << m_translator(*finding.side == board::Side::Blue ? Phrase::Blue : Phrase::Red);
  parts << m_translator(factOf(kCellNames, finding.cell));
  return parts.join(QStringLiteral(" · "));
}

void FindingsPanel::showHowToWrite() {
  show(sheet::AuditReport(), {}, models::Extent::Whole, {});
  m_badge->setPixmap(icon(Symbol::Note).pixmap(18, 18));
  m_summary->setText(m_translator(Phrase::NothingWritten));
  m_hint->setText(m_translator(Phrase::HowToWrite));
  m_list->hide();
  m_hintArea->show();
}

bool FindingsPanel::hasFindings() const {
  return m_list->model()->rowCount() > 0;
}

void FindingsPanel::show(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                         models::Extent extent, const IsShown& isShown, State state,
                         const std::vector<sheet::Ruling>& rulings) {
  m_hintArea->hide();
  m_list->show();
  m_list->setAccessibleName(m_translator.plain(Phrase::Findings));
  m_list->setPlaceholder(m_translator(Phrase::NoFindings));
  const bool isAccepted = state == State::Accepted;
  m_mistakes = 0;
  int consequences = 0;
  int notes = 0;
  int kept = 0;
  std::vector<models::TableRow> rows;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    if (!isShown(finding)) continue;
    const Mark mark = models::markOf(finding);
    const bool isKept = sheet::isKept(report.findings, i, rulings);
    (isKept ? kept : mark == Mark::Root ? m_mistakes : mark == Mark::Consequence ? consequences : notes) += 1;
    const Symbol symbol = isAccepted || isKept ? Symbol::Accept : symbolOf(mark);
    rows.push_back({{{.text = placeText(finding), .icon = icon(symbol)},
                     {.text = sentences[i], .toolTip = sentences[i]},
                     {.text = toQt(toText(finding.clause)), .alignment = Qt::AlignCenter}},
                    static_cast<int>(i)});
  }
  if (m_sentences != sentences) m_isWalked = false;
  m_sentences = sentences;
  m_filling = true;
  m_list->setTable({m_translator(Phrase::Where), m_translator(Phrase::Finding), m_translator(Phrase::Clause)},
                   std::move(rows));
  m_filling = false;
  const bool clean = m_mistakes + consequences == 0;
  const Symbol whole = clean ? Symbol::Good : isAccepted ? Symbol::Accept : Symbol::Error;
  m_badge->setPixmap(icon(whole).pixmap(18, 18));
  QString summary =
      clean && notes + kept == 0
          ? m_translator(extent == models::Extent::Whole ? Phrase::SheetIsClean : Phrase::RightSoFar)
          : m_translator(isAccepted ? Phrase::FindingCountAccepted : Phrase::FindingCount)
                .arg(m_mistakes)
                .arg(consequences)
                .arg(notes);
  if (kept > 0) summary += m_translator(Phrase::FindingCountKept).arg(kept);
  m_summary->setText(summary);
}

void FindingsPanel::step(int rows) {
  const int all = m_list->model()->rowCount();
  if (all == 0) return;
  const int current = qMax(0, m_list->currentIndex().row());
  m_list->setCurrentIndex(m_list->model()->index((current + rows + all) % all, 0));
  choose(m_list->currentKey());
}

QString FindingsPanel::summary() const {
  return m_summary->text();
}

}  // namespace damath::views
