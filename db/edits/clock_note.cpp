// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/clock_note.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/edit_frame.hpp"

namespace damath::db {

namespace {

// Returns the newest journal row of this file. nullopt for an empty journal, and if the time of the row
// cannot be read.
std::optional<RowMoment> newestMoment(detail::Database& database) {
  std::optional<RowMoment> newest;
  detail::eachRow(database, "SELECT number, at FROM journal WHERE branch = '' ORDER BY number DESC LIMIT 1",
                  [&newest](const detail::Row& row) {
                    if (const auto at = parseInstant(row.text(1))) newest = RowMoment{row.number(0), *at};
                  });
  return newest;
}

void tell(detail::Step& step, const ClockJump& jump) {
  step.journalApart({JournalAction::NoteClock, std::string(kContestSubject),
                     detail::momentText(jump.newest.at, jump.newest.number), detail::clockText(jump)});
}

}  // namespace

StoreResult<void> noteJump(Edit& edit, const ClockJump& jump) {
  return detail::inStep(edit.frame(), [&jump](detail::Step& step) { tell(step, jump); });
}

StoreResult<std::optional<ClockJump>> noteClock(Edit& edit) {
  return detail::inStep(edit.frame(), [](detail::Step& step) -> std::optional<ClockJump> {
    const auto newest = newestMoment(step.database());
    const auto jump = newest ? clockJump(*newest, step.stamp().at) : std::nullopt;
    if (jump) tell(step, *jump);
    return jump;
  });
}

}  // namespace damath::db
