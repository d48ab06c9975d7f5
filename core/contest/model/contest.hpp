// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as plain values: the immutable snapshot from which pairings, standings and reports are computed
// (rulebook 7, Y5). The database layer creates the snapshot. This code does not know how a contest is stored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::contest {

// Practice: a contest for trying the program. An official contest may become a practice contest, but a
// practice contest never becomes official.
enum class ContestMode { Official, Practice };

// The level of the contest: the area from which its schools come. None: not stated.
enum class ContestLevel { None, School, District, Division, Region, National };

struct ContestHead {
  std::string name;
  std::string venue;  // may be empty
  std::string date;   // as the arbiter wrote it; may be empty
  ContestMode mode = ContestMode::Official;
  ContestLevel level = ContestLevel::None;
};

struct School {
  SchoolId id{};
  std::string name;
  std::string district;
  std::string division;
};

struct Player {
  PlayerId id{};
  std::string last;
  std::string first;
  std::string middle;
  SchoolId school{};
  std::string grade;
  std::string coach;
  std::optional<int> rating;
  std::string section = {};  // the class within the grade, as written; may be empty

  // Returns "Ramon, Mario M.": last, first and middle name as written. An empty part leaves no blank or
  // comma.
  [[nodiscard]] std::string name() const;
};

// Describes one text of a player, such as the last name or the grade: its name, and the member of Player that
// holds it. The table kPlayerTexts has a row for each text.
struct PlayerText {
  // The name of the text: its column in the database, its field in the journal, and its name in player lists
  // and on the command line.
  std::string_view name;
  std::string Player::*text;
};
inline constexpr PlayerText kPlayerTexts[] = {{"last", &Player::last},       {"first", &Player::first},
                                              {"middle", &Player::middle},   {"grade", &Player::grade},
                                              {"section", &Player::section}, {"coach", &Player::coach}};

enum class System { RoundRobin, Groups, Swiss, KnockOut, DoubleKnockOut };

// The rule that decides who makes the first move (who is BLUE). Balanced: the sides are balanced over the
// rounds. Lot: a lot decides in every game.
enum class FirstMove { Balanced, Lot };

// The rule for two players of one school (Y4). Free: schoolmates may always be paired. KeptApart: schoolmates
// meet early in a round robin and late in a knock-out, and go to different groups if possible. In the first
// rounds of a Swiss (SwissPlan::roundsApart), as few schoolmates as possible meet.
enum class SchoolMates { Free, KeptApart };
// Returns the rule for schoolmates that a new event has by default (Y4): KeptApart, but Free at the level
// School, where all players are schoolmates. The default of EventSetup is Free.
[[nodiscard]] SchoolMates usualSchoolMates(ContestLevel level);

// The plan of System::Groups: round robins side by side, then a final of the best players.
struct GroupPlan {
  int groups = 2;                   // the number of groups, at least 2
  int advancing = 2;                // the number of players of each group who reach the final, at least 1
  System final = System::KnockOut;  // the system of the final: KnockOut or RoundRobin
  friend bool operator==(const GroupPlan&, const GroupPlan&) = default;
};

// The option to give the upper half of the players extra points in the first rounds of a Swiss (Baku
// acceleration, FIDE Handbook C.04.5.1). The extra points only affect the pairing.
enum class Acceleration { None, Baku };

// The plan of System::Swiss: options beyond the FIDE pairing rules.
struct SwissPlan {
  int roundsApart = 1;  // the number of rounds, from the first, in which schoolmates are kept apart
  Acceleration acceleration = Acceleration::None;
  friend bool operator==(const SwissPlan&, const SwissPlan&) = default;
};

// Tells which scoresheets an event wants. EveryGame: a played game without a scoresheet is an open task.
// Optional: a contest such as one of a single school types only some scoresheets, and no scoresheet counts as
// missing.
enum class SheetsWanted { EveryGame, Optional };
// Returns the usual answer for a new event of a contest of this level: Optional for a contest of one school.
[[nodiscard]] SheetsWanted usualSheetsWanted(ContestLevel level);

// The rules of an event. The whole setup is stored with the event, so that a later version of the program
// cannot change the rules of a finished game.
struct EventSetup {
  std::string name;
  rules::ChipSet set;
  rules::Ruleset ruleset;
  System system = System::RoundRobin;
  int legs = 1;  // in a round robin and in groups: the number of games between two players, 1 or 2
  std::optional<int> rounds;  // the number of rounds; nullopt: as many as the system needs
  // The seed of every lot of the event. A lot can be drawn again from the seed, with the same result.
  std::uint64_t lotSeed = 0;
  // The school grades that may enter the event, as the arbiter wrote them; may be empty.
  std::string level = {};
  FirstMove firstMove = FirstMove::Balanced;
  SchoolMates schoolMates = SchoolMates::Free;
  GroupPlan groupPlan = {};  // used only with System::Groups
  SwissPlan swissPlan = {};  // used only with System::Swiss
  SheetsWanted sheetsWanted = SheetsWanted::EveryGame;
  friend bool operator==(const EventSetup&, const EventSetup&) = default;
};

// A player in an event. `number` is the start number, from 1 without gaps. In seeded systems `number` is also
// the seed.
struct Entry {
  EntryId id{};
  PlayerId player{};
  int number = 0;
  int firstRound = 1;  // the entry's first round; greater than 1 for a late entry
  // The last round of a withdrawn entry; 0: withdrawn before round 1. nullopt: not withdrawn.
  std::optional<int> lastRound = {};
  // Rounds without a game, because the player announced an absence; ascending.
  std::vector<RoundNumber> absences = {};
  // The group of the entry, from 1, as recorded when round 1 was paired. nullopt: the entry has no group.
  std::optional<int> group = {};

  // True if the entry must be paired in that round.
  [[nodiscard]] bool plays(RoundNumber round) const;
};

struct GameResult {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;  // nullopt: no totals (decided by the ending, or imported)
  std::optional<exact::Number> redGrand;
  rules::Result result = rules::Result::Draw;
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

struct Game {
  GameId id{};
  RoundNumber round{};
  BoardNumber board{};
  EntryId blue{};
  EntryId red{};
  std::optional<GameResult> result;
};

// Allotted: no opponent was left for the entry, or the opponent in the pairing table is absent. The entry
// gets the bye points of Y1. Absent: the entry itself is absent and gets no points.
enum class ByeKind { Allotted, Absent };

struct Bye {
  RoundNumber round{};
  EntryId entry{};
  ByeKind kind = ByeKind::Allotted;
  // The opponent that a round robin table gives to the entry in this round, and who does not play it.
  // nullopt: the table gives no opponent, or the system has no table. Not stored: pairing::nameByeOpponents
  // finds it again from the table.
  std::optional<EntryId> opponent = {};
};

// A 10-minute rematch: between two tied entries (Y2b), or after a drawn game of a knock-out.
struct Rematch {
  GameId id{};
  EntryId blue{};
  EntryId red{};
  GameResult result;
  // The drawn game of a knock-out that this rematch decides. nullopt for a rematch of Y2b.
  std::optional<GameId> decides = {};
  // The number of rounds that were paired when the rematch was entered; 0 if the number is not known. It
  // tells a rematch of the groups from a rematch of their final.
  int afterRound = 0;
};

// Held: a paired round that is not published; only the arbiter sees it.
enum class Publication { Held, Published };

struct Round {
  RoundNumber number{};
  Publication publication = Publication::Published;
};

// A lot that the arbiter drew among entries that were still tied (Y2d). The best place comes first.
struct Lot {
  std::vector<EntryId> order;
};

struct Event {
  EventId id{};
  EventSetup setup;
  std::vector<Entry> entries;  // ordered by start number
  std::vector<Game> games;     // ordered by round, then board
  std::vector<Bye> byes;
  std::vector<Rematch> rematches;
  std::vector<Round> rounds = {};  // the paired rounds, ascending
  std::vector<Lot> lots = {};      // the lots in the order in which they were drawn

  [[nodiscard]] const Entry* find(EntryId entry) const;
  [[nodiscard]] const Game* find(GameId game) const;
  // Returns the rematch with this id; null if there is none. A rematch and a game may have the same id.
  [[nodiscard]] const Rematch* findRematch(GameId rematch) const;
  // Precondition: the event has an entry or a game with this id.
  [[nodiscard]] const Entry& at(EntryId entry) const;
  [[nodiscard]] const Game& at(GameId game) const;
  // True if the round is paired but not published.
  [[nodiscard]] bool isHeld(RoundNumber round) const;
};

// Returns the event as the public may see it: without unpublished rounds and their games and byes. Without
// the groups too, if no round is left.
[[nodiscard]] Event withoutUnpublished(Event event);
// True if the groups of the event are recorded (System::Groups, from the pairing of round 1 on).
[[nodiscard]] bool areGroupsRecorded(const Event& event);
// Removes the recorded groups, as before round 1 is paired.
void forgetGroups(Event& event);
// Returns the event with its entry of the same id replaced by `entry`. Precondition: the event has an entry
// with this id.
[[nodiscard]] Event withEntry(Event event, Entry entry);

struct Contest {
  ContestHead head;
  std::vector<School> schools;
  std::vector<Player> players;
  std::vector<Event> events;

  [[nodiscard]] const School* find(SchoolId id) const;
  [[nodiscard]] const Player* find(PlayerId id) const;
  [[nodiscard]] const Event* find(EventId id) const;
  // Precondition: the contest has a player or an event with this id.
  [[nodiscard]] const Player& at(PlayerId id) const;
  [[nodiscard]] const Event& at(EventId id) const;
  [[nodiscard]] const Event* findEvent(std::string_view name) const;
};

// Returns the contest with its event of the same id replaced by `event`. Precondition: the contest has an
// event with this id.
[[nodiscard]] Contest withEvent(Contest contest, Event event);

// Returns `roundRobin`, `groups`, `swiss`, `knockOut` or `doubleKnockOut`.
[[nodiscard]] std::string_view toText(System system);
[[nodiscard]] std::optional<System> parseSystem(std::string_view text);
// Returns `official` or `practice`.
[[nodiscard]] std::string_view toText(ContestMode mode);
// Returns `none`, `school`, `district`, `division`, `region` or `national`.
[[nodiscard]] std::string_view toText(ContestLevel level);
// Accepts `regional` too, the word that people say for `region`.
[[nodiscard]] std::optional<ContestLevel> parseContestLevel(std::string_view text);
// Returns `balanced` or `lot`.
[[nodiscard]] std::string_view toText(FirstMove firstMove);
[[nodiscard]] std::optional<FirstMove> parseFirstMove(std::string_view text);
// Returns `free` or `keptApart`.
[[nodiscard]] std::string_view toText(SchoolMates schoolMates);
[[nodiscard]] std::optional<SchoolMates> parseSchoolMates(std::string_view text);
// Returns `none` or `baku`.
[[nodiscard]] std::string_view toText(Acceleration acceleration);
[[nodiscard]] std::optional<Acceleration> parseAcceleration(std::string_view text);
// Returns `everyGame` or `optional`.
[[nodiscard]] std::string_view toText(SheetsWanted sheets);
[[nodiscard]] std::optional<SheetsWanted> parseSheetsWanted(std::string_view text);
// Returns `allotted` or `absent`.
[[nodiscard]] std::string_view toText(ByeKind kind);

}  // namespace damath::contest
