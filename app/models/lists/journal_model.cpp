// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/lists/journal_model.hpp"

#include <QFont>
#include <algorithm>

#include "app/models/text/qt_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "db/journal_action.hpp"

namespace damath::models {

using words::Phrase;

namespace {

constexpr int kAtATime = 40;  // rows told in one idle moment

constexpr Phrase kHeadings[] = {Phrase::RowNumber, Phrase::ChangedAt, Phrase::ChangedBy, Phrase::ChangeMade,
                                Phrase::ChangeReason};
static_assert(std::size(kHeadings) == JournalModel::kColumns);

}  // namespace

JournalModel::JournalModel(const Translator& translator, QObject* parent)
    : QAbstractTableModel(parent), m_translator(translator) {
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &JournalModel::tellSome);
}

// The newest are looked for most. A few at a time: keys go before.
void JournalModel::tellSome() {
  for (int row = 0; row < kAtATime && m_untold > 0; ++row) static_cast<void>(told(--m_untold));
  if (m_untold == 0) m_idle.stop();
}

void JournalModel::setRows(const contest::Contest& contest, std::vector<db::JournalRow> rows) {
  beginResetModel();
  m_rows = std::move(rows);
  m_facts = std::make_unique<desk::JournalFacts>(contest, m_rows);
  m_told.assign(m_rows.size(), std::nullopt);
  m_untold = m_rows.size();
  m_idle.start();
  m_takenBack.clear();
  m_people.clear();
  m_hasReasons = false;
  for (const db::JournalRow& row : m_rows) note(row);
  choose();
  endResetModel();
}

void JournalModel::note(const db::JournalRow& row) {
  m_people.insert(row.by);
  m_hasReasons = m_hasReasons || !row.reason.empty();
  if (!row.target) return;
  const std::pair act{toQt(row.branch), *row.target};
  if (row.action == db::JournalAction::Undo) m_takenBack.insert(act);
  if (row.action == db::JournalAction::Redo) m_takenBack.erase(act);
}

bool JournalModel::addRows(const std::vector<db::JournalRow>& rows) {
  // The digest of a row stands for all that came before it.
  const bool isBehind = !m_rows.empty() && !rows.empty() && m_rows.back().branch.empty() &&
                        rows.front().digest == m_rows.back().digest;
  if (!isBehind || !std::ranges::all_of(rows.begin() + 1, rows.end(),
                                        [this](const db::JournalRow& row) { return leavesOthers(row); })) {
    return false;
  }
  beginResetModel();
  for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
    m_facts->add(*row);
    m_rows.push_back(*row);
    m_told.emplace_back();
    note(*row);
  }
  choose();
  endResetModel();
  return true;
}

// Of results and sheets no other row tells.
bool JournalModel::leavesOthers(const db::JournalRow& row) const {
  if (!row.branch.empty() || !row.action) return false;
  if (row.target) {
    auto taken = std::ranges::lower_bound(m_rows, *row.target, {}, &db::JournalRow::number);
    while (taken != m_rows.end() && taken->act == *row.target && !taken->target && leavesOthers(*taken))
      ++taken;
    return taken == m_rows.end() || taken->act != *row.target;
  }
  switch (desk::journalKindOf(*row.action)) {
    case desk::JournalKind::Results:
    case desk::JournalKind::Sheets:
      return true;
    default:
      return false;
  }
}

void JournalModel::search(const QString& letters, const QString& by, const QString& event,
                          std::optional<desk::JournalKind> kind) {
  const JournalSearch search{withoutAccents(letters).split(u' ', Qt::SkipEmptyParts), by, event, kind};
  if (search == m_search) return;
  beginResetModel();
  m_search = search;
  choose();
  endResetModel();
}

void JournalModel::choose() {
  m_shown.clear();
  for (std::size_t row = m_rows.size(); row-- > 0;) {
    if (holds(row)) m_shown.push_back(row);
  }
}

// What costs least is asked first: most rows need not be told.
bool JournalModel::holds(std::size_t row) const {
  if (!m_search.by.isEmpty() && toQt(m_rows[row].by) != m_search.by) return false;
  if (m_search.kind && desk::journalKindOf(m_rows[row].action) != *m_search.kind) return false;
  if (m_search.event.isEmpty() && m_search.words.isEmpty()) return true;
  const Told& told = this->told(row);
  if (!m_search.event.isEmpty() && toQt(told.facts.event) != m_search.event) return false;
  return std::ranges::all_of(m_search.words,
                             [&told](const QString& word) { return told.plain.contains(word); });
}

const JournalModel::Told& JournalModel::told(std::size_t row) const {
  std::optional<Told>& known = m_told[row];
  if (known) return *known;
  const db::JournalRow& journal = m_rows[row];
  Told told{m_facts->of(journal), {}, toQt(words::localMoment(journal.at)), {}, {}};
  told.number = toQt(words::rowNumber(told.facts));
  told.what = toQt(words::rowLine(told.facts, m_translator.language()));
  told.plain = withoutAccents(
      QStringList{told.number, told.when, toQt(journal.by), told.what, toQt(journal.reason)}.join(u' '));
  known = std::move(told);
  return *known;
}

QStringList JournalModel::people() const {
  QStringList people;
  for (const std::string& name : m_people) people << toQt(name);
  people.sort(Qt::CaseInsensitive);
  return people;
}

const db::JournalRow& JournalModel::rowAt(int shown) const {
  return m_rows[m_shown[static_cast<std::size_t>(shown)]];
}

JournalDetail JournalModel::detailAt(int shown) const {
  const std::size_t row = m_shown[static_cast<std::size_t>(shown)];
  const Told& told = this->told(row);
  return {m_rows[row], told.number, told.when, told.what, isTakenBack(shown)};
}

std::vector<desk::FieldChange> JournalModel::changesAt(int shown) const {
  return m_facts->changes(rowAt(shown));
}

bool JournalModel::isTakenBack(int shown) const {
  const db::JournalRow& row = rowAt(shown);
  return m_takenBack.contains({toQt(row.branch), row.act});
}

int JournalModel::shownOf(const db::JournalRow& row) const {
  for (std::size_t i = 0; i < m_shown.size(); ++i) {
    const db::JournalRow& each = m_rows[m_shown[i]];
    if (each.number == row.number && each.branch == row.branch) return static_cast<int>(i);
  }
  return -1;
}

int JournalModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int JournalModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant JournalModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const int shown = index.row();
  if (role == Qt::FontRole) {
    QFont font;
    font.setStrikeOut(isTakenBack(shown) && index.column() == What);
    return font;
  }
  if (role == Qt::TextAlignmentRole) {
    return QVariant(Qt::Alignment(index.column() == Number ? Qt::AlignRight | Qt::AlignVCenter
                                                           : Qt::AlignLeft | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  const Told& told = this->told(m_shown[static_cast<std::size_t>(shown)]);
  switch (index.column()) {
    case Number:
      return told.number;
    case When:
      return told.when;
    case Who:
      return toQt(rowAt(shown).by);
    case What:
      // Nothing is told by the line through it alone.
      return isTakenBack(shown) && role != Qt::DisplayRole ? m_translator(Phrase::WasTakenBack).arg(told.what)
                                                           : told.what;
    case Why:
      return toQt(rowAt(shown).reason);
    default:
      return {};
  }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole) return m_translator(kHeadings[section]);
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
  return {};
}

}  // namespace damath::models
