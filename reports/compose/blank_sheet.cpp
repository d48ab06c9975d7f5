// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/blank_sheet.hpp"

namespace damath::compose {

BlankSheet blankSheet(GameHead head, const Labels& labels) {
  BlankSheet sheet;
  const std::string set = head.set.empty() ? std::string("________") : setLabel(labels, head.set);
  sheet.title = filled(labels.scoresheetTitle, {set});
  sheet.head = std::move(head);
  return sheet;
}

std::vector<BlankSheet> blankSheets(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, const Labels& labels) {
  std::vector<BlankSheet> sheets;
  for (const contest::Game& game : event.games) {
    if (game.round == round) sheets.push_back(blankSheet(headOf(contest, event, game), labels));
  }
  return sheets;
}

}  // namespace damath::compose
