// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/blank_sheet.hpp"

namespace damath::compose {

BlankSheet blankSheet(GameHead head, const Labels& labels, BlankPart part) {
  BlankSheet sheet;
  const std::string set = head.set.empty() ? std::string("________") : setLabel(labels, head.set);
  sheet.title = filled(labels.scoresheetTitle, {set});
  if (part == BlankPart::Continuation) sheet.title += " (" + labels.continued + ")";
  sheet.head = std::move(head);
  sheet.part = part;
  return sheet;
}

}  // namespace damath::compose
