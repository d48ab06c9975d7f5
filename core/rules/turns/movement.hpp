// SPDX-License-Identifier: GPL-3.0-or-later
// The options of rulebook 9 that decide which turns are legal. Damath's rulesets and the companion games
// (rulebook 10) differ here only in data. There are no defaults: every answer must be given.
#pragma once

#include <cstdint>

namespace damath::rules {

enum class YesNo : std::uint8_t { Yes, No };
enum class DamaRange : std::uint8_t { Flying, One };                                           // M3
enum class CapturePriority : std::uint8_t { CountThenDama, DamaThenCount, Count, Dama, Any };  // K5, K6
enum class Chain : std::uint8_t { Compulsory, Optional };                                      // K4
enum class Removal : std::uint8_t { EachJump, EndOfTurn };                                     // K8
enum class DamaPath : std::uint8_t { SegmentOnce, NoReversal, Free };                          // K9
enum class Promotion : std::uint8_t { TurnEnd, Stop, GoOn };                                   // P1

struct Movement {
  YesNo menCaptureBackward;  // K2
  DamaRange damaRange;
  CapturePriority capturePriority;
  Chain chain;
  Removal removal;
  DamaPath damaPath;
  Promotion promotion;
  friend constexpr bool operator==(const Movement&, const Movement&) = default;
};

}  // namespace damath::rules
