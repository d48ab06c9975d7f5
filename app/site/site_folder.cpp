// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/site_folder.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "app/desk/keeping/contest_place.hpp"
#include "core/expected.hpp"
#include "core/fact_table.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_path.hpp"
#include "platform/folder_replacement.hpp"
#include "platform/side_file.hpp"
#include "words/phrase.hpp"

namespace damath::site {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

// The record file of the site folder. It holds the line kFirstLine, then the mark of the contest, then the
// names of the site's files.
constexpr std::string_view kMarkFile = "damath-site.txt";
constexpr std::string_view kFirstLine = "Damath site";

Unexpected<FolderRefusal> notWritten(const std::error_code& error) {
  return Unexpected(FolderRefusal{FolderFault::NotWritten, error.message()});
}

// Returns the folder that a symbolic link points to. The site replaces this folder, and the link stays.
fs::path placeOf(const fs::path& path) {
  const fs::path place = platform::resolvedPath(path);
  return place.has_filename() ? place : place.parent_path();
}

struct KeptMark {
  std::string contest;
  std::vector<std::string> names;
};

std::optional<KeptMark> markIn(const fs::path& folder) {
  constexpr std::size_t kMostMarkBytes = 1 << 24;
  std::istringstream file(platform::readSideFile(folder / kMarkFile, kMostMarkBytes).value_or(std::string()));
  std::string line;
  if (!std::getline(file, line) || line != kFirstLine) return std::nullopt;
  KeptMark mark;
  std::getline(file, mark.contest);
  while (std::getline(file, line)) mark.names.push_back(line);
  return mark;
}

// Checks that the folder holds only files of an earlier site of this contest, because all of its files are
// deleted with the earlier site.
Expected<void, FolderRefusal> checkFolder(const fs::path& folder, const std::string& mark) {
  std::error_code error;
  const auto kept = markIn(folder);
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const bool isOurs =
        kept && (name == kMarkFile || std::ranges::find(kept->names, name) != kept->names.end());
    if (!isOurs) return Unexpected(FolderRefusal{FolderFault::Foreign, name});
  }
  if (error) return notWritten(error);
  if (kept && kept->contest != mark) return Unexpected(FolderRefusal{FolderFault::OtherContest});
  return {};
}

Expected<void, FolderRefusal> checkPlace(const fs::path& place, const fs::path& contestFile,
                                         const std::string& mark) {
  switch (desk::contestPlaceOf(place, contestFile)) {
    case desk::ContestPlace::File:
      return Unexpected(FolderRefusal{FolderFault::Contest});
    case desk::ContestPlace::Copies:
      return Unexpected(FolderRefusal{FolderFault::Copies});
    case desk::ContestPlace::None:
      break;
  }
  std::error_code error;
  const fs::file_status status = fs::status(place, error);
  if (!fs::exists(status)) return {};
  if (!fs::is_directory(status)) return Unexpected(FolderRefusal{FolderFault::NoFolder});
  return checkFolder(place, mark);
}

// Makes a folder beside `place`, with a name that is not in use.
Expected<fs::path, FolderRefusal> newFolderBeside(const fs::path& place) {
  for (int number = 1;; ++number) {
    fs::path beside = place.string() + ".new" + std::to_string(number);
    std::error_code error;
    if (fs::create_directory(beside, error)) return beside;
    if (error && error != std::errc::file_exists) return notWritten(error);
  }
}

}  // namespace

std::string message(const FolderRefusal& refusal, words::Language language) {
  constexpr FactRow<FolderFault, Phrase> kFaults[] = {
      {FolderFault::Contest, Phrase::OutputIsContest},  {FolderFault::Copies, Phrase::OutputIsCopies},
      {FolderFault::NoFolder, Phrase::SiteNotFolder},   {FolderFault::Foreign, Phrase::SiteForeign},
      {FolderFault::OtherContest, Phrase::SiteOfOther}, {FolderFault::NotWritten, Phrase::SiteNotWritten}};
  static_assert(coversEvery(kFaults));
  return words::said(factOf(kFaults, refusal.fault), language, {refusal.detail});
}

platform::Sharing sharingOf(contest::PrivacyOption names) {
  return names == contest::PrivacyOption::FullName ? platform::Sharing::Private : platform::Sharing::Shared;
}

SiteFolder::SiteFolder(fs::path place, fs::path beside, std::string mark)
    : m_place(std::move(place)), m_beside(std::move(beside)), m_mark(std::move(mark)) {}

SiteFolder::SiteFolder(SiteFolder&& other) noexcept
    : m_place(std::move(other.m_place)),
      m_beside(std::exchange(other.m_beside, {})),
      m_mark(std::move(other.m_mark)),
      m_names(std::move(other.m_names)),
      m_reason(std::move(other.m_reason)) {}

SiteFolder::~SiteFolder() {
  std::error_code ignored;
  if (!m_beside.empty()) fs::remove_all(m_beside, ignored);
}

Expected<SiteFolder, FolderRefusal> SiteFolder::begin(const fs::path& path, const fs::path& contestFile,
                                                      std::string mark) {
  const fs::path place = placeOf(path);
  DAMATH_CHECK(checkPlace(place, contestFile, mark));
  DAMATH_TRY(beside, newFolderBeside(place));
  return SiteFolder(place, *beside, std::move(mark));
}

bool SiteFolder::write(const std::string& name, std::string_view bytes) {
  if (const auto fault = platform::writeDurably(m_beside / name, bytes, platform::Rights::Usual)) {
    m_reason = fault.message();
    return false;
  }
  m_names.push_back(name);
  return true;
}

Expected<void, FolderRefusal> SiteFolder::finish(platform::Sharing sharing) {
  std::string mark = std::string(kFirstLine) + "\n" + m_mark + "\n";
  for (const std::string& name : m_names) mark += name + "\n";
  if (m_reason.empty()) write(std::string(kMarkFile), mark);
  if (!m_reason.empty()) return Unexpected(FolderRefusal{FolderFault::NotWritten, m_reason});
  // Checks the folder again, because another person may have put a file into it in the meantime.
  std::error_code error;
  if (fs::exists(m_place, error)) {
    DAMATH_CHECK(checkFolder(m_place, m_mark));
  }
  if (sharing == platform::Sharing::Shared) {
    // Adds the folder itself, so that others can read it too.
    m_names.push_back(".");
    for (const std::string& name : m_names) {
      if (const auto why = platform::openToOthers(m_beside / name)) return notWritten(why);
    }
  }
  if (const auto why = platform::replaceFolder(m_beside, m_place)) return notWritten(why);
  m_beside.clear();
  return {};
}

}  // namespace damath::site
