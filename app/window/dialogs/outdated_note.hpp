// SPDX-License-Identifier: GPL-3.0-or-later
// The note behind a correction: the issued papers that are no longer true, and the rematches that stay.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "app/window/session/session.hpp"

namespace damath::window {

class OutdatedNote {
 public:
  // Call before the correction of this game. Precondition: the arguments outlive this object.
  OutdatedNote(Session& session, const Translator& translator, contest::EventId event,
               const contest::Game* corrected);

  // Returns `message` with the note behind it. Call after the correction. Adds nothing if the game had no
  // result before, and if no paper and no rematch is concerned.
  [[nodiscard]] QString behind(const QString& message) const;

 private:
  Session& m_session;
  const Translator& m_translator;
  contest::EventId m_event;
  std::optional<std::int64_t> m_journal;  // the newest journal row before the correction; nullopt: none
  contest::EntryId m_blue{};
  contest::EntryId m_red{};
};

}  // namespace damath::window
