// SPDX-License-Identifier: GPL-3.0-or-later
// What one login of a hall typed on this computer and could not send yet: a small file, one for each contest
// and login, that holds through a crash and a power cut. Several programs may use it at once.
// (docs/storage.md)
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/desk/outbox/outbox_text.hpp"

namespace damath::desk {

enum class OutboxFault {
  CannotRead,
  CannotWrite,  // the disk; what was to be kept is not
  Broken        // it is no outbox, or half of one; it was put aside, and the next one begins empty
};
struct OutboxError {
  OutboxFault fault = OutboxFault::CannotRead;
  std::filesystem::path path;  // of what was put aside where it was
  std::string why;             // the system's words, may be empty
};

class Outbox {
 public:
  // `origin`: what tells the contest from every other (HistoryDesk::origin), wherever its hall is: of one
  // that was taken back from a copy it is the same.
  Outbox(const std::filesystem::path& folder, std::string origin, std::string login);
  // `$XDG_STATE_HOME/damath/outbox`. It need not exist.
  [[nodiscard]] static std::filesystem::path usualFolder();

  // What waits in a folder for whatever hall, by login, and the files there that cannot be read whole.
  struct Waiting {
    std::vector<OutboxContent> contents;
    std::vector<std::filesystem::path> unread;
  };
  [[nodiscard]] static Waiting all(const std::filesystem::path& folder);

  // Oldest first.
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> drafts() const;
  // In place of one of the same board and kind, whose `seen` and basis stay, else behind the others, under an
  // id of its own. When it returns the draft is on the disk.
  [[nodiscard]] Expected<void, OutboxError> keep(Draft draft) const;
  // Nothing where it is gone already.
  [[nodiscard]] Expected<void, OutboxError> remove(const std::string& id) const;

 private:
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> read() const;
  [[nodiscard]] Expected<void, OutboxError> write(const std::vector<Draft>& drafts) const;
  [[nodiscard]] OutboxError putAside() const;

  std::filesystem::path m_file;
  std::string m_origin;
  std::string m_login;
};

}  // namespace damath::desk
