// SPDX-License-Identifier: GPL-3.0-or-later
// Records how much of the journal the user has seen when making a decision: the state that the page shows.
// While a dialog is open, the state when the dialog opened counts, even if the page behind it has changed.
#pragma once

#include <optional>

#include "db/records/records.hpp"

namespace damath::window {

class Sight {
 public:
  // Called when the page is painted again. nullopt if the shown journal position is unknown.
  void see(std::optional<db::JournalHead> head) { m_shown = std::move(head); }
  // Called after a change by this user: a dialog that stays open now shows the new state.
  void seeAll() { m_held = m_shown; }
  // Called when a dialog opens over the window. Each call needs a letGo() when the dialog closes.
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
