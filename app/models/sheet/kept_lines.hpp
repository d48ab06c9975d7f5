// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of scoresheets that a take-back removes from the contest: they stay as drafts of this computer,
// so that nothing has to be typed twice. Where an earlier version is in force again, only those of a sheet
// that was accepted stay; those that entered a rematch become the draft of the one that is due again.
#pragma once

#include <vector>

#include "app/models/contest/session.hpp"
#include "app/models/sheet/sheet_draft.hpp"

namespace damath::models {

class KeptLines {
 public:
  // `rows`: what is about to be taken back. The session must outlive this.
  KeptLines(Session& session, const std::vector<desk::RowFacts>& rows);

  // Once it is taken back and before the contest is read anew. Whether a draft is there now.
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
  // By now: a rematch that was taken back is due again.
  [[nodiscard]] static DraftOf ownerOf(const StoredLines& lines, desk::Refusal why);

  Session& m_session;
  std::vector<StoredLines> m_stored;
};

}  // namespace damath::models
