// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/violation_desk.hpp"

#include <map>
#include <utility>

#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/text/trim.hpp"
#include "db/edits/sheet_edit.hpp"

namespace damath::desk {

namespace {

// Returns the event's violations, each with the player's count so far. The count begins anew in each game,
// because the ruleset's warnings (T5) belong to a game. Violations outside of games have their own count.
std::vector<ViolationLogged> logged(const contest::Event& event, const std::vector<db::Violation>& all) {
  std::vector<ViolationLogged> list;
  std::map<std::pair<contest::EntryId, std::optional<contest::GameId>>, int> counts;
  for (const db::Violation& violation : all) {
    if (violation.event != event.id) continue;
    const int count = ++counts[{violation.entry, violation.game}];
    list.push_back({violation, count, contest::isDisqualified(event.setup.ruleset, count), {}});
  }
  for (ViolationLogged& row : list) {
    const auto id = row.violation.game;
    const contest::Game* game = row.disqualifying && id ? event.find(*id) : nullptr;
    if (game == nullptr) continue;
    const auto isOut = [&](contest::EntryId entry) {
      return contest::isDisqualified(event.setup.ruleset, counts[{entry, id}]);
    };
    row.ending = !isOut(game->red)    ? rules::Ending::DisqualifiedBlue
                 : !isOut(game->blue) ? rules::Ending::DisqualifiedRed
                                      : rules::Ending::DisqualifiedBoth;
  }
  return list;
}

}  // namespace

DeskResult<ViolationLogged> ViolationDesk::addViolation(contest::EventId event, contest::EntryId entry,
                                                        std::optional<Place> place, db::ViolationKind kind,
                                                        const std::string& remark, const Author& author) {
  DAMATH_CHECK(checkText(remark, kMostRemarkLetters));
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ViolationLogged> {
                     DAMATH_TRY(known, entryOf(found, entry));
                     Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::ViolationLogged,
                                       std::to_string((*known)->number)};
                     DAMATH_CHECK(checkNamed(change.author(), question));
                     db::Violation violation;
                     violation.event = event;
                     violation.entry = entry;
                     violation.kind = kind;
                     violation.remark = trimmedLines(remark);
                     if (place) {
                       DAMATH_TRY(game, gameOf(found, *place));
                       violation.game = (*game)->id;
                     }
                     DAMATH_CHECK(toDeskResult(db::SheetEdit(change.edit()).addViolation(violation)));
                     DAMATH_TRY(all, toDeskResult(change.edit().reading().violations()));
                     return logged(found, *all).back();
                   });
}

DeskResult<std::vector<ViolationLogged>> ViolationDesk::violations(contest::EventId event) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(all, toDeskResult(now->reading.violations()));
  return logged(*now->event, *all);
}

}  // namespace damath::desk
