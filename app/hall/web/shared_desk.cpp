// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/shared_desk.hpp"

#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/hall/notice_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/hall/web/sight.hpp"

namespace damath::web {

namespace {

// The longest times to wait: for a change by another program (kPatience), and for another thread that uses
// the desk (kTurnPatience).
constexpr std::chrono::milliseconds kPatience{2000};
constexpr std::chrono::milliseconds kTurnPatience{3000};

desk::DeskError failed(const db::StoreError& error) {
  return desk::DeskError(desk::Refusal::StoreFailed, desk::FileFault{error});
}

db::StoreError storeErrorOf(const desk::DeskError& error) {
  const auto* fault = error.as<desk::FileFault>();
  if (fault != nullptr && fault->error) return *fault->error;
  return {db::StoreFault::Unexpected, std::string(desk::toText(error.refusal))};
}

SeenEvent seen(const contest::Contest& contest, const contest::Event& event,
               const desk::EventStatus& status) {
  return {event.id, desk::hallDisplayOf(contest, event, status.resultsDiffering), status.roundUnpublished,
          event.setup.ruleset.clocks.answer().game};
}

}  // namespace

SharedDesk::SharedDesk(db::Place place, const desk::Clock& clock)
    : m_place(std::move(place)), m_clock(clock) {}

db::OpenVerdict SharedDesk::open() {
  const auto turn = this->turn();
  desk::Opening opening = desk::Desk::open(m_place, m_clock, {.busyTimeout = kPatience, .disk = {}});
  if (opening.desk) {
    m_desk = std::move(opening.desk);
    m_desk->openFile().confirmedBackup = desk::ConfirmedBackup::OnlyIfDue;
    m_person = m_desk->openFile().store.person();
    seeAnew();
  }
  return opening.verdict;
}

std::unique_lock<std::timed_mutex> SharedDesk::turn() {
  std::unique_lock turn(m_turn, std::defer_lock);
  static_cast<void>(turn.try_lock_for(kTurnPatience));
  return turn;
}

void SharedDesk::look() {
  const std::scoped_lock turn(m_turn);
  if (m_desk) lookWithTurn();
}

void SharedDesk::lookWithTurn() {
  const auto changes = m_desk->changesOfOthers();
  if (!changes) return see(storeErrorOf(changes.error()));
  if (!sight()->trouble && m_seen == *changes) return;
  seeAnew();
}

void SharedDesk::seeAnew() {
  const auto changes = m_desk->changesOfOthers();
  if (!changes) return see(storeErrorOf(changes.error()));
  auto contest = m_desk->snapshot();
  if (!contest) return see(storeErrorOf(contest.error()));
  const auto all = desk::EventDesk(*m_desk).status();
  if (!all) return see(storeErrorOf(all.error()));
  const auto notice = desk::NoticeDesk(*m_desk).notice();
  if (!notice) return see(storeErrorOf(notice.error()));
  Sight next;
  next.contest = *std::move(contest);
  for (const desk::EventStatus& status : *all) {
    // The statuses and the contest are read one after the other. An event that was added in between appears
    // at the next look().
    const contest::Event* event = next.contest->find(status.event);
    if (event != nullptr) next.events.push_back(seen(*next.contest, *event, status));
  }
  if (*notice) next.notice = (*notice)->line;
  m_seen = *changes;
  show(std::move(next));
}

// Shows that the contest cannot be reached, together with the content that was seen last.
void SharedDesk::see(const db::StoreError& trouble) {
  const auto last = sight();
  if (last->trouble && last->trouble->fault == trouble.fault) return;
  Sight next = *last;
  next.trouble = trouble;
  if (!last->trouble) next.since = m_clock.now();
  show(std::move(next));
}

void SharedDesk::show(Sight next) {
  const std::scoped_lock lock(m_showing);
  next.number = m_sight->number + 1;
  m_sight = std::make_shared<const Sight>(std::move(next));
}

std::shared_ptr<const Sight> SharedDesk::sight() const {
  const std::scoped_lock lock(m_showing);
  return m_sight;
}

std::optional<desk::DeskError> SharedDesk::unreached() const {
  const auto now = sight();
  if (now->trouble && now->trouble->fault == db::StoreFault::CutOff) return failed(*now->trouble);
  return std::nullopt;
}

Expected<desk::ResultPreview, desk::DeskError> SharedDesk::preview(contest::EventId event, desk::Place place,
                                                                   const contest::ResultInput& input) {
  // Fails at once if the last look() could not reach the contest, so that the user does not wait.
  if (auto error = unreached()) return Unexpected(*std::move(error));
  const auto turn = this->turn();
  if (!turn || !m_desk) return Unexpected(failed({db::StoreFault::Busy, "the desk's turn", {}}));
  return desk::RoundDesk(*m_desk).previewResult(event, place, input);
}

Expected<desk::ResultChange, desk::DeskError> SharedDesk::enter(contest::EventId event, desk::Place place,
                                                                const contest::ResultInput& input,
                                                                const desk::Author& author) {
  if (auto error = unreached()) return Unexpected(*std::move(error));
  const auto turn = this->turn();
  if (!turn || !m_desk) return Unexpected(failed({db::StoreFault::Busy, "the desk's turn", {}}));
  auto change = desk::RoundDesk(*m_desk).setResult(event, place, input, author);
  // Reads the contest again, so that the user sees the new result at once. After a refusal, the user sees the
  // result that another user entered meanwhile.
  if (change) {
    seeAnew();
  } else if (change.error().questions().empty()) {
    lookWithTurn();
  }
  return change;
}

std::optional<Entered> SharedDesk::entered(const contest::Game& game) {
  if (unreached()) return std::nullopt;
  const auto turn = this->turn();
  if (!turn || !m_desk) return std::nullopt;
  const auto rows = m_desk->journal(db::JournalPart{.subject = desk::subjectOf(desk::meetingOf(game))});
  if (!rows || rows->empty()) return std::nullopt;
  return Entered{rows->back().by, rows->back().at};
}

}  // namespace damath::web
