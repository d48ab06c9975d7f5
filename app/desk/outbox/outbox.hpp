// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox: drafts (results and scoresheets) that one login of a shared contest typed on this computer and
// could not send yet. Each contest and login has one small file, which survives a crash and a power cut.
// Several programs may use the file at the same time. (docs/storage.md)
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/desk/outbox/draft.hpp"
#include "platform/file_lock.hpp"

namespace damath::desk {

struct OutboxContent {
  std::string origin;
  std::string login;
  std::vector<Draft> drafts;
};

enum class OutboxFault {
  CannotRead,
  CannotWrite,  // disk error; the draft may be lost
  Broken        // the file is not a complete outbox; it was renamed, and the next outbox starts empty
};
struct OutboxError {
  OutboxFault fault = OutboxFault::CannotRead;
  // the path of the outbox file, or of its lock file if the lock failed. A broken outbox file was renamed, so
  // the path is the new name, or the old name if the renaming failed.
  std::filesystem::path path;
  std::string why;  // the message of the operating system; may be empty
};

class Outbox {
 public:
  // The largest outbox file that is read, in bytes.
  static constexpr std::size_t kMostBytes = 64U << 20U;
  // Returns the part that the names of all outbox files of a contest share: "-" and the first letters of the
  // contest's origin.
  [[nodiscard]] static std::string partOfNames(const std::string& origin);

  // `origin` identifies the contest on every server (HistoryDesk::origin). A contest that was restored from a
  // backup keeps its origin.
  Outbox(const std::filesystem::path& folder, std::string origin, std::string login);
  // Returns the usual folder of outbox files: `$XDG_STATE_HOME/damath/outbox`. The folder may not exist yet.
  [[nodiscard]] static std::filesystem::path usualFolder();

  // The drafts of all outbox files in a folder, ordered by login, and the paths of the unreadable files.
  struct Waiting {
    std::vector<OutboxContent> contents;
    std::vector<std::filesystem::path> unread;
  };
  [[nodiscard]] static Waiting all(const std::filesystem::path& folder);

  // Returns the drafts of this outbox, oldest first. A draft that replaced an older draft has the place of
  // the older draft.
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> drafts() const;
  // Stores the draft under a new ID. The draft replaces an older draft of the same kind (result or
  // scoresheet) for the same board, and keeps the older draft's `seen` and `basedOn`. If there is no older
  // draft, the new draft goes to the end of the outbox. When the function returns, the draft is on the disk.
  [[nodiscard]] Expected<void, OutboxError> keep(Draft draft) const;
  // Removes the draft with this ID. Does nothing if the draft is gone already.
  [[nodiscard]] Expected<void, OutboxError> remove(const std::string& id) const;

 private:
  [[nodiscard]] Expected<std::vector<Draft>, OutboxError> read() const;
  [[nodiscard]] Expected<void, OutboxError> write(const std::vector<Draft>& drafts) const;
  [[nodiscard]] OutboxError putAside() const;
  [[nodiscard]] bool isMissing() const;
  // Locks the outbox file. Another window of the same login waits until the lock is free. Errors: `fault` if
  // the system gives no lock.
  [[nodiscard]] Expected<platform::FileLock, OutboxError> locked(OutboxFault fault) const;
  [[nodiscard]] Unexpected<OutboxError> failed(OutboxFault fault, const std::error_code& why) const;

  std::filesystem::path m_file;
  std::string m_origin;
  std::string m_login;
};

}  // namespace damath::desk
