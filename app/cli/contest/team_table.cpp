// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/team_table.hpp"

#include <algorithm>

#include "app/cli/shell/choices.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/words/texts/refusal_words.hpp"

namespace damath::cli {

using words::Phrase;

void addTeamOptions(CommandLine& command, TeamOptions& options) {
  command.option("--of", options.by, Phrase::OptTeamsOf);
  command.option("--best", options.best, Phrase::OptBest).within(1, 999);
}

std::string_view givenOf(const TeamOptions& options) {
  if (!options.by.empty()) return "--of";
  return options.best > 0 ? "--best" : "";
}

InputResult<contest::SchoolStandings> teamTable(OpenContest& open, const TeamOptions& options,
                                                words::Language language) {
  const contest::Contest& contest = open.contest;
  Complaints complaints;
  contest::TeamRule rule;
  if (options.best > 0) rule.best = options.best;
  if (const auto kind = contest::parseTeamKind(options.by.empty() ? "school" : options.by)) {
    rule.kind = *kind;
  } else {
    complaints.push_back(complaintOf(Phrase::ChoiceUnknown, language,
                                     {shortened(options.by), choices<contest::TeamKind>(language)}));
  }
  std::vector<contest::EventId> events;
  for (const std::string& name : options.events) {
    const contest::Event* event = eventNamed(contest, name);
    if (event == nullptr) {
      complaints.push_back({{}, {}, noEventText(contest, name, language)});
    } else if (std::ranges::find(events, event->id) == events.end()) {
      events.push_back(event->id);
    }
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  if (options.events.empty()) {
    for (const contest::Event& event : contest.events) events.push_back(event.id);
  }
  const auto status = desk::EventDesk(open.desk).status();
  if (!status) return Unexpected<Complaints>({{{}, {}, words::message(status.error(), language)}});
  return contest::schoolStandings(contest, events, rule, desk::disputedEvents(*status));
}

}  // namespace damath::cli
