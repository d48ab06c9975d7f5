// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of the rounds page that cancel a round or delete a result or a rematch. A dialog tells which data
// are lost and asks for a name and a reason. Afterwards the page shows a message.
#pragma once

#include "app/window/session/session.hpp"

namespace damath::window {

class Page;

// Cancels the newest round. An unpublished round is canceled without a dialog. Precondition: the event has a
// round.
void cancelRound(const contest::Event& event, Session& session, const Translator& translator, Page& page);
// Deletes the result of a game. Precondition: the game has a result.
void deleteResult(const contest::Event& event, const contest::Game& game, Session& session,
                  const Translator& translator, Page& page);
void deleteRematch(const contest::Event& event, const contest::Rematch& rematch, Session& session,
                   const Translator& translator, Page& page);

}  // namespace damath::window
