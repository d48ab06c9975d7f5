// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/other_hands.hpp"

#include <algorithm>

#include "app/desk/change/change.hpp"

namespace damath::desk {

bool OtherHands::isOthers(const db::JournalRow& row) const {
  if (row.action == db::JournalAction::NoteClock) return false;
  return m_openFile.store.person() ? row.by != nameOf(m_author) : !m_openFile.made.contains(row.act);
}

DeskResult<std::optional<std::int64_t>> OtherHands::seenNumber() const {
  if (!m_author.seen) return std::optional<std::int64_t>();
  const auto known = toDeskResult(m_edit.reading().journal().has(*m_author.seen));
  if (!known) return refused(known);
  // The journal may lack the row that the author saw last, for example after a backup was restored. The
  // author then counts as having seen no row of the journal.
  return std::optional<std::int64_t>(*known ? m_author.seen->number : 0);
}

DeskResult<OtherHand> OtherHands::behind(std::int64_t row, const std::string& subject) const {
  auto rows =
      toDeskResult(m_edit.reading().journal().rows(db::JournalPart{.behind = row, .subject = subject}));
  if (!rows) return refused(rows);
  if (rows->empty() || !isOthers(rows->back())) return OtherHand();
  return OtherHand{rows->back().by, rows->back().at};
}

DeskResult<OtherHand> OtherHands::last(const std::string& subject) const {
  return m_openFile.store.person() ? behind(0, subject) : since(subject);
}

DeskResult<OtherHand> OtherHands::since(const std::string& subject) const {
  const auto seen = seenNumber();
  if (!seen) return refused(seen);
  return *seen ? behind(**seen, subject) : DeskResult<OtherHand>(OtherHand());
}

DeskResult<const std::vector<db::JournalRow>*> OtherHands::rowsSince() const {
  if (m_rowsSince) return &*m_rowsSince;
  const auto seen = seenNumber();
  if (!seen) return refused(seen);
  std::vector<db::JournalRow> news;
  if (*seen) {
    auto rows = toDeskResult(m_edit.reading().journal().rows(db::JournalPart{.behind = **seen}));
    if (!rows) return refused(rows);
    news = *std::move(rows);
    std::erase_if(news, [this](const db::JournalRow& row) { return !isOthers(row); });
  }
  return &m_rowsSince.emplace(std::move(news));
}

}  // namespace damath::desk
