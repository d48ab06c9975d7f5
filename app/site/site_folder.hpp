// SPDX-License-Identifier: GPL-3.0-or-later
// The folder that a site is written to: a new or empty one, or one that an earlier site of the same contest
// made and nobody put anything into. Everything is written beside it and takes its place at the end as a
// whole, so that what was there stays until then, and nothing half-written is ever seen.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/expected.hpp"

namespace damath::site {

enum class FolderFault {
  Contest,       // a contest file, or what belongs to one
  Copies,        // within the folder of a contest's copies
  NoFolder,      // something else is there
  Foreign,       // it holds what no site wrote
  OtherContest,  // the site of another contest
  NotWritten
};

struct FolderRefusal {
  FolderFault fault = FolderFault::NotWritten;
  std::string detail = {};  // of Foreign the name of what it holds, of NotWritten the system's reason
};

[[nodiscard]] std::string message(const FolderRefusal& refusal, words::Language language);

class SiteFolder {
 public:
  // `mark` tells the contest, `contestFile` is its file.
  [[nodiscard]] static Expected<SiteFolder, FolderRefusal> begin(const std::filesystem::path& path,
                                                                 const std::filesystem::path& contestFile,
                                                                 std::string mark);
  SiteFolder(SiteFolder&& other) noexcept;
  SiteFolder& operator=(SiteFolder&&) = delete;
  ~SiteFolder();

  // False where it cannot be written; finish() then says why.
  bool write(const std::string& name, std::string_view bytes);
  [[nodiscard]] Expected<void, FolderRefusal> finish();

 private:
  SiteFolder(std::filesystem::path place, std::filesystem::path beside, std::string mark);

  std::filesystem::path m_place;
  std::filesystem::path m_beside;  // empty once nothing lies there any more
  std::string m_mark;
  std::vector<std::string> m_names;
  std::string m_reason;  // why something could not be written
};

}  // namespace damath::site
