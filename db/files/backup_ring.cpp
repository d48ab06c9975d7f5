// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_ring.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>
#include <tuple>

#include "core/precondition.hpp"
#include "core/spellings.hpp"
#include "platform/durable_file.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

// Returns the time as in the names of backups: "20261121-183000". Texts in this form sort by time.
std::string momentOf(Instant at) {
  std::string digits;
  for (const char c : toText(at)) {
    if (c >= '0' && c <= '9') digits += c;
    if (c == 'T') digits += '-';
  }
  return digits;
}

constexpr std::size_t kMomentLength = 15;

std::string wordOf(const BackupReason& reason) {
  if (const auto* occasion = std::get_if<BackupOccasion>(&reason)) return std::string(spellingOf(*occasion));
  const auto* question = std::get_if<ConfirmationReason>(&reason);
  return question == nullptr ? std::string() : std::string(toText(*question));
}

BackupReason reasonIn(std::string_view word) {
  if (const auto occasion = valueOf<BackupOccasion>(word)) return *occasion;
  if (const auto question = parseConfirmationReason(word)) return *question;
  return std::monostate();
}

std::optional<Instant> momentIn(std::string_view name) {
  if (name.size() < kMomentLength) return std::nullopt;
  std::string text;
  for (std::size_t place = 0; place < kMomentLength; ++place) {
    if (place == 4 || place == 6) text += '-';
    if (place == 11 || place == 13) text += ':';
    text += name[place] == '-' ? 'T' : name[place];
  }
  return parseInstant(text + "Z");
}

// Returns the series as the end of a backup's name: "-2". Empty for series 1.
std::string endingOf(int series) {
  return series > 1 ? "-" + std::to_string(series) : std::string();
}

int seriesIn(std::string_view ending) {
  int series = 1;
  // Accepts at most 9 digits, so that the number of the next series also fits into an int.
  constexpr std::size_t kMostDigits = 9;
  if (ending.size() <= kMostDigits) std::from_chars(ending.data(), ending.data() + ending.size(), series);
  return std::max(series, 1);
}

// The words in the file `rule` of a backup folder. The file contains for example "everyMinutes 10" and
// "copies 30".
constexpr std::string_view kEveryMinutes = "everyMinutes";
constexpr std::string_view kMost = "copies";

std::optional<RingRule> ruleIn(const fs::path& path) {
  // Reads `path` only if it is a regular file. If it were a pipe, opening it would wait forever.
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path);
  RingRule rule;
  std::string name;
  int number = 0;
  bool isComplete = false;
  if (file >> name >> number && name == kEveryMinutes) {
    rule.every = std::chrono::minutes(number);
    isComplete = static_cast<bool>(file >> name >> rule.most) && name == kMost;
  }
  return isComplete && isPossible(rule) ? std::optional(rule) : std::nullopt;
}

}  // namespace

bool isPossible(const RingRule& rule) {
  constexpr std::chrono::minutes kLongest{240};
  constexpr int kFewest = 3;
  constexpr int kMany = 1000;
  return rule.every >= std::chrono::minutes(1) && rule.every <= kLongest && rule.most >= kFewest &&
         rule.most <= kMany;
}

BackupRing::BackupRing(Place place)
    : m_isHall(place.hall() != nullptr),
      m_file(m_isHall ? fs::path() : *place.file()),
      m_folder(m_isHall ? fs::path() : m_file.parent_path() / (m_file.stem().string() + ".backups")) {}

RingRule BackupRing::rule() const {
  if (m_isHall) return {};
  return ruleIn(m_folder / "rule").value_or(RingRule{});
}

StoreResult<void> BackupRing::setRule(const RingRule& rule) const {
  DAMATH_EXPECTS(isPossible(rule));
  if (m_isHall) return Unexpected<StoreError>(StoreError{StoreFault::CannotOpen, "a hall"});
  std::error_code error;
  fs::create_directory(m_folder, error);
  const fs::path path = m_folder / "rule";
  std::ostringstream text;
  text << kEveryMinutes << ' ' << rule.every.count() << '\n' << kMost << ' ' << rule.most << '\n';
  if (!platform::writeDurably(path, text.str(), platform::Rights::Usual)) return {};
  return Unexpected<StoreError>(StoreError{StoreFault::CannotOpen, path.string()});
}

std::vector<RingBackup> BackupRing::copies() const {
  std::vector<RingBackup> list;
  if (m_isHall) return list;
  std::error_code error;
  for (fs::directory_iterator entry(m_folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    const std::string name = path.stem().string();
    const auto at = momentIn(name);
    if (path.extension() != m_file.extension() || !at) continue;
    // The name of a backup file ends with the reason and the series: "time-2".
    const std::string rest = name.size() > kMomentLength ? name.substr(kMomentLength + 1) : std::string();
    const std::size_t dash = std::min(rest.find('-'), rest.size());
    const std::string why = rest.substr(0, dash);
    const int series = dash < rest.size() ? seriesIn(std::string_view(rest).substr(dash + 1)) : 1;
    std::error_code unknown;
    const std::uintmax_t bytes = entry->file_size(unknown);
    list.push_back({path, *at, series, why, reasonIn(why), unknown ? 0 : bytes});
  }
  std::ranges::sort(list, {},
                    [](const RingBackup& copy) { return std::tie(copy.series, copy.at, copy.path); });
  return list;
}

bool BackupRing::isDue(Instant now) const {
  if (m_isHall) return false;
  const auto list = copies();
  return list.empty() || now - list.back().at >= rule().every || now < list.back().at;
}

StoreResult<fs::path> BackupRing::copy(const Store& store, Instant now, const BackupReason& reason,
                                       const fs::path& spared) const {
  if (m_isHall) return fs::path();
  std::error_code error;
  fs::create_directory(m_folder, error);
  const auto list = copies();
  int series = list.empty() ? 1 : list.back().series;
  if (!list.empty() && now <= list.back().at) ++series;
  const std::string stem = momentOf(now) + "-" + wordOf(reason);
  const fs::path path = m_folder / (stem + endingOf(series) + m_file.extension().string());
  if (auto done = store.backup(path); !done) return Unexpected<StoreError>(done.error());
  makeRoom(spared);
  return path;
}

void BackupRing::makeRoom(const fs::path& spared) const {
  const auto list = copies();
  const auto most = static_cast<std::size_t>(rule().most);
  std::error_code ignored;
  for (std::size_t i = 0; i + most < list.size(); ++i) {
    if (!fs::equivalent(list[i].path, spared, ignored)) fs::remove(list[i].path, ignored);
  }
}

}  // namespace damath::db
