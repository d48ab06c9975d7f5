// SPDX-License-Identifier: GPL-3.0-or-later
// Makes turns of a live game from typed text.
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
