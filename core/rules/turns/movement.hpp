// SPDX-License-Identifier: GPL-3.0-or-later
// The options of rulebook 9 that decide which turns are legal. The rulesets of Damath and the companion games
// (rulebook 10) differ here only in data. There are no defaults: every answer must be given.
#pragma once

#include <cstdint>

namespace damath::rules {

// From here on: one enumeration for the possible answers of each movement option. YesNo is for every option
// that has only these two answers. DamaRange: the range of a dama (M3). CapturePriority: the priority among
// captures (K5, K6). Chain: the duty to finish a chain (K4). Removal: the moment when a taken chip leaves the
// board (K8). DamaPath: the path of a dama within a turn (K9). Promotion: the promotion (P1).
enum class YesNo : std::uint8_t { Yes, No };
enum class DamaRange : std::uint8_t { Flying, One };
enum class CapturePriority : std::uint8_t {
  CountThenDama,
  DamaThenCount,
  Count,
  Dama,
  Any,
  // The last two ask if the capture takes a dama, not if a dama is the taker.
  CountThenTakenDama,
  TakenDamaThenCount
};
enum class Chain : std::uint8_t { Compulsory, Optional };
enum class Removal : std::uint8_t { EachJump, EndOfTurn };
enum class DamaPath : std::uint8_t { SegmentOnce, NoReversal, Free, SquareOnce };
enum class Promotion : std::uint8_t { TurnEnd, Stop, GoOn };

struct Movement {
  YesNo menCaptureBackward;  // K2: ordinary chips may take backward
  DamaRange damaRange;
  CapturePriority capturePriority;
  Chain chain;
  Removal removal;
  DamaPath damaPath;
  Promotion promotion;
  friend constexpr bool operator==(const Movement&, const Movement&) = default;
};

}  // namespace damath::rules
