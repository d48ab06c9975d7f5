// SPDX-License-Identifier: GPL-3.0-or-later
// Cancels a round, or deletes a result or a rematch, on the Rounds page. A dialog names the lost data and
// asks for name and reason. Afterwards the page shows a message.
#pragma once

#include "app/window/session/session.hpp"

namespace damath::window {

class Page;

// Cancels the newest round. Precondition: the event has one. An unpublished round is canceled without a
// dialog.
void cancelRound(const contest::Event& event, Session& session, const Translator& translator, Page& page);
// Precondition: the game has a result.
void deleteResult(const contest::Event& event, const contest::Game& game, Session& session,
                  const Translator& translator, Page& page);
void deleteRematch(const contest::Event& event, const contest::Rematch& rematch, Session& session,
                   const Translator& translator, Page& page);

}  // namespace damath::window
