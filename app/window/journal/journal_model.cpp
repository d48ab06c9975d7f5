// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/journal_model.hpp"

#include <QFont>
#include <algorithm>
#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "db/records/journal_action.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kAtOnce = 250;  // number of rows whose search text is prepared when the search changes
constexpr int kAtATime = 40;  // number of rows whose search text is prepared in one idle moment
// Number of rows that are read together. It is more than a large window shows.
constexpr std::size_t kPageRows = 64;
constexpr std::size_t kMostPages = 8;
constexpr std::int64_t kReadAtOnce = 256;

constexpr Phrase kHeadings[] = {Phrase::RowNumber, Phrase::ChangedAt, Phrase::ChangedBy, Phrase::ChangeMade,
                                Phrase::ChangeReason};
static_assert(std::size(kHeadings) == JournalModel::kColumns);

}  // namespace

JournalModel::JournalModel(const Translator& translator, QObject* parent)
    : QAbstractTableModel(parent), m_translator(translator) {
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &JournalModel::goOn);
}

void JournalModel::goOn() {
  if (isLooking()) return lookAtSome();
  makeSomeSearchable();
  if (m_unsearchable == 0) m_idle.stop();
}

void JournalModel::lookAtSome() {
  const std::vector<std::size_t> found = lookOn(kAtATime);
  if (!found.empty()) {
    const int from = rowCount();
    beginInsertRows({}, from, from + static_cast<int>(found.size()) - 1);
    m_shown.insert(m_shown.end(), found.begin(), found.end());
    endInsertRows();
  }
  if (!found.empty() || !isLooking()) Q_EMIT lookedOn();
}

// Prepares the search text of kAtATime rows, the newest first, because users search for them most often.
// Works in small steps, so that the program still answers key presses.
void JournalModel::makeSomeSearchable() {
  for (int row = 0; row < kAtATime && m_unsearchable > 0; ++row) {
    // If a row cannot be read now, the preparation stops. A later search prepares the missing rows itself.
    if (!makeSearchable(--m_unsearchable)) m_unsearchable = 0;
  }
}

int JournalModel::read(const contest::Contest& contest, Reader reader) {
  beginResetModel();
  m_reader = std::move(reader);
  m_facts = std::make_unique<desk::JournalFacts>(contest, std::vector<db::JournalRow>());
  m_heads.clear();
  m_pages.clear();
  m_branches.clear();
  m_people.clear();
  m_events.clear();
  m_newest = 0;
  m_digest.clear();
  m_hasReasons = false;
  db::JournalPage page{.most = kReadAtOnce};
  for (bool isMore = true; isMore;) {
    const std::vector<db::JournalRow> rows = m_reader(page);
    for (const db::JournalRow& row : rows) take(row);
    isMore = rows.size() == static_cast<std::size_t>(kReadAtOnce);
    if (isMore) page = {rows.back().branch, rows.back().number, kReadAtOnce};
  }
  m_unsearchable = m_heads.size();
  m_idle.start();
  choose();
  endResetModel();
  return static_cast<int>(m_heads.size());
}

void JournalModel::take(const db::JournalRow& row) {
  Head head = headOf(row);
  const db::JournalRow* taken = nullptr;
  if (row.target) {
    // An undo in an event on another computer may undo an action from before the event was moved there. That
    // action stands among the rows of this file's own computer (branch 0).
    std::optional<std::size_t> last = endOfAct(head.branch, head.target);
    const bool isOwn = last.has_value();
    if (!isOwn) last = endOfAct(0, head.target);
    if (last) taken = rowAt(*last);
    for (std::size_t i = isOwn ? *last + 1 : 0; i > 0 && m_heads[i - 1].act == head.target; --i) {
      if (m_heads[i - 1].branch == head.branch)
        m_heads[i - 1].isUndoneLater = row.action == db::JournalAction::Undo;
    }
  }
  m_facts->add(row, taken);
  if (row.branch.empty()) m_newest = row.number;
  m_digest = row.digest;
  m_hasReasons = m_hasReasons || !row.reason.empty() || !row.askedBy.empty();
  m_heads.push_back(std::move(head));
}

JournalModel::Head JournalModel::headOf(const db::JournalRow& row) {
  // Returns the index of the name in `names`; adds the name if it is missing. A contest has few branches
  // (events on other computers) and few users, so a linear search for their names is fast enough.
  const auto placeIn = [](std::vector<std::string>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    const auto place = static_cast<std::size_t>(found - names.begin());
    if (found == names.end()) names.push_back(name);
    return place;
  };
  if (m_branches.empty()) m_branches.emplace_back();
  Head head;
  head.number = row.number;
  head.act = row.act;
  head.target = row.target.value_or(0);
  head.branch = placeIn(m_branches, row.branch);
  head.by = placeIn(m_people, row.by);
  head.action = row.action;
  return head;
}

// Finds the first row of this branch with this number or a later one. m_heads is ordered by branch and
// number.
std::size_t JournalModel::atOrBehind(std::size_t branch, std::int64_t number) const {
  const auto found = std::ranges::lower_bound(m_heads, std::pair(branch, number), {}, [](const Head& head) {
    return std::pair(head.branch, head.number);
  });
  return static_cast<std::size_t>(found - m_heads.begin());
}

std::optional<std::size_t> JournalModel::endOfAct(std::size_t branch, std::int64_t act) const {
  const auto isOfAct = [&](std::size_t row) {
    return row < m_heads.size() && m_heads[row].branch == branch && m_heads[row].act == act;
  };
  std::size_t row = atOrBehind(branch, act);
  if (!isOfAct(row)) return std::nullopt;
  while (isOfAct(row + 1)) ++row;
  return row;
}

bool JournalModel::addRows(const std::vector<db::JournalRow>& rows) {
  // Appends the rows only if the first of them has the digest of the newest known row. A digest covers all
  // earlier rows, so equal digests mean that the journal is the same up to this row.
  const bool isBehind =
      !m_heads.empty() && !rows.empty() && m_heads.back().branch == 0 && rows.front().digest == m_digest;
  if (!isBehind || !std::ranges::all_of(rows.begin() + 1, rows.end(), [this](const db::JournalRow& row) {
        return row.branch.empty() && leavesOthers(headOf(row));
      })) {
    return false;
  }
  beginResetModel();
  for (auto row = rows.begin() + 1; row != rows.end(); ++row) take(*row);
  // Starts the preparation of search texts again at the newest row. Rows that already have a search text take
  // no time.
  m_unsearchable = m_heads.size();
  m_idle.start();
  choose();
  endResetModel();
  return true;
}

// True if the row does not change the text of other rows. Rows about results and scoresheets never do.
bool JournalModel::leavesOthers(const Head& row) const {
  if (row.branch != 0 || !row.action) return false;
  if (row.target != 0) {
    const std::optional<std::size_t> last = endOfAct(0, row.target);
    for (std::size_t i = last ? *last + 1 : 0; i > 0 && m_heads[i - 1].act == row.target; --i) {
      if (m_heads[i - 1].target != 0 || !leavesOthers(m_heads[i - 1])) return false;
    }
    return true;
  }
  switch (db::journalKindOf(*row.action)) {
    case db::JournalKind::Results:
    case db::JournalKind::Sheets:
      return true;
    default:
      return false;
  }
}

void JournalModel::search(const QString& letters, const QString& by, const QString& event,
                          std::optional<db::JournalKind> kind) {
  const JournalSearch search{withoutAccents(letters).split(u' ', Qt::SkipEmptyParts), by, event, kind};
  if (search == m_search) return;
  beginResetModel();
  m_search = search;
  choose();
  endResetModel();
}

void JournalModel::choose() {
  m_unlooked = m_heads.size();
  m_shown = lookOn(kAtOnce);
  if (isLooking()) m_idle.start();
}

std::vector<std::size_t> JournalModel::lookOn(int most) {
  const bool asksWords = !m_search.event.isEmpty() || !m_search.words.isEmpty();
  std::vector<std::size_t> found;
  while (m_unlooked > 0 && most > 0) {
    const std::size_t row = --m_unlooked;
    if (asksWords && m_heads[row].plain.isNull()) --most;
    if (holds(row)) found.push_back(row);
  }
  return found;
}

// True if the row passes all filters. The filters that need no prepared search text come first, because they
// are fast.
bool JournalModel::holds(std::size_t row) const {
  const Head& head = m_heads[row];
  if (!m_search.by.isEmpty() && toQt(m_people[head.by]) != m_search.by) return false;
  if (m_search.kind && !isOfKind(row, *m_search.kind)) return false;
  if (m_search.event.isEmpty() && m_search.words.isEmpty()) return true;
  if (!makeSearchable(row)) return false;
  if (!m_search.event.isEmpty() && m_events[head.event] != m_search.event) return false;
  return std::ranges::all_of(m_search.words,
                             [&head](const QString& word) { return head.plain.contains(word.toUtf8()); });
}

// True if the row's action is of this kind, or if the row undoes or redoes an action of this kind.
bool JournalModel::isOfKind(std::size_t row, db::JournalKind kind) const {
  const Head& head = m_heads[row];
  if (db::journalKindOf(head.action) == kind) return true;
  if (head.target == 0) return false;
  std::optional<std::size_t> last = endOfAct(head.branch, head.target);
  if (!last) last = endOfAct(0, head.target);
  for (std::size_t i = last ? *last + 1 : 0; i > 0 && m_heads[i - 1].act == head.target; --i) {
    if (db::journalKindOf(m_heads[i - 1].action) == kind) return true;
  }
  return false;
}

QString JournalModel::causeOf(const db::JournalRow& row) const {
  QStringList parts;
  if (!row.askedBy.empty()) parts << m_translator(Phrase::RowAskedBy).arg(toQt(row.askedBy));
  if (!row.reason.empty()) parts << toQt(row.reason);
  return parts.join(QStringLiteral(" – "));
}

bool JournalModel::makeSearchable(std::size_t row) const {
  Head& head = m_heads[row];
  if (!head.plain.isNull()) return true;
  const db::JournalRow* read = rowAt(row);
  if (read == nullptr) return false;
  const QString by = toQt(read->by);
  const QString cause = causeOf(*read);
  const RowText text = textOf(row);
  head.plain = withoutAccents(QStringList{text.number, text.when, by, text.what, cause}.join(u' ')).toUtf8();
  const auto event = std::ranges::find(m_events, text.event);
  head.event = static_cast<std::size_t>(event - m_events.begin());
  if (event == m_events.end()) m_events.push_back(text.event);
  return true;
}

JournalModel::Page* JournalModel::pageOf(std::size_t row) const {
  const std::size_t number = row / kPageRows;
  const std::size_t first = number * kPageRows;
  const std::size_t rows = std::min(kPageRows, m_heads.size() - first);
  const auto known = std::ranges::find(m_pages, number, &Page::number);
  if (known != m_pages.end() && known->rows.size() == rows) {
    m_pages.splice(m_pages.begin(), m_pages, known);
    return &m_pages.front();
  }
  // Drops the stored page of rows, because it was read before the journal got more rows on this page.
  if (known != m_pages.end()) m_pages.erase(known);
  db::JournalPage asked{.most = static_cast<std::int64_t>(rows)};
  if (first > 0) {
    asked.branch = m_branches[m_heads[first - 1].branch];
    asked.behind = m_heads[first - 1].number;
  }
  Page page{number, m_reader(asked), {}};
  const auto isThat = [](const db::JournalRow& read, const Head& head) {
    return read.number == head.number && read.act == head.act;
  };
  const auto from = m_heads.begin() + static_cast<std::ptrdiff_t>(first);
  if (!std::ranges::equal(page.rows.begin(), page.rows.end(), from, from + static_cast<std::ptrdiff_t>(rows),
                          isThat)) {
    return nullptr;
  }
  page.texts.resize(rows);
  m_pages.push_front(std::move(page));
  if (m_pages.size() > kMostPages) m_pages.pop_back();
  return &m_pages.front();
}

const db::JournalRow* JournalModel::rowAt(std::size_t row) const {
  const Page* page = pageOf(row);
  return page == nullptr ? nullptr : &page->rows[row % kPageRows];
}

JournalModel::RowText JournalModel::textOf(std::size_t row) const {
  Page* page = pageOf(row);
  if (page == nullptr) return {};
  std::optional<RowText>& known = page->texts[row % kPageRows];
  if (!known) {
    const db::JournalRow& read = page->rows[row % kPageRows];
    const desk::RowFacts facts = m_facts->of(read);
    known = RowText{toQt(words::rowNumber(facts)), toQt(words::localMoment(read.at)),
                    toQt(words::rowLine(facts, m_translator.language())), toQt(desk::eventNameOf(facts))};
  }
  return *known;
}

QStringList JournalModel::people() const {
  QStringList people;
  for (const std::string& name : m_people) people << toQt(name);
  people.sort(Qt::CaseInsensitive);
  return people;
}

JournalDetail JournalModel::detailAt(int shown) const {
  const std::size_t place = shownAt(shown);
  const Head& head = m_heads[place];
  JournalDetail detail;
  detail.isUndoneLater = head.isUndoneLater;
  if (const db::JournalRow* row = rowAt(place)) {
    detail.row = *row;
  } else {
    detail.row.number = head.number;
    detail.row.branch = m_branches[head.branch];
  }
  RowText text = textOf(place);
  detail.number = std::move(text.number);
  detail.when = std::move(text.when);
  detail.what = std::move(text.what);
  return detail;
}

std::vector<desk::FieldChange> JournalModel::changesAt(int shown) const {
  const db::JournalRow* row = rowAt(shownAt(shown));
  return row == nullptr ? std::vector<desk::FieldChange>() : m_facts->changes(*row);
}

int JournalModel::shownOf(const db::JournalRow& row) const {
  for (std::size_t i = 0; i < m_shown.size(); ++i) {
    const Head& each = m_heads[m_shown[i]];
    if (each.number == row.number && m_branches[each.branch] == row.branch) return static_cast<int>(i);
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
  const std::size_t row = shownAt(index.row());
  const Head& head = m_heads[row];
  if (role == Qt::FontRole) {
    QFont font;
    font.setStrikeOut(head.isUndoneLater && index.column() == What);
    return font;
  }
  if (role == Qt::TextAlignmentRole) {
    return QVariant(Qt::Alignment(index.column() == Number ? Qt::AlignRight | Qt::AlignVCenter
                                                           : Qt::AlignLeft | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  const auto cause = [&] {
    const db::JournalRow* read = rowAt(row);
    return read == nullptr ? QString() : causeOf(*read);
  };
  switch (index.column()) {
    case Number:
      return textOf(row).number;
    case When:
      return textOf(row).when;
    case Who:
      return toQt(m_people[head.by]);
    case What: {
      const QString what = textOf(row).what;
      // The tool tip and the accessible text say that the change was undone, because not everybody sees a
      // strike-through.
      if (role == Qt::DisplayRole) return what;
      const QString whole = head.isUndoneLater ? m_translator(Phrase::WasUndone).arg(what) : what;
      // The list may hide the column of reasons and cut a long change, so the tool tip has both.
      const QString why = role == Qt::ToolTipRole ? cause() : QString();
      return why.isEmpty() ? whole
                           : QStringLiteral("%1\n%2: %3").arg(whole, m_translator(Phrase::ChangeReason), why);
    }
    case Why:
      return cause();
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

}  // namespace damath::window
