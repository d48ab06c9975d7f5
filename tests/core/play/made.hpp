// SPDX-License-Identifier: GPL-3.0-or-later
// Turns of a live game by what is typed.
#pragma once

#include <gtest/gtest.h>

#include "core/play/turn_offer.hpp"

namespace damath::test {

inline void make(play::LiveGame& game, std::string_view typed, play::milliseconds took = {}) {
  const auto offer = play::offeredTurn(game, typed);
  ASSERT_TRUE(offer.has_value()) << typed;
  game.make(*offer, took);
}

}  // namespace damath::test
