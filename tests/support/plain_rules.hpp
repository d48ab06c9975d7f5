// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of the rules of turns, written only from the rulebook, slow and plain: an 8×8
// array, recursion on copies, no bitboards. It shares only the names of the options with core/rules. Tests
// compare core with it at every node.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::support {

struct PlainPiece {
  char side = '.';  // 'b', 'r'; '.' if vacant
  int chip = 0;
  bool dama = false;
  bool taken = false;  // true if taken: an obstacle until the turn ends (K8, option endOfTurn)
  friend bool operator==(const PlainPiece&, const PlainPiece&) = default;
};

struct PlainBoard {
  PlainPiece at[8][8];  // indexed by x, then by y
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
  std::vector<PlainJump> jumps;  // empty for a quiet move
  friend auto operator<=>(const PlainTurn&, const PlainTurn&) = default;
};

// The options of rulebook 9 that change turns, with the manual's answers.
struct PlainLaw {
  bool menCaptureBackward = true;
  bool damaFlies = true;
  rules::CapturePriority capturePriority = rules::CapturePriority::CountThenDama;
  rules::Chain chain = rules::Chain::Compulsory;
  rules::Removal removal = rules::Removal::EachJump;
  rules::DamaPath damaPath = rules::DamaPath::SegmentOnce;
  rules::Promotion promotion = rules::Promotion::TurnEnd;
};

// A capture of one or more jumps, which may be only the beginning of a legal chain.
struct PlainChain {
  PlainTurn turn;
  bool takerIsDama = false;  // true if the taker was a dama when the turn began
  bool takesDama = false;    // true if one of the taken chips is a dama
  bool couldGoOn = false;
};

// Returns every chain and every beginning of a chain: each further jump gives a longer entry.
[[nodiscard]] std::vector<PlainChain> plainChains(const PlainLaw& law, const PlainBoard& board);
[[nodiscard]] std::vector<PlainTurn> plainQuietMoves(const PlainLaw& law, const PlainBoard& board);
// Returns the turns sorted.
[[nodiscard]] std::vector<PlainTurn> plainLegalTurns(const PlainLaw& law, const PlainBoard& board);

[[nodiscard]] PlainBoard plainPlay(const PlainLaw& law, PlainBoard board, const PlainTurn& turn);

// Returns "(1,2) x(2,3)(3,4)" for a jump over (2,3) to (3,4), "(1,2)-(0,3)" for a quiet move.
[[nodiscard]] std::string toText(const PlainTurn& turn);

}  // namespace damath::support
