// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reading.hpp"

#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/tables/access.hpp"
#include "db/detail/tables/branch_table.hpp"
#include "db/detail/tables/check_in_table.hpp"
#include "db/detail/tables/live_table.hpp"
#include "db/detail/tables/notice_table.hpp"
#include "db/detail/tables/paper_table.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/detail/tables/snapshot.hpp"
#include "db/detail/tables/violation_table.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db {

Reading::Reading(std::unique_ptr<detail::Access> access) : m_access(std::move(access)) {}
Reading::Reading(Reading&&) noexcept = default;
Reading& Reading::operator=(Reading&&) noexcept = default;
Reading::~Reading() = default;

StoreResult<SharedContest> Reading::contest() const {
  return detail::guarded([this]() -> SharedContest {
    if (m_access->isChanged) {
      return std::make_shared<const contest::Contest>(detail::snapshot(*m_access->database));
    }
    auto contest = m_access->last->read(*m_access->database);
    m_access->isContestRead = true;
    return contest;
  });
}

JournalReading Reading::journal() const {
  return JournalReading(*m_access->database);
}

StoreResult<std::vector<StoredSheet>> Reading::sheets(SheetOwner owner) const {
  return detail::guarded([this, owner] { return detail::sheets(*m_access->database, owner); });
}

StoreResult<SharedSummaries> Reading::sheetSummaries() const {
  return detail::guarded([this]() -> SharedSummaries {
    if (m_access->isChanged) {
      return std::make_shared<const std::vector<SheetSummary>>(detail::sheetSummaries(*m_access->database));
    }
    return m_access->last->sheets(*m_access->database);
  });
}

StoreResult<std::vector<std::string>> Reading::sheetContents(
    const std::vector<contest::SheetId>& sheets) const {
  return detail::guarded([&] { return detail::contents(*m_access->database, sheets); });
}

StoreResult<std::optional<LiveRecord>> Reading::live(const LiveOwner& owner) const {
  return detail::guarded([&] { return detail::newestLive(*m_access->database, owner); });
}

StoreResult<std::vector<LiveRecord>> Reading::liveGames(contest::EventId event) const {
  return detail::guarded([&] { return detail::liveGames(*m_access->database, event); });
}

StoreResult<std::vector<Violation>> Reading::violations() const {
  return detail::guarded([this] { return detail::violations(*m_access->database); });
}

StoreResult<std::vector<IssuedPaper>> Reading::papers() const {
  return detail::guarded([this] { return detail::papers(*m_access->database); });
}

StoreResult<std::vector<Branch>> Reading::branches() const {
  return detail::guarded([this] {
    if (m_access->isChanged) return detail::branches(*m_access->database);
    return *m_access->last->branches(*m_access->database);
  });
}

StoreResult<std::vector<CheckIn>> Reading::checkIns(contest::EventId event) const {
  return detail::guarded([&] { return detail::checkIns(*m_access->database, event); });
}

StoreResult<std::optional<HallNotice>> Reading::notice() const {
  return detail::guarded([this] {
    auto notice = detail::notice(*m_access->database);
    if (notice) notice->line = detail::told(*m_access->database, std::move(notice->line));
    return notice;
  });
}

StoreResult<std::vector<std::string>> Reading::integrityComplaints() const {
  return detail::guarded([this] { return m_access->database->complaints(); });
}

StoreResult<std::vector<std::string>> Reading::brokenReferences() const {
  return detail::guarded([this] {
    std::vector<std::string> texts;
    for (const auto& broken : detail::brokenReferences(*m_access->database)) texts.push_back(broken.text());
    return texts;
  });
}

StoreResult<sheet::Sheet> sheetIn(const std::string& content) {
  return detail::guarded([&] { return detail::sheetOf(content); });
}

}  // namespace damath::db
