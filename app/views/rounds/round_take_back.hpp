// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back on the Rounds page: a round, a result, a rematch. What goes is named, and who takes it
// back and why is asked for; the page says what was done.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::views {

class Page;

// The newest round. One that is held goes without a question. Promise: the event has one.
void takeBackRound(const contest::Event& event, models::Session& session,
                   const models::Translator& translator, Page& page);
// Promise: the game has a result.
void takeBackResult(const contest::Event& event, const contest::Game& game, models::Session& session,
                    const models::Translator& translator, Page& page);
void takeBackRematch(const contest::Event& event, const contest::Rematch& rematch, models::Session& session,
                     const models::Translator& translator, Page& page);

}  // namespace damath::views
