// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/play/live_table.hpp"

#include "core/play/live_sheet.hpp"

namespace damath::desk {

sheet::Sheet sheetOf(const LiveTable& table) {
  sheet::Sheet sheet = table.head;
  sheet::Sheet played = play::sheetOf(table.game());
  for (sheet::Tag& tag : played.tags) sheet.setTag(tag.name, std::move(tag.value));
  sheet.setTag(sheet::kLiveTag, std::to_string(table.record.id));
  if (table.clock.state().gameUsed > play::milliseconds(0)) {
    sheet.setTag(sheet::kGameTimeTag, play::clockText(table.clock.state().gameUsed));
  }
  sheet.lines = std::move(played.lines);
  return sheet;
}

}  // namespace damath::desk
