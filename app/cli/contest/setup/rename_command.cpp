// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest rename`: changes the name of the contest with its venue, date and level, of an
// event with its grades, or of a school with its district and division. Also changes the coach of a school's
// players.
#include <nlohmann/json.hpp>
#include <utility>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/setup_options.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "reports/compose/parts/names.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct RenameOptions {
  ContestOptions contest;
  GivenText name;
  GivenText venue;
  GivenText date;
  GivenText contestLevel;
  GivenText level;  // the grades of the event
  GivenText school;
  GivenText coach;
  GivenText district;
  GivenText division;
};

enum class Renamed { Contest, Event, School };

Renamed renamed(const RenameOptions& options) {
  if (options.school.isGiven()) return Renamed::School;
  return options.contest.event.empty() ? Renamed::Contest : Renamed::Event;
}

// An option that does not fit the thing to rename (the contest, an event or a school).
struct UnfitOption {
  std::string_view option;
  // Renamed::School means the option --school, and Renamed::Event the option --event. If the user gave this
  // second option, `option` is not allowed with it. If the user did not give the second option, `option`
  // needs it.
  Renamed against;
};

std::optional<UnfitOption> unfitOption(const RenameOptions& options) {
  const Renamed what = renamed(options);
  struct Part {
    const GivenText& text;
    std::string_view option;
    Renamed of;
  };
  for (const Part& part :
       {Part{options.coach, "--coach", Renamed::School},
        Part{options.district, "--district", Renamed::School},
        Part{options.division, "--division", Renamed::School},
        Part{options.venue, "--venue", Renamed::Contest}, Part{options.date, "--date", Renamed::Contest},
        Part{options.contestLevel, "--contest-level", Renamed::Contest},
        Part{options.level, "--level", Renamed::Event}}) {
    if (!part.text.isGiven() || part.of == what) continue;
    const bool isOfSchool = part.of == Renamed::School || what == Renamed::School;
    return UnfitOption{part.option, isOfSchool ? Renamed::School : Renamed::Event};
  }
  return std::nullopt;
}

// Returns a sentence that names a further value of the renamed contest or event, such as the venue. Empty if
// `value` is empty.
std::string besides(Phrase phrase, const std::string& value, words::Language language) {
  return value.empty() ? std::string() : words::said(phrase, language, {value});
}

// Returns the word for the level of the contest; empty if the contest states none.
std::string levelText(contest::ContestLevel level, words::Language language) {
  return level == contest::ContestLevel::None ? std::string() : compose::levelName(level, language);
}

Outcome renameContest(ContestRun& run, const RenameOptions& options) {
  std::optional<contest::ContestLevel> level;
  if (options.contestLevel.isGiven()) {
    DAMATH_TRY(read, readContestLevel(options.contestLevel.text, run.language()));
    level = *read;
  }
  return run.withContest([&](OpenContest& open) -> Answer {
    const contest::ContestHead& before = open.contest.head;
    contest::ContestHead head = before;
    head.level = level.value_or(before.level);
    head.name = options.name.orElse(before.name);
    head.venue = options.venue.orElse(before.venue);
    head.date = options.date.orElse(before.date);
    DAMATH_CHECK(run.change(&desk::EventDesk::renameContest, head));
    DAMATH_TRY(now, open.desk.snapshot());
    return run.changed(
        {{"contest", (*now)->head.name},
         {"venue", (*now)->head.venue},
         {"date", (*now)->head.date},
         {"contestLevel", contest::toText((*now)->head.level)},
         {"was", before.name}},
        {run.say(Phrase::ContestRenamed, {(*now)->head.name}) +
         besides(Phrase::VenueNow, (*now)->head.venue, run.language()) +
         besides(Phrase::DateNow, (*now)->head.date, run.language()) +
         besides(Phrase::ContestLevelNow, levelText((*now)->head.level, run.language()), run.language())});
  });
}

ExitStatus renameEvent(ContestRun& run, const RenameOptions& options) {
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    const std::string name = options.name.orElse(event.setup.name);
    const std::string level = options.level.orElse(event.setup.level);
    DAMATH_CHECK(run.change(&desk::EventDesk::renameEvent, event.id, name, level));
    DAMATH_TRY(now, open.desk.snapshot());
    const contest::EventSetup& setup = (*now)->find(event.id)->setup;
    return run.changed({{"event", setup.name}, {"level", setup.level}, {"was", event.setup.name}},
                       {run.say(Phrase::EventRenamed, {event.setup.name, setup.name}) +
                        besides(Phrase::LevelNow, setup.level, run.language())});
  });
}

// Returns the school with this name. Complains if no school or several schools have the name.
InputResult<contest::School> schoolMeant(const contest::Contest& contest, const std::string& name,
                                         words::Language language) {
  const auto found = desk::schoolsNamed(contest, name);
  if (found.size() == 1) return *found.front();
  const Phrase why = found.empty() ? Phrase::SchoolUnknown : Phrase::SchoolUnclear;
  return unusable(why, language, {shortened(name)});
}

ExitStatus renameSchool(ContestRun& run, const RenameOptions& options) {
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(school, schoolMeant(open.contest, options.school.text, run.language()));
    const bool isOfCoach = options.coach.isGiven();
    const contest::School to{{},
                             options.name.orElse(school->name),
                             options.district.orElse(school->district),
                             options.division.orElse(school->division)};
    DAMATH_TRY(done, run.withConfirmation([&](const desk::Author& author) {
      desk::SchoolDesk schools(open.desk);
      return isOfCoach ? schools.setCoach(*school, options.coach.text, options.name.text, author)
                       : schools.rename(*school, to, author);
    }));
    const Phrase phrase = isOfCoach        ? Phrase::CoachRenamed
                          : done->isMerged ? Phrase::SchoolMerged
                                           : Phrase::SchoolRenamed;
    const std::string& was = isOfCoach ? options.coach.text : school->name;
    const std::string& now = isOfCoach ? options.name.text : to.name;
    return run.changed({{isOfCoach ? "coach" : "school", now},
                        {"was", was},
                        {"players", done->players},
                        {"merged", done->isMerged}},
                       {run.say(phrase, {was, now, std::to_string(done->players)})});
  });
}

Outcome rename(const RenameOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const Renamed what = renamed(options);
  if (const auto unfit = unfitOption(options)) {
    return terminal.complain(what == unfit->against ? Phrase::OptionIdle : Phrase::OptionNeeds,
                             {unfit->option, unfit->against == Renamed::School ? "--school" : "--event"});
  }
  if (options.coach.isGiven()) {
    // A coach has nothing but a name.
    if (!options.name.isGiven()) return terminal.complain(Phrase::OptionNeeds, {"--coach", "--name"});
    for (const auto& [text, option] :
         {std::pair{&options.district, "--district"}, std::pair{&options.division, "--division"}}) {
      if (text->isGiven()) return terminal.complain(Phrase::OptionIdle, {option, "--coach"});
    }
  }
  const bool isAnything = options.name.isGiven() || options.venue.isGiven() || options.date.isGiven() ||
                          options.contestLevel.isGiven() || options.level.isGiven() ||
                          options.district.isGiven() || options.division.isGiven();
  if (!isAnything) {
    return terminal.complain(Phrase::RenameNeeds);
  }
  switch (what) {
    case Renamed::School:
      return renameSchool(run, options);
    case Renamed::Event:
      return renameEvent(run, options);
    case Renamed::Contest:
      break;
  }
  return renameContest(run, options);
}

}  // namespace

void addContestRename(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::RenameContest, Phrase::AboutContestRename, rename);
  addContestOptions(command, options.contest);
  command.option("--event", options.contest.event, Phrase::OptRenamedEvent);
  addText(command, "--school", options.school, Phrase::OptRenamedSchool);
  addText(command, "--coach", options.coach, Phrase::OptRenamedCoach);
  addText(command, "--name", options.name, Phrase::OptNewName);
  addText(command, "--venue", options.venue, Phrase::OptVenue);
  addText(command, "--date", options.date, Phrase::OptDate);
  options.contestLevel.option = command.option("--contest-level", options.contestLevel.text,
                                               Phrase::OptContestLevel, &choices<contest::ContestLevel>);
  addText(command, "--level", options.level, Phrase::OptLevel);
  addText(command, "--district", options.district, Phrase::OptDistrict);
  addText(command, "--division", options.division, Phrase::OptDivision);
}

}  // namespace damath::cli
