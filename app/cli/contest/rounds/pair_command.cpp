// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest pair`, which pairs the next round by the system or by hand; and `damath
// contest pairings`, which prints the pairings of a round.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/checklist_lines.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/typed_boards.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/origin_words.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/origin.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

// The two answers of --back that name no start numbers.
constexpr std::string_view kBackAll = "all";
constexpr std::string_view kBackNone = "none";

struct PairOptions {
  ContestOptions contest;
  std::optional<std::string> byHand;  // boards, as pairs of start numbers: "1-4,2-3"
  std::vector<int> byes;
  bool isHeld = false;              // true to replace the pairing of the unpublished round
  std::optional<std::string> swap;  // pairs of players who exchange their places in the pairing: "4-7,1-2"
  // The players who are back after an absence from the last round: "all", "none", or start numbers "3,7".
  std::optional<std::string> back;
};

struct PairingsOptions {
  ContestOptions contest;
  int round = 0;              // the round to print; 0: the last round
  bool isWhy = false;         // true to tell for each board why its two players meet
  bool hasChecklist = false;  // true to print the checklist of a Swiss round
};

std::string seatText(const OpenContest& open, const contest::Event& event, contest::EntryId entry) {
  const std::string name =
      numberText(numberOf(event, entry)) + " " + contest::shownName(open.contest, event, entry);
  // A player of a contest within one school may have no section.
  const std::string beside = contest::shownSchoolOrSection(open.contest, event, entry);
  return beside.empty() ? name : name + " (" + beside + ")";
}

struct RoundPage {
  ordered_json json;
  std::vector<std::string> lines;
};

// Adds the boards on which schoolmates meet although the event keeps schoolmates apart (Y4). If the system
// knows the fewest such boards, adds this number too.
void addSchoolMates(const ContestRun& run, const OpenContest& open, const contest::Event& event,
                    const desk::PairedRound& round, RoundPage& page) {
  pairing::RoundPairing pairing{round.round, {}, round.byes};
  for (const contest::Game& game : round.games) pairing.boards.push_back({game.blue, game.red});
  const auto meetings = pairing::schoolMeetings(open.contest, event, pairing);
  const auto boards = meetings ? meetings->boards : pairing::schoolMateBoards(open.contest, event, pairing);
  page.json["schoolMates"] = ordered_json::array();
  for (const contest::BoardNumber board : boards)
    page.json["schoolMates"].push_back(contest::numberOf(board));
  page.json["schoolMatesFewest"] = meetings ? ordered_json(meetings->fewest) : ordered_json();
  if (boards.empty()) return;
  const int all = static_cast<int>(pairing.boards.size());
  page.lines.push_back("  " + (meetings ? words::schoolMeetingsText(*meetings, run.language())
                                        : words::schoolBoardsText(boards, all, run.language())));
}

// Returns the players of the round who are marked as late and have no result yet. Empty if the check-in
// cannot be read.
std::set<contest::EntryId> lateIn(OpenContest& open, const contest::Event& event,
                                  const desk::PairedRound& round) {
  std::set<contest::EntryId> late;
  const auto marked = desk::CheckInDesk(open.desk).late(event.id);
  if (!marked) return late;
  for (const contest::Game& game : round.games) {
    if (game.result) continue;
    for (const contest::EntryId entry : {game.blue, game.red}) {
      if (marked->contains({round.round, entry})) late.insert(entry);
    }
  }
  return late;
}

RoundPage pageOf(const ContestRun& run, OpenContest& open, const contest::Event& event,
                 const desk::PairedRound& round) {
  const std::set<contest::EntryId> late = lateIn(open, event, round);
  RoundPage page{
      {{"event", event.setup.name}, {"round", contest::numberOf(round.round)}},
      {run.say(Phrase::RoundHead, {event.setup.name, std::to_string(contest::numberOf(round.round))})}};
  auto& [json, lines] = page;
  const bool held = round.publication == contest::Publication::Held;
  json["published"] = !held;
  json["boards"] = ordered_json::array();
  const auto sideText = [&](contest::EntryId entry) {
    const std::string text = seatText(open, event, entry);
    return late.contains(entry) ? run.say(Phrase::CommandLate, {text}) : text;
  };
  if (held) lines.push_back(run.say(Phrase::RoundNotPublished));
  for (const contest::Game& game : round.games) {
    ordered_json board;
    board["board"] = contest::numberOf(game.board);
    board["blue"] = notation::entryJson(open.contest, event, game.blue);
    board["red"] = notation::entryJson(open.contest, event, game.red);
    if (late.contains(game.blue)) board["blue"]["late"] = true;
    if (late.contains(game.red)) board["red"]["late"] = true;
    json["boards"].push_back(std::move(board));
    lines.push_back(run.say(Phrase::BoardLine, {std::to_string(contest::numberOf(game.board)),
                                                sideText(game.blue), sideText(game.red)}));
  }
  addSchoolMates(run, open, event, round, page);
  json["bye"] = nullptr;
  json["byes"] = ordered_json::array();
  for (const contest::Bye& bye : round.byes) {
    const bool allotted = bye.kind == contest::ByeKind::Allotted;
    ordered_json entry = notation::entryJson(open.contest, event, bye.entry);
    if (allotted && json["bye"].is_null()) json["bye"] = entry;
    entry["kind"] = contest::toText(bye.kind);
    json["byes"].push_back(std::move(entry));
    lines.push_back(
        run.say(allotted ? Phrase::ByeLine : Phrase::AbsentLine, {seatText(open, event, bye.entry)}));
  }
  return page;
}

// Parses a list of boards such as "1-4,2-3". nullopt unless each board is a pair of the event's start
// numbers.
std::optional<std::vector<pairing::Board>> boardsIn(const contest::Event& event, std::string_view text) {
  const auto typed = desk::boardsTyped(event, text);
  if (!typed || !typed->sittingOut.empty()) return std::nullopt;
  return typed->boards;
}

std::optional<std::vector<contest::Bye>> byesIn(const contest::Event& event,
                                                const std::vector<int>& numbers) {
  std::vector<contest::Bye> byes;
  for (const int number : numbers) {
    const auto entry = entryIdNumbered(event, number);
    if (!entry) return std::nullopt;
    byes.push_back({{}, *entry, contest::ByeKind::Allotted});
  }
  return byes;
}

// For each pair of start numbers in `text`, exchanges the places (board and side, or bye) of the two players
// in the round. False if `text` is no list of pairs, or if a player has neither a board nor an allotted bye.
bool swapped(desk::UnpublishedRound& round, const contest::Event& event, std::string_view text) {
  const auto pairs = boardsIn(event, text);
  return pairs && !pairs->empty() && std::ranges::all_of(*pairs, [&](const pairing::Board& two) {
           return round.exchange(two.blue, two.red);
         });
}

// Tells why the players of a round meet: one sentence for each board and for the allotted bye.
class RoundWhy {
 public:
  RoundWhy(const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round,
           words::Language language)
      : m_contest(contest), m_event(event), m_language(language) {
    if (event.setup.system != contest::System::Swiss) return;
    m_look = pairing::swissLook(contest, event, round);
    for (const pairing::SwissReason& reason : pairing::swissReasons(event, *m_look)) {
      m_reasons.emplace(std::minmax(reason.higher, reason.lower), reason);
    }
  }

  [[nodiscard]] std::string of(const contest::Game& game) const {
    if (m_look) {
      const auto reason = m_reasons.find(std::minmax(game.blue, game.red));
      const auto found = reason == m_reasons.end() ? std::nullopt : std::optional(reason->second);
      return words::whyText(found, nameOf(), m_language);
    }
    return words::whyText(pairing::originOf(m_contest, m_event, game), m_event, nameOf()(game.blue),
                          nameOf()(game.red), m_language);
  }
  // nullopt if the program would not give the bye to this player, or gives no reason.
  [[nodiscard]] std::optional<std::string> ofBye(contest::EntryId entry) const {
    const auto bye = m_look ? pairing::swissBye(m_event, *m_look) : std::nullopt;
    if (!bye || bye->entry != entry) return std::nullopt;
    return words::whyText(*bye, nameOf(), m_language);
  }
  // Returns the lines of the checklist; none if the round has no Swiss pairing.
  [[nodiscard]] std::vector<std::string> checklist() const {
    if (!m_look || !m_look->pairing) return {};
    const words::ChecklistNames names = words::checklistNames(m_contest, m_event, *m_look);
    return checklistLines(words::checklistOf(m_look->tournament, *m_look->pairing, names, m_language),
                          words::said(Phrase::ChecklistLegend, m_language), m_language);
  }

 private:
  [[nodiscard]] words::NameOf nameOf() const {
    return [this](contest::EntryId entry) { return contest::shownName(m_contest, m_event, entry); };
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  words::Language m_language;
  std::optional<pairing::SwissLook> m_look;  // nullopt if the system is not Swiss
  // The reasons of a Swiss round by the two players, the smaller number first.
  std::map<std::pair<contest::EntryId, contest::EntryId>, pairing::SwissReason> m_reasons;
};

// Adds the reasons to the page of a round: below each board, and in the JSON object of the board or bye.
void addWhy(RoundPage& page, const RoundWhy& why, const desk::PairedRound& round) {
  for (std::size_t i = 0; i < round.games.size(); ++i) {
    const std::string sentence = why.of(round.games[i]);
    page.json["boards"][i]["why"] = sentence;
    page.lines.push_back("  " + std::to_string(contest::numberOf(round.games[i].board)) + "  " + sentence);
  }
  for (std::size_t i = 0; i < round.byes.size(); ++i) {
    const auto sentence = why.ofBye(round.byes[i].entry);
    page.json["byes"][i]["why"] = notation::orNull(sentence);
    if (sentence) page.lines.push_back("  –  " + *sentence);
  }
}

ExitStatus printPairing(ContestRun& run, OpenContest& open, const contest::Event& event,
                        const desk::DeskResult<desk::PairedRound>& paired) {
  if (!paired) return run.refused(paired.error());
  RoundPage page = pageOf(run, open, event, *paired);
  return run.changed(std::move(page.json), std::move(page.lines));
}

// Replaces the pairing of the unpublished round. The options choose the new pairing: the present pairing with
// some players exchanged, boards given by hand, or the program's own pairing. If the program finds no
// pairing, the present pairing stays.
ExitStatus repair(ContestRun& run, OpenContest& open, const contest::Event& event,
                  const PairOptions& options) {
  Terminal& terminal = run.terminal();
  auto round = desk::UnpublishedRound::of(open.contest, event);
  pairing::RoundPairing made;
  if (options.byHand) {
    const auto boards = boardsIn(event, *options.byHand);
    const auto byes = byesIn(event, options.byes);
    if (!boards || boards->empty() || !byes) {
      return terminal.complain(Phrase::BoardsBad, {shortened(*options.byHand)});
    }
    made = {round ? round->now().round : contest::RoundNumber{}, *boards, *byes};
  } else if (round) {
    if (options.swap && !swapped(*round, event, *options.swap)) {
      return terminal.complain(Phrase::SwapsBad, {shortened(*options.swap)});
    }
    if (!options.swap && round->program()) round->takeProgram();
    made = round->now();
  }
  return printPairing(run, open, event, run.change(&desk::PairingDesk::repair, event.id, made));
}

// Returns the absentees who stay away. `absentees` are the players about whom the program asks, `back` is the
// answer "all", "none" or "3,7". The error is a complaint about the answer.
InputResult<std::vector<contest::EntryId>> stayingAway(const contest::Event& event,
                                                       const std::vector<contest::EntryId>& absentees,
                                                       const std::string& back, words::Language language) {
  if (back == kBackAll) return std::vector<contest::EntryId>();
  std::vector<contest::EntryId> staying = absentees;
  if (back == kBackNone) return staying;
  std::string_view rest = back;
  do {
    const std::string_view part = trimmed(takePart(rest, ','));
    const auto number = numberIn<int>(part);
    if (!number) return unusable(Phrase::BackUnknown, language, {shortened(std::string(part))});
    const auto entry = entryIdNumbered(event, *number);
    const auto found = entry ? std::ranges::find(staying, *entry) : staying.end();
    if (found == staying.end()) {
      const std::string asked =
          joined(absentees, ", ", [&](contest::EntryId each) { return numberText(numberOf(event, each)); });
      return unusable(Phrase::BackNotAbsent, language,
                      {std::to_string(*number), asked.empty() ? "–" : asked});
    }
    staying.erase(found);
  } while (!rest.empty());
  return staying;
}

// Pairs the next round after the user has said which absentees are back.
Answer pairAfterAbsence(ContestRun& run, OpenContest& open, const contest::Event& event,
                        const std::string& back) {
  DAMATH_TRY(absentees, desk::PairingDesk(open.desk).absentees(event.id));
  DAMATH_TRY(staying, stayingAway(event, *absentees, back, run.language()));
  return printPairing(run, open, event, run.change(&desk::PairingDesk::pairAfterAbsence, event.id, *staying));
}

ExitStatus pair(const PairOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (options.swap && options.byHand) {
    return terminal.complain(Phrase::OptionIdle, {"--by-hand", "--swap"});
  }
  if (options.back && (options.byHand || options.isHeld || options.swap)) {
    return terminal.complain(Phrase::OptionIdle, {"--back", options.byHand   ? "--by-hand"
                                                            : options.isHeld ? "--held"
                                                                             : "--swap"});
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    if (!options.byHand && !options.byes.empty()) {
      return terminal.complain(Phrase::OptionIdle, {"--bye", run.say(Phrase::PairingBySystem)});
    }
    if (options.isHeld || options.swap) return repair(run, open, event, options);
    if (options.back) return pairAfterAbsence(run, open, event, *options.back);
    if (!options.byHand) {
      return printPairing(run, open, event, run.change(&desk::PairingDesk::pairNextRound, event.id));
    }
    const auto boards = boardsIn(event, *options.byHand);
    const auto byes = byesIn(event, options.byes);
    if (!boards || boards->empty() || !byes) {
      return terminal.complain(Phrase::BoardsBad, {shortened(*options.byHand)});
    }
    return printPairing(run, open, event,
                        run.change(&desk::PairingDesk::pairByHand, event.id, *boards, *byes));
  });
}

ExitStatus pairings(const PairingsOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const std::vector<desk::PairedRound> rounds = desk::pairedRounds(event);
    for (const desk::PairedRound& round : rounds) {
      const bool wanted =
          options.round == 0 ? &round == &rounds.back() : contest::numberOf(round.round) == options.round;
      if (!wanted) continue;
      RoundPage page = pageOf(run, open, event, round);
      if (options.isWhy || options.hasChecklist) {
        const RoundWhy why(open.contest, event, round.round, run.language());
        if (options.isWhy) addWhy(page, why, round);
        const std::vector<std::string> checklist =
            options.hasChecklist ? why.checklist() : std::vector<std::string>();
        if (options.hasChecklist) page.json["checklist"] = checklist;
        page.lines.insert(page.lines.end(), checklist.begin(), checklist.end());
      }
      return run.answered(page.json, page.lines);
    }
    return run.unpaired(options.round);
  });
}

}  // namespace

void addContestPair(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::PairRound, Phrase::AboutContestPair, pair);
  addEventOptions(command, options.contest);
  command.option("--by-hand", options.byHand, Phrase::OptByHand);
  command.option("--bye", options.byes, Phrase::OptBye).partedBy(',');
  command.flag("--held", options.isHeld, Phrase::OptHeld);
  command.option("--swap", options.swap, Phrase::OptSwap);
  command.option("--back", options.back, Phrase::OptBack);
}

void addContestPairings(CommandLine& parent) {
  auto [command, options] = parent.command("pairings", Phrase::AboutContestPairings, pairings);
  addLookOptions(command, options.contest);
  addEventOption(command, options.contest);
  command.option("--round", options.round, Phrase::OptRound).within(1, 9999);
  command.flag("--why", options.isWhy, Phrase::OptWhyPairing);
  command.flag("--checklist", options.hasChecklist, Phrase::OptChecklist);
}

}  // namespace damath::cli
