// SPDX-License-Identifier: GPL-3.0-or-later
// The law of turns once more, written from the rulebook alone, slowly and plainly: an 8×8 array, recursion
// on copies, no bitboards, nothing shared with core/rules but the names of the options. Core is compared
// with it node by node.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::support {

struct PlainPiece {
  char side = '.';  // 'b', 'r', or '.' where vacant
  int chip = 0;
  bool dama = false;
  bool taken = false;  // K8, endOfTurn: an obstacle until the turn is over
  friend bool operator==(const PlainPiece&, const PlainPiece&) = default;
};

struct PlainBoard {
  PlainPiece at[8][8];  // [x][y]
  char toMove = 'b';
  friend bool operator==(const PlainBoard&, const PlainBoard&) = default;
};

struct Place {
  int x = 0;
  int y = 0;
  friend auto operator<=>(const Place&, const Place&) = default;
};

struct PlainJump {
  Place taken;
  Place landing;
  friend auto operator<=>(const PlainJump&, const PlainJump&) = default;
};

struct PlainTurn {
  Place start;
  Place end;
  std::vector<PlainJump> jumps;  // none: a quiet move
  friend auto operator<=>(const PlainTurn&, const PlainTurn&) = default;
};

// The answers of rulebook 9 that change turns.
struct PlainLaw {
  bool menCaptureBackward = true;
  bool damaFlies = true;
  rules::CapturePriority capturePriority = rules::CapturePriority::CountThenDama;
  rules::Chain chain = rules::Chain::Compulsory;
  rules::Removal removal = rules::Removal::EachJump;
  rules::DamaPath damaPath = rules::DamaPath::SegmentOnce;
  rules::Promotion promotion = rules::Promotion::TurnEnd;
};

// A capture as far as it has gone.
struct PlainChain {
  PlainTurn turn;
  bool takerIsDama = false;  // when the turn began
  bool couldGoOn = false;
};

// Every beginning of every chain, each jump more being an entry of its own.
[[nodiscard]] std::vector<PlainChain> plainChains(const PlainLaw& law, const PlainBoard& board);
[[nodiscard]] std::vector<PlainTurn> plainQuietMoves(const PlainLaw& law, const PlainBoard& board);
// Sorted.
[[nodiscard]] std::vector<PlainTurn> plainLegalTurns(const PlainLaw& law, const PlainBoard& board);

[[nodiscard]] PlainBoard plainPlay(const PlainLaw& law, PlainBoard board, const PlainTurn& turn);

// "(1,2) x(2,3)(3,4)" for a jump over (2,3) to (3,4), "(1,2)-(0,3)" for a quiet move.
[[nodiscard]] std::string toText(const PlainTurn& turn);

}  // namespace damath::support
