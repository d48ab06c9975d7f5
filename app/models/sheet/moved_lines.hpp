// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that were typed at one board and belong to another: they become the draft of that one, under its own
// head.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/models/contest/session.hpp"
#include "app/models/sheet/sheet_draft.hpp"

namespace damath::models {

class MovedLines {
 public:
  // `to`: a game of the event. The session must outlive this.
  MovedLines(Session& session, contest::EventId event, const desk::Meeting& to);

  // Whether lines are being typed there already: they are never written over.
  [[nodiscard]] bool isTaken() const;
  // What the system says where they cannot be kept.
  [[nodiscard]] std::optional<QString> put(const sheet::Sheet& lines);

 private:
  Session& m_session;
  contest::EventId m_event;
  desk::Meeting m_to;
  DraftOf m_owner;
};

}  // namespace damath::models
