// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest player`: adds, changes or removes one player.
#include <algorithm>
#include <array>
#include <iterator>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/desk/events/player_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::cli {

using desk::MatchedRow;
using desk::RosterRow;
using desk::RowMatch;
using nlohmann::ordered_json;
using words::Phrase;

namespace {

// A fact about a player, such as the school, with the option that sets the fact.
struct Fact {
  const char* option;
  std::string RosterRow::*part;
  Phrase about;
};
constexpr Fact kFacts[] = {
    {"--last", &RosterRow::last, Phrase::OptLast},
    {"--first", &RosterRow::first, Phrase::OptFirst},
    {"--middle", &RosterRow::middle, Phrase::OptMiddle},
    {"--school", &RosterRow::school, Phrase::OptSchool},
    {"--district", &RosterRow::district, Phrase::OptDistrict},
    {"--division", &RosterRow::division, Phrase::OptDivision},
    {"--grade", &RosterRow::grade, Phrase::OptGradeOf},
    {"--section", &RosterRow::section, Phrase::OptSectionOf},
    {"--coach", &RosterRow::coach, Phrase::OptCoachOf},
};
constexpr const char* kRating = "--rating";

struct PlayerOptions {
  ContestOptions contest;
  std::array<GivenText, std::size(kFacts)> facts;  // the values of the options in kFacts, in the same order
  GivenText rating;                                // the rating; an empty text removes the player's rating
  bool add = false;
  int change = 0;  // start number of the player to change; 0 if not given
  int remove = 0;
  int same = 0;  // the chosen player among the known players with a similar name, from 1; 0 if not given
  bool different = false;
  bool sameSchool = false;  // true if the school is the known school whose name it resembles
};

// Returns the first given option that does not fit the requested action (add, change or remove), or
// `--different` if it is given together with `--same`. Empty if all fit.
std::string unfitOption(const PlayerOptions& options) {
  if (!options.add && options.same > 0) return "--same";
  if (!options.add && options.different) return "--different";
  if (options.same > 0 && options.different) return "--different";
  if (options.remove == 0) return {};
  if (options.sameSchool) return "--same-school";
  for (std::size_t i = 0; i < options.facts.size(); ++i) {
    if (options.facts[i].isGiven()) return kFacts[i].option;
  }
  return options.rating.isGiven() ? kRating : std::string();
}

std::string actionOf(const PlayerOptions& options) {
  if (options.same > 0 && options.different) return "--same";
  return options.remove > 0 ? "--remove" : options.change > 0 ? "--edit" : "--add";
}

class PlayerRun {
 public:
  PlayerRun(const PlayerOptions& options, Terminal& terminal)
      : m_options(options), m_run(options.contest, terminal) {}

  ExitStatus run() {
    const int actions = static_cast<int>(m_options.add) + static_cast<int>(m_options.change > 0) +
                        static_cast<int>(m_options.remove > 0);
    if (actions != 1) {
      return complain(Phrase::PlayerActionNeeded, {});
    }
    if (const std::string unfit = unfitOption(m_options); !unfit.empty()) {
      return complain(Phrase::OptionIdle, {unfit, actionOf(m_options)});
    }
    return m_run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
      if (m_options.add) return add(open, event);
      const int number = m_options.change > 0 ? m_options.change : m_options.remove;
      const auto entry = entryIdNumbered(event, number);
      if (!entry) return m_run.noEntry(number);
      return m_options.change > 0 ? change(open, event, *entry) : remove(event, *entry);
    });
  }

 private:
  ExitStatus complain(Phrase phrase, std::initializer_list<std::string_view> words) {
    return m_run.terminal().complain(phrase, words);
  }
  [[nodiscard]] std::string said(Phrase phrase, std::initializer_list<std::string_view> words) const {
    return m_run.say(phrase, words);
  }

  // Returns `row` with the facts that the options give. Complains and returns nullopt if the rating is
  // invalid, or if several schools have the new name and neither the district nor the division is given.
  std::optional<RosterRow> rowFrom(const contest::Contest& contest, RosterRow row) {
    const std::string school = row.school;
    for (std::size_t i = 0; i < m_options.facts.size(); ++i) {
      if (m_options.facts[i].isGiven()) row.*kFacts[i].part = m_options.facts[i].text;
    }
    if (m_options.rating.isGiven()) {
      const std::string rating(trimmedLines(m_options.rating.text));
      row.rating = desk::parseRating(rating);
      if (!row.rating && !rating.empty()) {
        static_cast<void>(m_run.terminal().complain(
            {{{},
              {},
              words::rowMessage({desk::kOnlyLine, desk::RowReason::BadRating, rating, {}},
                                m_run.language())}}));
        return std::nullopt;
      }
    }
    if (!fillPlaceOf(contest, row, school) || !fillKnownSchool(contest, row)) return std::nullopt;
    return row;
  }

  // Returns the facts that a new player has without any option: at the level School the school of all
  // players.
  [[nodiscard]] RosterRow usualRow(const contest::Contest& contest) const {
    RosterRow row;
    const auto usual = isGiven(&RosterRow::school) ? std::nullopt : desk::usualSchool(contest);
    if (!usual) return row;
    row.school = usual->name;
    row.district = usual->district;
    row.division = usual->division;
    return row;
  }

  // Notes the known school that the row's new school resembles. With --same-school, the row gets this school;
  // complains and returns false if there is no such school.
  bool fillKnownSchool(const contest::Contest& contest, RosterRow& row) {
    const contest::School* like = desk::schoolLike(contest, row);
    if (m_options.sameSchool && like == nullptr) {
      complain(Phrase::SchoolLikeNone, {row.school});
      return false;
    }
    if (like == nullptr) return true;
    if (!m_options.sameSchool) {
      m_schoolLike = like->name;
      return true;
    }
    row.school = like->name;
    row.district = like->district;
    row.division = like->division;
    return true;
  }

  // Adds the known school that the new school resembles to the answer, if there is one.
  void noteSchoolLike(ordered_json& json, std::vector<std::string>& lines) const {
    if (m_schoolLike.empty()) return;
    json["schoolLike"] = m_schoolLike;
    lines.push_back(said(Phrase::SchoolIsLike, {m_schoolLike}));
  }

  [[nodiscard]] bool isGiven(std::string RosterRow::*part) const {
    const auto* fact = std::ranges::find(kFacts, part, &Fact::part);
    return m_options.facts[static_cast<std::size_t>(fact - std::begin(kFacts))].isGiven();
  }

  // Fills in the district and the division of a known school, if the school changes and neither option is
  // given. Complains and returns false if several schools have the name.
  bool fillPlaceOf(const contest::Contest& contest, RosterRow& row, const std::string& before) {
    if (isGiven(&RosterRow::district) || isGiven(&RosterRow::division)) return true;
    if (desk::folded(row.school) == desk::folded(before)) return true;
    const auto known = desk::schoolsNamed(contest, row.school);
    if (known.empty()) return true;
    if (known.size() > 1) {
      complain(Phrase::SchoolOfSeveral, {row.school});
      return false;
    }
    row.district = known.front()->district;
    row.division = known.front()->division;
    return true;
  }

  ExitStatus refused(const desk::DeskError& error) {
    if (error.refusal != desk::Refusal::PlayerRefused || !m_options.contest.json) return m_run.refused(error);
    ordered_json json = {{"event", m_options.contest.event}, {"reason", "playerRefused"}};
    json["faults"] = notation::listed(error.as<desk::BadRows>()->rows,
                                      [](const desk::RowFault& fault) { return desk::toText(fault.reason); });
    print(m_run.terminal(), json);
    return m_run.terminal().complain({{m_options.contest.file, {}, words::message(error, m_run.language())}});
  }

  [[nodiscard]] static ordered_json candidatesJson(const MatchedRow& match) {
    return notation::listed(match.candidates, [](const desk::Candidate& candidate) -> ordered_json {
      return {{"player", contest::numberOf(candidate.player)},
              {"name", candidate.name},
              {"school", candidate.school},
              {"grade", candidate.grade}};
    });
  }

  Answer add(OpenContest& open, const contest::Event& event) {
    const auto row = rowFrom(open.contest, usualRow(open.contest));
    if (!row) return ExitStatus::Unusable;
    desk::PlayerDesk players(open.desk);
    std::optional<desk::RowDecision> decision;
    if (m_options.different) decision = {desk::kOnlyLine, desk::SameOrDifferent::Different, {}};
    if (m_options.same > 0) {
      const auto like = players.likeness(event.id, *row);
      if (!like) return refused(like.error());
      const auto place = static_cast<std::size_t>(m_options.same);
      if (place > like->candidates.size()) return complain(Phrase::NobodyAlike, {row->name()});
      decision = {desk::kOnlyLine, desk::SameOrDifferent::Same, like->candidates[place - 1].player};
    }
    const auto added = m_run.withConfirmation(
        [&](const desk::Author& author) { return players.add(event.id, *row, decision, author); });
    if (!added) return refused(added.error());
    return printed(open, event, *added, decision.has_value());
  }

  Answer printed(OpenContest& open, const contest::Event& event, const desk::PlayerAdded& added,
                 bool isDecided) {
    DAMATH_TRY(now, open.desk.snapshot());
    const contest::Event& with = *(*now)->find(event.id);
    const contest::EntryId entry = with.entries.back().id;
    ordered_json json = {{"event", event.setup.name}};
    json.update(notation::entryJson(**now, with, entry));
    json["match"] = desk::toText(added.match.match);
    json["candidates"] = candidatesJson(added.match);
    json["notes"] = ordered_json::array();
    std::vector<std::string> lines = {said(
        Phrase::PlayerAdded, {std::to_string(added.done.firstNumber), contest::shownName(**now, with, entry),
                              contest::shownSchool(**now, with, entry)})};
    if (!isDecided && added.match.match != RowMatch::New) {
      lines.push_back(said(added.match.match == RowMatch::Known ? Phrase::PlayerKnown : Phrase::PlayerAlike,
                           {added.match.candidates.front().name, added.match.candidates.front().school}));
    }
    // A known player keeps the stored school.
    if (added.done.schools > 0) noteSchoolLike(json, lines);
    for (const desk::ImportNote& note : added.done.notes) {
      json["notes"].push_back(noteJson(note));
      lines.push_back(words::message(note, m_run.language()));
    }
    return m_run.changed(std::move(json), std::move(lines));
  }

  Answer change(OpenContest& open, const contest::Event& event, contest::EntryId entry) {
    const auto row = rowFrom(open.contest, desk::rowOf(open.contest, event.at(entry)));
    if (!row) return ExitStatus::Unusable;
    const auto done = m_run.change(&desk::PlayerDesk::change, event.id, entry, *row);
    if (!done) return refused(done.error());
    DAMATH_TRY(now, open.desk.snapshot());
    const contest::Event& with = *(*now)->find(event.id);
    ordered_json json = {{"event", event.setup.name}};
    json.update(notation::entryJson(**now, with, entry));
    json["events"] = done->events;
    const std::string events = joined(done->events, ", ");
    std::vector<std::string> lines = {
        said(Phrase::PlayerChanged,
             {contest::shownName(**now, with, entry), contest::shownSchool(**now, with, entry), events})};
    noteSchoolLike(json, lines);
    return m_run.changed(std::move(json), std::move(lines));
  }

  ExitStatus remove(const contest::Event& event, contest::EntryId entry) {
    const auto done = m_run.change(&desk::PlayerDesk::remove, event.id, entry);
    if (!done) return refused(done.error());
    return m_run.changed({{"event", event.setup.name}, {"name", done->name}, {"movedUp", done->movedUp}},
                         {said(Phrase::CommandPlayerRemoved, {done->name})});
  }

  const PlayerOptions& m_options;
  ContestRun m_run;
  // The known school that the player's new school resembles; empty if there is none.
  std::string m_schoolLike;
};

ExitStatus changePlayer(const PlayerOptions& options, Terminal& terminal) {
  return PlayerRun(options, terminal).run();
}

}  // namespace

void addContestPlayer(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::AddPlayer, Phrase::AboutContestPlayer, changePlayer);
  addEventOptions(command, options.contest);
  command.flag("--add", options.add, Phrase::OptAddPlayer);
  command.option("--edit", options.change, Phrase::OptEditPlayer).within(1, 999999);
  command.option("--remove", options.remove, Phrase::OptRemovePlayer).within(1, 999999);
  for (std::size_t i = 0; i < options.facts.size(); ++i) {
    addText(command, kFacts[i].option, options.facts[i], kFacts[i].about);
  }
  addText(command, kRating, options.rating, Phrase::OptRating);
  command.option("--same", options.same, Phrase::OptSamePlayer).within(1, 99);
  command.flag("--different", options.different, Phrase::OptDifferentPlayer);
  command.flag("--same-school", options.sameSchool, Phrase::OptSameSchoolOfPlayer);
}

}  // namespace damath::cli
