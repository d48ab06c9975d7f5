// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/check_in_edit.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/tables/check_in_table.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/edit.hpp"

namespace damath::db {

StoreResult<void> setCheckIn(Edit& edit, contest::EventId event, contest::EntryId entry,
                             contest::RoundNumber round, std::optional<Arrival> arrival) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    const std::optional<Arrival> before = detail::arrivalOf(step.database(), event, entry, round);
    detail::setArrival(step.database(), event, entry, round, arrival);
    step.journal({JournalAction::CheckIn, subjectOf(entry),
                  before ? std::optional(detail::checkInText(round, before)) : std::nullopt,
                  detail::checkInText(round, arrival)});
  });
}

}  // namespace damath::db
