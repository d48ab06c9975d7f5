// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/operand_evidence.hpp"

#include "core/board/bitboard.hpp"
#include "core/sheet/habits/chip_track.hpp"

namespace damath::sheet {

int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start, board::Side owner) {
  ChipTrack track(start, owner, law.movement);
  int evidence = 0;
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) {
      const auto chip = namedChip(law, quiet->chip);
      const auto to = board::Square::at(quiet->destination, law.notationFrame, owner);
      if (chip && to) track.move(*chip, board::maskOf(*to));
      continue;
    }
    const CaptureEntry* capture = play.entry.capture();
    if (capture == nullptr) continue;
    const auto taker = namedChip(law, capture->taker);
    const auto taken = namedChip(law, capture->taken);
    if (!taker || !taken) continue;
    const bool asStands = track.mayTake(*taker, capture->sign);
    const bool swapped = track.mayTake(*taken, capture->sign);
    evidence += (swapped && !asStands ? 1 : 0) - (asStands && !swapped ? 1 : 0);
    track.take(swapped && !asStands ? *taken : *taker, capture->sign);
  }
  return evidence;
}

}  // namespace damath::sheet
