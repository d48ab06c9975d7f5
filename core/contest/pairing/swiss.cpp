// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/swiss.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/dutch/baku.hpp"
#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/sides.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::RoundNumber;

// Converts points of an event to the largest unit in which all values are integers.
class Units {
 public:
  explicit Units(const rules::Points& points) {
    // The Baku acceleration gives a whole win or half a win as extra points. The unit of points must make the
    // half an integer too.
    const exact::Rational half = points.win * exact::Rational(1, 2);
    for (const exact::Rational& value : {points.win, points.draw, points.loss, points.bye, half}) {
      if (const auto words = value.words()) m_scale = std::lcm(m_scale, words->denominator);
    }
  }
  [[nodiscard]] dutch::Score of(const exact::Rational& points) const {
    const auto units = (points * exact::Rational(m_scale)).integer();
    DAMATH_EXPECTS(units.has_value());
    return *units;
  }

 private:
  std::int64_t m_scale = 1;
};

class SwissChronicle {
 public:
  SwissChronicle(const contest::Event& event, RoundNumber round)
      : m_event(event), m_points(event.setup.ruleset.points.answer()), m_units(m_points) {
    // Withdrawals must not change the explanation of a past round. So this is not roundsInAll(), which ends
    // an event with fewer than two players at the paired rounds.
    m_tournament.rounds = std::max(swissRounds(event), contest::roundsPaired(event));
    m_tournament.round = numberOf(round);
    m_tournament.win = m_units.of(m_points.win);
    m_tournament.loss = m_units.of(m_points.loss);
    m_tournament.first = firstColour(event);
    for (const contest::Entry& entry : event.entries) {
      m_places[entry.id] = static_cast<int>(m_tournament.players.size());
      dutch::Player player;
      player.number = entry.number;
      player.plays = entry.plays(round);
      player.rounds.resize(static_cast<std::size_t>(m_tournament.round - 1));
      m_tournament.players.push_back(std::move(player));
    }
  }

  dutch::Tournament tournament() {
    for (const contest::Game& game : m_event.games) add(game);
    for (const contest::Bye& bye : m_event.byes) {
      if (bye.kind != contest::ByeKind::Allotted || !isBefore(bye.round)) continue;
      dutch::Encounter& own = encounter(bye.entry, bye.round);
      own.isAllottedBye = true;
      own.points = m_units.of(m_points.bye);
    }
    accelerate();
    return std::move(m_tournament);
  }

 private:
  [[nodiscard]] bool isBefore(RoundNumber round) const { return numberOf(round) < m_tournament.round; }

  // The Baku acceleration gives extra points to the upper half of the players. The halves are made only from
  // the entries that are in the event in the first round, also if they are absent in it. Therefore a late
  // entry moves no other entry to the other half.
  void accelerate() {
    if (m_event.setup.swissPlan.acceleration != contest::Acceleration::Baku) return;
    std::map<int, int> order;
    for (const contest::Entry& entry : m_event.entries) {
      if (entry.firstRound == 1 && entry.lastRound.value_or(1) >= 1)
        order[entry.number] = m_places.at(entry.id);
    }
    std::vector<int> places;
    for (const auto& [number, place] : order) places.push_back(place);
    dutch::accelerateByBaku(m_tournament, places);
  }

  dutch::Encounter& encounter(EntryId entry, RoundNumber round) {
    dutch::Player& player = m_tournament.players[static_cast<std::size_t>(m_places.at(entry))];
    return player.rounds[static_cast<std::size_t>(numberOf(round) - 1)];
  }

  [[nodiscard]] dutch::Score unitsOf(const contest::Game& game, rules::Result ownWin) const {
    if (!game.result) return 0;
    if (game.result->result == rules::Result::Draw) return m_units.of(m_points.draw);
    return m_units.of(game.result->result == ownWin ? m_points.win : m_points.loss);
  }

  void add(const contest::Game& game) {
    if (!isBefore(game.round)) return;
    const bool isPlayed = !game.result || !contest::isForfeit(*game.result);
    const bool isByLot = m_event.setup.firstMove == contest::FirstMove::Lot;
    const auto& counted = m_event.setup.ruleset.walkoverMeetings.answer();
    if (!isPlayed && counted == rules::WalkoverMeetings::Always) {
      m_tournament.met.emplace_back(m_places.at(game.blue), m_places.at(game.red));
    }
    const auto colour = [isByLot](dutch::Colour one) { return isByLot ? std::nullopt : std::optional(one); };
    encounter(game.blue, game.round) = {.opponent = m_places.at(game.red),
                                        .colour = colour(dutch::Colour::White),
                                        .isPlayed = isPlayed,
                                        .isAllottedBye = false,
                                        .points = unitsOf(game, rules::Result::BlueWins)};
    encounter(game.red, game.round) = {.opponent = m_places.at(game.blue),
                                       .colour = colour(dutch::Colour::Black),
                                       .isPlayed = isPlayed,
                                       .isAllottedBye = false,
                                       .points = unitsOf(game, rules::Result::RedWins)};
  }

  const contest::Event& m_event;
  const rules::Points& m_points;
  Units m_units;
  std::map<EntryId, int> m_places;
  dutch::Tournament m_tournament;
};

// Gives each player the number of the school, from 1, if the event keeps schoolmates apart in this round.
void setSchools(const contest::Contest& contest, const contest::Event& event, dutch::Tournament& tournament) {
  if (tournament.round > event.setup.swissPlan.roundsApart) return;
  const Schools schools = schoolsOf(contest, event);
  std::map<contest::SchoolId, int> numbers;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    const auto school = schools.find(event.entries[i].id);
    if (school == schools.end()) continue;
    const int next = static_cast<int>(numbers.size()) + 1;
    tournament.players[i].school = numbers.try_emplace(school->second, next).first->second;
  }
}

bool areOfOneSchool(const dutch::Tournament& tournament, std::size_t player, std::size_t other) {
  const int school = tournament.players[player].school;
  return player != other && school != 0 && school == tournament.players[other].school;
}

std::size_t indexOf(const contest::Event& event, EntryId id) {
  return static_cast<std::size_t>(std::ranges::find(event.entries, id, &contest::Entry::id) -
                                  event.entries.begin());
}

// True if one player is of the upper half of a score group and the other of its lower half. `higher` and
// `lower` are indices in the field.
bool areOfHalves(const dutch::Pairing& pairing, int higher, int lower) {
  return std::ranges::any_of(pairing.brackets, [&](const dutch::PairedBracket& bracket) {
    const auto half = bracket.residents.begin() + std::ssize(bracket.residents) / 2;
    return std::find(bracket.residents.begin(), half, higher) != half &&
           std::find(half, bracket.residents.end(), lower) != bracket.residents.end();
  });
}

// Returns a player's points, without extra points, in the points of the event.
exact::Rational pointsOf(const contest::Event& event, const dutch::Tournament& tournament,
                         const dutch::PlayerState& state) {
  if (tournament.win == 0) return exact::Rational(0);
  return exact::Rational(state.points) * event.setup.ruleset.points.answer().win /
         exact::Rational(tournament.win);
}

// Precondition: the round has a pairing.
SwissReason reasonFrom(const contest::Event& event, const SwissLook& look, const dutch::PairReason& reason) {
  const dutch::Field& field = look.field;
  const auto entryAt = [&](int place) {
    return event.entries[static_cast<std::size_t>(field.at(place).player)].id;
  };
  const dutch::PlayerState& higher = field.at(reason.higher);
  const dutch::PlayerState& lower = field.at(reason.lower);
  const bool isAccelerated = higher.score != higher.points || lower.score != lower.points;
  SwissReason found{.higher = entryAt(reason.higher),
                    .lower = entryAt(reason.lower),
                    .isMovedDown = higher.score != lower.score,
                    .higherPoints = pointsOf(event, look.tournament, higher),
                    .lowerPoints = pointsOf(event, look.tournament, lower),
                    .isOfHalves = look.tournament.round == 1 && !isAccelerated &&
                                  areOfHalves(*look.pairing, reason.higher, reason.lower),
                    .isAccelerated = isAccelerated,
                    .passedOver = std::nullopt,
                    .ground = {},
                    .colours = std::nullopt};
  if (reason.passedOver) {
    found.passedOver = entryAt(reason.passedOver->place);
    found.ground = reason.passedOver->ground;
  }
  if (event.setup.firstMove != contest::FirstMove::Lot) found.colours = reason.colours;
  return found;
}

// Returns the boards on which schoolmates meet, in ascending order. Precondition: the event has the entries
// of all boards.
std::vector<contest::BoardNumber> boardsOfSchoolMates(const contest::Event& event,
                                                      const dutch::Tournament& tournament,
                                                      const RoundPairing& pairing) {
  std::vector<contest::BoardNumber> boards;
  int number = 0;
  for (const Board& board : pairing.boards) {
    ++number;
    if (areOfOneSchool(tournament, indexOf(event, board.blue), indexOf(event, board.red)))
      boards.push_back(contest::BoardNumber{number});
  }
  return boards;
}

// True if the boards and allotted byes have exactly the players who play the round.
bool hasPlayersOf(const contest::Event& event, const dutch::Field& field, const RoundPairing& pairing) {
  std::set<EntryId> seated;
  for (const Board& board : pairing.boards) seated.insert({board.blue, board.red});
  for (const contest::Bye& bye : pairing.byes) {
    if (bye.kind == contest::ByeKind::Allotted) seated.insert(bye.entry);
  }
  if (std::ssize(seated) != field.size()) return false;
  return std::ranges::all_of(
      seated, [&](EntryId id) { return field.placeOf(static_cast<int>(indexOf(event, id))).has_value(); });
}

Board boardOf(const contest::Event& event, const dutch::Pair& pair, RoundNumber round) {
  const contest::Entry& white = event.entries[static_cast<std::size_t>(pair.white)];
  const contest::Entry& black = event.entries[static_cast<std::size_t>(pair.black)];
  if (event.setup.firstMove == contest::FirstMove::Lot) return boardByLot(event, round, white, black);
  return {white.id, black.id};
}

}  // namespace

// In the first round, the color of the higher player alternates from board to board, in the order of start
// numbers. Therefore the first entry with a side in this round shows the color of the first player.
dutch::Colour firstColour(const contest::Event& event) {
  std::map<int, std::optional<Side>> sides;
  const auto numberOf = [&event](EntryId id) { return event.find(id)->number; };
  for (const contest::Game* game : contest::gamesOf(event, RoundNumber{1})) {
    sides[numberOf(game->blue)] = Side::Blue;
    sides[numberOf(game->red)] = Side::Red;
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.round == RoundNumber{1} && bye.kind == contest::ByeKind::Allotted)
      sides[numberOf(bye.entry)] = std::nullopt;
  }
  bool isOdd = false;
  for (const auto& [number, side] : sides) {
    isOdd = !isOdd;
    if (side) return (*side == Side::Blue) == isOdd ? dutch::Colour::White : dutch::Colour::Black;
  }
  return firstSideByLot(event.setup.lotSeed, RoundNumber{1}) == Side::Blue ? dutch::Colour::White
                                                                           : dutch::Colour::Black;
}

int swissRounds(const contest::Event& event) {
  if (event.setup.rounds) return *event.setup.rounds;
  return bracketRounds(std::max(2, static_cast<int>(entrants(event).size())));
}

dutch::Tournament swissTournament(const contest::Contest& contest, const contest::Event& event,
                                  RoundNumber round) {
  dutch::Tournament tournament = SwissChronicle(event, round).tournament();
  setSchools(contest, event, tournament);
  return tournament;
}

std::vector<std::pair<EntryId, EntryId>> keptApart(const contest::Contest& contest,
                                                   const contest::Event& event, RoundNumber round) {
  const dutch::Tournament tournament = swissTournament(contest, event, round);
  const dutch::Field field(tournament);
  std::vector<std::pair<EntryId, EntryId>> pairs;
  for (const auto& [a, b] : tournament.met) {
    if (!field.placeOf(a) || !field.placeOf(b)) continue;
    pairs.emplace_back(event.entries[static_cast<std::size_t>(a)].id,
                       event.entries[static_cast<std::size_t>(b)].id);
  }
  // Every legal pairing has schoolmates on every board, so all schoolmates may meet.
  if (field.fewestMeetings() > 0 && !field.countsSchoolMates()) return pairs;
  std::set<std::pair<int, int>> meetings;
  if (field.countsSchoolMates()) {
    const auto paired = dutch::pairRound(tournament);
    DAMATH_EXPECTS(paired.has_value());
    for (const dutch::Pair& pair : paired->boards)
      meetings.insert(std::minmax(*field.placeOf(pair.white), *field.placeOf(pair.black)));
  }
  const auto playerAt = [&](int place) { return static_cast<std::size_t>(field.at(place).player); };
  for (int a = 0; a < field.size(); ++a) {
    for (int b = a + 1; b < field.size(); ++b) {
      if (!areOfOneSchool(tournament, playerAt(a), playerAt(b)) || meetings.contains({a, b})) continue;
      pairs.emplace_back(event.entries[playerAt(a)].id, event.entries[playerAt(b)].id);
    }
  }
  return pairs;
}

std::optional<RoundPairing> swissRound(const contest::Contest& contest, const contest::Event& event,
                                       RoundNumber round) {
  if (auto alone = roundOfByes(event, round)) return alone;
  const auto paired = dutch::pairRound(swissTournament(contest, event, round));
  if (!paired) return std::nullopt;
  RoundPairing pairing{.round = round, .boards = {}, .byes = {}};
  for (const dutch::Pair& pair : paired->boards) pairing.boards.push_back(boardOf(event, pair, round));
  if (paired->bye) {
    pairing.byes.push_back(
        {round, event.entries[static_cast<std::size_t>(*paired->bye)].id, contest::ByeKind::Allotted});
  }
  for (const contest::Bye& bye : absentByes(entrants(event), round)) pairing.byes.push_back(bye);
  return pairing;
}

bool hasSwissRound(const contest::Contest& /*contest*/, const contest::Event& event, RoundNumber round) {
  if (roundOfByes(event, round)) return true;
  // Schoolmates may meet if no other pairing is left, so the schools cannot make a round impossible.
  const dutch::Field field(SwissChronicle(event, round).tournament());
  return field.size() > 0 && dutch::Completion(field).isPossible();
}

SwissLook swissLook(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  dutch::Tournament tournament = swissTournament(contest, event, round);
  dutch::Field field(tournament);
  SwissLook look{std::move(tournament), std::move(field), std::nullopt};
  if (auto paired = dutch::pairRound(look.tournament)) look.pairing = *std::move(paired);
  return look;
}

std::optional<SchoolMeetings> schoolMeetings(const contest::Event& event, const SwissLook& look,
                                             const RoundPairing& pairing) {
  if (!look.pairing || !hasPlayersOf(event, look.field, pairing)) return std::nullopt;
  auto boards = boardsOfSchoolMates(event, look.tournament, pairing);
  if (boards.empty()) return std::nullopt;
  const int all = static_cast<int>(pairing.boards.size());
  return SchoolMeetings{std::move(boards), all, look.field.fewestMeetings()};
}

std::optional<SchoolMeetings> schoolMeetings(const contest::Contest& contest, const contest::Event& event,
                                             const RoundPairing& pairing) {
  if (event.setup.system != contest::System::Swiss) return std::nullopt;
  const dutch::Tournament tournament = swissTournament(contest, event, pairing.round);
  auto boards = boardsOfSchoolMates(event, tournament, pairing);
  if (boards.empty()) return std::nullopt;
  const dutch::Field field(tournament);
  if (!hasPlayersOf(event, field, pairing) || !dutch::Completion(field).isPossible()) return std::nullopt;
  const int all = static_cast<int>(pairing.boards.size());
  return SchoolMeetings{std::move(boards), all, field.fewestMeetings()};
}

std::optional<SwissReason> swissReason(const contest::Event& event, const SwissLook& look,
                                       const contest::Game& game) {
  if (!look.pairing) return std::nullopt;
  const auto placeOf = [&](EntryId id) { return static_cast<int>(indexOf(event, id)); };
  const auto reason = dutch::reasonOf(look.field, *look.pairing, placeOf(game.blue), placeOf(game.red));
  return reason ? std::optional(reasonFrom(event, look, *reason)) : std::nullopt;
}

std::vector<SwissReason> swissReasons(const contest::Event& event, const SwissLook& look) {
  std::vector<SwissReason> reasons;
  if (!look.pairing) return reasons;
  for (const auto& group : dutch::reasonsOf(look.field, *look.pairing)) {
    for (const dutch::PairReason& reason : group) reasons.push_back(reasonFrom(event, look, reason));
  }
  return reasons;
}

std::optional<SwissBye> swissBye(const contest::Event& event, const SwissLook& look) {
  if (!look.pairing || !look.pairing->bye || look.field.size() == 1) return std::nullopt;
  SwissBye bye{.entry = event.entries[static_cast<std::size_t>(*look.pairing->bye)].id};
  for (int place = 0; place < look.field.size(); ++place) {
    const dutch::PlayerState& state = look.field.at(place);
    bye.isAccelerated = bye.isAccelerated || state.score != state.points;
  }
  return bye;
}

}  // namespace damath::pairing
