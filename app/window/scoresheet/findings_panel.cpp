// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/findings_panel.hpp"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/question_strip.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/fact_table.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/mistake_count.hpp"
#include "words/phrase.hpp"

namespace damath::window {

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

// True if the consequences of a mistake are all about different cells, and none is about the cell of the
// mistake. `root` is the index of the mistake, `findings` are the indexes of its consequences.
bool areOfOtherCells(const sheet::AuditReport& report, std::size_t root,
                     const std::vector<std::size_t>& findings) {
  // An R.C. line has two cells that findings can be about: the chip and its value.
  const auto cellOf = [](const sheet::Finding& of) {
    return std::tuple(of.line, of.side, of.cell,
                      of.cell == sheet::Cell::Remaining ? of.written : std::string());
  };
  std::set cells{cellOf(report.findings[root])};
  return std::ranges::all_of(findings, [&](std::size_t each) {
    const sheet::Finding& of = report.findings[each];
    return of.line && of.side && cells.insert(cellOf(of)).second;
  });
}

// Returns the key of the row that hides or shows the consequences of a mistake. `root` is the index of the
// mistake. The key is negative, because the other rows have the index of their finding as key.
int foldKeyOf(std::size_t root) {
  return -1 - static_cast<int>(root);
}

}  // namespace

FindingsPanel::FindingsPanel(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_badge(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_strip(new QuestionStrip(translator, this)),
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
  arrange(*flush<QVBoxLayout>(this, 6), {head, m_strip, {m_list, 1}, {m_hintArea, 1}});
  m_list->setStretching({1});
  m_list->setWrapping();
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setSortingEnabled(false);
  m_list->installEventFilter(this);
  connect(m_list, &QTableView::clicked, this, [this](const QModelIndex& cell) {
    if (isFoldRow(m_list->currentKey())) {
      // The call is queued, because the list still handles the click and needs its present rows.
      QMetaObject::invokeMethod(
          this, [this, key = m_list->currentKey()] { toggle(groupOf(key)); }, Qt::QueuedConnection);
      return;
    }
    choose(m_list->currentKey());
    const QString clause = cell.column() == kClauseColumn ? firstClauseIn(cell.data().toString()) : QString();
    if (!clause.isEmpty()) askClause(*this, clause);
  });
  connect(m_list, &ListTable::opened, this,
          [this](const QVariant& key) { isFoldRow(key) ? toggle(groupOf(key)) : choose(key); });
  connect(m_list, &ListTable::currentKeyChanged, this, [this] {
    if (!m_filling && m_list->hasFocus() && !isFoldRow(m_list->currentKey())) choose(m_list->currentKey());
  });
}

void FindingsPanel::choose(const QVariant& key) {
  m_isWalked = true;
  if (key.isValid()) Q_EMIT chosen(static_cast<std::size_t>(key.toInt()));
}

bool FindingsPanel::isFoldRow(const QVariant& key) {
  return key.isValid() && key.toInt() < 0;
}

std::size_t FindingsPanel::groupOf(const QVariant& key) const {
  const int number = key.isValid() ? key.toInt() : 0;
  const auto holds = [number](const Group& group) {
    return foldKeyOf(group.root) == number ||
           std::ranges::any_of(group.rows, [number](const auto& row) { return row.key.toInt() == number; });
  };
  const auto found = std::ranges::find_if(m_groups, holds);
  return found == m_groups.end() ? 0 : static_cast<std::size_t>(found - m_groups.begin());
}

void FindingsPanel::toggle(std::size_t group) {
  if (group >= m_groups.size()) return;
  fold(group, m_groups[group].isFolded ? Folded::No : Folded::Yes);
  m_list->setCurrentKey(foldKeyOf(m_groups[group].root));
}

void FindingsPanel::fold(std::size_t group, Folded folded) {
  m_groups[group].isFolded = folded == Folded::Yes;
  fill();
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_list || event->type() != QEvent::KeyPress || m_groups.empty())
    return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
  const bool isUnfolding = key.key() == Qt::Key_Right || key.key() == Qt::Key_Plus;
  const bool isFolding = key.key() == Qt::Key_Left || key.key() == Qt::Key_Minus;
  if (!isPlain || (!isUnfolding && !isFolding)) return QWidget::eventFilter(watched, event);
  const std::size_t group = groupOf(m_list->currentKey());
  if (m_groups[group].rows.size() < 2) return true;
  const QVariant current = m_list->currentKey();
  fold(group, isFolding ? Folded::Yes : Folded::No);
  m_list->setCurrentKey(isFolding ? m_groups[group].rows.front().key : current);
  return true;
}

QString FindingsPanel::foldText(const Group& group) const {
  const std::size_t carried = group.rows.size() - 1;
  const bool isOne = carried == 1;
  const Phrase phrase = group.isOfCells ? (isOne ? Phrase::CellFollows : Phrase::CellsFollow)
                                        : (isOne ? Phrase::FindingFollows : Phrase::FindingsFollow);
  const QString text = isOne ? m_translator(phrase) : m_translator(phrase).arg(carried);
  // The row begins with a triangle, because a plus or minus would look like the sign of the next number.
  return (group.isFolded ? QStringLiteral("\u25b8 ") : QStringLiteral("\u25be ")) + text;
}

void FindingsPanel::fill() {
  std::vector<TableRow> rows;
  for (const Group& group : m_groups) {
    rows.push_back(group.rows.front());
    if (group.rows.size() == 1) continue;
    const QString text = foldText(group);
    rows.push_back({{{.text = {}, .icon = icon(Symbol::Consequence)},
                     {.text = text, .toolTip = m_translator(Phrase::FoldHint)},
                     {.text = {}}},
                    foldKeyOf(group.root)});
    if (!group.isFolded) rows.insert(rows.end(), group.rows.begin() + 1, group.rows.end());
  }
  m_filling = true;
  m_list->setTable({m_translator(Phrase::Where), m_translator(Phrase::Finding), m_translator(Phrase::Clause)},
                   std::move(rows));
  m_filling = false;
}

QString FindingsPanel::placeText(std::size_t number, const sheet::Finding& finding) const {
  QStringList parts{m_translator(Phrase::FindingNumber).arg(numberOfFinding(number))};
  if (finding.line) parts << m_translator(Phrase::LineShort).arg(*finding.line);
  if (finding.side) parts << m_translator(*finding.side == board::Side::Blue ? Phrase::Blue : Phrase::Red);
  parts << m_translator(factOf(kCellNames, finding.cell));
  return parts.join(QStringLiteral(" · "));
}

void FindingsPanel::showHowToWrite() {
  show(sheet::AuditReport(), {}, sheet::Extent::Whole, {});
  m_badge->setPixmap(icon(Symbol::Note).pixmap(18, 18));
  m_summary->setText(m_translator(Phrase::NothingWritten));
  m_hint->setText(m_translator(Phrase::HowToWrite));
  m_list->hide();
  m_hintArea->show();
}

void FindingsPanel::showWaiting() {
  show(sheet::AuditReport(), {}, sheet::Extent::Whole, {});
  m_badge->setPixmap(icon(Symbol::Note).pixmap(18, 18));
  m_summary->setText(m_translator(Phrase::CheckingSheet));
  m_list->setPlaceholder(m_translator(Phrase::CheckingSheet));
}

bool FindingsPanel::hasFindings() const {
  return m_list->model()->rowCount() > 0;
}

void FindingsPanel::show(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                         sheet::Extent extent, const IsShown& isShown, State state,
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
  int unreadable = 0;  // roots about entries that nobody can read: no mistakes of a player
  std::set<std::size_t> unfolded;
  for (const Group& group : m_groups) {
    if (!group.isFolded && m_sentences == sentences) unfolded.insert(group.root);
  }
  m_groups.clear();
  // Returns the shown finding that is farthest up the chain of causes of `finding`. Returns `finding` itself
  // if all its causes are hidden, if it has no cause, or if it is a note.
  const auto rootOf = [&](std::size_t finding) {
    std::size_t root = finding;
    if (markOf(report.findings[finding]) == Mark::Note) return root;
    for (std::size_t at = finding; report.findings[at].causedBy;) {
      at = *report.findings[at].causedBy;
      if (at >= report.findings.size()) break;
      if (isShown(report.findings[at])) root = at;
    }
    return root;
  };
  std::map<std::size_t, std::vector<std::size_t>> carried;
  std::vector<std::size_t> roots;
  bool isPartial = false;  // true if mistakes are hidden until the scoresheet is written to its end
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    if (!isShown(report.findings[i])) {
      isPartial = isPartial || markOf(report.findings[i]) == Mark::Root;
      continue;
    }
    const std::size_t root = rootOf(i);
    if (sheet::repeatsRoot(report, root, i)) continue;
    root == i ? roots.push_back(i) : carried[root].push_back(i);
  }
  const auto rowOf = [&](std::size_t i) -> TableRow {
    const sheet::Finding& finding = report.findings[i];
    const Mark mark = markOf(finding);
    const bool isKept = sheet::isKept(report.findings, i, rulings);
    if (isKept) {
      ++kept;
    } else if (mark == Mark::Root && finding.code == sheet::FindingCode::UnreadableEntry &&
               !finding.written.empty()) {
      ++unreadable;
    } else if (mark == Mark::Root) {
      ++m_mistakes;
    } else if (mark == Mark::Note) {
      ++notes;
    }
    const Symbol symbol = isAccepted || isKept ? Symbol::Accept : symbolOf(mark);
    return {{{.text = placeText(i, finding), .icon = icon(symbol)},
             {.text = sentences[i], .toolTip = sentences[i]},
             {.text = toQt(toText(finding.clause)), .alignment = Qt::AlignCenter}},
            static_cast<int>(i)};
  };
  for (const std::size_t root : roots) {
    Group group{root, {rowOf(root)}, true, !unfolded.contains(root)};
    // Counts the consequences of mistakes for the summary. Leaves out consequences in cells that a ruling
    // keeps as written.
    const auto count = [&](std::size_t finding) {
      const bool follows = markOf(report.findings[finding]) == Mark::Consequence;
      if (follows && !sheet::isKept(report.findings, finding, rulings)) ++consequences;
    };
    count(root);
    for (const std::size_t each : carried[root]) {
      group.rows.push_back(rowOf(each));
      count(each);
    }
    group.isOfCells = areOfOtherCells(report, root, carried[root]);
    m_groups.push_back(std::move(group));
  }
  if (m_sentences != sentences) m_isWalked = false;
  m_sentences = sentences;
  fill();
  const bool clean = m_mistakes + consequences + unreadable == 0;
  // If no complete turn is typed yet, the summary does not warn that the game could not be followed.
  const bool isBegun = extent == sheet::Extent::Whole || report.turnsOnPaper.value_or(0) > 0;
  const bool isProven = report.isFollowed() || !isBegun;
  // Without a followed turn nothing is proven to be right, and a note about lines that may be wrong proves it
  // less.
  const bool isDoubtful =
      extent == sheet::Extent::Moves && std::ranges::any_of(report.findings, [](const auto& each) {
        return each.kind == sheet::FindingCase::Unconfirmed ||
               each.kind == sheet::FindingCase::PerhapsLeftOut;
      });
  const bool isNothing = clean && extent == sheet::Extent::Moves && report.turns.empty();
  const Symbol whole = !clean                    ? (isAccepted ? Symbol::Accept : Symbol::Error)
                       : isNothing               ? Symbol::Note
                       : isProven && !isDoubtful ? Symbol::Good
                                                 : Symbol::NotFollowed;
  m_badge->setPixmap(icon(whole).pixmap(18, 18));
  QString summary =
      clean && notes + kept == 0
          ? m_translator(extent == sheet::Extent::Whole ? Phrase::SheetIsClean : Phrase::RightSoFar)
          : m_translator(isAccepted  ? Phrase::FindingCountAccepted
                         : isPartial ? Phrase::FindingCountSoFar
                                     : Phrase::FindingCount)
                .arg(m_mistakes)
                .arg(consequences)
                .arg(notes);
  if (isNothing && notes + kept == 0) summary = m_translator(Phrase::NothingFollowedYet);
  if (unreadable > 0) summary += m_translator(Phrase::FindingCountUnreadable).arg(unreadable);
  if (kept > 0) summary += m_translator(Phrase::FindingCountKept).arg(kept);
  if (!isProven) {
    const std::string extentText =
        words::notFollowedState(sheet::coverageOf(report), m_translator.language());
    summary = clean && notes + kept == 0 ? toQt(words::asSentence(extentText))
                                         : summary + QStringLiteral(" · ") + toQt(extentText);
  }
  m_summary->setText(summary);
}

void FindingsPanel::goTo(std::size_t group, std::size_t row) {
  if (row > 0 && m_groups[group].isFolded) fold(group, Folded::No);
  m_list->setCurrentKey(m_groups[group].rows[row].key);
  choose(m_list->currentKey());
}

void FindingsPanel::next() {
  if (m_groups.empty()) return;
  const std::size_t current = groupOf(m_list->currentKey());
  goTo(m_isWalked ? (current + 1) % m_groups.size() : current, 0);
}

void FindingsPanel::previous() {
  if (m_groups.empty()) return;
  const std::size_t current = groupOf(m_list->currentKey());
  const bool isOnRoot = m_list->currentKey() == m_groups[current].rows.front().key;
  goTo(isOnRoot ? (current + m_groups.size() - 1) % m_groups.size() : current, 0);
}

void FindingsPanel::nextOfAll() {
  if (m_groups.empty()) return;
  const std::size_t group = groupOf(m_list->currentKey());
  if (!m_isWalked) return goTo(group, 0);
  const std::vector<TableRow>& rows = m_groups[group].rows;
  const auto at = std::ranges::find(rows, m_list->currentKey(), &TableRow::key);
  // The row that hides or shows the consequences stands between a finding and its consequences.
  const std::size_t row = at == rows.end() ? 0 : static_cast<std::size_t>(at - rows.begin());
  row + 1 < rows.size() ? goTo(group, row + 1) : goTo((group + 1) % m_groups.size(), 0);
}

QString FindingsPanel::summary() const {
  return m_summary->text();
}

}  // namespace damath::window
