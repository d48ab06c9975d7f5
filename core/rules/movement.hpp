// How chips move and take: the options of rulebook 9 that decide which turns are legal. Damath's rulesets and
// the companion games (rulebook 10) differ here by data alone. Without default: every answer is given.
#pragma once

namespace damath::rules {

enum class YesNo { Yes, No };
enum class DamaRange { Flying, One };                                           // M3
enum class CapturePriority { CountThenDama, DamaThenCount, Count, Dama, Any };  // K5, K6
enum class Chain { Compulsory, Optional };                                      // K4
enum class Removal { EachJump, EndOfTurn };                                     // K8
enum class DamaPath { SegmentOnce, NoReversal, Free };                          // K9
enum class Promotion { TurnEnd, Stop, GoOn };                                   // P1

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
