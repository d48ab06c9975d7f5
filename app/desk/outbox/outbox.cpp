// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/outbox.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <random>
#include <sstream>
#include <system_error>
#include <tuple>
#include <utility>

#include "core/expected.hpp"
#include "platform/durable_file.hpp"
#include "platform/user.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kOriginLetters = 16;

std::string newId() {
  std::random_device lot;
  std::ostringstream id;
  id << std::hex << lot() << lot();
  return id.str();
}

// True if both drafts are of the same kind and for the same board or rematch. The order of the two players of
// a rematch does not matter.
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
  return platform::stateFolder() / "damath" / "outbox";
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

bool Outbox::isMissing() const {
  std::error_code fault;
  return !fs::exists(m_file, fault) && !fault;
}

Unexpected<OutboxError> Outbox::failed(OutboxFault fault, const std::error_code& why) const {
  return Unexpected<OutboxError>(OutboxError{fault, m_file, why.message()});
}

Expected<platform::FileLock, OutboxError> Outbox::locked(OutboxFault fault) const {
  auto lock = platform::FileLock::lock(m_file.string() + ".lock");
  if (!lock) return failed(fault, lock.error());
  return *std::move(lock);
}

Expected<std::vector<Draft>, OutboxError> Outbox::read() const {
  if (isMissing()) return std::vector<Draft>();
  std::ifstream file(m_file, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || !text) {
    return failed(OutboxFault::CannotRead, {errno, std::generic_category()});
  }
  auto content = parseOutbox(text.str());
  // Each contest and login has a file name of its own. If the file holds another contest or login, somebody
  // moved it by hand.
  if (!content || content->origin != m_origin || content->login != m_login) {
    return Unexpected<OutboxError>(putAside());
  }
  return std::move(content->drafts);
}

Expected<void, OutboxError> Outbox::write(const std::vector<Draft>& drafts) const {
  const auto fault =
      platform::writeDurably(m_file, toText({m_origin, m_login, drafts}), platform::Rights::Private);
  if (fault) return failed(OutboxFault::CannotWrite, fault);
  return {};
}

Expected<std::vector<Draft>, OutboxError> Outbox::drafts() const {
  if (isMissing()) return std::vector<Draft>();
  DAMATH_TRY(lock, locked(OutboxFault::CannotRead));
  return read();
}

Expected<void, OutboxError> Outbox::keep(Draft draft) const {
  std::error_code fault;
  fs::create_directories(m_file.parent_path(), fault);
  if (fault) return failed(OutboxFault::CannotWrite, fault);
  DAMATH_TRY(lock, locked(OutboxFault::CannotWrite));
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
  if (isMissing()) return {};
  DAMATH_TRY(lock, locked(OutboxFault::CannotWrite));
  auto drafts = read();
  if (!drafts) return Unexpected<OutboxError>(drafts.error());
  if (std::erase_if(*drafts, [&id](const Draft& each) { return each.id == id; }) == 0) return {};
  return write(*drafts);
}

}  // namespace damath::desk
