// SPDX-License-Identifier: GPL-3.0-or-later
// The turns as the generator writes them: plain values that a list can hold.
#pragma once

#include "core/rules/generation/capture_chains.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::rules::generation {

// A capture with its whole route.
struct CaptureChain {
  Turn turn;
  bool takerIsDama;
  bool couldGoOn;
};

// The change that a legal turn makes to the board, without its route.
struct Step {
  Bits from;
  Bits to;
  Bits taken;
  bool crownedOnTheWay;
};

}  // namespace damath::rules::generation
