// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/knock_out_progress.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/meeting_state.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using ProgressOfAll = std::map<EntryId, KnockOutProgress>;

class KnockOutChronicle {
 public:
  explicit KnockOutChronicle(const contest::Event& event)
      : m_event(event), m_lossesOut(lossesUntilOut(event)) {
    for (const contest::Entry& entry : bracketEntrants(event)) m_progress[entry.id];
    m_baseRounds = baseRounds();
    const int paired = roundsPaired(event);
    for (int round = 1; round <= paired; ++round) add(round);
    if (m_lossesOut == 2 && paired >= m_baseRounds && m_baseRounds > 0) endDouble();
  }

  [[nodiscard]] int rounds() const { return m_baseRounds + (m_isResetDue ? 1 : 0); }
  [[nodiscard]] std::optional<int> firstAdrift() const { return m_firstAdrift; }
  [[nodiscard]] ProgressOfAll progress() && { return std::move(m_progress); }

 private:
  [[nodiscard]] int baseRounds() const {
    if (m_progress.size() < 2) return 0;
    return m_lossesOut * bracketRounds(static_cast<int>(m_progress.size()));
  }

  void setAdrift(int round) { m_firstAdrift = std::min(round, m_firstAdrift.value_or(round)); }

  // An entry without a defeat waits in the rounds that the losers' side of a double knock-out plays alone. If
  // it has a game or a bye there, a result was corrected later. If it had a bye in the round before, that
  // round must be paired again too: the correction may have given the two entries of one meeting a bye each,
  // and the round after would come out the same again.
  void checkWaiting(EntryId entry, int round) {
    if (m_lossesOut != 2 || round == 1 || round % 2 == 0 || round >= m_baseRounds) return;
    const auto found = m_progress.find(entry);
    if (found == m_progress.end() || found->second.outIn || found->second.losses > 0) return;
    setAdrift(hasAllottedBye(entry, round - 1) ? round - 1 : round);
  }

  [[nodiscard]] bool hasAllottedBye(EntryId entry, int round) const {
    return std::ranges::any_of(m_event.byes, [&](const contest::Bye& bye) {
      return bye.entry == entry && numberOf(bye.round) == round && bye.kind == contest::ByeKind::Allotted;
    });
  }

  [[nodiscard]] bool isForThird(const KnockOutProgress& own, int round) const {
    return m_lossesOut == 1 && round == m_baseRounds && own.outIn == round - 1;
  }

  // True if the results of the earlier rounds allow this game. In general, two opponents have equal numbers
  // of defeats. In the final of a double knock-out the numbers usually differ by one. Two entries that are
  // out may meet only for third place.
  [[nodiscard]] bool rests(const contest::Game& game, int round) const {
    const auto blue = m_progress.find(game.blue);
    const auto red = m_progress.find(game.red);
    if (blue == m_progress.end() || red == m_progress.end()) return true;
    const KnockOutProgress& one = blue->second;
    const KnockOutProgress& other = red->second;
    if (one.outIn || other.outIn) return isForThird(one, round) && isForThird(other, round);
    const bool isFinal = m_lossesOut == 2 && round == m_baseRounds;
    // After a last round of the winners' side that nobody won, both finalists may have one defeat.
    if (isFinal && isOneDefeatEach(m_event) && one.losses == other.losses) return one.losses == 1;
    return std::abs(one.losses - other.losses) == (isFinal ? 1 : 0);
  }

  void lose(EntryId entry, int round, int losses) {
    const auto found = m_progress.find(entry);
    if (found == m_progress.end() || found->second.outIn) return;
    found->second.losses += losses;
    if (found->second.losses >= m_lossesOut) found->second.outIn = round;
  }

  // Records that the entry has a game or a bye in this round. Returns true if the entry was already out: the
  // game or bye is then for third place.
  bool see(EntryId entry, int round) {
    const auto found = m_progress.find(entry);
    if (found == m_progress.end()) return false;
    found->second.lastSeen = round;
    m_missedIn.erase(entry);
    if (const auto waits = m_waitsSince.find(entry); waits != m_waitsSince.end()) {
      if (round == waits->second + 1 && round < m_baseRounds) setAdrift(round);
      m_waitsSince.erase(waits);
    }
    return found->second.outIn && *found->second.outIn < round;
  }

  void placeThird(const contest::Game& game) {
    KnockOutProgress& blue = m_progress.at(game.blue);
    KnockOutProgress& red = m_progress.at(game.red);
    blue.thirdPlace = red.thirdPlace = ThirdPlace::Lost;
    switch (outcomeOf(m_event, game)) {
      case Outcome::First:
        blue.thirdPlace = ThirdPlace::Won;
        return;
      case Outcome::Second:
        red.thirdPlace = ThirdPlace::Won;
        return;
      case Outcome::Nobody:
        return;
      case Outcome::Open:
      case Outcome::Drawn:
        break;
    }
    blue.thirdPlace = red.thirdPlace = ThirdPlace::Open;
  }

  void add(const contest::Game& game, int round) {
    if (!rests(game, round)) setAdrift(round);
    checkWaiting(game.blue, round);
    checkWaiting(game.red, round);
    const bool areBothOut = see(game.blue, round) && see(game.red, round);
    see(game.red, round);
    if (areBothOut) {
      placeThird(game);
      return;
    }
    switch (outcomeOf(m_event, game)) {
      case Outcome::First:
        lose(game.red, round, 1);
        return;
      case Outcome::Second:
        lose(game.blue, round, 1);
        return;
      case Outcome::Nobody: {
        if (isOneDefeatEach(m_event) && m_progress.contains(game.blue) && m_progress.contains(game.red)) {
          loseEach(game, round);
        } else {
          lose(game.blue, round, m_lossesOut);
          lose(game.red, round, m_lossesOut);
        }
        return;
      }
      case Outcome::Open:
      case Outcome::Drawn:
        return;
    }
  }

  void add(const contest::Bye& bye, int round) {
    const bool isAllotted = bye.kind == contest::ByeKind::Allotted;
    checkWaiting(bye.entry, round);
    if (see(bye.entry, round)) {
      if (!isForThird(m_progress.at(bye.entry), round)) setAdrift(round);
      m_progress.at(bye.entry).thirdPlace = isAllotted ? ThirdPlace::Won : ThirdPlace::Lost;
    } else if (!isAllotted) {
      miss(bye.entry, round);
    }
  }

  // Adds a round of a double knock-out in which the entry has no game and no bye, although it has not
  // withdrawn.
  void addUnseen(const contest::Entry& row, KnockOutProgress& own, int round) {
    if (round > m_baseRounds) return;
    const bool isActive = row.plays(contest::RoundNumber{round});
    if (own.losses == 0) {
      // Entries without a defeat wait while the losers' side plays alone.
      if (round > 1 && round % 2 == 1) return;
      // An entry that had withdrawn and came back later has missed a meeting, which counts as a defeat.
      isActive ? setAdrift(round) : miss(row.id, round);
      return;
    }
    const auto missed = m_missedIn.find(row.id);
    if (isOneDefeatEach(m_event) && (missed != m_missedIn.end() || m_waitsSince.contains(row.id))) return;
    // Every other entry with one defeat plays each round of the losers' side. An entry that is not there was
    // dropped: its opponent missed their meeting too, so nobody advanced.
    if (missed != m_missedIn.end()) {
      own.outIn = missed->second;
    } else {
      isActive ? setAdrift(round) : miss(row.id, round);
    }
  }

  // Gives each player of a game that nobody won one defeat. On the winners' side, the player with the lower
  // start number then waits for the place of a missing loser (meeting_state.hpp).
  void loseEach(const contest::Game& game, int round) {
    const bool isOfWinners = m_progress.at(game.blue).losses == 0 && m_progress.at(game.red).losses == 0;
    lose(game.blue, round, 1);
    lose(game.red, round, 1);
    const bool isBlueLower = m_event.at(game.blue).number < m_event.at(game.red).number;
    if (isOfWinners) m_waitsSince[isBlueLower ? game.blue : game.red] = round;
  }

  // Adds a meeting that the entry missed.
  void miss(EntryId entry, int round) {
    lose(entry, round, 1);
    m_missedIn[entry] = round;
  }

  void add(int round) {
    for (const contest::Game& game : m_event.games) {
      if (numberOf(game.round) == round) add(game, round);
    }
    for (const contest::Bye& bye : m_event.byes) {
      if (numberOf(bye.round) == round) add(bye, round);
    }
    // In a single knock-out, every entry that is still in has a game or a bye in each round. An entry without
    // a game and without a bye is therefore out. In a double knock-out, some entries wait for a round.
    for (auto& [entry, own] : m_progress) {
      if (own.outIn || own.lastSeen == round) continue;
      const contest::Entry& row = m_event.at(entry);
      const bool isHere = isStillIn(row, contest::RoundNumber{round});
      if (m_lossesOut == 2 && isHere) {
        addUnseen(row, own, round);
        continue;
      }
      // An entry that had withdrawn and came back later has the missed round as an absence.
      if (row.plays(contest::RoundNumber{round})) setAdrift(round);
      own.outIn = round;
    }
    // In the last round, a loser of a semi-final may have no game for third place, because no opponent came.
    // Such an entry counts as the loser of the game for third place (ThirdPlace::Lost).
    if (m_lossesOut == 1 && round == m_baseRounds) {
      for (auto& [entry, own] : m_progress) {
        const bool isSemifinalist = own.outIn && *own.outIn == round - 1;
        if (isSemifinalist && own.thirdPlace == ThirdPlace::None) own.thirdPlace = ThirdPlace::Lost;
      }
    }
  }

  // Finds out if the reset (the second final of a double knock-out) is due: both finalists have one defeat,
  // and neither has withdrawn. Marks all other entries as out, including entries that missed a meeting to
  // which no player came.
  void endDouble() {
    std::vector<EntryId> left;
    for (auto& [entry, own] : m_progress) {
      if (own.outIn) continue;
      if (own.lastSeen >= m_baseRounds) {
        left.push_back(entry);
      } else {
        own.outIn = own.lastSeen;
      }
    }
    if (left.size() < 2 || roundsPaired(m_event) > m_baseRounds || !isDecided(m_baseRounds)) {
      m_isResetDue = roundsPaired(m_event) > m_baseRounds;
      return;
    }
    std::vector<EntryId> gone;
    for (const EntryId entry : left) {
      if (!isStillIn(m_event.at(entry), contest::RoundNumber{m_baseRounds + 1})) gone.push_back(entry);
    }
    if (gone.size() == 1) m_progress.at(gone[0]).outIn = m_baseRounds;
    m_isResetDue = gone.empty();
  }

  [[nodiscard]] bool isDecided(int round) const {
    return std::ranges::none_of(m_event.games, [&](const contest::Game& game) {
      const Outcome outcome = outcomeOf(m_event, game);
      return numberOf(game.round) == round && (outcome == Outcome::Open || outcome == Outcome::Drawn);
    });
  }

  const contest::Event& m_event;
  int m_lossesOut;
  int m_baseRounds = 0;
  ProgressOfAll m_progress;
  // The entries that missed their last meeting, with its round. With the option `nobodyWon: oneDefeatEach`,
  // they may wait for the place of a missing loser. m_waitsSince: the entries that wait for such a place
  // after a game that nobody won, with the round of the game.
  std::map<EntryId, int> m_missedIn;
  std::map<EntryId, int> m_waitsSince;
  std::optional<int> m_firstAdrift;
  bool m_isResetDue = false;
};

// The sort key of an entry's progress in a knock-out. A greater key means a better place.
using Key = std::pair<int, int>;

Key keyOf(const KnockOutProgress& fate) {
  if (!fate.outIn) return {std::numeric_limits<int>::max(), 0};
  return {*fate.outIn, static_cast<int>(fate.thirdPlace)};
}

// True if two entries compete for third place. A single candidate has no opponent for third place.
bool isThirdPlaceContested(const std::map<EntryId, KnockOutProgress>& progress) {
  return std::ranges::count_if(
             progress, [](const auto& fate) { return fate.second.thirdPlace != ThirdPlace::None; }) == 2;
}

void setPlaces(const contest::Event& event, std::vector<Level>& levels) {
  int place = 1;
  for (Level& level : levels) {
    level.place = place;
    place += static_cast<int>(level.entries.size());
    std::ranges::sort(level.entries, {}, [&event](EntryId entry) { return event.at(entry).number; });
  }
}

}  // namespace

ProgressOfAll knockOutProgress(const contest::Event& event) {
  return KnockOutChronicle(event).progress();
}

std::optional<int> firstRoundAdrift(const contest::Event& event) {
  return KnockOutChronicle(event).firstAdrift();
}

int roundsOfKnockOut(const contest::Event& event) {
  return KnockOutChronicle(event).rounds();
}

std::vector<Level> levelsOf(const contest::Event& event) {
  const std::map<EntryId, KnockOutProgress> progress = knockOutProgress(event);
  const bool isThirdContested = isThirdPlaceContested(progress);
  std::map<Key, Level, std::greater<>> byKey;
  Level outside;
  outside.hadSeat = false;
  for (const contest::Entry& entry : event.entries) {
    const auto fate = progress.find(entry.id);
    if (fate == progress.end()) {
      outside.entries.push_back(entry.id);
      continue;
    }
    Level& level = byKey[keyOf(fate->second)];
    level.entries.push_back(entry.id);
    if (fate->second.outIn) level.lostIn = contest::RoundNumber{*fate->second.outIn};
    if (isThirdContested) level.thirdPlace = fate->second.thirdPlace;
    level.isThirdByBye = !isThirdContested && fate->second.thirdPlace == ThirdPlace::Won;
  }
  std::vector<Level> levels;
  for (auto& [key, level] : byKey) levels.push_back(std::move(level));
  if (!outside.entries.empty()) levels.push_back(std::move(outside));
  setPlaces(event, levels);
  return levels;
}

}  // namespace damath::pairing
