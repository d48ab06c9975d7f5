// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the journal the person has seen who decides on a change: as much as the page shows, and no more
// than a dialog showed when it came up, whatever the page behind it shows since.
#pragma once

#include <optional>

#include "db/records/records.hpp"

namespace damath::models {

class Sight {
 public:
  // The page is painted anew; nothing where nobody knows how much of the journal is in it.
  void see(std::optional<db::JournalHead> head) { m_shown = std::move(head); }
  // The one who looks has made a change: a dialog that stays goes on from what it is told then.
  void seeAll() { m_held = m_shown; }
  // A dialog comes up over the others, and goes.
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

}  // namespace damath::models
