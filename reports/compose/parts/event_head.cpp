// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/event_head.hpp"

#include "core/contest/model/shown_text.hpp"
#include "reports/compose/parts/names.hpp"

namespace damath::compose {

EventHead headOf(const contest::Contest& contest, const contest::Event& event, words::Language language) {
  using contest::shownText;
  return {shownText(contest.head.name),
          shownText(event.setup.name),
          setName(event.setup.set.name, language),
          shownText(rulesetName(event.setup.ruleset.name, language)),
          shownText(contest.head.date),
          shownText(contest.head.venue),
          contest.head.mode,
          contest::schoolOrSectionIn(contest, event)};
}

}  // namespace damath::compose
