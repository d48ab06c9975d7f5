// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/sheet_check.hpp"

#include <algorithm>
#include <functional>
#include <future>
#include <iterator>
#include <optional>
#include <span>
#include <system_error>
#include <tuple>
#include <unordered_map>

#include "app/desk/events/threads_at_hand.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/same_moves.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/precondition.hpp"
#include "core/sheet/judge/audit.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

constexpr std::size_t kMany = 64;       // with fewer scoresheets, several threads are not faster
constexpr std::size_t kAtATime = 1024;  // the largest number of scoresheets in memory at one time

struct Outcome {
  std::optional<contest::GameResult> result;
  sheet::Coverage coverage;
  std::size_t moves = 0;
};
using Replayed = std::optional<db::StoreResult<Outcome>>;

// Returns a hash of chip set and ruleset. Events with the same chip set and ruleset get the same number.
std::size_t numberOfLaw(const contest::EventSetup& setup) {
  return std::hash<std::string>()(notation::toChipSetJson(setup.set) +
                                  notation::toRulesetJson(setup.ruleset));
}

// Replays scoresheets that have no rulings, from their stored text.
void replay(std::span<const std::string> contents, std::span<Replayed> results,
            const contest::EventSetup& setup) {
  sheet::Auditor auditor(setup.ruleset, setup.set);
  for (std::size_t i = 0; i < contents.size(); ++i) {
    results[i] = db::sheetIn(contents[i]).map([&](const sheet::Sheet& sheet) {
      const sheet::AuditReport report = auditor.audit(sheet);
      return Outcome{settledResultOf(report, sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, {})),
                     sheet::coverageOf(report), movesOf(sheet)};
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
    } catch (const std::system_error&) {  // the system gives no further thread, so this thread does the work
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
  std::vector<Sheeted> all = sheeted(event, law);
  DAMATH_CHECK(learn(all, law));
  for (const Sheeted& each : all) {
    const db::SheetSummary& summary = *each.summary;
    const bool isChecked = summary.reviews > 0 || summary.signedOff == db::SignedOff::Yes;
    if (isChecked && (isReviewedAlone({summary.by, summary.reviewers, {}}) ||
                      isSignedAlone({summary.by, summary.reviewers, summary.signedBy}))) {
      const Meeting meeting = each.meeting(event);
      status.sheetsOfOne.push_back({meeting.at, playersText(m_contest, event, meeting)});
    }
    DAMATH_CHECK(addReviews(status, event, each));
    DAMATH_EXPECTS(each.outcome != nullptr);
    const auto& [result, coverage] = std::tie(each.outcome->result, each.outcome->coverage);
    if (!coverage.isFollowed()) {
      status.notFollowed.push_back({each.meeting(event).at, coverage});
      const bool isOpen = summary.acceptance == db::Acceptance::Open;
      if (isOpen && each.game != nullptr) {
        status.sheetsNotFollowed.push_back({each.game->round, each.game->board});
      }
    }
    if (each.entered == nullptr) continue;
    if (agreementOf(event.setup, *each.entered, result) != contest::Agreement::Differs) continue;
    status.resultsDiffering.push_back(differenceOf(m_contest, event, each.meeting(event), *result));
  }
  addAlike(status, event, all);
  return {};
}

void SheetCheck::addAlike(EventStatus& status, const contest::Event& event,
                          const std::vector<Sheeted>& all) const {
  const auto sheetOf = [&](const Sheeted& each) {
    const Meeting meeting = each.meeting(event);
    return SheetOf{meeting.at, playersText(m_contest, event, meeting)};
  };
  std::unordered_map<std::size_t, const Sheeted*> first;
  for (const Sheeted& each : all) {
    if (each.outcome->moves == 0) continue;
    const auto [known, isNew] = first.try_emplace(each.outcome->moves, &each);
    if (!isNew) status.sheetsAlike.push_back({sheetOf(*known->second), sheetOf(each)});
  }
}

std::vector<SheetCheck::Sheeted> SheetCheck::sheeted(const contest::Event& event, const LawOf& law) const {
  std::vector<Sheeted> all;
  all.reserve(event.games.size());
  const auto add = [&](Sheeted sheet, db::SheetOwner owner, const contest::GameResult* entered) {
    sheet.summary = of(owner);
    if (sheet.summary == nullptr) return;
    sheet.entered = entered;
    sheet.outcome = known(*sheet.summary, law.number);
    all.push_back(sheet);
  };
  for (const contest::Game& game : event.games) {
    add({.game = &game}, db::ofGame(game.id), game.result ? &*game.result : nullptr);
  }
  for (const contest::Rematch& rematch : event.rematches) {
    add({.rematch = &rematch}, db::ofRematch(rematch.id), &rematch.result);
  }
  return all;
}

const KnownOutcome* SheetCheck::known(const db::SheetSummary& summary, std::size_t law) const {
  auto& outcomes = m_memory.known;
  const auto next = outcomes.begin() + static_cast<std::ptrdiff_t>(m_nextOutcome);
  const bool isNext = next != outcomes.end() && next->owner == summary.owner;
  const auto found =
      isNext ? next : std::ranges::lower_bound(outcomes, summary.owner, {}, &KnownOutcome::owner);
  if (found == outcomes.end() || found->owner != summary.owner) return nullptr;
  m_nextOutcome = static_cast<std::size_t>(found - outcomes.begin()) + 1;
  KnownOutcome& outcome = *found;
  if (outcome.law != law) return nullptr;
  if (outcome.heldAgainst != m_memory.reading) {
    if (!outcome.isOf(summary, law)) return nullptr;
    outcome.heldAgainst = m_memory.reading;
  }
  return &outcome;
}

DeskResult<void> SheetCheck::learn(std::vector<Sheeted>& all, const LawOf& law) const {
  const auto isUnknown = [](const Sheeted& each) { return each.outcome == nullptr; };
  if (std::ranges::none_of(all, isUnknown)) return {};
  std::vector<const db::SheetSummary*> plain;
  for (const Sheeted& each : all) {
    if (!isUnknown(each)) continue;
    if (each.summary->rulings == 0) {
      plain.push_back(each.summary);
    } else if (auto learnt = learnOne(*each.summary, law); !learnt) {
      return learnt;
    }
  }
  if (plain.size() >= kMany) {
    DAMATH_CHECK(learnMany(plain, law));
  } else {
    for (const db::SheetSummary* each : plain) {
      DAMATH_CHECK(learnOne(*each, law));
    }
  }
  order();
  for (Sheeted& each : all) each.outcome = known(*each.summary, law.number);
  return {};
}

void SheetCheck::keep(const db::SheetSummary& sheet, const LawOf& law,
                      std::optional<contest::GameResult> result, const sheet::Coverage& coverage,
                      std::size_t moves) const {
  m_learnt.push_back({sheet.owner, sheet.sheet, sheet.at, sheet.ruled, law.number, std::move(result),
                      coverage, moves, m_memory.reading});
}

void SheetCheck::order() const {
  auto& outcomes = m_memory.known;
  std::ranges::sort(m_learnt, {}, &KnownOutcome::owner);
  std::vector<KnownOutcome> news;
  auto place = outcomes.begin();
  for (KnownOutcome& each : m_learnt) {
    place = std::ranges::lower_bound(place, outcomes.end(), each.owner, {}, &KnownOutcome::owner);
    const bool isKnown = place != outcomes.end() && place->owner == each.owner;
    if (isKnown) {
      *place = std::move(each);
    } else {
      news.push_back(std::move(each));
    }
  }
  m_learnt.clear();
  const auto known = static_cast<std::ptrdiff_t>(outcomes.size());
  std::ranges::move(news, std::back_inserter(outcomes));
  std::ranges::inplace_merge(outcomes, outcomes.begin() + known, {}, &KnownOutcome::owner);
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
      DAMATH_TRY(outcome, toDeskResult(*std::move(results[i])));
      keep(*some[i], law, std::move(outcome->result), outcome->coverage, outcome->moves);
    }
  }
  return {};
}

DeskResult<void> SheetCheck::learnOne(const db::SheetSummary& sheet, const LawOf& law) const {
  DAMATH_TRY(stored, sheetInForce(m_reading, sheet.owner));
  DAMATH_EXPECTS(stored->has_value());
  const sheet::AuditReport report = audited((*stored)->sheet, law.setup);
  keep(sheet, law, settledResultOf(report, outcomeOf(**stored, report, law.setup)), sheet::coverageOf(report),
       movesOf((*stored)->sheet));
  return {};
}

DeskResult<void> SheetCheck::addReviews(EventStatus& status, const contest::Event& event,
                                        const Sheeted& sheet) const {
  const db::SheetSummary& summary = *sheet.summary;
  if (summary.differing == 0 || summary.signedOff == db::SignedOff::Yes) return {};
  DAMATH_TRY(stored, sheetInForce(m_reading, summary.owner));
  if (*stored && !openDifferences(**stored).empty()) {
    const Meeting meeting = sheet.meeting(event);
    status.reviewsDiffering.push_back({meeting.at, playersText(m_contest, event, meeting)});
  }
  return {};
}

}  // namespace damath::desk
