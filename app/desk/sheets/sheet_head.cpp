// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/sheet_head.hpp"

#include <string>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"

namespace damath::desk {

sheet::Sheet headOf(const contest::Contest& contest, const contest::Event& event, const SheetAt& at) {
  sheet::Sheet head;
  head.setTag(sheet::kEventTag, event.setup.name);
  if (!contest.head.date.empty()) head.setTag(sheet::kDateTag, contest.head.date);
  if (const auto* place = std::get_if<Place>(&at)) {
    head.setTag(sheet::kRoundTag, std::to_string(numberOf(place->round)));
    head.setTag(sheet::kBoardTag, std::to_string(numberOf(place->board)));
  }
  head.setTag(sheet::kSetTag, event.setup.set.name);
  head.setTag(sheet::kRulesetTag, event.setup.ruleset.name);
  return head;
}

sheet::Sheet namedByPairing(const contest::Contest& contest, const contest::Event& event,
                            const Meeting& meeting, sheet::Sheet sheet) {
  sheet.setTag(sheet::kBlueTag, contest::shownName(contest, event, meeting.blue));
  sheet.setTag(sheet::kRedTag, contest::shownName(contest, event, meeting.red));
  return sheet;
}

sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                        const Meeting& meeting) {
  sheet::Sheet sheet = headOf(contest, event, meeting.at);
  for (const auto& [side, entry] :
       {std::pair(board::Side::Blue, meeting.blue), std::pair(board::Side::Red, meeting.red)}) {
    const contest::School* school = contest::schoolOf(contest, event, entry);
    sheet.setTag(sheet::playerTags(side).name, contest::nameOf(contest, event, entry));
    sheet.setTag(sheet::playerTags(side).school, school == nullptr ? std::string() : school->name);
  }
  if (meeting.result && meeting.result->ending != rules::Ending::Time)
    sheet.setTag(sheet::kEndingTag, std::string(rules::toText(meeting.result->ending)));
  return sheet;
}

}  // namespace damath::desk
