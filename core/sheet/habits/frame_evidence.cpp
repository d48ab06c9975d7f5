// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/frame_evidence.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/rules/turns/movement.hpp"
#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

namespace {

using board::Bits;
using board::ChipIndex;
using board::Side;
using board::Square;
using board::SquareFrame;

// The squares where the chips of a side may stand, found from the entries of one column alone. A chip's own
// entries show how their writer counts squares, whatever the opponent did, so the other column is not needed.
class ChipTrack {
 public:
  // Places the side's chips on their squares in the position.
  ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement);

  // True if the chip may move to the square `to` from a square where it may stand. Chips in between are
  // ignored.
  [[nodiscard]] bool mayMove(board::ChipIndex chip, board::Square to) const;
  // True if the chip may take another chip and land on a square with this operator.
  [[nodiscard]] bool mayTake(board::ChipIndex chip, board::Operator sign) const {
    return landings(chip, sign) != 0;
  }

  // Records a quiet move of the chip to one of the squares. Precondition: `squares` is not empty.
  void move(board::ChipIndex chip, board::Bits squares);
  // Records that the chip took another chip and landed on a square with this operator.
  void take(board::ChipIndex chip, board::Operator sign);
  // Records a move of the chip to an unknown square. From now on the chip may stand anywhere.
  void lose(board::ChipIndex chip);

 private:
  [[nodiscard]] board::Bits landings(board::ChipIndex chip, board::Operator sign) const;

  board::Side m_side;
  bool m_isFlying;
  std::array<board::Bits, board::kChipsASide> m_squares{};
  std::array<bool, board::kChipsASide> m_mayBeDama{};
};

// Returns all squares that lie beyond the given squares in this direction.
Bits ray(Bits squares, board::Direction direction) {
  Bits found = 0;
  for (Bits next = board::stepped(squares, direction); next != 0; next = board::stepped(next, direction)) {
    found |= next;
  }
  return found;
}

Bits squaresOf(board::Operator sign) {
  Bits found = 0;
  for (int number = 0; number < board::kSquares; ++number) {
    if (Square(number).sign() == sign) found |= board::maskOf(Square(number));
  }
  return found;
}

ChipTrack::ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement)
    : m_side(side), m_isFlying(movement.damaRange == rules::DamaRange::Flying) {
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = start.find(side, chip);
    if (!square) continue;
    m_squares[chip] = board::maskOf(*square);
    m_mayBeDama[chip] = start.pieceOn(*square).rank == board::Rank::Dama;
  }
}

bool ChipTrack::mayMove(board::ChipIndex chip, Square to) const {
  Bits reached = 0;
  for (const board::Direction direction : board::kDirections) {
    if (m_mayBeDama[chip]) {
      reached |= m_isFlying ? ray(m_squares[chip], direction) : board::stepped(m_squares[chip], direction);
    } else if (board::isForward(direction, m_side)) {
      reached |= board::stepped(m_squares[chip], direction);
    }
  }
  return (reached & board::maskOf(to)) != 0;
}

Bits ChipTrack::landings(board::ChipIndex chip, board::Operator sign) const {
  Bits reached = 0;
  for (const board::Direction direction : board::kDirections) {
    const Bits next = board::stepped(m_squares[chip], direction);
    reached |= m_mayBeDama[chip] && m_isFlying ? ray(next, direction) : board::stepped(next, direction);
  }
  return reached & squaresOf(sign);
}

void ChipTrack::move(board::ChipIndex chip, Bits squares) {
  m_squares[chip] = squares;
  if ((squares & board::rowMask(board::farRow(m_side))) != 0) m_mayBeDama[chip] = true;
}

void ChipTrack::take(board::ChipIndex chip, board::Operator sign) {
  const Bits reached = landings(chip, sign);
  move(chip, reached != 0 ? reached : squaresOf(sign));
}

void ChipTrack::lose(board::ChipIndex chip) {
  m_squares[chip] = board::kAllSquares;
}

// Returns the chip that a written operand names, after a missing minus sign is added; nullopt unless exactly
// one chip fits.
std::optional<ChipIndex> chipOf(const Law& law, const Operand& operand) {
  const auto mended = withSign(law.set, operand);
  const Operand& meant = mended ? *mended : operand;
  const unsigned chips = meant.named != 0 ? meant.named : meant.valued;
  if (std::popcount(chips) != 1) return std::nullopt;
  return static_cast<ChipIndex>(std::countr_zero(chips));
}

// An entry of the owner that moves one of the owner's chips.
struct Act {
  std::size_t entry;
  ChipIndex chip;
  std::optional<board::Coordinates> destination;  // nullopt for a capture
  board::Operator sign;
};

std::vector<Act> actsOf(const Law& law, const Reading& reading, Side owner, bool areOperandsSwapped) {
  std::vector<Act> acts;
  for (std::size_t i = 0; i < reading.plays.size(); ++i) {
    const PlayEntry& play = reading.plays[i];
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) {
      if (const auto chip = chipOf(law, quiet->chip)) {
        acts.push_back({i, *chip, quiet->destination, board::Operator::Plus});
      }
    } else if (const CaptureEntry* capture = play.entry.capture()) {
      const auto chip = chipOf(law, areOperandsSwapped ? capture->taken : capture->taker);
      if (chip) acts.push_back({i, *chip, std::nullopt, capture->sign});
    }
  }
  return acts;
}

// Returns the square that the coordinates `written` mean if the writer counts squares in `frame`. `asked` is
// the frame that the ruleset asks for.
std::optional<board::Square> squareBy(const SquareFrame& frame, const SquareFrame& asked,
                                      board::Coordinates written) {
  const auto square = frame.read(written);
  return square && asked.symmetry == board::Symmetry::HalfTurn ? square->turned() : square;
}

FrameEvidence weigh(const SquareFrame& frame, const SquareFrame& asked, const std::vector<Act>& acts,
                    std::size_t entries, ChipTrack track) {
  FrameEvidence found{frame, std::vector<FrameSign>(entries, FrameSign::Neither)};
  for (const Act& act : acts) {
    if (!act.destination) {
      track.take(act.chip, act.sign);
      continue;
    }
    const auto habitual = squareBy(frame, asked, *act.destination);
    const auto plain = asked.read(*act.destination);
    const bool isHabit = habitual && track.mayMove(act.chip, *habitual);
    const bool isPlain = plain && track.mayMove(act.chip, *plain);
    if (isHabit) {
      found.signs[act.entry] = isPlain ? FrameSign::Both : FrameSign::Habit;
      ++found.explained;
      if (!isPlain) ++found.habitual;
      track.move(act.chip, board::maskOf(*habitual) | (isPlain ? board::maskOf(*plain) : 0));
    } else if (isPlain) {
      found.signs[act.entry] = FrameSign::AsAsked;
      track.move(act.chip, board::maskOf(*plain));
    } else {
      ++found.unexplained;
      track.lose(act.chip);
    }
  }
  return found;
}

}  // namespace

std::vector<FrameEvidence> frameEvidence(const Law& law, const Reading& reading, const board::Position& start,
                                         Side owner, bool areOperandsSwapped, int leastCells) {
  const SquareFrame asked = board::squareFrameOf(law.notationFrame, owner);
  const std::vector<Act> acts = actsOf(law, reading, owner, areOperandsSwapped);
  const ChipTrack track(start, owner, law.movement);
  std::vector<FrameEvidence> all;
  for (const SquareFrame& frame : board::kSquareFrames) {
    if (frame == SquareFrame{}) continue;
    FrameEvidence found = weigh(frame, asked, acts, reading.plays.size(), track);
    if (found.habitual >= leastCells) all.push_back(std::move(found));
  }
  std::ranges::stable_sort(all, [](const FrameEvidence& a, const FrameEvidence& b) {
    if (a.unexplained != b.unexplained) return a.unexplained < b.unexplained;
    return a.habitual != b.habitual ? a.habitual > b.habitual : a.explained > b.explained;
  });
  return all;
}

FrameEvidence evidenceOf(const SquareFrame& frame, const Law& law, const Reading& reading,
                         const board::Position& start, Side owner, bool areOperandsSwapped) {
  return weigh(frame, board::squareFrameOf(law.notationFrame, owner),
               actsOf(law, reading, owner, areOperandsSwapped), reading.plays.size(),
               ChipTrack(start, owner, law.movement));
}

int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start, Side owner) {
  ChipTrack track(start, owner, law.movement);
  int evidence = 0;
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) {
      const auto chip = chipOf(law, quiet->chip);
      const auto to = board::Square::at(quiet->destination, law.notationFrame, owner);
      if (chip && to) track.move(*chip, board::maskOf(*to));
      continue;
    }
    const CaptureEntry* capture = play.entry.capture();
    if (capture == nullptr) continue;
    const auto taker = chipOf(law, capture->taker);
    const auto taken = chipOf(law, capture->taken);
    if (!taker || !taken) continue;
    const bool asStands = track.mayTake(*taker, capture->sign);
    const bool swapped = track.mayTake(*taken, capture->sign);
    evidence += (swapped && !asStands ? 1 : 0) - (asStands && !swapped ? 1 : 0);
    track.take(swapped && !asStands ? *taken : *taker, capture->sign);
  }
  return evidence;
}

}  // namespace damath::sheet
