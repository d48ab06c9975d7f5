// SPDX-License-Identifier: GPL-3.0-or-later
// Moves lines that were typed at the wrong board: they become the draft of the right board, under that
// board's own head.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class MovedLines {
 public:
  // `to` is a game of the event. The session must outlive this object.
  MovedLines(Session& session, contest::EventId event, const desk::Meeting& to);

  // True if the right board already has a draft. A draft is never overwritten.
  [[nodiscard]] bool isTaken() const;
  // Returns the system's error text; nullopt on success.
  [[nodiscard]] std::optional<QString> put(const sheet::Sheet& lines);

 private:
  Session& m_session;
  contest::EventId m_event;
  desk::Meeting m_to;
  DraftOf m_owner;
};

}  // namespace damath::window
