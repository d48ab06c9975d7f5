// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/journal_reading.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/journal/head_check.hpp"
#include "db/detail/journal/journal_check.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/tables/history.hpp"

namespace damath::db {

StoreResult<std::vector<JournalRow>> JournalReading::rows() const {
  return detail::guarded([this] { return detail::journal(*m_database); });
}

StoreResult<std::vector<JournalRow>> JournalReading::rows(const JournalPart& part) const {
  return detail::guarded([&] { return detail::journal(*m_database, part); });
}

StoreResult<std::vector<JournalRow>> JournalReading::rows(const JournalPage& page) const {
  return detail::guarded([&] { return detail::journal(*m_database, page); });
}

StoreResult<std::int64_t> JournalReading::newest() const {
  return detail::guarded([this] { return detail::lastJournalNumber(*m_database); });
}

StoreResult<JournalHead> JournalReading::head() const {
  return detail::guarded([this] {
    const std::int64_t number = detail::lastJournalNumber(*m_database);
    return JournalHead{number, detail::digestOf(*m_database, number)};
  });
}

StoreResult<bool> JournalReading::has(const JournalHead& head) const {
  return detail::guarded([&] { return detail::digestOf(*m_database, head.number) == head.digest; });
}

StoreResult<HeadAnswer> JournalReading::answerTo(const JournalHead& asked) const {
  return detail::guarded([&] { return detail::answerTo(*m_database, asked); });
}

StoreResult<std::string> JournalReading::origin() const {
  constexpr std::int64_t kFirst = 1;
  return detail::guarded([this] { return detail::digestOf(*m_database, kFirst); });
}

StoreResult<std::vector<JournalAct>> JournalReading::acts(std::int64_t behind) const {
  return detail::guarded([this, behind] { return detail::acts(*m_database, behind); });
}

StoreResult<HistorySteps> JournalReading::steps() const {
  return detail::guarded([this] { return detail::steps(*m_database); });
}

StoreResult<JournalCheck> JournalReading::check() const {
  return detail::guarded([this] { return detail::checkJournal(*m_database); });
}

}  // namespace damath::db
