// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest check-in`: prints the check-in list of a round, or enters players as present,
// late or absent.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/words/texts/check_in_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/exports/entry_export.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct CheckInOptions {
  ContestOptions contest;
  int round = 0;  // 0: the next round, or the last round if all are paired
  int entry = 0;
  std::string as;
  std::string rest;
};

class CheckInRun {
 public:
  CheckInRun(const CheckInOptions& options, ContestRun& run, OpenContest& open, const contest::Event& event)
      : m_options(options),
        m_run(run),
        m_open(open),
        m_event(event),
        m_round(options.round > 0 ? contest::RoundNumber{options.round}
                                  : desk::CheckInDesk::likelyRound(event)) {}

  Answer note(desk::Presence presence) {
    const auto entry = entryIdNumbered(m_event, m_options.entry);
    if (!entry) return m_run.noEntry(m_options.entry);
    DAMATH_TRY(done, m_run.change(&desk::CheckInDesk::set, m_event.id, *entry, m_round, presence));
    return printed();
  }

  Answer noteRest(desk::Presence presence) {
    DAMATH_CHECK(m_run.change(&desk::CheckInDesk::setUnseen, m_event.id, m_round, presence));
    return printed();
  }

  Answer list() {
    DAMATH_TRY(list, desk::CheckInDesk(m_open.desk).list(m_event.id, m_round));
    m_run.answered(jsonOf(*list), linesOf(*list));
    return ExitStatus::Clean;
  }

 private:
  Answer printed() {
    DAMATH_TRY(list, desk::CheckInDesk(m_open.desk).list(m_event.id, m_round));
    return m_run.changed(jsonOf(*list), {sumOf(*list)});
  }

  [[nodiscard]] ordered_json jsonOf(const desk::CheckInList& list) const {
    ordered_json json = {{"event", m_event.setup.name},
                         {"round", contest::numberOf(m_round)},
                         {"entries", ordered_json::array()}};
    for (const desk::CheckedIn& each : list.entries) {
      ordered_json entry = notation::entryJson(m_open.contest, m_event, each.entry);
      entry["presence"] = std::string(desk::toText(each.presence));
      json["entries"].push_back(std::move(entry));
    }
    return json;
  }

  [[nodiscard]] std::string sumOf(const desk::CheckInList& list) const {
    return words::presenceSum(list, m_run.language());
  }

  [[nodiscard]] std::vector<std::string> linesOf(const desk::CheckInList& list) const {
    std::vector<std::string> lines = {sumOf(list)};
    for (const desk::CheckedIn& each : list.entries) {
      constexpr std::size_t kNumber = 5;
      constexpr std::size_t kPresence = 16;
      lines.push_back(padded(std::to_string(m_event.at(each.entry).number), kNumber) +
                      padded(words::presenceText(each, m_run.language()), kPresence) +
                      contest::shownName(m_open.contest, m_event, each.entry));
      const std::string missed = words::missedText(each, m_round, m_run.language());
      if (!missed.empty()) lines.back() += " (" + missed + ")";
    }
    return lines;
  }

  const CheckInOptions& m_options;
  ContestRun& m_run;
  OpenContest& m_open;
  const contest::Event& m_event;
  contest::RoundNumber m_round;
};

ExitStatus checkIn(const CheckInOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const bool isOne = options.entry > 0;
  if (isOne != !options.as.empty() || (isOne && !options.rest.empty())) {
    return terminal.complain(Phrase::CheckInNeeds);
  }
  const std::string& word = isOne ? options.as : options.rest;
  const auto presence = desk::parsePresence(word);
  if (options.contest.openRounds && presence != desk::Presence::Absent) {
    return terminal.complain(Phrase::OptionNeeds, {"--open-rounds", "--as absent, --rest absent"});
  }
  if (!word.empty() && !presence) {
    return terminal.complain(Phrase::PresenceUnknown, {shortened(word)});
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    CheckInRun work(options, run, open, event);
    if (!presence) return work.list();
    return isOne ? work.note(*presence) : work.noteRest(*presence);
  });
}

}  // namespace

void addContestCheckIn(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::CheckIn, Phrase::AboutContestCheckIn, checkIn);
  addEventOptions(command, options.contest);
  command.option("--round", options.round, Phrase::OptCheckInRound).within(1, 9999);
  command.option("--entry", options.entry, Phrase::OptEntry).within(1, 9999);
  command.option("--as", options.as, Phrase::OptCheckInAs);
  command.option("--rest", options.rest, Phrase::OptCheckInRest);
  addOpenRounds(command, options.contest);
}

}  // namespace damath::cli
