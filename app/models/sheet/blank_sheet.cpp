// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sheet/blank_sheet.hpp"

#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"

namespace damath::models {

sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                        const desk::Meeting& meeting) {
  sheet::Sheet sheet;
  sheet.setTag("Event", event.setup.name);
  if (!contest.head.date.empty()) sheet.setTag("Date", contest.head.date);
  if (const auto* place = std::get_if<desk::Place>(&meeting.at)) {
    sheet.setTag("Round", std::to_string(contest::numberOf(place->round)));
    sheet.setTag("Board", std::to_string(contest::numberOf(place->board)));
  }
  sheet.setTag("Set", event.setup.set.name);
  sheet.setTag("Ruleset", event.setup.ruleset.name);
  sheet.setTag("Blue", fromQt(entryName(contest, event, meeting.blue)));
  sheet.setTag("BlueSchool", fromQt(entrySchool(contest, event, meeting.blue)));
  sheet.setTag("Red", fromQt(entryName(contest, event, meeting.red)));
  sheet.setTag("RedSchool", fromQt(entrySchool(contest, event, meeting.red)));
  if (meeting.result && meeting.result->ending != rules::Ending::Time)
    sheet.setTag("Ending", std::string(rules::toText(meeting.result->ending)));
  return sheet;
}

}  // namespace damath::models
