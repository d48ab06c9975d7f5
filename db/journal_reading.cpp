// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/journal_reading.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/tables/history.hpp"

namespace damath::db {

Expected<std::vector<JournalRow>, StoreError> JournalReading::rows() const {
  return detail::guarded([this] { return detail::journal(*m_database); });
}

Expected<std::vector<JournalRow>, StoreError> JournalReading::rows(const JournalPart& part) const {
  return detail::guarded([&] { return detail::journal(*m_database, part); });
}

Expected<std::vector<JournalRow>, StoreError> JournalReading::rows(const JournalPage& page) const {
  return detail::guarded([&] { return detail::journal(*m_database, page); });
}

Expected<std::int64_t, StoreError> JournalReading::newest() const {
  return detail::guarded([this] { return detail::lastJournalNumber(*m_database); });
}

Expected<JournalHead, StoreError> JournalReading::head() const {
  return detail::guarded([this] {
    const std::int64_t number = detail::lastJournalNumber(*m_database);
    return JournalHead{number, detail::digestOf(*m_database, number)};
  });
}

Expected<bool, StoreError> JournalReading::has(const JournalHead& head) const {
  return detail::guarded([&] { return detail::digestOf(*m_database, head.number) == head.digest; });
}

Expected<std::string, StoreError> JournalReading::origin() const {
  constexpr std::int64_t kFirst = 1;
  return detail::guarded([this] { return detail::digestOf(*m_database, kFirst); });
}

Expected<std::vector<JournalAct>, StoreError> JournalReading::acts(std::int64_t behind) const {
  return detail::guarded([this, behind] { return detail::acts(*m_database, behind); });
}

Expected<HistorySteps, StoreError> JournalReading::steps() const {
  return detail::guarded([this] { return detail::steps(*m_database); });
}

Expected<JournalCheck, StoreError> JournalReading::check() const {
  return detail::guarded([this] { return detail::checkJournal(*m_database); });
}

}  // namespace damath::db
