// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/pairing/bracket_law.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/systems/group_play.hpp"

namespace damath::pairing::testing {

namespace {

using contest::ByeKind;
using contest::EntryId;
using contest::RoundNumber;
using contest::System;

// The story of one player of a bracket.
struct Fate {
  int defeats = 0;
  int seenIn = 0;               // the last round with a game or a bye
  std::optional<int> missedIn;  // the round of the last meeting that the player missed
  bool wasAnnounced = false;    // that absence was announced; otherwise the player had withdrawn
  std::optional<int> sharedIn;  // the round of a game of the winners' side that nobody won
  bool mayBeOut = false;        // away while it may have waited for the losers' side, so nobody can tell
  std::optional<int> outIn;
};

class Bracketed {
 public:
  explicit Bracketed(const contest::Event& event) : m_event(event), m_allowed(lossesUntilOut(event)) {
    for (const contest::Entry& entry : bracketEntrants(event)) m_fates[entry.id];
    if (m_fates.size() < 2) return;
    m_base = m_allowed * bracketRounds(static_cast<int>(m_fates.size()));
    for (int round = 1; round <= contest::roundsPaired(event); ++round) add(round);
  }

  [[nodiscard]] std::string faultOf(const RoundPairing& next) const {
    const int round = contest::numberOf(next.round);
    std::set<EntryId> placed;
    std::set<EntryId> absent;
    for (const Board& board : next.boards) placed.insert({board.blue, board.red});
    for (const contest::Bye& bye : next.byes) {
      (bye.kind == ByeKind::Allotted ? placed : absent).insert(bye.entry);
    }
    for (const auto& [entry, fate] : m_fates) {
      const contest::Entry& row = m_event.at(entry);
      const bool isIn = placed.contains(entry) || absent.contains(entry);
      if (fate.outIn) {
        if (isIn && !isForThird(fate, round)) return named(entry) + " plays after its elimination";
        continue;
      }
      if (placed.contains(entry) && !row.plays(next.round)) return named(entry) + " plays, but is away";
      if (isIn || !isStillIn(row, next.round) || waits(fate, round) || isExcused(entry, fate, round))
        continue;
      return named(entry) + " is lost";
    }
    for (const EntryId entry : placed) {
      if (!m_fates.contains(entry)) return named(entry) + " plays without a seat";
    }
    return {};
  }

  [[nodiscard]] std::string endFault() const {
    const int paired = contest::roundsPaired(m_event);
    std::vector<EntryId> left;
    for (const auto& [entry, fate] : m_fates) {
      const bool isHere = isStillIn(m_event.at(entry), RoundNumber{paired + 1});
      if (!fate.outIn && isHere && !isExcused(entry, fate, paired + 1)) left.push_back(entry);
    }
    if (left.size() < 2) return {};
    std::string text;
    for (const EntryId entry : left) text += named(entry) + " ";
    return text + "are left";
  }

 private:
  [[nodiscard]] std::string named(EntryId entry) const {
    return "player " + std::to_string(contest::numberOf(entry));
  }

  [[nodiscard]] bool isOfWinners(int round) const {
    return m_allowed == 1 || round == 1 || round % 2 == 0 || round >= m_base;
  }
  [[nodiscard]] bool waits(const Fate& fate, int round) const {
    return fate.defeats == 0 && !isOfWinners(round);
  }
  [[nodiscard]] bool isForThird(const Fate& fate, int round) const {
    return m_allowed == 1 && round == m_base && fate.outIn == round - 1;
  }

  // Nobody advances from a meeting that both players miss. With `oneDefeatEach`, one player of a game or
  // meeting that nobody won waits for the place of a missing loser.
  [[nodiscard]] bool isExcused(EntryId entry, const Fate& fate, int round) const {
    if (m_allowed == 1 || fate.defeats != 1) return false;
    if (isOneDefeatEach(m_event)) {
      const int from = std::max(fate.missedIn.value_or(0), fate.sharedIn.value_or(0));
      return from > 0 && fate.seenIn <= from && (round <= m_base || fate.mayBeOut);
    }
    if (!fate.missedIn || fate.seenIn > *fate.missedIn) return false;
    return std::ranges::any_of(m_fates, [&](const auto& other) {
      return other.first != entry && other.second.missedIn == fate.missedIn &&
             other.second.seenIn <= *fate.missedIn && (other.second.wasAnnounced || !fate.wasAnnounced);
    });
  }

  void lose(Fate& fate, int round, int defeats) {
    fate.defeats += defeats;
    if (fate.defeats >= m_allowed) fate.outIn = round;
  }

  void add(int round) {
    std::map<EntryId, ByeKind> byes;
    for (const contest::Bye& bye : m_event.byes) {
      if (bye.round == RoundNumber{round}) byes.emplace(bye.entry, bye.kind);
    }
    const auto games = contest::gamesOf(m_event, RoundNumber{round});
    for (auto& [entry, fate] : m_fates) {
      const EntryId own = entry;
      if (fate.outIn) continue;
      const auto game = std::ranges::find_if(
          games, [own](const contest::Game* each) { return each->blue == own || each->red == own; });
      if (game != games.end()) {
        fate.seenIn = round;
        const Outcome outcome = outcomeOf(m_event, **game);
        const bool isBlue = (*game)->blue == own;
        if (outcome == Outcome::Nobody) {
          if (fate.defeats == 0 && round < m_base) fate.sharedIn = round;
          lose(fate, round, isOneDefeatEach(m_event) ? 1 : m_allowed);
        } else if (outcome == (isBlue ? Outcome::Second : Outcome::First)) {
          lose(fate, round, 1);
        }
        continue;
      }
      const auto bye = byes.find(own);
      if (bye != byes.end()) fate.seenIn = round;
      if (bye != byes.end() && bye->second == ByeKind::Allotted) continue;
      if (bye == byes.end() && (waits(fate, round) || isExcused(own, fate, round))) {
        if (!isStillIn(m_event.at(own), RoundNumber{round})) lose(fate, round, m_allowed);
        fate.mayBeOut = fate.mayBeOut || (fate.defeats > 0 && !m_event.at(own).plays(RoundNumber{round}));
        continue;
      }
      fate.missedIn = round;
      fate.wasAnnounced = bye != byes.end();
      lose(fate, round, 1);
    }
  }

  const contest::Event& m_event;
  int m_allowed;
  int m_base = 0;
  std::map<EntryId, Fate> m_fates;
};

bool isBracket(const contest::Event& event) {
  return event.setup.system == System::KnockOut || event.setup.system == System::DoubleKnockOut;
}

}  // namespace

std::string bracketFault(const contest::Event& event, const RoundPairing& next) {
  if (isBracket(event)) return Bracketed(event).faultOf(next);
  if (event.setup.system != System::Groups || event.setup.groupPlan.final != System::KnockOut) return {};
  const int rounds = groupRounds(event);
  if (contest::numberOf(next.round) <= rounds) return {};
  RoundPairing own = next;
  own.round = RoundNumber{contest::numberOf(next.round) - rounds};
  for (contest::Bye& bye : own.byes) bye.round = own.round;
  const contest::Event last = finalEvent(event, groupsPlayed(event));
  return Bracketed(last).faultOf(own);
}

std::string bracketEndFault(const contest::Event& event) {
  if (isBracket(event)) return Bracketed(event).endFault();
  if (event.setup.system != System::Groups || event.setup.groupPlan.final != System::KnockOut) return {};
  if (!hasFinalBegun(event)) return {};
  const contest::Event last = finalEvent(event, groupsPlayed(event));
  return Bracketed(last).endFault();
}

}  // namespace damath::pairing::testing
