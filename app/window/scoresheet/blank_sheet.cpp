// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/blank_sheet.hpp"

#include "app/desk/sheets/sheet_head.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                        const desk::Meeting& meeting) {
  sheet::Sheet sheet = desk::headOf(contest, event, meeting.at);
  sheet.setTag(sheet::kBlueTag, fromQt(entryName(contest, event, meeting.blue)));
  sheet.setTag(sheet::kBlueSchoolTag, fromQt(entrySchool(contest, event, meeting.blue)));
  sheet.setTag(sheet::kRedTag, fromQt(entryName(contest, event, meeting.red)));
  sheet.setTag(sheet::kRedSchoolTag, fromQt(entrySchool(contest, event, meeting.red)));
  if (meeting.result && meeting.result->ending != rules::Ending::Time)
    sheet.setTag(sheet::kEndingTag, std::string(rules::toText(meeting.result->ending)));
  return sheet;
}

}  // namespace damath::window
