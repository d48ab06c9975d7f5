#include "app/desk/backup_ring.hpp"

#include <algorithm>
#include <string>
#include <system_error>

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

// "20261121-183000": sorts by time.
std::string momentOf(db::Instant at) {
  std::string digits;
  for (const char c : db::toText(at)) {
    if (c >= '0' && c <= '9') digits += c;
    if (c == 'T') digits += '-';
  }
  return digits;
}

std::optional<db::Instant> momentIn(const fs::path& copy) {
  const std::string name = copy.filename().string();
  constexpr std::size_t kLength = 15;
  if (name.size() < kLength) return std::nullopt;
  const std::string text = name.substr(0, 4) + "-" + name.substr(4, 2) + "-" + name.substr(6, 2) + "T" +
                           name.substr(9, 2) + ":" + name.substr(11, 2) + ":" + name.substr(13, 2) + "Z";
  return db::parseInstant(text);
}

}  // namespace

BackupRing::BackupRing(fs::path file, RingRule rule)
    : m_file(std::move(file)),
      m_folder(m_file.parent_path() / (m_file.stem().string() + ".backups")),
      m_rule(rule) {}

std::vector<fs::path> BackupRing::copies() const {
  std::vector<fs::path> list;
  std::error_code error;
  for (fs::directory_iterator entry(m_folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().extension() == m_file.extension() && momentIn(entry->path())) {
      list.push_back(entry->path());
    }
  }
  std::ranges::sort(list);
  return list;
}

bool BackupRing::isDue(db::Instant now) const {
  const auto list = copies();
  if (list.empty()) return true;
  const auto last = momentIn(list.back());
  return !last || now - *last >= m_rule.every || now < *last;
}

Expected<fs::path, db::StoreError> BackupRing::copy(const db::Store& store, db::Instant now,
                                                    std::string_view why) const {
  std::error_code error;
  fs::create_directory(m_folder, error);
  const std::string stem = momentOf(now) + "-" + std::string(why);
  fs::path path = m_folder / (stem + m_file.extension().string());
  for (int next = 2; fs::exists(path, error); ++next) {
    path = m_folder / (stem + "-" + std::to_string(next) + m_file.extension().string());
  }
  if (auto done = store.backup(path); !done) return Unexpected<db::StoreError>(done.error());
  makeRoom();
  return path;
}

void BackupRing::makeRoom() const {
  auto list = copies();
  std::error_code ignored;
  for (std::size_t i = 0; i + m_rule.most < list.size(); ++i) fs::remove(list[i], ignored);
}

}  // namespace damath::desk
