// SPDX-License-Identifier: GPL-3.0-or-later
// Records the newest journal row that the user had seen when deciding on a change. Usually this is the newest
// row that the page shows. While a dialog is open, it is the row that was newest when the dialog opened, even
// if the page behind the dialog shows newer changes.
#pragma once

#include <optional>
#include <utility>

#include "db/records/journal_head.hpp"

namespace damath::window {

class Sight {
 public:
  // Called when the page shows new content. `head` is the newest journal row that the page includes; nullopt
  // if it is unknown.
  void see(std::optional<db::JournalHead> head) { m_shown = std::move(head); }
  // Called after this user made a change. If a dialog stays open, head() moves to the newest journal row that
  // the page includes now. So the user's own change does not make the dialog outdated.
  void seeAll() { m_held = m_shown; }
  // Called when a dialog opens over the window. Until letGo(), head() stays at the newest row that the page
  // showed when the dialog opened. Call letGo() when the dialog closes.
  void hold() {
    if (m_dialogs++ == 0) m_held = m_shown;
  }
  void letGo() { --m_dialogs; }

  [[nodiscard]] const std::optional<db::JournalHead>& head() const {
    return m_dialogs > 0 ? m_held : m_shown;
  }

 private:
  std::optional<db::JournalHead> m_shown;
  std::optional<db::JournalHead> m_held;
  int m_dialogs = 0;
};

}  // namespace damath::window
