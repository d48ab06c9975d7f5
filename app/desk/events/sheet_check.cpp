// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/sheet_check.hpp"

#include <algorithm>
#include <functional>
#include <future>
#include <iterator>
#include <optional>
#include <span>
#include <system_error>

#include "app/desk/events/threads_at_hand.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/second_keying.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/promise.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::desk {

namespace {

constexpr std::size_t kMany = 64;       // sheets: fewer are not worth a thread
constexpr std::size_t kAtATime = 1024;  // sheets held in memory

using Replayed = std::optional<Expected<contest::GameResult, db::StoreError>>;

// The event's chip set and ruleset as a number, equal for equal ones.
std::size_t numberOfLaw(const contest::EventSetup& setup) {
  return std::hash<std::string>()(notation::toChipSetJson(setup.set) +
                                  notation::toRulesetJson(setup.ruleset));
}

// Sheets on which nothing was ruled, as they lie in the file.
void replay(std::span<const std::string> contents, std::span<Replayed> results,
            const contest::EventSetup& setup) {
  sheet::Auditor auditor(setup.ruleset, setup.set);
  for (std::size_t i = 0; i < contents.size(); ++i) {
    results[i] = db::sheetIn(contents[i]).map([&](const sheet::Sheet& sheet) {
      const sheet::AuditReport report = auditor.audit(sheet);
      return resultOf(report, sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, {}));
    });
  }
}

std::vector<Replayed> replayed(const std::vector<std::string>& contents, const contest::EventSetup& setup) {
  std::vector<Replayed> results(contents.size());
  const std::size_t threads = threadsAtHand();
  std::vector<std::future<void>> parts;
  for (std::size_t part = 0; part < threads; ++part) {
    const std::size_t from = contents.size() * part / threads;
    const std::size_t count = contents.size() * (part + 1) / threads - from;
    const auto replayPart = [&, from, count] {
      replay(std::span(contents).subspan(from, count), std::span(results).subspan(from, count), setup);
    };
    try {
      parts.push_back(std::async(std::launch::async, replayPart));
    } catch (const std::system_error&) {  // the machine gives no more threads
      replayPart();
    }
  }
  for (std::future<void>& part : parts) part.get();
  return results;
}

}  // namespace

const db::SheetSummary* SheetCheck::of(db::SheetOwner owner) const {
  const bool isNext = m_nextSheet != m_sheets.end() && m_nextSheet->owner == owner;
  const auto found =
      isNext ? m_nextSheet : std::ranges::lower_bound(m_sheets, owner, {}, &db::SheetSummary::owner);
  if (found == m_sheets.end() || found->owner != owner) return nullptr;
  m_nextSheet = std::next(found);
  return &*found;
}

DeskResult<void> SheetCheck::addTo(EventStatus& status, const contest::Event& event) const {
  const LawOf law{event.setup, numberOfLaw(event.setup)};
  const std::vector<Meeting> meetings = meetingsOf(event);
  DAMATH_CHECK(learn(meetings, law));
  for (const Meeting& meeting : meetings) {
    const db::SheetSummary* summary = of(meeting.owner);
    if (summary == nullptr) continue;
    if (isReviewedAlone({summary->by, summary->reviewers, {}}) ||
        isSignedAlone({summary->by, summary->reviewers, summary->signedBy})) {
      status.sheetsOfOne.push_back({meeting.at, playersText(m_contest, event, meeting)});
    }
    DAMATH_CHECK(addReviews(status, event, meeting, *summary));
    if (!meeting.result) continue;
    const contest::GameResult* ofSheet = known(*summary, law.number);
    DAMATH_EXPECTS(ofSheet != nullptr);
    const auto agreement = contest::agreementOf(event.setup.ruleset, *meeting.result, *ofSheet);
    if (agreement != contest::Agreement::Differs) continue;
    status.resultsDiffering.push_back(differenceOf(m_contest, event, meeting, *ofSheet));
  }
  return {};
}

const contest::GameResult* SheetCheck::known(const db::SheetSummary& summary, std::size_t law) const {
  const bool isNext = m_nextOutcome != m_outcomes.end() && m_nextOutcome->first == summary.owner;
  const auto found = isNext ? m_nextOutcome : m_outcomes.find(summary.owner);
  if (found == m_outcomes.end()) return nullptr;
  m_nextOutcome = std::next(found);
  return found->second.isOf(summary, law) ? &found->second.result : nullptr;
}

DeskResult<void> SheetCheck::learn(const std::vector<Meeting>& meetings, const LawOf& law) const {
  std::vector<const db::SheetSummary*> plain;
  for (const Meeting& meeting : meetings) {
    const db::SheetSummary* summary = meeting.result ? of(meeting.owner) : nullptr;
    if (summary == nullptr || known(*summary, law.number) != nullptr) continue;
    if (summary->rulings == 0) {
      plain.push_back(summary);
    } else if (auto learnt = learnOne(*summary, law); !learnt) {
      return learnt;
    }
  }
  if (plain.size() >= kMany) return learnMany(plain, law);
  for (const db::SheetSummary* each : plain) {
    DAMATH_CHECK(learnOne(*each, law));
  }
  return {};
}

DeskResult<void> SheetCheck::learnMany(const std::vector<const db::SheetSummary*>& sheets,
                                       const LawOf& law) const {
  for (std::size_t from = 0; from < sheets.size(); from += kAtATime) {
    const auto some = std::span(sheets).subspan(from, std::min(kAtATime, sheets.size() - from));
    std::vector<contest::SheetId> ids;
    for (const db::SheetSummary* each : some) ids.push_back(each->sheet);
    DAMATH_TRY(contents, toDeskResult(m_reading.sheetContents(ids)));
    std::vector<Replayed> results = replayed(*contents, law.setup);
    for (std::size_t i = 0; i < some.size(); ++i) {
      DAMATH_TRY(result, toDeskResult(*std::move(results[i])));
      m_outcomes.insert_or_assign(some[i]->owner, KnownOutcome{some[i]->sheet, some[i]->at, some[i]->ruled,
                                                               law.number, *std::move(result)});
    }
  }
  return {};
}

DeskResult<void> SheetCheck::learnOne(const db::SheetSummary& sheet, const LawOf& law) const {
  DAMATH_TRY(stored, sheetInForce(m_reading, sheet.owner));
  DAMATH_EXPECTS(stored->has_value());
  m_outcomes.insert_or_assign(sheet.owner, KnownOutcome{sheet.sheet, sheet.at, sheet.ruled, law.number,
                                                        resultOf(**stored, law.setup)});
  return {};
}

DeskResult<void> SheetCheck::addReviews(EventStatus& status, const contest::Event& event,
                                        const Meeting& meeting, const db::SheetSummary& summary) const {
  if (summary.differing == 0 || summary.signedOff == db::SignedOff::Yes) return {};
  DAMATH_TRY(stored, sheetInForce(m_reading, meeting.owner));
  if (*stored && !openDifferences(**stored).empty()) {
    status.reviewsDiffering.push_back({meeting.at, playersText(m_contest, event, meeting)});
  }
  return {};
}

}  // namespace damath::desk
