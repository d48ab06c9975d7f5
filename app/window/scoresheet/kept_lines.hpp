// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the lines of scoresheets that an undo removes from the contest as drafts on this computer, so that
// the user need not type them again. If an earlier version is in force again, only the lines of an accepted
// sheet are saved. Lines that entered a rematch become the draft of the rematch that is due again.
#pragma once

#include <vector>

#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class KeptLines {
 public:
  // `rows` are the journal rows to be undone. The session must outlive this object.
  KeptLines(Session& session, const std::vector<desk::RowFacts>& rows);

  // Call after the undo and before the contest is read again. Returns true if a draft was written.
  [[nodiscard]] bool keep();

 private:
  struct StoredLines {
    contest::EventId event{};
    desk::SheetAt at;
    DraftOf owner;
    sheet::Sheet sheet;
    bool wasAccepted = false;
  };

  void remember(const QString& origin, const desk::RowFacts& row);
  // Returns the current owner of the draft: after the undo of a rematch, the rematch is due again.
  [[nodiscard]] static DraftOf ownerOf(const StoredLines& lines, desk::Refusal why);

  Session& m_session;
  std::vector<StoredLines> m_stored;
};

}  // namespace damath::window
