// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/resumption.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "core/sheet/explain/search.hpp"

namespace damath::sheet {

namespace {

using board::Piece;
using board::Position;
using board::Side;
using board::Square;
using rules::Turn;

constexpr std::size_t kLongestGap = 16;    // the maximum number of entries in a gap
constexpr std::size_t kMostGuesses = 800;  // the number of most likely guesses kept at one entry

// The costs of a guess, in addition to the cost of a match. kOtherTurn: the turn does not resemble the entry.
// kAgainstRules: no rule allows the move that the entry names. kNothing: the entry records no turn.
constexpr int kOtherTurn = 7;
constexpr int kAgainstRules = 6;
constexpr int kNothing = 10;

// A position that the entries may have led to, and the cost of this assumption.
struct Guess {
  Position position = Position();
  int doubt = 0;
};

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

  // Returns the best guess before the entry `i` of the gap, and the first entry that cannot be played from
  // it. The best guess lets the most entries be played. Among equal guesses the R.C. rows decide, then the
  // lower doubt.
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

  // Adds a guess for each possible meaning of the entry: the named move, legal or not; each turn that the
  // rules allow; no turn at all.
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
      // A chain takes one entry for each jump.
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

  // The owner of the next entry tells which side is to move.
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
  // The guessed positions before each entry of the gap and before the entry after the gap, each with its
  // doubt.
  std::vector<std::unordered_map<Position, int, board::PositionDigest>> m_guesses;
};

}  // namespace

std::optional<Resumption> resume(const Law& law, const Reading& reading, const TotalGaps& totalGaps,
                                 const Segment& segment, SearchMemory& memory) {
  return PositionGuesser(law, reading, totalGaps, segment.gapFrom, memory).run(segment.end);
}

}  // namespace damath::sheet
