// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/resolver.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/rules/legal_turns.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/explain/search.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

namespace {

using board::Piece;
using board::Position;
using board::Side;
using board::Square;
using rules::Turn;

// Finds the only legal turn that the entries from `next` on record without any error.
class SoleFit {
 public:
  SoleFit(const Law& law, const Reading& reading, const board::Position& position, std::size_t next)
      : m_law(law), m_reading(reading), m_position(position), m_next(next) {
    const PlayEntry& play = reading.plays[next];
    const QuietEntry* quiet = play.entry.quiet();
    if (quiet != nullptr) {
      lookForMove(*quiet, quiet->destination);
      const bool hasOther = play.translated != nullptr && play.translated->otherDestination;
      if (hasOther) lookForMove(*quiet, *play.translated->otherDestination);
    } else {
      lookForCapture();
    }
  }

  // Returns the turn; null if no turn or several turns fit, or if the entries record the only fitting turn
  // with an error.
  [[nodiscard]] const rules::Turn* turn() const { return m_fits == 1 && m_cost == 0 ? &m_turn : nullptr; }
  [[nodiscard]] std::size_t entries() const { return m_entries; }

 private:
  void lookForMove(const QuietEntry& quiet, board::Coordinates destination) {
    const board::Side mover = m_position.toMove();
    const auto to = board::Square::at(destination, m_law.notationFrame, mover);
    if (!to) return;
    for (board::Bits rest = rules::startsOfMoves(m_law.movement, m_position, *to); rest != 0;
         rest &= rest - 1) {
      const board::Square from = board::firstSquare(rest);
      if (quiet.chip.fits(m_position.pieceOn(from).chip)) weigh(rules::Turn(from, *to));
    }
  }

  void lookForCapture() {
    const Beginning beginning(m_law, m_reading.plays[m_next], m_position.toMove());
    for (const rules::Turn& turn : rules::legalTurnsInPassing(m_law.movement, m_position)) {
      if (beginning.fits(m_position, turn)) weigh(turn);
    }
  }

  void weigh(const rules::Turn& turn) {
    const auto alignment = align(m_law, m_reading, BoardSteps(m_position, turn), m_next);
    if (!alignment || !alignment->slipless) return;
    ++m_fits;
    m_turn = turn;
    m_entries = alignment->count;
    m_cost = alignment->cost;
  }

  const Law& m_law;
  const Reading& m_reading;
  const board::Position& m_position;
  std::size_t m_next;
  int m_fits = 0;
  rules::Turn m_turn{board::Square(0)};
  std::size_t m_entries = 0;
  int m_cost = 0;
};

// Replays most sheets without a search: follows the entries from the start as long as each entry fits exactly
// one legal turn without an error. The remaining entries become the segment's gap. The totals are not
// checked.
Segment uniqueReplay(const Law& law, const Reading& reading, const board::Position& start) {
  Segment segment;
  segment.start = start;
  segment.end = start;
  segment.explainedTurns.reserve(reading.plays.size());
  std::size_t next = 0;
  while (next < reading.plays.size() && reading.plays[next].owner == segment.end.toMove()) {
    const SoleFit fit(law, reading, segment.end, next);
    if (fit.turn() == nullptr) break;
    segment.explainedTurns.emplace_back(segment.end.toMove(), *fit.turn(), next, fit.entries());
    rules::play(law.movement, segment.end, *fit.turn());
    next += fit.entries();
  }
  segment.alternatives.resize(segment.explainedTurns.size());
  segment.gapFrom = next;
  segment.gapCount = reading.plays.size() - next;
  return segment;
}

// The place where the replay resumes after a gap.
struct Resumption {
  std::size_t entry;         // the index of the first entry after the gap
  board::Position position;  // the position before this entry
};

// A guessed position counts as confirmed if this number of consecutive entries, or all remaining entries, can
// be played from it. Eight entries hardly fit a wrong position by chance.
constexpr std::size_t kBearingEntries = 8;

constexpr std::size_t kLongestGap = 16;  // the maximum number of entries in a gap before the replay resumes
// The largest number of guessed positions that are kept for one entry. The likeliest positions are kept.
constexpr std::size_t kMostGuesses = 800;

// The costs of guessing the turn of an entry in a gap.
constexpr int kOtherTurn = 7;     // cost of a legal turn that does not resemble the entry
constexpr int kAgainstRules = 6;  // cost of the move that the entry names, made without a check of the rules
constexpr int kNothing = 10;      // cost of guessing that the entry records no turn

// A position to which the entries of the gap may have led, and the cost (doubt) of this assumption.
struct Guess {
  Position position = Position();
  int doubt = 0;
};

// Guesses the position after a gap: from the moves that the entries in the gap name, and from the turns that
// were possible. A guess is accepted only if the entries after the gap confirm it.
class PositionGuesser {
 public:
  PositionGuesser(const Law& law, const Reading& reading, const TotalGaps& totalGaps, std::size_t from,
                  SearchMemory& memory)
      : m_law(law),
        m_reading(reading),
        m_totalGaps(totalGaps),
        m_from(from),
        m_memory(memory),
        m_guesses(std::min(reading.plays.size(), from + kLongestGap) - from + 1) {}

  std::optional<Resumption> run(const Position& last) {
    m_guesses.front().emplace(last, 0);
    std::optional<Resumption> longest;
    std::size_t farthest = 0;
    for (std::size_t i = 0; i + 1 < m_guesses.size(); ++i) {
      for (const Guess& guess : likeliest(i)) extend(guess, i);
      const std::size_t next = m_from + i + 1;
      if (next == m_reading.plays.size()) break;
      const auto [best, reached] = bestBefore(i + 1);
      if (best && reached == m_reading.plays.size()) return Resumption{next, *best};
      if (best && reached - next >= kBearingEntries && reached > farthest) {
        longest = Resumption{next, *best};
        farthest = reached;
      }
    }
    return longest;
  }

 private:
  [[nodiscard]] const PlayEntry& play(std::size_t i) const { return m_reading.plays[m_from + i]; }

  [[nodiscard]] std::vector<Guess> likeliest(std::size_t i) const {
    std::vector<Guess> guesses;
    for (const auto& [position, doubt] : m_guesses[i]) guesses.push_back({position, doubt});
    std::ranges::sort(guesses, [](const Guess& a, const Guess& b) {
      return a.doubt != b.doubt ? a.doubt < b.doubt : a.position.digest() < b.position.digest();
    });
    if (guesses.size() > kMostGuesses) guesses.resize(kMostGuesses);
    return guesses;
  }

  // Returns the best guess of the position before the entry `i` of the gap, and the first entry that cannot
  // be played from this position. The best guess is the position from which the most entries can be played.
  // If guesses are equal in this, the guess that fits the R.C. rows better is chosen, then the guess with the
  // lower doubt. The position is nullopt if the entry `i` cannot be played from any guess.
  [[nodiscard]] std::pair<std::optional<Position>, std::size_t> bestBefore(std::size_t i) {
    std::optional<Position> best;
    Search::Reach farthest{m_from + i, 0};
    for (const Guess& guess : likeliest(i)) {
      if (!canBegin(guess.position, i)) continue;
      const Search::Reach reach =
          Search(m_law, m_reading, m_totalGaps, guess.position, m_from + i, m_memory).reachOfPlay();
      const bool farther = reach.next > farthest.next;
      const bool fitsBetter =
          best && reach.next == farthest.next && reach.remainingCost < farthest.remainingCost;
      if (!farther && !fitsBetter) continue;
      best = guess.position;
      farthest = reach;
    }
    return {best, farthest.next};
  }

  [[nodiscard]] bool canBegin(const Position& position, std::size_t i) const {
    const Beginning beginning(m_law, play(i), position.toMove());
    return std::ranges::any_of(rules::legalTurnsInPassing(m_law.movement, position),
                               [&](const Turn& turn) { return beginning.fits(position, turn); });
  }

  // Adds guessed positions after the entry, one for each possible meaning of the entry: the move that it
  // names (legal or not), each legal turn, or no turn at all.
  void extend(const Guess& guess, std::size_t i) {
    Guess before = guess;
    before.position.setToMove(play(i).owner);
    putAsNamed(before, i);
    for (const Turn& turn : rules::legalTurnsInPassing(m_law.movement, before.position)) {
      const BoardStep boardStep = BoardSteps(before.position, turn)[0];
      const std::optional<Match> found = match(m_law, play(i), boardStep, before.position.toMove());
      const int doubt = found ? found->cost : kOtherTurn + costOfScore(m_law, play(i), boardStep);
      Guess after{before.position, before.doubt + doubt};
      rules::play(m_law.movement, after.position, turn);
      // A chain has one entry for each jump, so the next guess stands after all of them.
      add(after, i + std::max<std::size_t>(turn.jumps().size(), 1));
    }
    add({before.position, before.doubt + kNothing}, i + 1);
  }

  void putAsNamed(const Guess& before, std::size_t i) {
    const Side mover = play(i).owner;
    const QuietEntry* quiet = play(i).entry.quiet();
    const CaptureEntry* capture = play(i).entry.capture();
    if (quiet == nullptr && capture == nullptr) return;
    const auto start = squareOf(before.position, quiet != nullptr ? quiet->chip : capture->taker, mover);
    if (!start) return;
    if (quiet != nullptr) {
      const auto there = Square::at(quiet->destination, m_law.notationFrame, mover);
      if (there) put(before, *start, *there, i);
      return;
    }
    Guess without = before;
    const auto taken = squareOf(before.position, capture->taken, board::opponent(mover));
    if (taken) without.position.remove(*taken);
    for (int number = 0; number < board::kSquares; ++number) {
      if (Square(number).sign() == capture->sign) put(without, *start, Square(number), i);
    }
  }

  [[nodiscard]] static std::optional<Square> squareOf(const Position& position, const Operand& named,
                                                      Side side) {
    for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      if (!named.names(chip)) continue;
      if (const auto square = position.find(side, chip)) return square;
    }
    return std::nullopt;
  }

  void put(Guess guess, Square start, Square there, std::size_t i) {
    if (guess.position.at(there)) return;
    const Piece piece = guess.position.pieceOn(start);
    const bool isCrowned = there.y() == board::farRow(piece.side);
    guess.position.move(start, there, isCrowned ? board::Rank::Dama : piece.rank);
    guess.doubt += kAgainstRules;
    add(guess, i + 1);
  }

  // Adds a guessed position before the entry `i`. The side to move is the owner of this entry.
  void add(Guess guess, std::size_t i) {
    if (i >= m_guesses.size() || m_from + i >= m_reading.plays.size()) return;
    guess.position.setToMove(play(i).owner);
    const auto [held, isNew] = m_guesses[i].try_emplace(guess.position, guess.doubt);
    if (!isNew) held->second = std::min(held->second, guess.doubt);
  }

  const Law& m_law;
  const Reading& m_reading;
  const TotalGaps& m_totalGaps;
  std::size_t m_from;
  SearchMemory& m_memory;
  // For each entry of the gap, and for the entry after it: the guessed positions before this entry, each with
  // its doubt.
  std::vector<std::unordered_map<Position, int, board::PositionDigest>> m_guesses;
};

// Returns the earliest entry after the beginning of the gap from which all later entries can be played as
// written. If there is none, returns the entry from which play reaches farthest, provided that at least
// kBearingEntries entries can be played from there. nullopt if no entry fixes the position in this way.
// Precondition: the segment ends in a gap.
std::optional<Resumption> resume(const Law& law, const Reading& reading, const TotalGaps& totalGaps,
                                 const Segment& segment, SearchMemory& memory) {
  return PositionGuesser(law, reading, totalGaps, segment.gapFrom, memory).run(segment.end);
}

// The maximum number of segments. If the sheet has more parts, all entries after the sixth segment form one
// gap, because a sheet with so many gaps hardly records a game.
constexpr std::size_t kMostSegments = 6;

// True if no readable entry records the turn: it is unwritten, or all its entries are unreadable.
bool isGuess(const Reading& reading, const ExplainedTurn& explained) {
  if (explained.kind == ExplainedTurnKind::Unwritten) return true;
  if (explained.kind != ExplainedTurnKind::Turn) return false;
  for (std::size_t i = 0; i < explained.count; ++i) {
    if (!reading.plays[explained.entry(i)].entry.isUnreadable()) return false;
  }
  return true;
}

// Removes the guessed turns (isGuess) at the end of a segment before a gap, because no later entry confirms
// them. The gap then begins with the first of them.
void undoGuesses(const Law& law, const Reading& reading, Segment& segment) {
  std::size_t kept = segment.explainedTurns.size();
  while (kept > 0 && isGuess(reading, segment.explainedTurns[kept - 1])) --kept;
  endBefore(law, reading, segment, kept);
}

// True if the turn is only one of several possible guesses: all its entries are unreadable and have no
// legible score or total, and other turns fit as well.
bool isOpenGuess(const Reading& reading, const ExplainedTurn& explained,
                 const std::vector<rules::Turn>& others) {
  if (explained.kind != ExplainedTurnKind::Turn || others.empty() || !isGuess(reading, explained))
    return false;
  for (std::size_t i = 0; i < explained.count; ++i) {
    const PlayEntry& play = reading.plays[explained.entry(i)];
    if (lastStep(play.score) != nullptr || lastStep(play.total) != nullptr) return false;
  }
  return true;
}

// Ends the segment before its first open guess (isOpenGuess). The gap then begins there. A sheet with end
// rows (R.C., TOTAL, GRAND) is not changed, because these rows can decide between the turns. Returns true if
// a guess was removed.
bool undoOpenGuess(const Law& law, const Reading& reading, Segment& segment) {
  if (!reading.rows.empty()) return false;
  std::size_t kept = 0;
  while (kept < segment.explainedTurns.size() &&
         !isOpenGuess(reading, segment.explainedTurns[kept], segment.alternatives[kept])) {
    ++kept;
  }
  if (kept == segment.explainedTurns.size()) return false;
  endBefore(law, reading, segment, kept);
  return true;
}

}  // namespace

bool hasOpenGuess(const Reading& reading, const Segment& segment) {
  if (!reading.rows.empty()) return false;
  for (std::size_t i = 0; i < segment.explainedTurns.size(); ++i) {
    if (isOpenGuess(reading, segment.explainedTurns[i], segment.alternatives[i])) return true;
  }
  return false;
}

// Explains the sheet without any cost; nullopt if no such explanation is found. First follows the only
// fitting turn as long as exactly one turn fits (uniqueReplay). Then a search explains the remaining entries.
std::optional<Segment> cleanPlay(const Law& law, const Reading& reading, const TotalGaps& totalGaps,
                                 const board::Position& start, SearchMemory& memory) {
  if (!totalGaps.areNone()) return std::nullopt;
  Segment segment = uniqueReplay(law, reading, start);
  if (segment.gapCount == 0) {
    return remainingCost(law, reading, segment.end) == 0 ? std::optional(std::move(segment)) : std::nullopt;
  }
  Search search(law, reading, totalGaps, segment.end, segment.gapFrom, memory);
  std::optional<Segment> rest = search.runAtNoCost();
  if (!rest) return std::nullopt;
  std::ranges::move(rest->explainedTurns, std::back_inserter(segment.explainedTurns));
  std::ranges::move(rest->alternatives, std::back_inserter(segment.alternatives));
  segment.end = rest->end;
  segment.gapFrom = 0;
  segment.gapCount = 0;
  return segment;
}

Explanation explain(const Law& law, const Reading& reading, const board::Position& start,
                    SearchMemory& memory) {
  const TotalGaps totalGaps(law, reading);
  Explanation found;
  Resumption from{0, start};
  while (true) {
    Search search(law, reading, totalGaps, from.position, from.entry, memory);
    Segment& segment = found.segments.emplace_back(search.run());
    found.limitReached = found.limitReached || search.limitReached();
    if (segment.gapCount > 0) undoGuesses(law, reading, segment);
    const bool isOpen = undoOpenGuess(law, reading, segment);
    if (segment.gapCount == 0 || found.segments.size() == kMostSegments) return found;
    const std::optional<Resumption> next = resume(law, reading, totalGaps, segment, memory);
    // A few entries fit many positions. So after an open guess, fewer than kBearingEntries remaining entries
    // prove no position.
    if (!next || (isOpen && reading.plays.size() - next->entry < kBearingEntries)) return found;
    segment.gapCount = next->entry - segment.gapFrom;
    from = *next;
  }
}

}  // namespace damath::sheet
