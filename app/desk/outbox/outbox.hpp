// SPDX-License-Identifier: GPL-3.0-or-later
// The drafts that one login of a shared contest typed on this computer and could not send yet. Each contest
// and login has one small file, which survives a crash and a power cut. Several programs may use the file at
// the same time. (docs/storage.md)
#pragma once

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/desk/outbox/outbox_text.hpp"
#include "platform/file_lock.hpp"

namespace damath::desk {

enum class OutboxFault {
  CannotRead,
  CannotWrite,  // disk error; the draft may be lost
  Broken  // the file is not an outbox, or is incomplete; it was renamed, and the next outbox starts empty
};
struct OutboxError {
  OutboxFault fault = OutboxFault::CannotRead;
  std::filesystem::path path;  // for Broken: the path after renaming; the old path if the renaming failed
  std::string why;             // the message of the operating system; may be empty
};

class Outbox {
 public:
  // `origin` identifies the contest on every server (HistoryDesk::origin). A contest that was restored from a
  // backup keeps its origin.
  Outbox(const std::filesystem::path& folder, std::string origin, std::string login);
  // Returns `$XDG_STATE_HOME/damath/outbox`. The folder may not exist yet.
  [[nodiscard]] static std::filesystem::path usualFolder();

  // The drafts of all shared contests in a folder, ordered by login, and the unreadable files there.
  struct Waiting {
    std::vector<OutboxContent> contents;
    std::vector<std::filesystem::path> unread;
  };
  [[nodiscard]] static Waiting all(const std::filesystem::path& folder);

  // Returns the drafts, oldest first.
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> drafts() const;
  // Stores the draft under a new ID. The draft replaces a draft of the same board and kind, and takes over
  // its `seen` and `basedOn`. If there is no such draft, the new draft goes to the end. When the function
  // returns, the draft is on the disk.
  [[nodiscard]] Expected<void, OutboxError> keep(Draft draft) const;
  // Does nothing if the draft is gone already.
  [[nodiscard]] Expected<void, OutboxError> remove(const std::string& id) const;

 private:
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> read() const;
  [[nodiscard]] Expected<void, OutboxError> write(const std::vector<Draft>& drafts) const;
  [[nodiscard]] OutboxError putAside() const;
  [[nodiscard]] bool isMissing() const;
  // Another window of the same login waits for this lock. Errors: `fault` if the system gives no lock.
  [[nodiscard]] Expected<platform::FileLock, OutboxError> locked(OutboxFault fault) const;
  [[nodiscard]] Unexpected<OutboxError> failed(OutboxFault fault, const std::error_code& why) const;

  std::filesystem::path m_file;
  std::string m_origin;
  std::string m_login;
};

}  // namespace damath::desk
