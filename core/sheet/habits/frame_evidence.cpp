// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/frame_evidence.hpp"

#include <algorithm>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/sheet/habits/chip_track.hpp"

namespace damath::sheet {

namespace {

using board::ChipIndex;
using board::Side;
using board::SquareFrame;

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
      if (const auto chip = namedChip(law, quiet->chip)) {
        acts.push_back({i, *chip, quiet->destination, board::Operator::Plus});
      }
    } else if (const CaptureEntry* capture = play.entry.capture()) {
      const auto chip = namedChip(law, areOperandsSwapped ? capture->taken : capture->taker);
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

}  // namespace damath::sheet
