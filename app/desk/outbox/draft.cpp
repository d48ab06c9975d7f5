// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/draft.hpp"

#include <tuple>

#include "app/desk/change/lookup.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "core/contest/rematches.hpp"
#include "core/expected.hpp"

namespace damath::desk {

namespace {

// Checks that the board still has the two players of the draft. A rematch needs no check, because the draft
// identifies it by its players.
DeskResult<void> checkPlayers(const EventState& now, const Draft& draft) {
  if (std::holds_alternative<RematchOf>(draft.place)) return {};
  const auto meeting = meetingOf(*now.event, draft.place);
  if (!meeting) return refused(meeting);
  if (std::tie(meeting->blue, meeting->red) == std::tie(draft.blue, draft.red)) return {};
  return refusedAt(Refusal::BoardPairedAnew, draft.place);
}

DeskResult<DraftFate> sentResult(Desk& desk, const Draft& draft, const contest::ResultInput& input,
                                 const Author& author) {
  RoundDesk rounds(desk);
  const auto send = [&] {
    const auto* place = std::get_if<Place>(&draft.place);
    if (place != nullptr) return rounds.setResult(draft.event, *place, input, author);
    const contest::GameId number = std::get<RematchOf>(draft.place).number;
    return number == contest::GameId{}
               ? rounds.setRematch(draft.event, draft.blue, draft.red, input, author)
               : rounds.correctRematch(draft.event, {draft.blue, draft.red, number}, input, author);
  };
  const auto done = send();
  if (done) return DraftFate::Sent;
  const Refusal why = done.error().refusal;
  if (why == Refusal::ResultUnchanged || why == Refusal::EnteredAlready) return DraftFate::Already;
  return refused(done);
}

DeskResult<DraftFate> sentWithSheet(Desk& desk, const Draft& draft, const sheet::Sheet& sheet,
                                    const Author& author) {
  const auto& of = std::get<RematchOf>(draft.place);
  return SheetDesk(desk)
      .enterRematch(draft.event, of, {}, sheet, WithSheet::Store, author)
      .map([](const RematchEntered&) { return DraftFate::Sent; });
}

DeskResult<DraftFate> sentSheet(Desk& desk, const Draft& draft, const sheet::Sheet& sheet,
                                const Author& author) {
  const auto before = SheetDesk(desk).sheetInForce(draft.event, draft.place);
  const auto stored = SheetDesk(desk).storeSheet(draft.event, draft.place, sheet, author, draft.basedOn);
  if (!stored) return refused(stored);
  const bool isOld = before && before->stored.id == stored->stored.id;
  return isOld ? DraftFate::Already : DraftFate::Sent;
}

}  // namespace

DeskResult<DraftFate> sent(Desk& desk, const Draft& draft, Author author) {
  bool isDue = draft.isDue;
  {
    DAMATH_TRY(now, stateOf(desk, draft.event));
    DAMATH_CHECK(checkPlayers(*now, draft));
    if (const auto* of = std::get_if<RematchOf>(&draft.place)) {
      isDue =
          isDue && of->number == contest::GameId{} && contest::isRematchOpen(*now->event, of->one, of->other);
    }
  }
  if (author.by.empty()) author.by = draft.by;
  if (author.askedBy.empty()) author.askedBy = draft.askedBy;
  if (author.reason.empty()) author.reason = draft.reason;
  author.seen = draft.seen;
  const auto* input = std::get_if<contest::ResultInput>(&draft.entry);
  if (input != nullptr) return sentResult(desk, draft, *input, author);
  const auto& sheet = std::get<sheet::Sheet>(draft.entry);
  return isDue ? sentWithSheet(desk, draft, sheet, author) : sentSheet(desk, draft, sheet, author);
}

}  // namespace damath::desk
