// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/outbox.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>
#include <system_error>
#include <tuple>
#include <utility>

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kOriginLetters = 16;

std::string systemsWords() {
  return std::generic_category().message(errno);
}

// A lock on the outbox while it is read and written. Another window of the same login waits.
class OutboxLock {
 public:
  explicit OutboxLock(const fs::path& file)
      : m_handle(::open((file.string() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (m_handle >= 0) static_cast<void>(::flock(m_handle, LOCK_EX));
  }
  OutboxLock(const OutboxLock&) = delete;
  OutboxLock& operator=(const OutboxLock&) = delete;
  ~OutboxLock() {
    if (m_handle >= 0) ::close(m_handle);
  }

 private:
  int m_handle;
};

bool writesAll(int handle, const std::string& text) {
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t more = ::write(handle, text.data() + written, text.size() - written);
    if (more < 0 && errno != EINTR) return false;
    if (more > 0) written += static_cast<std::size_t>(more);
  }
  return true;
}

// After a rename, the folder must be synced too. Only then is the new name safe on the disk.
void syncFolder(const fs::path& folder) {
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

std::string newId() {
  std::random_device lot;
  std::ostringstream id;
  id << std::hex << lot() << lot();
  return id.str();
}

// True if both drafts are for the same board. The order of the two players of a rematch does not matter.
bool areOfOneBoard(const Draft& a, const Draft& b) {
  if (a.event != b.event || a.entry.index() != b.entry.index()) return false;
  const auto* one = std::get_if<RematchOf>(&a.place);
  const auto* other = std::get_if<RematchOf>(&b.place);
  if (one == nullptr || other == nullptr) return a.place == b.place;
  return std::minmax(one->one, one->other) == std::minmax(other->one, other->other);
}

}  // namespace

Outbox::Outbox(const fs::path& folder, std::string origin, std::string login)
    : m_file(folder / (login + "-" + origin.substr(0, kOriginLetters) + ".json")),
      m_origin(std::move(origin)),
      m_login(std::move(login)) {}

fs::path Outbox::usualFolder() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  const char* const home = std::getenv("HOME");
  const fs::path base = state != nullptr && fs::path(state).is_absolute()
                            ? fs::path(state)
                            : fs::path(home == nullptr ? "/" : home) / ".local" / "state";
  return base / "damath" / "outbox";
}

Outbox::Waiting Outbox::all(const fs::path& folder) {
  Waiting found;
  std::error_code fault;
  for (const auto& entry : fs::directory_iterator(folder, fault)) {
    if (entry.path().extension() != ".json") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (auto content = parseOutbox(text.str())) {
      found.contents.push_back(*std::move(content));
    } else {
      found.unread.push_back(entry.path());
    }
  }
  std::ranges::sort(found.contents, {},
                    [](const OutboxContent& each) { return std::tie(each.login, each.origin); });
  return found;
}

OutboxError Outbox::putAside() const {
  std::error_code fault;
  fs::path aside;
  for (int number = 1; aside.empty() || fs::exists(aside, fault); ++number) {
    aside = m_file.string() + ".broken-" + std::to_string(number);
  }
  fs::rename(m_file, aside, fault);
  return {OutboxFault::Broken, fault ? m_file : aside, fault ? fault.message() : std::string()};
}

Expected<std::vector<Draft>, OutboxError> Outbox::read() const {
  std::error_code fault;
  if (!fs::exists(m_file, fault) && !fault) return std::vector<Draft>();
  std::ifstream file(m_file, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || !text) {
    return Unexpected<OutboxError>(OutboxError{OutboxFault::CannotRead, m_file, systemsWords()});
  }
  auto content = parseOutbox(text.str());
  // Each contest and login has a file name of its own. Foreign content means that the file was moved by hand.
  if (!content || content->origin != m_origin || content->login != m_login) {
    return Unexpected<OutboxError>(putAside());
  }
  return std::move(content->drafts);
}

Expected<void, OutboxError> Outbox::write(const std::vector<Draft>& drafts) const {
  const auto failed = [this] {
    return Unexpected<OutboxError>(OutboxError{OutboxFault::CannotWrite, m_file, systemsWords()});
  };
  const std::string beside = m_file.string() + ".new";
  const int handle = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (handle < 0) return failed();
  const bool isWritten = writesAll(handle, toText({m_origin, m_login, drafts})) && ::fsync(handle) == 0;
  if (::close(handle) != 0 || !isWritten || std::rename(beside.c_str(), m_file.c_str()) != 0) return failed();
  syncFolder(m_file.parent_path());
  return {};
}

Expected<std::vector<Draft>, OutboxError> Outbox::drafts() const {
  const OutboxLock lock(m_file);
  return read();
}

Expected<void, OutboxError> Outbox::keep(Draft draft) const {
  std::error_code fault;
  fs::create_directories(m_file.parent_path(), fault);
  if (fault) {
    return Unexpected<OutboxError>(OutboxError{OutboxFault::CannotWrite, m_file, fault.message()});
  }
  const OutboxLock lock(m_file);
  auto drafts = read();
  if (!drafts) return Unexpected<OutboxError>(drafts.error());
  draft.id = newId();
  const auto same =
      std::ranges::find_if(*drafts, [&](const Draft& each) { return areOfOneBoard(each, draft); });
  if (same == drafts->end()) {
    drafts->push_back(std::move(draft));
  } else {
    draft.seen = same->seen;
    draft.basedOn = same->basedOn;
    *same = std::move(draft);
  }
  return write(*drafts);
}

Expected<void, OutboxError> Outbox::remove(const std::string& id) const {
  const OutboxLock lock(m_file);
  auto drafts = read();
  if (!drafts) return Unexpected<OutboxError>(drafts.error());
  if (std::erase_if(*drafts, [&id](const Draft& each) { return each.id == id; }) == 0) return {};
  return write(*drafts);
}

}  // namespace damath::desk
