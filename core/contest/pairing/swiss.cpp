// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/swiss.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/contest/pairing/swiss_cost.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

Side sideInField(const SwissField& field, int higher, int lower) {
  const Record& ahead = field.players[static_cast<std::size_t>(higher)];
  const Record& behind = field.players[static_cast<std::size_t>(lower)];
  if (field.firstMove == contest::FirstMove::Lot) {
    const Side ofLower = sideByLot(field.lotSeed, field.round, std::min(ahead.number, behind.number),
                                   std::max(ahead.number, behind.number));
    return ahead.number < behind.number ? ofLower : other(ofLower);
  }
  const Side first = firstSideByLot(field.lotSeed, field.round);
  return sideOf(ahead, behind, higher % 2 == 0 ? first : other(first));
}

}  // namespace

std::optional<SwissChoice> MatchedSwiss::choose(const SwissField& field) const {
  const SwissCosts costs(field);
  const auto partners = cheapestPairs(costs.count(), costs);
  if (!partners) return std::nullopt;
  SwissChoice choice;
  for (int rank = 0; rank < static_cast<int>(field.players.size()); ++rank) {
    const int partner = (*partners)[static_cast<std::size_t>(rank)];
    const EntryId own = field.players[static_cast<std::size_t>(rank)].entry;
    if (costs.isBye(partner)) {
      choice.bye = own;
    } else if (rank < partner) {
      const EntryId opponent = field.players[static_cast<std::size_t>(partner)].entry;
      const bool isBlue = sideInField(field, rank, partner) == Side::Blue;
      choice.boards.push_back(isBlue ? Board{own, opponent} : Board{opponent, own});
    }
  }
  return choice;
}

SwissField swissField(const contest::Contest& contest, const contest::Event& event,
                      contest::RoundNumber round) {
  SwissField field{.round = round,
                   .firstMove = event.setup.firstMove,
                   .lotSeed = event.setup.lotSeed,
                   .players = {},
                   .schools = numberOf(round) == 1 ? schoolsOf(contest, event) : Schools()};
  std::map<EntryId, Record> records = recordsOf(event);
  for (const contest::Entry& entry : event.entries) {
    if (entry.plays(round)) field.players.push_back(std::move(records.at(entry.id)));
  }
  std::ranges::sort(field.players, [](const Record& a, const Record& b) {
    return a.points != b.points ? a.points > b.points : a.number < b.number;
  });
  return field;
}

std::optional<RoundPairing> swissRound(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round, const SwissSystem& system) {
  const SwissField field = swissField(contest, event, round);
  const auto choice = system.choose(field);
  if (!choice) return std::nullopt;
  std::map<EntryId, const Record*> records;
  for (const Record& record : field.players) records[record.entry] = &record;

  RoundPairing pairing{.round = round, .boards = choice->boards, .byes = {}};
  std::ranges::sort(pairing.boards, [&records](const Board& a, const Board& b) {
    const auto keyOf = [&records](const Board& board) {
      const Record& blue = *records.at(board.blue);
      const Record& red = *records.at(board.red);
      return std::tuple(-std::max(blue.points, red.points), -(blue.points + red.points),
                        std::min(blue.number, red.number));
    };
    return keyOf(a) < keyOf(b);
  });
  if (choice->bye) pairing.byes.push_back({round, *choice->bye, contest::ByeKind::Allotted});
  for (const contest::Bye& bye : absentByes(entrants(event), round)) pairing.byes.push_back(bye);
  return pairing;
}

}  // namespace damath::pairing
